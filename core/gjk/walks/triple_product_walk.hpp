// SPDX-License-Identifier: MIT
// The planar triple-product walk [Bittle10]: the direction is normal to the edge of the simplex
// that faces the origin, computed as (x . z) y - (y . z) x = (x x y) x z.
//
//   a  newest support point of A - B       b, c  earlier ones, c the oldest
//   d  direction in which a was found
//
// A support point that is not strictly beyond the origin (a . d <= 0) ends the walk: bodies that
// merely touch are mostly reported as separated.
#pragma once

#include <span>

#include "core/gjk/walks/walk.hpp"

namespace gjk::walks {

// The origin may lie on the line of the first two points.  Then the normal towards it is the zero
// vector, no support point is beyond the origin along it, and the listed program returns
// "separated" for any overlap.  The text advises to take either normal of the edge instead.
enum class ZeroDirection { as_listed, left_normal, right_normal };

// Computes (x x y) x z by products of scalars, as the text expands it.
template <Scalar S>
Vec<S, 2> triple_product(const Vec<S, 2>& x, const Vec<S, 2>& y, const Vec<S, 2>& z) {
  return dot(x, z) * y - dot(y, z) * x;
}

// The mean of a body's vertices.  The text starts along the difference of the centres without
// defining them; its numbers are near those of the centroids of the areas.
template <Scalar S>
Vec<S, 2> centre(std::span<const Vec<S, 2>> vertices) {
  Vec<S, 2> sum;
  S count(0);
  for (const Vec<S, 2>& vertex : vertices) {
    sum = sum + vertex;
    count = count + S(1);
  }
  return {{sum[0] / count, sum[1] / count}};
}

// Any nonzero first direction will do.  Zero finds no support point beyond the origin, so that
// concentric bodies are separated if the first direction is the difference of their centres.
// Finite input never hangs.  NaN in a . d gives not_finite; a NaN in a side test counts as inside
// of that edge.  `seen` is called with every support point beyond the origin except the first.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, typename Seen = NoWalkTrace>
Walk triple_product_walk(const A& a_body, const B& b_body,
                         ZeroDirection zero_direction = ZeroDirection::as_listed,
                         const Vec<S, 2>& first = {{S(1), S(0)}}, Seen&& seen = {}) {
  const auto difference = unscaled_difference<S>(a_body, b_body);
  Vec<S, 2> d = first;
  Vec<S, 2> b = difference.support(d).y;
  Vec<S, 2> c;
  bool triangle = false;  // c is in the simplex
  d = -d;
  for (int points = 2; points <= iteration_limit; ++points) {
    const Vec<S, 2> a = difference.support(d).y;
    const S beyond = dot(a, d);
    if (!is_finite(beyond)) return ended(WalkStatus::not_finite, points);
    if (beyond <= S(0)) {
      const bool nowhere = first == Vec<S, 2>{};
      return ended(nowhere ? WalkStatus::zero_direction : WalkStatus::support_behind, points);
    }
    const Vec<S, 2> along = d;
    const Vec<S, 2> ao = -a;
    const Vec<S, 2> ab = b - a;
    if (!triangle) {
      d = triple_product(ab, ao, ab);
      if (d == Vec<S, 2>{}) {
        if (zero_direction == ZeroDirection::as_listed) {
          return ended(WalkStatus::zero_direction, points);
        }
        d = zero_direction == ZeroDirection::left_normal ? left(ab) : -left(ab);
      }
      c = b;
      b = a;
      triangle = true;
      seen(WalkStep<S>{points, {c, b}, 2, along, d, false});
      continue;
    }
    const Vec<S, 2> ac = c - a;
    const Vec<S, 2> outside_ab = triple_product(ac, ab, ab);
    const Vec<S, 2> outside_ac = triple_product(ab, ac, ac);
    if (S(0) < dot(outside_ab, ao)) {
      d = outside_ab;
      c = b;
    } else if (S(0) < dot(outside_ac, ao)) {
      d = outside_ac;
    } else {
      seen(WalkStep<S>{points, {c, b, a}, 3, along, d, true});
      return ended(WalkStatus::origin_enclosed, points);
    }
    b = a;  // the remaining edge ends in the newest point
    seen(WalkStep<S>{points, {c, b}, 2, along, d, false});
  }
  return ended(WalkStatus::iteration_limit, iteration_limit);
}

}  // namespace gjk::walks
