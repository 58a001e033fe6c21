// SPDX-License-Identifier: MIT
// Histograms and their quantiles in memory that does not grow with the number of answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>

namespace reports {

// Histogram of iteration counts.
class Iterations {
 public:
  // Negative counts, which an external subject may report, count as 0.
  void add(int iterations);
  void add(const Iterations& other);

  std::size_t total() const { return total_; }
  // The least k such that at least `share` of the answers took at most k iterations; the largest
  // count if k exceeds the bins; 0 if there are no answers.
  int quantile(double share) const;
  int largest() const { return largest_; }

 private:
  // Single bins up to the iteration limit of polytopes; curved bodies with many digits may take
  // more.
  static constexpr std::size_t told_apart = 256;

  std::array<std::size_t, told_apart + 1> counts_{};
  std::size_t total_ = 0;
  int largest_ = 0;
};

// Histogram of errors.  Bins are 0.4 to 0.8 % wide, 128 per power of two, so a quantile is too
// small by less than 1/128 of its value.  A study fills a few hundred of the 262,144 bins.
class Quantiles {
 public:
  // NaN and negative numbers, which are not valid errors, count as 0.
  void add(double error);

  std::uint64_t total() const { return total_; }
  // The lower end of the bin of the least error that at least `share` of all errors do not exceed;
  // 0 if there are no errors.
  double at(double share) const;
  double least() const { return total_ > 0 ? least_ : 0; }  // exact
  double largest() const { return largest_; }               // exact

 private:
  std::map<std::uint32_t, std::uint64_t> bins_;
  std::uint64_t total_ = 0;
  double least_ = std::numeric_limits<double>::infinity();
  double largest_ = 0;
};

}  // namespace reports
