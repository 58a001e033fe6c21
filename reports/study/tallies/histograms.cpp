// SPDX-License-Identifier: MIT
#include "reports/study/tallies/histograms.hpp"

#include <algorithm>
#include <bit>

namespace reports {
namespace {

// A bin keeps 7 of the 52 fraction bits of a double.  The bit patterns of positive doubles have the
// same order as the doubles.
constexpr int dropped_bits = 45;

}  // namespace

void Iterations::add(int iterations) {
  ++total_;
  largest_ = std::max(largest_, iterations);
  const auto k = static_cast<std::size_t>(std::max(iterations, 0));
  if (k < counts_.size()) ++counts_[k];
}

void Iterations::add(const Iterations& other) {
  for (std::size_t k = 0; k < counts_.size(); ++k) counts_[k] += other.counts_[k];
  total_ += other.total_;
  largest_ = std::max(largest_, other.largest_);
}

int Iterations::quantile(double share) const {
  const double wanted = share * static_cast<double>(total_);
  std::size_t seen = 0;
  for (std::size_t k = 0; k < counts_.size(); ++k) {
    seen += counts_[k];
    if (static_cast<double>(seen) >= wanted) return static_cast<int>(k);
  }
  return largest_;
}

void Quantiles::add(double error) {
  const double size = error > 0 ? error : 0.0;  // NaN: 0
  ++bins_[static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(size) >> dropped_bits)];
  ++total_;
  least_ = std::min(least_, size);
  largest_ = std::max(largest_, size);
}

double Quantiles::at(double share) const {
  const double wanted = share * static_cast<double>(total_);
  std::uint64_t seen = 0;
  for (const auto& [bin, count] : bins_) {
    seen += count;
    if (static_cast<double>(seen) >= wanted) {
      return std::bit_cast<double>(static_cast<std::uint64_t>(bin) << dropped_bits);
    }
  }
  return largest_;
}

}  // namespace reports
