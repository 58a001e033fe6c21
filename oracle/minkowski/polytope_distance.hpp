// SPDX-License-Identifier: MIT
// The third opinion: the distance by CGAL's exact quadratic programming, which does not use hulls,
// simplices or differences of vertices.
#pragma once

#include <cstddef>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

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
