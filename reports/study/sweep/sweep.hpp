// SPDX-License-Identifier: MIT
// The cells of a sweep, from its records alone: a group of cases, which is a family with its
// settings, times a subject with its own.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/study/form/run_header.hpp"
#include "reports/study/sweep/cell.hpp"

namespace reports {

class Sweep {
 public:
  explicit Sweep(const RunHeader& header);

  // In the order of the records.
  void add(std::size_t group, std::size_t subject, const Record& record);

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
// all but `share` of its answers; empty where the study names no accuracies.
std::string accuracy_table(const Sweep& sweep, double share, bool markdown);
// Both, with a heading and an explanation.
std::string sweep_text(const Sweep& sweep, bool markdown);

}  // namespace reports
