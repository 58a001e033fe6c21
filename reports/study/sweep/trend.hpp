// SPDX-License-Identifier: MIT
// Trends: how errors, iterations and findings depend on one quantity, which is a swept setting or a
// parameter of the cases.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/study/form/record.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

inline constexpr std::size_t axis_bins = 12;

// An axis in equal bins.
struct BinnedAxis {
  std::string name;
  bool log = false;  // first and step are of log10
  double first = 0;
  double step = 0;

  std::size_t bin(double value) const;
  double middle(std::size_t bin) const;
};

// An axis for these values; empty if they are all equal.
std::optional<BinnedAxis> axis_of(const std::string& name, const std::vector<double>& values);

// The quantities of a record: the numerical settings of its subject, parameters of its case,
// "vertices_of_both", and those settings of its family that are no parameter of the case, such as
// bits.
std::vector<std::pair<std::string, double>> quantities(const RunHeader::Group& group,
                                                       const RunHeader::Subject& subject,
                                                       const Record& record);

// The answers of a subject where the quantity has one value or is in one bin.
struct TrendPoint {
  double x = 0;
  std::uint64_t answers = 0;
  std::uint64_t findings = 0;
  Quantiles errors;      // relative, as in a SweptCell
  Quantiles iterations;  // exact up to 256

  void add(const Record& record);
  void add(const TrendPoint& other);
};

class Trend {
 public:
  explicit Trend(std::string name) : name_(std::move(name)) {}

  // Subjects that differ in this quantity alone are one line.  Skipped cases and values that are not
  // finite are left out.
  void add(double x, const RunHeader::Subject& subject, const Record& record);
  // Puts more than 12 values into bins.  A logarithmic axis leaves out what is not above 0.
  void finish();

  const std::string& name() const { return name_; }
  // Valid after finish(): by subject without the quantity, in order of x.  Empty unless x varies.
  const std::map<std::string, std::vector<TrendPoint>>& lines() const { return lines_; }

 private:
  using Points = std::vector<TrendPoint>;  // by line; skip those without answers

  // The points of the value or of its bin; null if the axis leaves it out.
  Points* points_at(double x);
  std::size_t line_of(const std::string& subject);
  void fold();

  std::string name_;
  std::map<double, Points> values_;  // until there are too many
  std::optional<BinnedAxis> axis_;
  std::map<std::size_t, Points> bins_;
  double last_ = std::numeric_limits<double>::quiet_NaN();  // was added, and its points
  Points* last_points_ = nullptr;
  std::vector<std::string> subjects_;  // by line, in order of the first answer
  std::map<std::string, std::size_t> known_lines_;
  std::size_t last_line_ = 0;
  std::map<std::string, std::vector<TrendPoint>> lines_;
};

}  // namespace reports
