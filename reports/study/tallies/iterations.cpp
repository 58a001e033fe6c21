// SPDX-License-Identifier: MIT
#include "reports/study/tallies/iterations.hpp"

#include <algorithm>

namespace reports {

void Iterations::add(int iterations) {
  ++total_;
  largest_ = std::max(largest_, iterations);
  const auto k = static_cast<std::size_t>(std::max(iterations, 0));
  if (k < of_.size()) ++of_[k];
}

void Iterations::add(const Iterations& other) {
  for (std::size_t k = 0; k < of_.size(); ++k) of_[k] += other.of_[k];
  total_ += other.total_;
  largest_ = std::max(largest_, other.largest_);
}

int Iterations::quantile(double share) const {
  const double wanted = share * static_cast<double>(total_);
  std::size_t seen = 0;
  for (std::size_t k = 0; k < of_.size(); ++k) {
    seen += of_[k];
    if (static_cast<double>(seen) >= wanted) return static_cast<int>(k);
  }
  return largest_;
}

}  // namespace reports
