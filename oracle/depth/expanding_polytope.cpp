// SPDX-License-Identifier: MIT
// P is a polytope of full dimension whose vertices are differences a_i - b_j: P lies in A - B.  Its
// boundary is kept as simplices (triangles, or edges in the plane), each with its outward normal N
// and offset h = N . y for its corners y; P is the set of x with N . x <= h for all of them.  h /
// |N| is the signed distance of the origin, negative if the origin lies beyond the facet.
//
// Hull of P and w: facets with N . w > h are visible.  They form a disc: for w' = w + eps (c - w)
// with c inside P and a small eps > 0 the same facets are visible and w' lies on no plane of a
// facet, a case where this is well known.  The disc is replaced by the simplices that join w to
// each horizon ridge e, between a visible F and a hidden G:
//
//   - None is degenerate: e lies in the plane of F, in which w does not lie, so w is not in the
//     affine hull of e.  (G may be in one plane with w: then the new facet continues G.)
//   - Its plane supports the hull: with s = h_G - N_G . w >= 0 and t = N_F . w - h_F > 0 the plane
//     of N = s N_F + t N_G, h = s h_F + t h_G contains e and w, and N . x <= h on P.  N is zero
//     only if F and G lie in one plane with opposite normals: then P would be flat.
//   - Its normal points outward: w takes the place of the corner of F opposite e, hence the new
//     facet is oriented along e as F was, and that agrees with G, which is outward.
//
// Counting facets in one plane with w as visible would be right as well, for the same reasons with
// F and G exchanged.  Deciding it inconsistently would be wrong.
#include "oracle/depth/expanding_polytope.hpp"

#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace oracle {
namespace {

// The conversions truncate by less than 2^-52 of the value, and h counts twice: with the roundings
// of the quotient less than 2^-49 in all.  Integers of bodies have at most 2,100 bits, h^2 then
// less than 13,000: a long double with 15 bits of exponent represents it.  If it has fewer, the
// estimate may leave the normal range, and is not used.
long double estimate(const Integer& offset, const Integer& normal_squared) {
  long exponent = 0;
  const auto h = static_cast<long double>(mpz_get_d_2exp(&exponent, offset.data()));
  const long double numerator = h * std::abs(h);
  const long h_exponent = exponent;
  const auto denominator =
      static_cast<long double>(mpz_get_d_2exp(&exponent, normal_squared.data()));
  return std::ldexp(numerator / denominator, static_cast<int>(2 * h_exponent - exponent));
}

}  // namespace

bool ExpansionRules::supports(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead == 0;
}

bool ExpansionRules::is_visible(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead > 0;
}

bool ExpansionRules::is_nearer(const FacetPlane& plane, const FacetPlane& other) const {
  // Each estimate has a relative error of less than 2^-49.  If two differ by more than the sum of
  // that, with room for the roundings here, they decide.
  const long double x = plane.distance_squared_estimate;
  const long double y = other.distance_squared_estimate;
  const bool usable = std::isnormal(x) && std::isnormal(y);
  if (usable && std::abs(x - y) > 0x1p-48L * (std::abs(x) + std::abs(y))) return x < y;
  const int sign = plane.offset.sign();
  if (sign != other.offset.sign()) return sign < other.offset.sign();
  const Integer left = plane.offset * plane.offset * other.normal_squared;
  const Integer right = other.offset * other.offset * plane.normal_squared;
  return sign < 0 ? left > right : left < right;
}

bool ExpansionRules::is_considered(std::size_t /*facet*/) const { return true; }

void IntegerGeometry::set_plane(FacetPlane& plane, const std::array<const Vertex*, 3>& corners) {
  const IntegerVector& origin = corners[0]->y;
  assign_difference(edges_[0], corners[1]->y, origin);
  if (dim_ == 3) assign_difference(edges_[1], corners[2]->y, origin);
  assign_cross(plane.normal, edges_[0], edges_[1]);
  assign_dot(plane.offset, plane.normal, origin);
  assign_dot(plane.normal_squared, plane.normal, plane.normal);
  if (plane.normal_squared == 0) throw std::logic_error("penetration: a degenerate facet");
  plane.distance_squared_estimate = estimate(plane.offset, plane.normal_squared);
}

bool IntegerGeometry::is_beyond(const FacetPlane& plane, const Vertex& vertex) {
  assign_dot(along_, plane.normal, vertex.y);
  return along_ > plane.offset;
}

bool IntegerGeometry::is_visible(const FacetPlane& plane, const Vertex& vertex) {
  assign_dot(along_, plane.normal, vertex.y);
  along_ -= plane.offset;
  return rules_.is_visible(plane, along_);
}

}  // namespace oracle
