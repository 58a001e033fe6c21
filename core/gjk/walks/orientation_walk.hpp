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

// The walk as [PolyhedraTest19] prints it: rules for two and for three points, and a listing, which
// is not a valid program: it reads the direction as `d` and assigns `D`.  The rules advise arranging
// the order of the vertices "conveniently", and do not say how.  Each enumerator is one way to read
// them.
enum class OrientationReading {
  // D is d.  This differs from orientation_walk only in the operands of its side tests, -s0 and -s1
  // instead of minus the newest point, and thus in their rounding.
  one_direction,
  // D is another variable, as a compiler would read it: d stays (1, 0).
  two_directions,
  // The rules without the advice: vertices stay in the order in which they were found, and the
  // direction turns to the side of the origin as the rules say.
  unordered,
};

namespace internal {

// The two points of an edge and the next direction.
template <Scalar S>
struct OrientedEdge {
  Vec<S, 2> s0;
  Vec<S, 2> s1;
  Vec<S, 2> d;
};

// Takes the second point.  An origin on the line, which the rules omit, counts as to the left.
template <Scalar S>
void take_second(OrientedEdge<S>& edge, const Vec<S, 2>& p, OrientationReading reading) {
  edge.s1 = p;
  const Vec<S, 2> along = p - edge.s0;
  const bool to_right = cross(along, -edge.s0) < S(0);
  if (to_right && reading != OrientationReading::unordered) std::swap(edge.s0, edge.s1);
  edge.d = to_right ? -left(along) : left(along);
}

// Takes the third point or a later one.  Returns true if the simplex holds the origin.
template <Scalar S>
bool take_third(OrientedEdge<S>& edge, const Vec<S, 2>& p, OrientationReading reading) {
  const bool by_rules = reading == OrientationReading::unordered;
  const Vec<S, 2> from_s0 = p - edge.s0;
  if (S(0) < cross(from_s0, by_rules ? -p : -edge.s0)) {
    edge.s1 = p;
    edge.d = left(from_s0);
    return false;
  }
  const Vec<S, 2> from_s1 = p - edge.s1;
  if (cross(from_s1, by_rules ? -p : -edge.s1) < S(0)) {
    if (by_rules) {
      edge.s0 = edge.s1;
      edge.s1 = p;
    } else {
      edge.s0 = p;
    }
    edge.d = -left(from_s1);
    return false;
  }
  return true;
}

}  // namespace internal

// Finite input never hangs.  NaN in p . d gives not_finite; a NaN in a side test counts as inside.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Walk orientation_listing(const A& a, const B& b, OrientationReading reading) {
  const auto difference = unscaled_difference<S>(a, b);
  internal::OrientedEdge<S> edge;
  edge.d = {{S(1), S(0)}};
  const Vec<S, 2> always = edge.d;
  for (int points = 1; points <= iteration_limit; ++points) {
    const Vec<S, 2>& d = reading == OrientationReading::two_directions ? always : edge.d;
    const Vec<S, 2> p = difference.support(d).y;
    const S beyond = dot(p, d);
    if (!is_finite(beyond)) return ended(WalkStatus::not_finite, points);
    if (beyond < S(0)) return ended(WalkStatus::support_behind, points);
    if (points == 1) {
      edge.s0 = p;
      edge.d = -p;
    } else if (points == 2) {
      internal::take_second(edge, p, reading);
    } else if (internal::take_third(edge, p, reading)) {
      return ended(WalkStatus::origin_enclosed, points);
    }
  }
  return ended(WalkStatus::iteration_limit, iteration_limit);
}

}  // namespace gjk::walks
