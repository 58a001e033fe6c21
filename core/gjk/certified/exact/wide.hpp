// SPDX-License-Identifier: MIT
// Unsigned integers of 128 bits, modulo 2^128: those of the compiler, or what integer.hpp needs of
// them where there are none, on machines of 32 bits.
#pragma once

#include <cstdint>

namespace gjk::certified {

#ifdef __SIZEOF_INT128__
__extension__ using Wide = unsigned __int128;
#else
class Wide {
 public:
  constexpr Wide(std::uint64_t low = 0) : low_(low) {}  // implicit, as among the built-in types
  explicit operator std::uint64_t() const { return low_; }

  friend Wide operator+(const Wide& a, const Wide& b) {
    Wide sum(a.low_ + b.low_);
    sum.high_ = a.high_ + b.high_ + (sum.low_ < a.low_ ? 1 : 0);
    return sum;
  }
  friend Wide operator-(const Wide& a, const Wide& b) {
    Wide difference(a.low_ - b.low_);
    difference.high_ = a.high_ - b.high_ - (a.low_ < b.low_ ? 1 : 0);
    return difference;
  }
  // Of factors below 2^64, in halves: the middle is at most 3 (2^32 - 1).
  friend Wide operator*(const Wide& a, const Wide& b) {
    constexpr std::uint64_t half = 0xffffffff;
    const std::uint64_t a_high = a.low_ >> 32, b_high = b.low_ >> 32;
    const std::uint64_t low = (a.low_ & half) * (b.low_ & half);
    const std::uint64_t ab = a_high * (b.low_ & half), ba = (a.low_ & half) * b_high;
    const std::uint64_t middle = (low >> 32) + (ab & half) + (ba & half);
    Wide product(middle << 32 | (low & half));
    product.high_ = a_high * b_high + (ab >> 32) + (ba >> 32) + (middle >> 32);
    return product;
  }
  // By 64.
  friend Wide operator>>(const Wide& a, int) { return Wide(a.high_); }
  friend Wide operator&(const Wide& a, std::uint64_t mask) { return Wide(a.low_ & mask); }
  bool operator==(const Wide&) const = default;
  Wide& operator+=(const Wide& b) { return *this = *this + b; }
  Wide& operator>>=(int bits) { return *this = *this >> bits; }

 private:
  std::uint64_t low_;
  std::uint64_t high_ = 0;
};
#endif

}  // namespace gjk::certified
