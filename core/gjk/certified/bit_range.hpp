// SPDX-License-Identifier: MIT
// Floating-point numbers as integers times a power of two.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace gjk::certified {

// x = mantissa 2^exponent exactly, for a finite x; 0 has mantissa 0.
struct Binary64 {
  std::int64_t mantissa;
  int exponent;

  explicit Binary64(double x) {
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto biased = static_cast<int>((bits >> 52) & 0x7ff);
    const auto fraction = static_cast<std::int64_t>(bits & ((std::uint64_t{1} << 52) - 1));
    mantissa = biased == 0 ? fraction : fraction | (std::int64_t{1} << 52);
    if ((bits >> 63) != 0) mantissa = -mantissa;
    exponent = std::max(biased, 1) - 1075;
  }
};

// The bits that some numbers use: all are multiples of 2^lowest, with magnitudes below 2^highest.
struct BitRange {
  int lowest = std::numeric_limits<int>::max();
  int highest = std::numeric_limits<int>::min();

  void add(double x) {
    const Binary64 parts(x);
    if (parts.mantissa == 0) return;
    const auto size =
        static_cast<std::uint64_t>(parts.mantissa < 0 ? -parts.mantissa : parts.mantissa);
    lowest = std::min(lowest, parts.exponent + std::countr_zero(size));
    highest = std::max(highest, parts.exponent + 64 - std::countl_zero(size));
  }
  void add(const BitRange& other) {
    lowest = std::min(lowest, other.lowest);
    highest = std::max(highest, other.highest);
  }
  bool empty() const { return highest < lowest; }
  std::size_t bits() const { return empty() ? 0 : static_cast<std::size_t>(highest - lowest); }
};

}  // namespace gjk::certified
