// SPDX-License-Identifier: MIT
// Quantiles of errors in constant memory.
#pragma once

#include <cstdint>
#include <limits>
#include <map>

namespace reports {

// A histogram whose bins are 0.4 to 0.8 % wide: 128 between two powers of two, so that a quantile
// is too small by less than 1/128 of it.  A study fills a few hundred of them; there are 262,144.
class Quantiles {
 public:
  // NaN and negative numbers, which no error is, count as 0.
  void add(double error);

  std::uint64_t total() const { return total_; }
  // The lower end of the bin of the least error that at least the share `share` of all do not
  // exceed; 0 of none.
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
