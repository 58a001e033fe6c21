// SPDX-License-Identifier: MIT
// Bodies in exact numbers: as integer points, because every double is an integer times a common
// power of two, and by their vertices with placement included, sums of products of doubles that a
// rational always represents and a double only sometimes.
#pragma once

#include "oracle/truth/truth.hpp"

namespace oracle {

using IntegerVector = std::array<Integer, 3>;

struct IntegerBodies {
  int dim = 3;
  int exponent = 0;  // coordinate = integer * 2^exponent
  std::vector<IntegerVector> a;
  std::vector<IntegerVector> b;
};

// Exact.  For point sets the exponent is the largest that leaves no fraction.  Throws
// std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
IntegerBodies integer_bodies(const cases::Case& question);

// For points whose denominators are powers of two.
IntegerBodies integer_bodies(int dim, const std::vector<RationalVector>& a,
                             const std::vector<RationalVector>& b);

// Returns 2^k.
Rational power_of_two(int k);

inline Integer dot(const IntegerVector& x, const IntegerVector& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

inline IntegerVector operator-(const IntegerVector& x, const IntegerVector& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}

inline IntegerVector cross(const IntegerVector& x, const IntegerVector& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

inline bool is_zero(const IntegerVector& x) { return x[0] == 0 && x[1] == 0 && x[2] == 0; }

// Returns the vertices of a point set or a polytope, in the order of their indices.  Throws
// std::invalid_argument on a curved body, a body without points and a number that is not finite.
std::vector<RationalVector> vertices(const cases::Body& body, int dim);

// Returns the case with polytopes as point sets; empty if a vertex is not a double.
std::optional<cases::Case> in_points(const cases::Case& question);

}  // namespace oracle
