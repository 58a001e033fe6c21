// SPDX-License-Identifier: MIT
// Counts the cases and findings of a group in a grid of bins over two of their parameters.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/study/form/record.hpp"

namespace reports::page {

inline constexpr std::size_t heat_bins = 12;

// d*/M of separated bodies, using the lower bound of an enclosure; empty if it is not finite.
std::optional<double> inverse_condition(const Record& record);

struct HeatAxis {
  std::string name;
  bool log = false;  // first and step are of log10
  double first = 0;
  double step = 0;

  std::size_t bin(double value) const;
};

// An axis for the values of the first cases; empty if the values are all equal.
std::optional<HeatAxis> axis_of(const std::string& name, const std::vector<double>& values);

class Heat {
 public:
  explicit Heat(std::size_t group) : group_(group) {}

  // The records of a case must be consecutive.
  void add(const Record& record, std::size_t subject);
  // Call after the last record.
  void finish();

  // The data for the page, pair by pair; the most interesting pairs come first.
  std::size_t pairs() const { return pairs_.size(); }
  nlohmann::json pair_json(std::size_t pair) const;
  nlohmann::json axes_json() const;
  std::size_t group() const { return group_; }

 private:
  // A case with the findings of its subjects.
  struct Waiting {
    std::vector<std::pair<std::string, double>> values;
    std::vector<std::pair<std::size_t, VerdictKind>> found;  // subject and verdict
  };
  struct Pair {
    std::size_t x = 0;
    std::size_t y = 0;
    std::array<std::size_t, heat_bins * heat_bins> totals{};
    // By subject and verdict, then by cell.
    std::map<std::pair<std::size_t, VerdictKind>, std::map<std::size_t, std::size_t>> found;
  };

  void close_case();
  void choose_axes();
  void count(const Waiting& one);

  std::size_t group_;
  std::optional<std::uint64_t> index_;  // of the current case
  Waiting now_;
  std::vector<Waiting> waiting_;
  bool chosen_ = false;
  std::vector<HeatAxis> axes_;
  std::vector<Pair> pairs_;
};

}  // namespace reports::page
