// SPDX-License-Identifier: MIT
// The planes of an expanding polytope whose vertices are rounded points of A - B, with numbers of
// any precision: what they prove although every number here is rounded.
//
// Let the facets be a closed surface, each oriented so that det(p, q, r) > 0 for its corners.  Seen
// from the origin no facet is reversed, so each direction is covered as often as any other, and at
// least once.  So every ray from the origin meets a facet at a point that is no nearer than the
// plane of the facet; and P, the hull of the corners, contains the ball whose radius is the least
// of these distances.  The proof does not depend on the search that found the facets, and P need
// not be what the surface encloses.
//
// Errors, with u the unit roundoff and M the largest |coordinate| of the bodies, to first order:
//   vertex    its point lies within e of A - B: a local coordinate x of a support point errs by 4.5
//             u |x| against one in the primitive (3 u of m.m, halved, a root, a quotient, a
//             product); L x + c by 5 u more of terms that sum to M; twice that and 2 u of the
//             difference for each axis, 21 u M; times sqrt(3): e = 37 u M
//   det       e_1 x e_2 errs by 8 u |e_1||e_2| (four roundings of each of two products); normalised
//             to length 1, multiplied by p and by its length, by 8 u more; |p| <= 3.47 M: 56 u M
//             |e_1||e_2|
//   distance  n . p for each corner, whatever n is: 3 u |p| of the sums, 4 u of |n|, u of the
//             subtraction: 28 u M
// A polytope of rounded vertices may exceed A - B by e: 65 u M are subtracted from each distance.
#pragma once

#include <algorithm>
#include <cmath>

#include "oracle/truth/min_norm.hpp"

namespace oracle {

template <typename N>
struct RoundedPlane {
  Triple<N> n{};  // outward, of length 1; 0 if unknown
  N offset{};
  N proved{};  // not above the distance of its points from the origin; not positive where the
               // orientation is not proved
};

template <typename N>
class RoundedGeometry {
 public:
  using Vertex = Triple<N>;
  using Plane = RoundedPlane<N>;

  static constexpr int orientation_error = 64;
  static constexpr int plane_error = 72;

  // `noise` is u M.
  RoundedGeometry(int dim, const N& noise, const N& magnitude)
      : dim_(dim), noise_(noise), nothing_(-8 * magnitude) {}

  // How far a vertex must be ahead to be visible.
  N threshold{};

  void set_plane(Plane& plane, const std::array<const Vertex*, 3>& corners) const {
    using std::sqrt;
    const Vertex& p = *corners[0];
    const Triple<N> e = difference(*corners[1], p);
    const Triple<N> f = dim_ == 3 ? difference(*corners[2], p) : Triple<N>{0, 0, 1};
    Triple<N> n{e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]};
    const N length = sqrt(inner(n, n));
    const N sides = sqrt(inner(e, e) * inner(f, f));
    plane.proved = nothing_;
    // Simplices so thin that the squares above might underflow are useless.
    if (!(length > (dim_ == 3 ? N(noise_ * noise_) : noise_))) return;
    for (N& x : n) x /= length;
    plane.n = n;
    plane.offset = inner(n, p);
    plane.proved = plane.offset;
    for (int k = 1; k < dim_; ++k) {
      plane.proved = std::min(plane.proved, inner(n, *corners[static_cast<std::size_t>(k)]));
    }
    plane.proved -= plane_error * noise_;
    const bool oriented = plane.offset * length > orientation_error * noise_ * sides;
    if (!oriented && plane.proved > 0) plane.proved = 0;
  }

  bool is_beyond(const Plane& plane, const Vertex& y) const {
    return inner(plane.n, y) > plane.offset;
  }
  bool is_visible(const Plane& plane, const Vertex& y) const {
    return inner(plane.n, y) - plane.offset > threshold;
  }
  bool is_nearer(const Plane& plane, const Plane& other) const {
    return plane.proved < other.proved;
  }
  bool is_considered(std::size_t /*facet*/) const { return true; }

 private:
  int dim_;
  N noise_;
  N nothing_;  // below any distance
};

}  // namespace oracle
