// SPDX-License-Identifier: MIT
// The exact penetration depth of overlapping point sets: how far one body must at least move until
// the interiors are disjoint.  It is the distance from the origin to the boundary of A - B, found
// by an expanding polytope in integers [vdB01], which grows by one support point at a time: its
// facets with their planes, the one nearest to the origin, and the hull with one more point.  It
// needs no CGAL and constructs only the part of the boundary near the origin.
#pragma once

#include "oracle/certificate/certificate.hpp"
#include "oracle/depth/expanding_hull.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"

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

// FilteredSupport finds the furthest of many integer points along an integer direction: doubles
// leave a few candidates, and integers decide between them.  The result is that of a scan in
// integers.
//
// Error bound.  We bound the error e of the computed product of a point and the direction; every
// point within 2 e of the largest product is a candidate.  u = 2^-53.  Points p become x = p (1 +
// a), |a| <= 2 u (truncation to 53 bits).  The direction n becomes d = s n (1 + b), |b| <= 2 u,
// with s the power of two that makes its largest component at least 1/2 and below 1.  A product and
// at most two sums affect each term of the computed value v = d . x, hence
//   |v - s n.p| <= ((1 + 2 u)^2 (1 + gamma_3) - 1) sum of |s n_k p_k| <= 8 u S =: e,
//   S = sum of |d_k| m_k, m_k = max |x_k| over all points.
// With v_max the largest value, the furthest point has v >= v_max - 2 e.  16 u S, and at most 2 u S
// for the roundings of the difference and of S, are less than filter_units u S = 20 u S.
// Underflow: d_k errs by at most 2^-1075 more, and so does each product: the terms 2^-1072 m_k and
// 2^-1070 cover them.  Overflow: |d_k| < 1, and points of more than 900 bits are left to integers.

inline constexpr double filter_units = 20;

class FilteredSupport {
 public:
  // Keeps a reference to `points`.  `units` other than filter_units plants a fault.
  explicit FilteredSupport(const std::vector<IntegerVector>& points, double units = filter_units);

  // Returns the lowest index of a point with the largest n . p, or -n . p if `sign` is -1.
  std::size_t furthest(const IntegerVector& n, int sign);

 private:
  std::size_t furthest_of(const std::vector<std::size_t>& candidates, const IntegerVector& n,
                          int sign);

  const std::vector<IntegerVector>& points_;
  double units_;
  std::vector<cases::Point> rounded_;  // empty if integers alone decide
  cases::Point largest_{};             // m_k
  std::vector<double> values_;         // products with the direction of the last call
  std::vector<std::size_t> candidates_;
  Integer most_;
  Integer along_;
};

struct Penetration {
  Rational depth_squared;  // zero if the bodies only touch
  // N, outward and not zero, in integers without a common factor.  With h = max N . (a_i - b_j) the
  // depth is h / |N|; bodies that are moved apart by (h / N.N) N touch.
  RationalVector normal;
  // Pairs whose differences lie in the plane N . x = h and are affinely independent: the nearest
  // facet of A - B, or a part of it, as `dim` pairs; fewer if A - B is flat.
  std::vector<IndexPair> facet;
};

// Exact.  Empty exactly if the bodies are separated; the depth is zero if they touch, and so
// whenever they meet and A - B is flat.  Throws std::invalid_argument on a curved body, an empty
// body or a coordinate that is not finite, std::logic_error if its own invariants fail.
std::optional<Penetration> penetration(const cases::Case& question,
                                       const ExpansionRules& rules = ExpansionRules());

// The same for points that are integers already.
std::optional<Penetration> penetration(const IntegerBodies& bodies,
                                       const ExpansionRules& rules = ExpansionRules());

// The squared depth alone, of point sets known to overlap: the same number, in integers of fixed
// width.  Empty if the coordinates do not fit.
std::optional<FixedRatio> quick_depth_squared(const cases::Case& question);

// Checks a claim with n + m products, without any search: the plane through the facet has all of A
// - B on one side and is as far from the origin as claimed.  This proves that a translation of that
// length along N separates the interiors: the depth is at most the claimed one.  That no other
// plane is nearer follows from the whole polytope, not from one facet, and is not proved here.
bool proves_upper_bound(const cases::Case& question, const Penetration& claimed);

}  // namespace oracle
