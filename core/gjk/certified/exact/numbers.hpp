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

#include "core/gjk/certified/exact/integer.hpp"
#include "core/gjk/certified/prepared_body.hpp"

namespace gjk::certified {

// K limbs per degree, for coordinates of at most `bits` bits.  With coordinates below 2^b a corner
// is below 2^(b + 1) and a difference of two below 2^(b + 2); normals of faces, of degree 2, below
// 2^(2b + 5); a normal of an edge below 2^(3b + 7), its products with differences below 2^(4b +
// 11), and the square of a face's normal times a corner below 2^(6b + 16).  With the sign: 6b + 17
// <= 6 * 64 K, and 2b + 6 <= 2 * 64 K.  In the plane nothing is longer.
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

// For those of any placed points, of 4200 bits: 6b + 17 is below 64 * 396.
struct PlacedLongNumbers {
  template <std::size_t Degree>
  using Number = Integer<396>;
};

template <typename Number, std::size_t D>
std::array<Number, D> operator-(const std::array<Number, D>& a, const std::array<Number, D>& b) {
  if constexpr (D == 2) {
    return {a[0] - b[0], a[1] - b[1]};
  } else {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }
}
template <typename Number, std::size_t D>
std::array<Number, D> operator-(const std::array<Number, D>& a) {
  return std::array<Number, D>{} - a;
}
template <typename Number, typename Other, std::size_t D>
auto inner(const std::array<Number, D>& a, const std::array<Other, D>& b) {
  if constexpr (D == 2) {
    return a[0] * b[0] + a[1] * b[1];
  } else {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}
template <typename Number, typename Other>
auto outer(const std::array<Number, 3>& a, const std::array<Other, 3>& b) {
  using Product = decltype(a[0] * b[0]);
  return std::array<Product, 3>{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                                a[0] * b[1] - a[1] * b[0]};
}
// Positive if b is to the left of a.
template <typename Number>
auto turn(const std::array<Number, 2>& a, const std::array<Number, 2>& b) {
  return a[0] * b[1] - a[1] * b[0];
}
// a turned to the left.
template <typename Number>
std::array<Number, 2> perpendicular(const std::array<Number, 2>& a) {
  return {-a[1], a[0]};
}
template <typename Number, std::size_t D>
bool is_zero(const std::array<Number, D>& a) {
  return std::all_of(a.begin(), a.end(), [](const Number& x) { return x.sign() == 0; });
}
template <typename Longer, typename Number, std::size_t D>
std::array<Longer, D> lengthened(const std::array<Number, D>& a) {
  std::array<Longer, D> longer;
  for (std::size_t i = 0; i < D; ++i) longer[i] = Longer(a[i]);
  return longer;
}

// x 2^exponent, rounded if it is not a normal number.
inline double scaled(double x, int exponent) {
  if (exponent < -1022 || exponent > 1023) return std::ldexp(x, exponent);
  return x * std::bit_cast<double>(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// x 2^exponent within 1.01 u of itself; 0 or infinity if it is out of range.
template <typename Number>
double approximation(const Number& x, int exponent = 0) {
  const int sign = x.sign();
  if (sign == 0) return 0;
  int shift = 0;
  const auto size = static_cast<double>(x.leading(shift));
  return scaled(sign < 0 ? -size : size, shift + exponent);
}

template <typename Number, typename Other, std::size_t D>
int sign_of_inner(const std::array<Number, D>& a, const std::array<Other, D>& b) {
  return inner(a, b).sign();
}
// Long numbers are tried in floating point first.  A product of two approximations is within 3.1u
// of the exact one, and sums of at most three add 2u: 6u of the sum of sizes.  All are scaled to
// the largest, so that underflow is negligible beside it.
template <std::size_t Limbs, std::size_t D>
int sign_of_inner(const std::array<Integer<Limbs>, D>& a, const std::array<Integer<Limbs>, D>& b) {
  std::array<int, D> exponents{};
  std::array<double, D> products{};
  int largest = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < D; ++i) {
    if (a[i].sign() == 0 || b[i].sign() == 0) continue;
    int of_a = 0;
    int of_b = 0;
    const auto size =
        static_cast<double>(a[i].leading(of_a)) * static_cast<double>(b[i].leading(of_b));
    products[i] = a[i].sign() == b[i].sign() ? size : -size;
    exponents[i] = of_a + of_b;
    largest = std::max(largest, exponents[i]);
  }
  if (largest == std::numeric_limits<int>::min()) return 0;
  double sum = 0;
  double sizes = 0;
  for (std::size_t i = 0; i < D; ++i) {
    const double product = scaled(products[i], exponents[i] - largest);
    sum += product;
    sizes += std::abs(product);
  }
  if (std::abs(sum) > 8 * unit_roundoff<double> * sizes) return sum < 0 ? -1 : 1;
  return inner(a, b).sign();
}

// A point in units of 2^lowest, of which its coordinates are multiples.
template <typename Numbers, int D>
auto in_units(const Vec<double, D>& p, int lowest) {
  using Number = typename Numbers::template Number<1>;
  std::array<Number, D> result;
  for (std::size_t axis = 0; axis < D; ++axis) {
    const Binary64 x(p[axis]);
    if (x.mantissa == 0) continue;
    const int shift = x.exponent - lowest;
    result[axis] = shift >= 0 ? Number(x.mantissa, static_cast<std::size_t>(shift))
                              : Number(x.mantissa / (std::int64_t{1} << -shift), 0);
  }
  return result;
}

// Approximately along a floating-point direction; zero if that has none, or is not finite.
template <typename Numbers, int D>
auto rounded(const Vec<double, D>& direction) {
  using Number = typename Numbers::template Number<1>;
  double longest = 0;
  bool is_finite = true;
  for (const double x : direction.x) {
    longest = std::max(longest, std::abs(x));
    is_finite = is_finite && std::isfinite(x);
  }
  std::array<Number, D> result;
  if (!(longest > 0) || !is_finite) return result;
  for (std::size_t i = 0; i < D; ++i) {
    result[i] = Number(static_cast<std::int64_t>(0x1p52 * (direction[i] / longest)), 0);
  }
  return result;
}

// The largest exponent that `leading` gives for some numbers; the least int if all are zero.
template <typename Numbers>
int exponent_of_longest(const Numbers& numbers) {
  int longest = std::numeric_limits<int>::min();
  for (const auto& x : numbers) {
    int exponent = 0;
    if (x.sign() != 0) longest = std::max(longest, (x.leading(exponent), exponent));
  }
  return longest;
}

// Along n, the largest component between 1/16 and 1/8; zero if n is.
template <typename Number, std::size_t D>
auto below_an_eighth(const std::array<Number, D>& n) {
  Vec<double, D> v;
  if (is_zero(n)) return v;
  const int longest = exponent_of_longest(n);
  for (std::size_t i = 0; i < D; ++i) v[i] = approximation(n[i], -longest - 67);
  return v;
}

}  // namespace gjk::certified
