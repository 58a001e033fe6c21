// SPDX-License-Identifier: MIT
// The planar orientation walk [PolyhedraTest19].  The vertices of the simplex are ordered such that
// the origin is never to the right of the line s0 s1; then one cross product identifies the next
// edge.  The listing has errors (two names for the direction and for the cross product, no
// definition of left and right); this implements what its text describes.
//
//   s0, s1  the edge the origin is to the left of      s2  newest support point of A - B
//   d       direction of the next support point
//
// The origin is not behind a support point, nor behind s0 s1.  So of the four regions of the first
// edge the ends need no test, and of the seven regions of a triangle only those of the two new
// edges and the inside remain.  A support point with p . d = 0 does not end the walk: touching
// contact is mostly reported as contact.
#pragma once

#include <cstddef>
#include <utility>

#include "core/gjk/walks/walk.hpp"

namespace gjk::walks {

// Finite input never hangs.  NaN in p . d gives not_finite; a NaN in a side test counts as inside.
// An origin on the line of the first edge, a case that the text omits, counts as to the left of it,
// as in the listing.  `seen` is called with each segment and triangle, the newest point last,
// before the side of the origin is computed.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, typename Seen = NoWalkTrace>
Walk orientation_walk(const A& a, const B& b, Seen&& seen = {}) {
  const auto difference = unscaled_difference<S>(a, b);
  Vec<S, 2> s0;
  Vec<S, 2> s1;
  Vec<S, 2> d{{S(1), S(0)}};
  for (int points = 1; points <= iteration_limit; ++points) {
    const Vec<S, 2> p = difference.support(d).y;
    const S beyond = dot(p, d);
    if (!is_finite(beyond)) return ended(WalkStatus::not_finite, points);
    if (beyond < S(0)) return ended(WalkStatus::support_behind, points);
    if (points == 1) {
      s0 = p;
      d = -s0;
      continue;
    }
    const std::size_t size = points == 2 ? 2 : 3;
    seen(WalkStep<S>{points, {s0, size == 2 ? p : s1, p}, size, d, {}, false});
    if (points == 2) {
      s1 = p;
      if (cross(s1 - s0, -s0) < S(0)) std::swap(s0, s1);
      d = left(s1 - s0);
      continue;
    }
    const Vec<S, 2>& s2 = p;
    if (S(0) < cross(s2 - s0, -s2)) {
      s1 = s2;  // the origin is to the left of s0 s2
    } else if (cross(s2 - s1, -s2) < S(0)) {
      s0 = s2;  // and here to the left of s2 s1
    } else {
      return ended(WalkStatus::origin_enclosed, points);
    }
    d = left(s1 - s0);
  }
  return ended(WalkStatus::iteration_limit, iteration_limit);
}

}  // namespace gjk::walks
