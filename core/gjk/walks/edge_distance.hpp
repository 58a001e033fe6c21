// SPDX-License-Identifier: MIT
// The planar distance query of a tutorial [Bittle10b]: an edge between two support points is
// replaced by the nearer of its two successors until a support point makes no progress.
//
//   a, b  the edge      c  newest support point of A - B      v  point of the edge nearest to the
//                                                                origin
//
// It ends if v.a - v.c is below a tolerance.  This compares a squared length with a number: for
// small bodies every progress is below it, for large ones the rounding of v.c is above it.  v.a
// replaces v.v, which equals it only if v lies inside the edge or is a.
#pragma once

#include <cstddef>

#include "core/gjk/result.hpp"
#include "core/gjk/walks/walk.hpp"

namespace gjk::walks {

enum class NearestOnEdge {
  on_segment,     // as the text says "the code will do"
  on_whole_line,  // as its formula does, with 0 / 0 on an edge without length
};

enum class OriginInside {
  checked,      // if the triangle a, b, c holds the origin, they meet; the text describes it
  not_checked,  // as listed: overlapping bodies are followed to the limit
};

template <Scalar S>
struct EdgeDistanceOptions {
  S tolerance;
  NearestOnEdge nearest = NearestOnEdge::on_segment;
  OriginInside inside = OriginInside::checked;
  Vec<S, 2> first = {{S(1), S(0)}};
};

// The text gives no number.  This is sqrt(u), rounded up to a power of two; exact arithmetic takes
// that of double: with 0 the walk would not end, since the progress must be below it.
template <Scalar S>
S edge_tolerance() {
  const S u = is_exact<S>() ? S(1) / S(9007199254740992) : ScalarTraits<S>::unit_roundoff();
  S tolerance(1);
  while (!(tolerance * tolerance / S(4) < u)) tolerance = tolerance / S(2);
  return tolerance;
}

// The edge and its point nearest to the origin: v = (1 - t) a + t b.
template <Scalar S>
struct EdgeState {
  DifferencePoint<S, 2> a;
  DifferencePoint<S, 2> b;
  S t{0};
  Vec<S, 2> v;
  bool found = false;  // false: 0 / 0, or not finite
};

template <Scalar S>
EdgeState<S> nearest_on_edge(const DifferencePoint<S, 2>& a, const DifferencePoint<S, 2>& b,
                             NearestOnEdge nearest) {
  EdgeState<S> state{a, b, S(0), a.y, false};
  const Vec<S, 2> ab = b.y - a.y;
  const S length_squared = dot(ab, ab);
  const bool clamped = nearest == NearestOnEdge::on_segment;
  if (S(0) < length_squared) {
    state.t = -dot(a.y, ab) / length_squared;
    if (clamped && state.t < S(0)) state.t = S(0);
    if (clamped && S(1) < state.t) state.t = S(1);
    state.v = a.y + state.t * ab;
  }
  const bool defined = clamped || S(0) < length_squared;
  state.found = defined && is_finite(state.v[0]) && is_finite(state.v[1]);
  return state;
}

// An iteration as a trace sees it: the edge before c, and -v.c and -v.a, which differ by the
// progress.
template <Scalar S>
struct EdgeStep {
  const EdgeState<S>& edge;
  const Vec<S, 2>& c;
  const S& of_c;
  const S& of_a;
};

// Whether the origin lies inside or on an edge of the triangle.  The triangle must have an area.
template <Scalar S>
bool holds_origin(const Vec<S, 2>& a, const Vec<S, 2>& b, const Vec<S, 2>& c) {
  const S ab = cross(a, b);
  const S bc = cross(b, c);
  const S ca = cross(c, a);
  const bool left_of_all = !(ab < S(0)) && !(bc < S(0)) && !(ca < S(0));
  const bool right_of_all = !(S(0) < ab) && !(S(0) < bc) && !(S(0) < ca);
  return left_of_all != right_of_all;
}

// `converged`: the progress was below the tolerance.  This proves nothing, so no lower bound is
// claimed.  Finite input never hangs.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, typename Seen = NoWalkTrace>
Result<S, 2> edge_distance(const A& a_body, const B& b_body, const EdgeDistanceOptions<S>& options,
                           Seen&& seen = {}) {
  const auto difference = unscaled_difference<S>(a_body, b_body);
  const DifferencePoint<S, 2> along = difference.support(options.first);
  const DifferencePoint<S, 2> against = difference.support(-options.first);
  EdgeState<S> edge = nearest_on_edge(along, against, options.nearest);
  const auto stop = [&edge](Status status, int iterations) {
    Result<S, 2> result;
    result.status = status;
    result.intersecting = is_meeting(status);
    result.iterations = iterations;
    result.v = edge.v;
    result.vv = dot(edge.v, edge.v);
    result.support = {edge.a, edge.b, edge.b};
    result.lambda = {S(1) - edge.t, edge.t, S(0)};
    for (std::size_t i = 0; i < 2; ++i) {
      if (result.lambda[i] == S(0)) continue;
      result.members = with(result.members, i);
      result.witness_a = result.witness_a + result.lambda[i] * result.support[i].p.point;
      result.witness_b = result.witness_b + result.lambda[i] * result.support[i].q.point;
    }
    return result;
  };
  for (int k = 0; k < iteration_limit; ++k) {
    if (!edge.found) return stop(Status::not_finite, k);
    if (edge.v == Vec<S, 2>{}) return stop(Status::origin_inside, k);
    const DifferencePoint<S, 2> c = difference.support(-edge.v);
    const S of_c = -dot(edge.v, c.y);
    const S of_a = -dot(edge.v, edge.a.y);
    seen(EdgeStep<S>{edge, c.y, of_c, of_a});
    if (!is_finite(of_c) || !is_finite(of_a)) return stop(Status::not_finite, k);
    if (options.inside == OriginInside::checked && holds_origin(edge.a.y, edge.b.y, c.y)) {
      return stop(Status::origin_inside, k + 1);
    }
    if (of_c - of_a < options.tolerance) return stop(Status::converged, k);
    const EdgeState<S> with_a = nearest_on_edge(edge.a, c, options.nearest);
    const EdgeState<S> with_b = nearest_on_edge(c, edge.b, options.nearest);
    edge = dot(with_a.v, with_a.v) < dot(with_b.v, with_b.v) ? with_a : with_b;
  }
  return stop(Status::iteration_limit, iteration_limit);
}

}  // namespace gjk::walks
