// SPDX-License-Identifier: MIT
// The exact answer to a case, as plain rationals that any oracle can fill in, and its check by a
// few rational products, so that no solver has to be trusted.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/rational.hpp"

namespace oracle {

using subjects::Integer, subjects::Rational;
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

// Bounds of a squared penetration depth.
struct DepthBounds {
  Rational lower;
  Rational upper;
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

struct ProofCheck {
  // The terms prove v and the squared distance: nonnegative weights that sum to 1 give v, and v .
  // a_i - v . b_j >= v . v for every pair.
  bool holds = false;
  // The relation is proved as well.  Always true if separated; bodies in contact need a normal
  // (touching) or terms that span the space (overlapping), which a proof of v may lack.
  bool relation_proved = false;
  std::string reason;  // why one of the two is false; empty if both are true
};

ProofCheck check_proof(const cases::Case& question, const Truth& claimed);

// Returns why `normal` does not belong to a plane through the origin with all of A - B on its
// nonnegative side; empty if it does.  Not for curved bodies.
std::string normal_fault(const cases::Case& question, const RationalVector& normal);

}  // namespace oracle
