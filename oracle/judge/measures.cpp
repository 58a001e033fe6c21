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

#include <cassert>

#include "oracle/judge/judge.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

double narrow(const WideDouble& x) { return times_power(x.fraction, x.exponent); }

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
  return {times_power(1.0, -exponent) + times_power(x.fraction, x.exponent - exponent), exponent};
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
  return scaled_error(comparison, product(wide_double(unit_roundoff), wide_double(magnitude)));
}

// One rounding each for u M, for underflows / units and for their sum; the spacing is exact.
WideDouble error_unit(const Allowance& allowance, double unit_roundoff, double magnitude,
                      double underflow_unit) {
  const WideDouble rounding = product(wide_double(unit_roundoff), wide_double(magnitude));
  const WideDouble underflow =
      product(wide_double(underflow_unit), wide_double(allowance.underflows / allowance.units));
  if (underflow.fraction == 0) return rounding;
  if (rounding.fraction == 0) return underflow;
  const bool rounding_is_larger = rounding.exponent >= underflow.exponent;
  const WideDouble& larger = rounding_is_larger ? rounding : underflow;
  const WideDouble& smaller = rounding_is_larger ? underflow : rounding;
  if (smaller.exponent - larger.exponent < -60) return larger;  // what the sum rounds to
  WideDouble sum = wide_double(larger.fraction +
                               times_power(smaller.fraction, smaller.exponent - larger.exponent));
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

// Returns the sign of x / y - multiple * 2^exponent.  The two must agree to within a factor of two:
// then both sides of the comparison have about the same length, below 2^(64 * 13 + 64).
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
  WideDouble result = wide_double(square);
  result.exponent += exponent;
  return result;
}

// The same number in fewer limbs; empty if it needs more.  x >= 0.
template <std::size_t Fewer, std::size_t Limbs>
std::optional<Fixed<Fewer>> narrowed(const Fixed<Limbs>& x) {
  std::uint64_t beyond = x.limbs[Fewer - 1] >> 63;
  for (std::size_t i = Fewer; i < Limbs; ++i) beyond |= x.limbs[i];
  if (beyond != 0) return std::nullopt;
  Fixed<Fewer> result;
  std::copy_n(x.limbs.begin(), Fewer, result.limbs.begin());
  return result;
}

// compare() with numerator / denominator * 2^truth_exponent.
template <std::size_t N, std::size_t D>
std::optional<Comparison> compare(double distance, const Fixed<N>& numerator,
                                  const Fixed<D>& denominator, int truth_exponent) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const WideDouble wide = wide_double(distance);
  const auto mantissa = static_cast<std::uint64_t>(wide.fraction * 0x1p52);
  const int exponent = 2 * (wide.exponent - 52);
  Comparison result;
  if (distance > 0) result.answer = square_of_mantissa(mantissa, exponent);
  if (sign(numerator) == 0) {
    if (distance > 0) result.ratio.fraction = result.residual.fraction = infinity;
    return result;
  }
  result.truth = rounded_quotient(numerator, denominator);
  result.truth.exponent += truth_exponent;
  result.residual.fraction = -1;
  if (distance == 0) return result;

  // x = above / below * 2^shift, r = (above * 2^shift - below) / below
  const Fixed<1> m{{mantissa}};
  const Fixed<D + 2> above = unsigned_product(m * m, denominator);
  const Fixed<N>& below = numerator;
  const int shift = exponent - truth_exponent;
  result.ratio = rounded_quotient(above, below);
  result.ratio.exponent += shift;
  // Then each term of r is below 2^10 times the other, and one has no factor: one more limb suffices.
  if (result.ratio.exponent < -8 || result.ratio.exponent > 8) return std::nullopt;
  constexpr std::size_t width = std::max(N, D + 2) + 1;
  const Fixed<width> left = shifted(widened<width>(above), std::max(shift, 0));
  const Fixed<width> right = shifted(widened<width>(below), std::max(-shift, 0));
  const Fixed<width> gap = left - right;
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

}  // namespace

std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared) {
  const auto& [numerator, denominator, exponent] = truth_squared;
  // The widths of a proof in one limb, which most are.
  const auto above = narrowed<6>(numerator);
  const auto below = narrowed<4>(denominator);
  if (above && below) return compare(distance, *above, *below, exponent);
  return compare(distance, numerator, denominator, exponent);
}

// The root of the correctly rounded quotient is at most one unit away: the quotient errs by 2^-53 of
// itself, its root by half of that, which is half a unit at most, and rounding adds another half.
// The midpoints to both neighbours decide, exactly: sqrt(q) < m 2^e if q / m < m 2^(2e).
std::optional<double> rounded_root(const FixedRatio& square, const FloatFormat& format) {
  if (sign(square.numerator) == 0) return 0.0;
  WideDouble quotient = rounded_quotient(square.numerator, square.denominator);
  quotient.exponent += square.exponent;
  const int odd = quotient.exponent & 1;
  const int binade = (quotient.exponent - odd) / 2;  // 2^binade <= root < 2^(binade + 1)
  const int last = binade - (format.precision - 1);  // the exponent of a unit
  if (last < format.exponent_min || binade + 1 >= format.exponent_end) return std::nullopt;
  const double root = std::sqrt(std::ldexp(quotient.fraction, odd));
  auto units = static_cast<std::uint64_t>(std::nearbyint(std::ldexp(root, format.precision - 1)));
  // The sign of sqrt(q) - midpoint / 2 units.
  const auto order = [&](std::uint64_t midpoint) {
    return exact_order(square.numerator, unsigned_product(Fixed<1>{{midpoint}}, square.denominator),
                       midpoint, 2 * (last - 1) - square.exponent);
  };
  const int above = order(2 * units + 1);
  if (above > 0 || (above == 0 && units % 2 != 0)) {
    ++units;
  } else if (const int below = order(2 * units - 1); below < 0 || (below == 0 && units % 2 != 0)) {
    --units;
  }
  return std::ldexp(static_cast<double>(units), last);
}

}  // namespace oracle
