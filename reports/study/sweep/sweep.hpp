// SPDX-License-Identifier: MIT
// The cells of a sweep, from its records alone: a group of cases, which is a family with its
// settings, times a subject with its own, in memory that does not grow with the cases.
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

// Whether a subject or a family has settings, or the study asks who reaches some accuracies.
bool is_sweep(const RunHeader& header);

// What a sweep shows of a cell besides its counts.
struct SweptCell : Cell {
  // |d - d*| / d* of every answer to bodies that are apart, whatever their condition: 1 if it says
  // that they meet, infinite if there is no answer.
  Quantiles relative;
  Quantiles scaled;                             // in units of u M
  Quantiles ulps;                               // of binary32 and binary64
  Quantiles condition;                          // M / d* of bodies that are apart
  std::map<std::string, Iterations> by_status;  // iterations
  std::optional<WorstFinding> worst_answer;     // of all answers, findings or not

  void add(const RunHeader& header, const Record& record);
};

// The relative error of a record as a cell counts it; empty if d* is not above 0 or no distance was
// asked for.
std::optional<double> relative_error(const Record& record);

class Sweep {
 public:
  explicit Sweep(const RunHeader& header)
      : header_(header), cells_(header.groups.size() * header.subjects.size()) {}

  // In the order of the records.
  void add(std::size_t group, std::size_t subject, const Record& record) {
    cells_[group * header_.subjects.size() + subject].add(header_, record);
  }

  const RunHeader& header() const { return header_; }
  const SweptCell& cell(std::size_t group, std::size_t subject) const {
    return cells_[group * header_.subjects.size() + subject];
  }

  // The cells that have cases, a line of JSON each: cells.schema.json.
  std::string lines() const;

 private:
  RunHeader header_;
  std::vector<SweptCell> cells_;
};

// Tables for the terminal or as Markdown: a row a cell, and who reaches the accuracies of the
// study.
std::string cell_table(const Sweep& sweep, bool markdown);
// Of each group the subject of the least precision whose relative error is at most each accuracy in
// all but `share` of its answers; empty if the study names no accuracies.
std::string accuracy_table(const Sweep& sweep, double share, bool markdown);
// Both, with a heading and an explanation.
std::string sweep_text(const Sweep& sweep, bool markdown);

}  // namespace reports
