// SPDX-License-Identifier: MIT
// A polytope of differences a_i - b_j that grows by one support point at a time [vdB01], in
// integers: its facets with their planes, the one nearest to the origin, and the hull with one more
// point.  `penetration` searches with it.
#pragma once

#include <array>
#include <cstddef>

#include "oracle/depth/expanding_hull.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// The plane N . x = h of a facet, with N outward.
struct FacetPlane {
  IntegerVector normal;    // N
  Integer offset;          // h
  Integer normal_squared;  // N . N
  // sign(h) h^2 / N.N to a few parts in 2^52 if it is a normal number: decides most comparisons.
  long double distance_squared_estimate = 0;
};

// The decisions of the expansion, collected here so that tests can plant faults in them.
class ExpansionRules {
 public:
  virtual ~ExpansionRules() = default;

  // `ahead` = max N . (a_i - b_j) - h
  virtual bool supports(const FacetPlane& plane, const Integer& ahead) const;
  // `ahead` = N . w - h
  virtual bool is_visible(const FacetPlane& plane, const Integer& ahead) const;
  // Compares signed distances from the origin, exactly.
  virtual bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const;
  // Whether the facet created as number `facet` takes part in the search for the nearest.
  virtual bool is_considered(std::size_t facet) const;
};

// The geometry of ExpandingHull in integers.  Keeps a reference to `rules`.
class IntegerGeometry {
 public:
  using Vertex = SimplexVertex<Integer>;
  using Plane = FacetPlane;

  IntegerGeometry(int dim, const ExpansionRules& rules) : dim_(dim), rules_(rules) {}

  // Throws std::logic_error if the corners do not define a plane.
  void set_plane(FacetPlane& plane, const std::array<const Vertex*, 3>& corners);
  bool is_beyond(const FacetPlane& plane, const Vertex& vertex);
  bool is_visible(const FacetPlane& plane, const Vertex& vertex);
  bool is_nearer(const FacetPlane& plane, const FacetPlane& other) const {
    return rules_.is_nearer(plane, other);
  }
  bool is_considered(std::size_t facet) const { return rules_.is_considered(facet); }

 private:
  int dim_;
  const ExpansionRules& rules_;
  // In the plane the second edge stays fixed, so the normal is perpendicular to the first.
  std::array<IntegerVector, 2> edges_{{{}, {0, 0, 1}}};
  Integer along_;
};

using Polytope = ExpandingHull<IntegerGeometry>;

inline void assign_dot(Integer& result, const IntegerVector& x, const IntegerVector& y) {
  auto* const sum = result.data();
  mpz_mul(sum, x[0].data(), y[0].data());
  mpz_addmul(sum, x[1].data(), y[1].data());
  mpz_addmul(sum, x[2].data(), y[2].data());
}

inline void assign_cross(IntegerVector& result, const IntegerVector& x, const IntegerVector& y) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const std::size_t j = (axis + 1) % 3;
    const std::size_t k = (axis + 2) % 3;
    auto* const component = result[axis].data();
    mpz_mul(component, x[j].data(), y[k].data());
    mpz_submul(component, x[k].data(), y[j].data());
  }
}

inline void assign_difference(IntegerVector& result, const IntegerVector& x,
                              const IntegerVector& y) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    mpz_sub(result[axis].data(), x[axis].data(), y[axis].data());
  }
}

}  // namespace oracle
