// SPDX-License-Identifier: MIT
// Rigorous measures of the error of a distance d against an exact squared distance q, d* = sqrt(q).
//
// Every figure depends on the values of d and q only: not on whether a fraction is reduced, nor on
// the integer type.  It comes from quotients of exact integers, each correctly rounded to a double
// whose exponent has no bounds, and a fixed sequence of IEEE operations on these, which
// measures.cpp lists with its error bound.  Requires rounding to nearest.
#pragma once

#include <algorithm>
#include <bit>
#include <boost/multiprecision/number.hpp>

#include "core/subjects/subject.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/comparison.hpp"

namespace oracle {

// x * 2^exponent, rounded once: std::ldexp, mostly without a call.
inline double times_power(double x, int exponent) {
  if (exponent < -1022 || exponent > 1023) return std::ldexp(x, exponent);
  return x * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
}

inline WideDouble wide_double(double x) {
  if (x == 0) return {};
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const auto biased = static_cast<int>(bits >> 52 & 0x7ff);
  if (biased == 0x7ff) return {x, std::numeric_limits<int>::max()};
  if (biased == 0) {
    const auto [fraction, exponent] = wide_double(x * 0x1p+64);
    return {fraction, exponent - 64};
  }
  constexpr std::uint64_t mask = std::uint64_t{0x7ff} << 52;
  const std::uint64_t one = (bits & ~mask) | std::uint64_t{0x3ff} << 52;
  return {std::bit_cast<double>(one), biased - 1023};
}

// numerator / denominator * 2^exponent, numerator >= 0, denominator > 0: the square of a length.
template <typename Whole>
struct Square {
  Whole numerator = 0;
  Whole denominator = 1;
  int exponent = 0;
};

Square<Integer> square_of(const Rational& square);

// d^2 for a finite d.
template <typename Whole>
Square<Whole> squared(double d) {
  int exponent = 0;
  const double fraction = std::frexp(std::abs(d), &exponent);
  const Whole mantissa = static_cast<std::uint64_t>(std::ldexp(fraction, 53));
  return {mantissa * mantissa, 1, 2 * (exponent - 53)};
}

// Empty if `Whole` is too narrow: a caller with integers of fixed width then uses Integer.
template <typename Whole>
std::optional<Comparison> compare(const Square<Whole>& answer, const Square<Whole>& truth);

Comparison compare(const Rational& distance, const Rational& truth_squared);

// Returns (d - d*) / d*; infinite if d* = 0 < d, 0 if both are 0.  Relative error <= 5 * 2^-53.
double relative_error(const Comparison& comparison);

// Returns |d - d*| / (u M), u = unit_roundoff, M = magnitude; 0 or infinite if u M = 0.  Its
// relative error is at most 10 * 2^-53.
double scaled_error(const Comparison& comparison, double unit_roundoff, double magnitude);

// Returns |d - d*| / unit; 0 or infinite if unit = 0.  Its relative error is at most 10 * 2^-53.
double scaled_error(const Comparison& comparison, const WideDouble& unit);

// Returns the unit that `allowance` counts: u M + underflow_unit * underflows / units, with a
// relative error of at most 3 * 2^-53.
WideDouble error_unit(const Allowance& allowance, double unit_roundoff, double magnitude,
                      double underflow_unit);

using subjects::binary32, subjects::binary64, subjects::FloatFormat;

// `format` is no wider than double from here on.

// Returns sqrt(q) rounded to nearest, ties to even; infinite beyond the format, empty like
// compare().
template <typename Whole>
std::optional<double> rounded_root(const Square<Whole>& square, const FloatFormat& format);

double rounded_root(const Rational& square, const FloatFormat& format);

// Returns a number of 53 bits not above sqrt(q), with a relative error of at most 2^-51; 0 for 0.
Rational root_below(const Rational& square);

// Returns |d - y| / ulp(y), correctly rounded.  y is sqrt(q) correctly rounded to `format`, ulp(y)
// the gap between the numbers of the format in the binade of y (at 0: the least positive number).
// So 0 means that no number of the format is a better answer.  Infinite if y is.
double ulp_error(double distance, double root, const FloatFormat& format);
double ulp_error(const Rational& distance, const Rational& truth_squared,
                 const FloatFormat& format);

// --- details ---

namespace measures {

template <typename Whole>
int bit_length(const Whole& x) {
  return x == 0 ? 0 : static_cast<int>(msb(x)) + 1;
}

template <typename Whole>
bool holds(int bits) {
  using Limits = std::numeric_limits<Whole>;
  return !Limits::is_bounded || bits <= Limits::digits;
}

template <typename Whole>
struct Quotient {
  Whole floor;
  bool exact = true;  // otherwise there is a remainder: the sticky bit
};

// Divides numerator * 2^shift by denominator.
template <typename Whole>
Quotient<Whole> quotient(Whole numerator, Whole denominator, int shift) {
  if (shift > 0) numerator <<= static_cast<unsigned>(shift);
  if (shift < 0) denominator <<= static_cast<unsigned>(-shift);
  Whole floor;
  Whole rest;
  divide_qr(numerator, denominator, floor, rest);
  return {floor, rest == 0};
}

// Returns numerator / denominator correctly rounded, both >= 0.  The shift leaves 55 or 56 bits of
// the quotient: 53, the next, and at least one below it that records the remainder.  So the
// conversion to double rounds the quotient correctly.
template <typename Whole>
WideDouble rounded_quotient(const Whole& numerator, const Whole& denominator) {
  if (numerator == 0) return {};
  const int shift = 55 + bit_length(denominator) - bit_length(numerator);
  const Quotient<Whole> whole = quotient(numerator, denominator, shift);
  const auto bits = whole.floor.template convert_to<std::int64_t>() | (whole.exact ? 0 : 1);
  const auto rounded = static_cast<double>(bits);
  WideDouble result = wide_double(rounded);
  result.exponent -= shift;
  return result;
}

// Returns floor(sqrt(x)) for 2^110 <= x < 2^113.  For any s > 0 the mean of s and x / s is at least
// sqrt(x), by (s - sqrt(x))^2 / 2s.  Here s is within 2^6 of the root, so that excess is below 1.
// Hence the floor of the mean, which integer divisions give, is the answer or one more.
template <typename Whole>
Whole root_floor(const Whole& x) {
  const Whole guess = static_cast<std::uint64_t>(std::sqrt(x.template convert_to<double>()));
  const Whole mean = (guess + x / guess) / 2;
  return mean * mean > x ? Whole(mean - 1) : mean;
}

// Returns (whole + part) * 2^exponent rounded to `format`, for 2^55 <= whole < 2^57 and 0 <= part <
// 1; part = 0 if `exact`.
double rounded(std::uint64_t whole, bool exact, int exponent, const FloatFormat& format);

}  // namespace measures

template <typename Whole>
std::optional<Comparison> compare(const Square<Whole>& answer, const Square<Whole>& truth) {
  using namespace measures;
  // x = above / below * 2^shift
  const int above_bits = bit_length(answer.numerator) + bit_length(truth.denominator);
  const int below_bits = bit_length(truth.numerator) + bit_length(answer.denominator);
  if (!holds<Whole>(std::max(above_bits, below_bits) + 57)) return std::nullopt;
  const auto rounded_square = [](const Square<Whole>& square) {
    WideDouble result = rounded_quotient(square.numerator, square.denominator);
    if (result.fraction != 0) result.exponent += square.exponent;
    return result;
  };
  Comparison result{rounded_square(answer), rounded_square(truth), {}, {}};
  if (truth.numerator == 0) {
    if (answer.numerator == 0) return result;
    result.ratio.fraction = result.residual.fraction = std::numeric_limits<double>::infinity();
    return result;
  }
  result.residual.fraction = -1;
  if (answer.numerator == 0) return result;
  Whole above = answer.numerator * truth.denominator;
  Whole below = truth.numerator * answer.denominator;
  const int shift = answer.exponent - truth.exponent;
  result.ratio = rounded_quotient(above, below);
  result.ratio.exponent += shift;
  // Here x < 2^-54, and x - 1 is nearer to -1 than to any other double.
  if (result.ratio.exponent < -54) return result;
  // A negative shift needs no more room: below * 2^-shift is at most above * 2^55.
  if (!holds<Whole>(above_bits + std::max(shift, 0))) return std::nullopt;
  // r = (above * 2^shift - below) / below; a negative shift goes to the other term.
  const Whole divisor = below;
  if (shift > 0) above <<= static_cast<unsigned>(shift);
  if (shift < 0) below <<= static_cast<unsigned>(-shift);
  const bool less = above < below;
  result.residual = rounded_quotient(less ? Whole(below - above) : Whole(above - below), divisor);
  if (result.residual.fraction == 0) return result;
  result.residual.exponent += std::min(shift, 0);
  if (less) result.residual.fraction = -result.residual.fraction;
  return result;
}

template <typename Whole>
std::optional<double> rounded_root(const Square<Whole>& square, const FloatFormat& format) {
  using namespace measures;
  if (square.numerator == 0) return 0.0;
  const int numerator_bits = bit_length(square.numerator);
  const int denominator_bits = bit_length(square.denominator);
  if (!holds<Whole>(std::max(numerator_bits, denominator_bits) + 114)) return std::nullopt;
  // At least 110 bits of the quotient, and an even exponent.
  int shift = 111 + denominator_bits - numerator_bits;
  if ((square.exponent - shift) % 2 != 0) ++shift;
  const Quotient<Whole> whole = quotient(square.numerator, square.denominator, shift);
  const Whole root = root_floor(whole.floor);
  return rounded(root.template convert_to<std::uint64_t>(),
                 whole.exact && root * root == whole.floor, (square.exponent - shift) / 2, format);
}

// Returns the same as compare() above for the same values, bit for bit, in tens of
// nanoseconds; empty if d and d* differ by more than a few binades, which only compare() handles.
// `distance` must be finite and not negative.
std::optional<Comparison> compare(double distance, const FixedRatio& truth_squared);

// Returns sqrt(q) as rounded_root() above does; empty outside of the normal numbers of the format,
// where only rationals decide.
std::optional<double> rounded_root(const FixedRatio& square, const FloatFormat& format);

}  // namespace oracle
