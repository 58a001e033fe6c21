// SPDX-License-Identifier: MIT
// The figures of a comparison.  With u = 2^-53 an operation has a relative error of at most u; the
// bounds are to first order in u, and those in the header have room for the rest.
//
//   x, r, q, d^2   correctly rounded                                                 u
//   root           half the error of its argument, and one operation                 3/2 u
//   1 + sqrt(x)    at most that of sqrt(x), and one operation                        5/2 u
//   r / that       = (d - d*) / d*: u of r, 5/2 u, one operation                     9/2 u
//   times sqrt(q)  = d - d*: 3/2 u of the root, one operation                        7 u
//   over u M       one operation for the product, one for the quotient               9 u
//
// 1 + sqrt(1 + r) would be wrong: if d is much smaller than d*, 1 + r has lost x.  Powers of two
// are kept separately, so nothing leaves the range before the last operation.  There a figure may
// become infinite or subnormal; it is then the correctly rounded value of the unbounded figure.
#include "oracle/judge/measures.hpp"

#include "oracle/truth/integer_bodies.hpp"

#include <algorithm>
#include <cassert>

namespace oracle {
namespace {

double narrow(const WideDouble& x) { return std::ldexp(x.fraction, x.exponent); }

WideDouble widened(double x) {
  if (x == 0) return {};
  const int exponent = std::ilogb(x);
  return {std::ldexp(x, -exponent), exponent};
}

WideDouble product(const WideDouble& x, const WideDouble& y) {
  return {x.fraction * y.fraction, x.exponent + y.exponent};
}

WideDouble ratio(const WideDouble& x, const WideDouble& y) {
  return {x.fraction / y.fraction, x.exponent - y.exponent};
}

WideDouble root(const WideDouble& x) {
  const bool odd = x.exponent % 2 != 0;
  return {std::sqrt(odd ? 2 * x.fraction : x.fraction), (x.exponent - (odd ? 1 : 0)) / 2};
}

// Returns 1 + x, for x >= 0, at the scale of the larger.
WideDouble one_plus(const WideDouble& x) {
  const int exponent = std::max(x.exponent, 0);
  return {std::ldexp(1.0, -exponent) + std::ldexp(x.fraction, x.exponent - exponent), exponent};
}

WideDouble relative(const Comparison& comparison) {
  return ratio(comparison.residual, one_plus(root(comparison.ratio)));
}

// If d* = 0 the error is d itself.
WideDouble absolute(const Comparison& comparison) {
  if (comparison.truth.fraction == 0) return root(comparison.answer);
  return product(relative(comparison), root(comparison.truth));
}

int ulp_exponent(double x, const FloatFormat& format) {
  if (x == 0) return format.exponent_min;
  return std::max(std::ilogb(x) - format.precision + 1, format.exponent_min);
}

}  // namespace

double measures::rounded(std::uint64_t whole, bool exact, int exponent, const FloatFormat& format) {
  assert(format.precision <= 53 && format.exponent_min >= -1074 && format.exponent_end <= 1024);
  const int length = bit_length(Integer(whole));
  const int ulp_exponent = std::max(exponent + length - format.precision, format.exponent_min);
  const int dropped = ulp_exponent - exponent;  // bits; at least 56 - 53
  if (dropped > length) return 0;               // below half of the least positive number
  std::uint64_t kept = whole >> dropped;
  const std::uint64_t rest = whole - (kept << dropped);
  const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
  const bool tie = rest == half && exact;
  if (tie ? kept % 2 != 0 : rest >= half) ++kept;
  const double result = std::ldexp(static_cast<double>(kept), ulp_exponent);
  const bool inside = result < std::ldexp(1.0, format.exponent_end);
  return inside ? result : std::numeric_limits<double>::infinity();
}

Square<Integer> square_of(const Rational& square) {
  assert(square >= 0);
  return {numerator(square), denominator(square), 0};
}

Comparison compare(const Rational& distance, const Rational& truth_squared) {
  assert(distance >= 0);
  return *compare(square_of(distance * distance), square_of(truth_squared));
}

double relative_error(const Comparison& comparison) {
  // 0 / 0 and infinity / infinity.
  if (comparison.truth.fraction == 0) return comparison.residual.fraction;
  return narrow(relative(comparison));
}

double scaled_error(const Comparison& comparison, const WideDouble& unit) {
  const WideDouble error = absolute(comparison);
  if (error.fraction == 0) return 0;
  if (unit.fraction == 0) return std::numeric_limits<double>::infinity();
  return std::abs(narrow(ratio(error, unit)));
}

double scaled_error(const Comparison& comparison, double unit_roundoff, double magnitude) {
  return scaled_error(comparison, product(widened(unit_roundoff), widened(magnitude)));
}

// One rounding each for u M, for underflows / units and for their sum; the spacing is exact.
WideDouble error_unit(const Allowance& allowance, double unit_roundoff, double magnitude,
                      double underflow_unit) {
  const WideDouble rounding = product(widened(unit_roundoff), widened(magnitude));
  const WideDouble underflow =
      product(widened(underflow_unit), widened(allowance.underflows / allowance.units));
  if (underflow.fraction == 0) return rounding;
  if (rounding.fraction == 0) return underflow;
  const bool rounding_is_larger = rounding.exponent >= underflow.exponent;
  const WideDouble& larger = rounding_is_larger ? rounding : underflow;
  const WideDouble& smaller = rounding_is_larger ? underflow : rounding;
  WideDouble sum =
      widened(larger.fraction + std::ldexp(smaller.fraction, smaller.exponent - larger.exponent));
  sum.exponent += larger.exponent;
  return sum;
}

double rounded_root(const Rational& square, const FloatFormat& format) {
  return *rounded_root(square_of(square), format);
}

Rational root_below(const Rational& square) {
  if (square == 0) return square;
  const int bits =
      static_cast<int>(msb(numerator(square))) - static_cast<int>(msb(denominator(square)));
  const double root = rounded_root(Rational(square * power_of_two(-2 * (bits / 2))), binary64);
  return Rational(std::nextafter(root, 0)) * power_of_two(bits / 2);
}

double ulp_error(double distance, double root, const FloatFormat& format) {
  // One rounding, that of the difference.
  if (!std::isfinite(root)) return std::numeric_limits<double>::infinity();
  return std::ldexp(std::abs(distance - root), -ulp_exponent(root, format));
}

double ulp_error(const Rational& distance, const Rational& truth_squared,
                 const FloatFormat& format) {
  const double root = rounded_root(truth_squared, format);
  if (!std::isfinite(root)) return root;
  const Rational error = abs(distance - Rational(root));
  WideDouble result = measures::rounded_quotient(numerator(error), denominator(error));
  result.exponent -= ulp_exponent(root, format);
  return narrow(result);
}

}  // namespace oracle
