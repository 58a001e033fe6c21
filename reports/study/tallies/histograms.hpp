// SPDX-License-Identifier: MIT
// Histograms of a size that does not grow with the answers, and their quantiles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>

namespace reports {

// How many iterations answers took.
class Iterations {
 public:
  // Negative counts, which a foreign subject may claim, count as 0.
  void add(int iterations);
  void add(const Iterations& other);

  std::size_t total() const { return total_; }
  // The least k for which at least the share `share` of the answers took at most k; the largest
  // if that is beyond what is told apart.  0 if there are no answers.
  int quantile(double share) const;
  int largest() const { return largest_; }

 private:
  // One by one up to the limit of polytopes; curved bodies at many digits may take more.
  static constexpr std::size_t told_apart = 256;

  std::array<std::size_t, told_apart + 1> counts_{};
  std::size_t total_ = 0;
  int largest_ = 0;
};

// Errors, in bins that are 0.4 to 0.8 % wide: 128 between two powers of two, so that a quantile is
// too small by less than 1/128 of it.  A study fills a few hundred of them; there are 262,144.
class Quantiles {
 public:
  // NaN and negative numbers, which no error is, count as 0.
  void add(double error);

  std::uint64_t total() const { return total_; }
  // The lower end of the bin of the least error that at least the share `share` of all do not
  // exceed; 0 if there are no errors.
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
