// SPDX-License-Identifier: MIT
// How many iterations answers took: a histogram of constant size, and its quantiles.
#pragma once

#include <array>
#include <cstddef>

namespace reports {

class Iterations {
 public:
  // Negative counts, which a foreign subject may claim, count as 0.
  void add(int iterations);
  void add(const Iterations& other);

  std::size_t total() const { return total_; }
  // The least k for which at least the share `share` of the answers took at most k; the largest
  // where that is beyond what is told apart.  0 of none.
  int quantile(double share) const;
  int largest() const { return largest_; }

 private:
  // One by one up to the limit of polytopes; curved bodies at many digits may take more.
  static constexpr std::size_t told_apart = 256;

  std::array<std::size_t, told_apart + 1> of_{};
  std::size_t total_ = 0;
  int largest_ = 0;
};

}  // namespace reports
