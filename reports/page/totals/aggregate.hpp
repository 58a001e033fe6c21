// SPDX-License-Identifier: MIT
// The records of a study, added up one by one.  Memory depends on the numbers of subjects and
// groups, not on the number of cases.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/page/totals/bins.hpp"
#include "reports/page/totals/heat.hpp"
#include "reports/page/totals/precision.hpp"
#include "reports/page/totals/row.hpp"
#include "reports/page/totals/sample.hpp"

namespace reports::page {

inline constexpr int iterations_max = 256;  // counted with those that took more

// A subject on a group.
struct Cell {
  std::array<std::size_t, columns.size()> counts{};
  std::size_t gross = 0;                                      // of the findings
  std::map<std::pair<std::size_t, int>, std::size_t> errors;  // by column and bin
  // By column, status and number.
  std::map<std::tuple<std::size_t, std::size_t, int>, std::size_t> iterations;
  Bins times;  // by time_bin
};

// A subject on all groups.
struct Total {
  std::size_t judged = 0;  // cases that it did not skip
  std::size_t findings = 0;
  std::size_t gross = 0;
  Bins errors;  // by error_bin
  Bins times;
};

// A finding.
struct Kept {
  std::size_t subject = 0;
  std::size_t column = 0;
  std::size_t group = 0;
  bool gross = false;
  double size = 0;  // of the error as a share of M; infinite where it has none
  Record record;
};

class Aggregate {
 public:
  explicit Aggregate(Header header);

  // Throws std::invalid_argument where the header does not name its group or subject.
  void add(const Record& record);
  void finish();

  const Header& header() const { return header_; }
  const Cell& cell(std::size_t subject, std::size_t group) const {
    return cells_[subject * header_.groups.size() + group];
  }
  Total total(std::size_t subject) const;
  const Precision& precision() const { return precision_; }
  std::size_t questions() const { return questions_; }

  // The worst of each kind of each subject; where there is room for more, the next ones.  Worst
  // first: by kind, then by size.
  std::vector<Kept> worst(std::size_t at_most) const;

  // The members "statuses", "cells", "error_bins", "heat", "points" and "precision" of
  // src/data.ts.
  nlohmann::json json() const;

 private:
  void keep(const Row& row, const Record& record);
  void sample(const Row& row);
  std::size_t status_place(const std::string& status);
  nlohmann::json heat_json() const;

  Header header_;
  std::vector<Cell> cells_;
  std::vector<std::string> statuses_;
  std::map<std::string, std::size_t> status_places_;  // by the bytes that the subject gave
  std::vector<Sample> findings_;                      // by subject
  std::vector<Sample> others_;
  Precision precision_;
  std::optional<Heat> heat_;  // of the group under way
  std::vector<Heat> heats_;   // of those before
  std::map<std::pair<std::size_t, std::size_t>, std::vector<Kept>> worst_;  // subject, column
  std::optional<std::pair<std::size_t, std::uint64_t>> last_;               // group, index
  std::size_t questions_ = 0;
};

}  // namespace reports::page
