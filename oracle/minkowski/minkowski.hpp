// SPDX-License-Identifier: MIT
// The reference oracle: constructs the boundary of A - B by CGAL's exact convex hulls, and finds
// its point nearest to the origin by testing every facet.
#pragma once

#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the exact truth of `question`, with penetration depth and proof (without `normal` and
// possibly without enough terms to span the space: it searches for v only).  Handles A - B of every
// affine dimension, 0 to 3.  Safe to call from several threads.  Throws std::invalid_argument on a
// curved body, an empty body or a coordinate that is not finite.
Truth minkowski(const cases::Case& question);

// Throws cases::FloatingPointTrouble if the filters of CGAL would not be valid, and
// std::invalid_argument, its text beginning with `asked`, the name of the oracle: on a dimension
// other than 2 and 3, a curved or empty body, a coordinate that is not finite or leaves the plane.
void check_case(const cases::Case& question, const std::string& asked);

// --- the third opinion: the distance by CGAL's exact quadratic programming, which does not use
// hulls, simplices or differences of vertices ---

// A distance without a relation: zero does not tell touching from overlapping bodies.
struct PolytopeDistance {
  Rational distance_squared;
  RationalVector v;  // the point of A - B nearest to the origin
  // A pair of points of A and B with difference v; another oracle may find another pair.
  RationalVector point_a;
  RationalVector point_b;
  // The vertices that span these points, ascending, and their weights: positive, with sum 1.
  std::vector<std::size_t> support_a;
  std::vector<std::size_t> support_b;
  std::vector<Rational> weights_a;
  std::vector<Rational> weights_b;
};

// Exact.  Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not
// finite; CGAL::Assertion_exception, a std::logic_error, if CGAL does not confirm its answer.
PolytopeDistance polytope_distance(const cases::Case& question);

}  // namespace oracle
