// SPDX-License-Identifier: MIT
// The exact answer to a case, as plain rationals that any oracle can fill in.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/rational.hpp"

namespace oracle {

using subjects::Integer;
using subjects::Rational;
using RationalVector = std::array<Rational, 3>;  // last coordinate zero in the plane

using Term = cases::Term<Rational>;

// A list of terms with nonnegative weights that sum to 1.
//   separated:   the terms give v, and v.a_i - v.b_j >= v.v for all i, j shows it is the nearest.
//   overlapping: all weights are positive, the terms sum to zero and the differences a_i - b_j span
//                the space: hence the origin is interior to A - B.  Up to 2 * dim terms.
//   touching:    the terms sum to zero, and `normal` . (a_i - b_j) >= 0 for all i, j.
struct Proof {
  std::vector<Term> terms;
  std::optional<RationalVector> normal;
};

struct Truth {
  cases::Relation relation = cases::Relation::separated;
  Rational distance_squared;
  RationalVector v;  // the point of A - B nearest to the origin; unique
  Proof proof;
  // Squared distance from the origin to the boundary of A - B; zero unless overlapping.
  std::optional<Rational> penetration_depth_squared;
};

// Exact.
inline Rational rational(double x) { return Rational(x); }

inline RationalVector rational(const cases::Point& p) {
  return {rational(p[0]), rational(p[1]), rational(p[2])};
}

inline Rational dot(const RationalVector& x, const RationalVector& y) {
  return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
}

inline RationalVector operator-(const RationalVector& x, const RationalVector& y) {
  return {x[0] - y[0], x[1] - y[1], x[2] - y[2]};
}

}  // namespace oracle
