// SPDX-License-Identifier: MIT
// Square roots of exact numbers as doubles, for figures that people read.
#pragma once

#include "oracle/truth.hpp"

namespace oracle {

// sqrt(x), x >= 0, to a few ulps, also where x itself is outside the range of double.
double root(const Rational& x);

// |sqrt(x) - sqrt(y)| * 2^exponent, to a few ulps and without cancellation.
double root_difference(const Rational& x, const Rational& y, int exponent);

}  // namespace oracle
