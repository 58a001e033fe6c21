// SPDX-License-Identifier: MIT
#include "reports/study/tallies/quantiles.hpp"

#include <algorithm>
#include <bit>

namespace reports {
namespace {

// Of the 52 bits of a double's fraction 7 stay.  The patterns of positive doubles are in the order
// of the doubles.
constexpr int dropped_bits = 45;

}  // namespace

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
