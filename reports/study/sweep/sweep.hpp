// SPDX-License-Identifier: MIT
// The cells of a sweep, from its records alone.  A cell is one group of cases (a family with its
// settings) and one subject with its settings.  Memory does not grow with the number of cases.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"
#include "reports/study/tallies/histograms.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

// True if a subject or a family has settings or the study lists accuracies.
bool is_sweep(const RunHeader& header);

// The figures of a sweep's cell in addition to its counts.
struct SweptCell : Cell {
  // |d - d*| / d* of every answer to separated bodies, regardless of their condition: 1 if the
  // answer says that they intersect, infinite if there is no answer.
  Quantiles relative;
  Quantiles scaled;                             // in units of u M
  Quantiles ulps;                               // for binary32 and binary64
  Quantiles condition;                          // M / d* of separated bodies
  std::map<std::string, Iterations> by_status;  // iterations
  std::optional<WorstFinding> worst_answer;     // among all answers, findings or not

  void add(const RunHeader& header, const Record& record);
};

// The relative error of a record as a cell counts it; empty if d* is not above 0 or no distance was
// requested.
std::optional<double> relative_error(const Record& record);

class Sweep {
 public:
  explicit Sweep(const RunHeader& header)
      : header_(header), cells_(header.groups.size() * header.subjects.size()) {}

  // Call in the order of the records.
  void add(std::size_t group, std::size_t subject, const Record& record) {
    cells_[group * header_.subjects.size() + subject].add(header_, record);
  }

  const RunHeader& header() const { return header_; }
  const SweptCell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * header_.subjects.size() + subject];
  }

  // The cells that have cases, one line of JSON each (cells.schema.json).
  std::string lines() const;

 private:
  RunHeader header_;
  std::vector<SweptCell> cells_;
};

// The table of the cells, one row each, for the terminal or as Markdown.
std::string cell_table(const Sweep& sweep, bool markdown);
// For each group and accuracy, the least precise subject whose relative error reaches the accuracy
// in all but `share` of its answers.  Empty if the study lists no accuracies.
std::string accuracy_table(const Sweep& sweep, double share, bool markdown);
// Both tables, with a heading and an explanation.
std::string sweep_text(const Sweep& sweep, bool markdown);

}  // namespace reports
