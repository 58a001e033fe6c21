// SPDX-License-Identifier: MIT
#include "oracle/figures.hpp"

#include <cmath>

#include "oracle/integer_bodies.hpp"

namespace oracle {
namespace {

// x = scaled * 4^half with scaled between 1/4 and 8.
struct Quartered {
  double scaled = 0;
  int half = 0;
};

Quartered quartered(const Rational& x) {
  const auto log2 = [](const Integer& i) {
    return static_cast<int>(boost::multiprecision::msb(i));
  };
  const int half = (log2(numerator(x)) - log2(denominator(x))) / 2;
  return {Rational(x * power_of_two(-2 * half)).convert_to<double>(), half};
}

}  // namespace

double root(const Rational& x) {
  if (x == 0) return 0;
  const Quartered parts = quartered(x);
  return std::ldexp(std::sqrt(parts.scaled), parts.half);
}

// |x - y| / (sqrt(x) + sqrt(y)), with all three at the scale of the larger, so that nothing leaves
// the range before the end.
double root_difference(const Rational& x, const Rational& y, int exponent) {
  if (x == y) return 0;
  const Rational& larger = x < y ? y : x;
  const int half = quartered(larger).half;
  const Rational unit = power_of_two(-2 * half);
  const Rational gap = x < y ? Rational(y - x) : Rational(x - y);
  const Quartered parts = quartered(gap * unit);
  const double sum = root(x * unit) + root(y * unit);
  return std::ldexp(parts.scaled / sum, 2 * parts.half + half + exponent);
}

}  // namespace oracle
