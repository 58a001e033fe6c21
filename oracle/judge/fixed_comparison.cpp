// SPDX-License-Identifier: MIT
#include "oracle/judge/quick_judge.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace oracle {
namespace {

// x = (leading + rest) * 2^exponent with 2^63 <= leading < 2^64 and 0 <= rest < 1.  x > 0.
struct Leading {
  std::uint64_t leading = 0;
  int exponent = 0;
};

template <std::size_t Limbs>
std::size_t used_limbs(const Fixed<Limbs>& x) {
  std::size_t used = Limbs;
  while (used > 0 && x.limbs[used - 1] == 0) --used;
  return used;
}

template <std::size_t Limbs>
Leading leading(const Fixed<Limbs>& x) {
  const std::size_t top = used_limbs(x) - 1;
  const int shift = std::countl_zero(x.limbs[top]);
  std::uint64_t bits = x.limbs[top] << shift;
  if (top > 0 && shift > 0) bits |= x.limbs[top - 1] >> (64 - shift);
  return {bits, 64 * static_cast<int>(top) - shift};
}

// Returns x * 2^count, 0 <= count < 64 Limbs.  The caller counts bits so that nothing is lost.
template <std::size_t Limbs>
Fixed<Limbs> shifted(const Fixed<Limbs>& x, int count) {
  const auto whole = static_cast<std::size_t>(count / 64);
  const int part = count % 64;
  Fixed<Limbs> result;
  for (std::size_t i = whole; i < Limbs; ++i) {
    result.limbs[i] = x.limbs[i - whole] << part;
    if (part > 0 && i > whole) result.limbs[i] |= x.limbs[i - whole - 1] >> (64 - part);
  }
  return result;
}

// Returns the sign of x / y - multiple * 2^exponent.  The two must agree to within a few 2^-60 of x
// / y: then both sides of the comparison have about the same length, below 2^(64 * 13 + 64).
template <std::size_t LimbsX, std::size_t LimbsY>
int exact_order(const Fixed<LimbsX>& x, const Fixed<LimbsY>& y, std::uint64_t multiple,
                int exponent) {
  static_assert(LimbsX <= 13 && LimbsY <= 13);
  const Fixed<15> left = shifted(widened<15>(x), std::max(-exponent, 0));
  const Fixed<LimbsY + 1> product = unsigned_product(Fixed<1>{{multiple}}, y);
  const Fixed<15> right = shifted(widened<15>(product), std::max(exponent, 0));
  return sign(left - right);
}

// Returns x / y correctly rounded, for x, y > 0.
//
// With x = (X + r) 2^i and y = (Y + s) 2^j, X, Y >= 2^63 and 0 <= r, s < 1, the quotient of the
// mantissas lies between X / (Y + 1) and (X + 1) / Y, which differ from X / Y by less than 2^-62 of
// it.  Q = floor(2^63 X / Y) has 63 or 64 bits and adds an error of less than 1: less than 8 in
// all. A double keeps 53 of these bits, so the last 10 or 11 decide, unless the middle between two
// doubles is within 8: then the exact comparison decides.
template <std::size_t LimbsX, std::size_t LimbsY>
WideDouble rounded_quotient(const Fixed<LimbsX>& x, const Fixed<LimbsY>& y) {
  const Leading above = leading(x);
  const Leading below = leading(y);
  const auto quotient =
      static_cast<std::uint64_t>((static_cast<Unsigned128>(above.leading) << 63) / below.leading);
  const int dropped = 64 - std::countl_zero(quotient) - 53;
  const std::uint64_t middle = std::uint64_t{1} << (dropped - 1);
  const std::uint64_t rest = quotient & (2 * middle - 1);
  const int exponent = above.exponent - below.exponent - 63 + dropped;
  std::uint64_t kept = quotient >> dropped;
  bool up = rest > middle;
  if (rest > middle - 8 && rest < middle + 8) {
    const int order = exact_order(x, y, 2 * kept + 1, exponent - 1);
    up = order > 0 || (order == 0 && kept % 2 != 0);
  }
  if (up) ++kept;
  const bool carried = kept == std::uint64_t{1} << 53;
  const auto fraction = static_cast<double>(kept);  // 2^52 ... 2^53
  return {fraction * (carried ? 0x1p-53 : 0x1p-52), exponent + (carried ? 53 : 52)};
}

// Correctly rounded, like all conversions of the language: m^2 has at most 106 bits.
WideDouble square_of_mantissa(std::uint64_t mantissa, int exponent) {
  const auto square = static_cast<double>(static_cast<Unsigned128>(mantissa) * mantissa);
  const int shift = std::ilogb(square);
  return {std::ldexp(square, -shift), shift + exponent};
}

}  // namespace

std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  int exponent = 0;
  const double fraction = std::frexp(distance, &exponent);
  const auto mantissa = static_cast<std::uint64_t>(fraction * 0x1p53);
  exponent = 2 * (exponent - 53);
  Comparison result;
  if (distance > 0) result.answer = square_of_mantissa(mantissa, exponent);
  if (sign(truth_squared.numerator) == 0) {
    if (distance > 0) result.ratio.fraction = result.residual.fraction = infinity;
    return result;
  }
  result.truth = rounded_quotient(truth_squared.numerator, truth_squared.denominator);
  result.truth.exponent += truth_squared.exponent;
  result.residual.fraction = -1;
  if (distance == 0) return result;

  // x = above / below * 2^shift, r = (above * 2^shift - below) / below
  const Fixed<1> m{{mantissa}};
  const Fixed<10> above = unsigned_product(unsigned_product(m, m), truth_squared.denominator);
  const Fixed<12>& below = truth_squared.numerator;
  const int shift = exponent - truth_squared.exponent;
  result.ratio = rounded_quotient(above, below);
  result.ratio.exponent += shift;
  // Then both terms of r have about the same length, below 2^830 = 2^(64 * 13) / 4.
  if (result.ratio.exponent < -8 || result.ratio.exponent > 8) return std::nullopt;
  const Leading largest_above = leading(above);
  const Leading largest_below = leading(below);
  if (64 + largest_above.exponent + std::max(shift, 0) > 830 ||
      64 + largest_below.exponent + std::max(-shift, 0) > 830) {
    return std::nullopt;
  }
  const Fixed<13> left = shifted(widened<13>(above), std::max(shift, 0));
  const Fixed<13> right = shifted(widened<13>(below), std::max(-shift, 0));
  const Fixed<13> gap = left - right;
  const int direction = sign(gap);
  if (direction == 0) {
    result.residual = {};
    return result;
  }
  result.residual = rounded_quotient(direction < 0 ? -gap : gap, below);
  result.residual.fraction *= direction;
  result.residual.exponent += std::min(shift, 0);
  return result;
}

}  // namespace oracle
