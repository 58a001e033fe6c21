// SPDX-License-Identifier: MIT
// The records of a study, added up line by line.  Memory depends on the numbers of subjects and
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

#include "reports/page/heat.hpp"
#include "reports/page/row.hpp"
#include "reports/page/sample.hpp"

namespace reports::page {

// Bins of errors in units of u M, ten a decade from 1e-3 on.
inline constexpr int error_first_decade = -3;
inline constexpr int error_bins_a_decade = 10;
inline constexpr int error_bins = 200;
// -1: less than all of them; error_bins: more.
int error_bin(double scaled_error);

inline constexpr int iterations_max = 256;  // counted with those that took more

// A subject on a group.
struct Cell {
  std::array<std::size_t, columns.size()> counts{};
  std::map<std::pair<std::size_t, int>, std::size_t> errors;  // by column and bin
  // By column, status and number.
  std::map<std::tuple<std::size_t, std::size_t, int>, std::size_t> iterations;
};

// A finding, with its line of the records.
struct Kept {
  std::size_t subject = 0;
  std::size_t column = 0;
  std::size_t group = 0;
  bool gross = false;
  double size = 0;  // of the error as a share of M; infinite where it has none
  std::string line;
};

class Aggregate {
 public:
  explicit Aggregate(Header header);

  void add(const Row& row, const std::string& line);
  void finish();

  const Header& header() const { return header_; }
  const Cell& cell(std::size_t subject, std::size_t group) const {
    return cells_[subject * header_.groups.size() + group];
  }
  std::size_t questions() const { return questions_; }

  // The worst of each kind of each subject; where there is room for more, the next ones.  Worst
  // first: by kind, then by size.
  std::vector<Kept> worst(std::size_t at_most) const;

  // The members "statuses", "cells", "error_bins", "heat" and "points" of src/data.ts.
  nlohmann::json json() const;

 private:
  void keep(const Row& row, const std::string& line);
  void sample(const Row& row);
  std::size_t status_place(const std::string& status);
  nlohmann::json heat_json() const;

  Header header_;
  std::vector<Cell> cells_;
  std::vector<std::string> statuses_;
  std::vector<Sample> findings_;  // by subject
  std::vector<Sample> others_;
  std::optional<Heat> heat_;  // of the group under way
  std::vector<Heat> heats_;   // of those before
  std::map<std::pair<std::size_t, std::size_t>, std::vector<Kept>> worst_;  // subject, column
  std::optional<std::pair<std::size_t, std::uint64_t>> last_;               // group, index
  std::size_t questions_ = 0;
};

}  // namespace reports::page
