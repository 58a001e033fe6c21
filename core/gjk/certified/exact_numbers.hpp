// SPDX-License-Identifier: MIT
// The integers of the exact stage, by their degree in the coordinates, and vectors of them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/gjk/certified/bit_range.hpp"
#include "core/gjk/certified/fixed.hpp"
#include "core/gjk/certified/integer.hpp"

namespace gjk::certified {

// K limbs a degree, for coordinates of at most `bits` bits.  With coordinates below 2^b a corner is
// below 2^(b + 1) and a difference of two below 2^(b + 2); normals, of degree 2, below 2^(2b + 5);
// a normal of an edge below 2^(3b + 7), its products with differences below 2^(4b + 11), and the
// square of a face's normal times a corner below 2^(6b + 16).  A prism reaches 2^b above and below
// the plane, no further than other corners.  With the sign: 6b + 17 <= 6 * 64 K, and
// 2b + 6 <= 2 * 64 K.
template <std::size_t K>
struct ShortNumbers {
  static constexpr std::size_t bits = 64 * K - 4;
  template <std::size_t Degree>
  using Number = Fixed<Degree * K>;
};

// For the coordinates of any two doubles, of 2098 bits.
struct LongNumbers {
  template <std::size_t Degree>
  using Number = Integer<198>;
};

template <typename Number>
std::array<Number, 3> operator-(const std::array<Number, 3>& a, const std::array<Number, 3>& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
template <typename Number>
std::array<Number, 3> operator-(const std::array<Number, 3>& a) {
  return {-a[0], -a[1], -a[2]};
}
template <typename Number, typename Other>
auto inner(const std::array<Number, 3>& a, const std::array<Other, 3>& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
template <typename Number, typename Other>
auto outer(const std::array<Number, 3>& a, const std::array<Other, 3>& b) {
  using Product = decltype(a[0] * b[0]);
  return std::array<Product, 3>{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                                a[0] * b[1] - a[1] * b[0]};
}
template <typename Number>
bool is_zero(const std::array<Number, 3>& a) {
  return a[0].sign() == 0 && a[1].sign() == 0 && a[2].sign() == 0;
}
template <typename Longer, typename Number>
std::array<Longer, 3> lengthened(const std::array<Number, 3>& a) {
  return {Longer(a[0]), Longer(a[1]), Longer(a[2])};
}

// x 2^exponent, rounded where it is not a normal number.
inline double scaled(double x, int exponent) {
  if (exponent < -1022 || exponent > 1023) return std::ldexp(x, exponent);
  return x * std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// x 2^exponent, within 1.01 u of it; 0 and infinity where it is out of range.
template <typename Number>
double approximation(const Number& x, int exponent = 0) {
  const int sign = x.sign();
  if (sign == 0) return 0;
  int its = 0;
  const auto size = static_cast<double>(x.leading(its));
  return scaled(sign < 0 ? -size : size, its + exponent);
}

// Of the longest of some numbers, the exponent of `leading`; the least int where all are zero.
template <typename Numbers>
int exponent_of_longest(const Numbers& numbers) {
  int longest = std::numeric_limits<int>::min();
  for (const auto& x : numbers) {
    int exponent = 0;
    if (x.sign() != 0) longest = std::max(longest, (x.leading(exponent), exponent));
  }
  return longest;
}

}  // namespace gjk::certified
