// SPDX-License-Identifier: MIT
// V-Clip [Mirtich98]: walks from feature pair to feature pair until each of the nearest points lies
// in the Voronoi region of the other's feature; then they are the nearest points of the bodies.  It
// does not compute these points on the way: it clips an edge against the planes of a Voronoi
// region, and the sign of the derivative of the distance at the entry and the exit decides where to
// continue.  So parallel edges and faces need no special case, and the states vertex-face and
// edge-face detect overlapping bodies.
//
// In exact arithmetic it ends: each step brings features nearer, or replaces one by a part that is
// as near.  It has no tolerances.  In floating point, two states may disagree about a point on
// their border; then it alternates between them until the limit, which the paper does not have.
//
//   D(l)   distance from the feature, or signed height above it, of the point of an edge at l
//
// Started with the pair of the previous frame, a slow motion takes a step or two [Mirtich98].
#pragma once

#include <optional>
#include <span>

#include "core/gjk/tracking/boundary.hpp"
#include "core/gjk/tracking/features.hpp"

namespace gjk::tracking {

template <Scalar S>
class VClip {
 public:
  VClip(const Boundary<S>& a, const Boundary<S>& b, const Scale<S>& scale)
      : a_(a), b_(b), scale_(scale) {}

  Tracked<S> run(FeaturePair pair) {
    const int limit = step_limit(a_, b_);
    for (int k = 0; k < limit; ++k) {
      const Step step = pair.b.kind < pair.a.kind ? advance(b_, pair.b, a_, pair.a)
                                                  : advance(a_, pair.a, b_, pair.b);
      if (step == Step::meeting) return {meeting_result(common_, scale_, k), pair};
      if (step == Step::closest) {
        return {closest_result(nearest_points(a_, b_, pair), scale_, k), pair};
      }
    }
    const FeaturePair ends = first_pair(a_, b_);
    return {unfinished_result(nearest_points(a_, b_, ends), scale_, limit), ends};
  }

 private:
  using Kind = Feature::Kind;

  // The dimension of x must not exceed that of y.
  Step advance(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    if (y.kind == Kind::vertex) return vertex_vertex(a, x, b, y);
    if (x.kind == Kind::vertex && y.kind == Kind::edge) return vertex_edge(a, x, b, y);
    if (x.kind == Kind::vertex) return vertex_face(a, x, b, y);
    if (y.kind == Kind::edge) return edge_edge(a, x, b, y);
    return edge_face(a, x, b, y);
  }

  // --- vertex and vertex ---

  Step vertex_vertex(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    const bool left = moves_to(beside_vertex(a, x.index, b.point(y.index)), x) ||
                      moves_to(beside_vertex(b, y.index, a.point(x.index)), y);
    return left ? Step::moved : Step::closest;
  }

  // --- vertex and edge ---

  Step vertex_edge(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    const Vec<S, 3>& point = a.point(x.index);
    if (moves_to(beside_edge(b, y.index, point), y)) return Step::moved;
    const Edge& edge = b.edge(y.index);
    Clip<S> clip(b.point(edge.tail), b.point(edge.head));
    for (const Index e : a.graph().vertex_edges.row(x.index)) {
      const bool left =
          clip.keep_above(-a.beyond_vertex(x.index, e, b.point(edge.tail)),
                          -a.beyond_vertex(x.index, e, b.point(edge.head)), edge_feature(e));
      if (!left) break;
    }
    return follow(clip, x, [&](Feature, const Vec<S, 3>& at) {
      return at == point ? std::nullopt : std::optional<S>(dot(clip.direction(), at - point));
    });
  }

  // Updates x after a segment was clipped against its region [Mirtich98].  `derivative(N, at)`
  // returns the sign of D' on the plane of neighbour N, or empty if D = 0: contact.
  template <typename Derivative>
  Step follow(const Clip<S>& clip, Feature& x, const Derivative& derivative) {
    if (moves_to(clip.excluded_by, x)) return Step::moved;
    for (const bool entering : {true, false}) {
      const std::optional<Feature>& neighbour = entering ? clip.enters_from : clip.leaves_to;
      if (!neighbour) continue;
      const Vec<S, 3> at = clip.at(entering ? clip.low : clip.high);
      const std::optional<S> slope = derivative(*neighbour, at);
      if (!slope) return meet(at);
      if (entering ? S(0) < *slope : *slope < S(0)) {
        x = *neighbour;
        return Step::moved;
      }
    }
    return Step::closest;
  }

  Step meet(const Vec<S, 3>& point) {
    common_ = point;
    return Step::meeting;
  }

  // --- vertex and face ---

  Step vertex_face(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    const Vec<S, 3>& point = a.point(x.index);
    if (const std::optional<Index> edge = furthest_beyond(b, y.index, point)) {
      y = edge_feature(*edge);
      return Step::moved;
    }
    const S height = b.above_face(y.index, point);
    if (height == S(0)) return meet(point);
    for (const Index e : a.graph().vertex_edges.row(x.index)) {
      // Upward, away from the vertex; the state edge-face computes the same number.
      const S slope = dot(a.along(e), b.normal(y.index));
      const S rise = a.edge(e).tail == x.index ? slope : S(-slope);
      if (S(0) < height ? rise < S(0) : S(0) < rise) {
        x = edge_feature(e);
        return Step::moved;
      }
    }
    return S(0) < height ? Step::closest : local_minimum(b, y, point);
  }

  // The edge of a face whose plane has the point furthest behind it; empty if there is none.
  static std::optional<Index> furthest_beyond(const Boundary<S>& b, Index face,
                                              const Vec<S, 3>& point) {
    std::optional<Index> furthest;
    S most(0);  // squared, times the squared normal, which is the same for all
    for (const Index e : b.graph().face_edges.row(face)) {
      const S inside = b.towards_face(face, e, point);
      if (!(inside < S(0))) continue;
      const Vec<S, 3> along = b.along(e);
      const S distance = inside * inside / dot(along, along);
      if (furthest && !(most < distance)) continue;
      furthest = e;
      most = distance;
    }
    return furthest;
  }

  // The vertex is below the face, and no edge leads upward: either it is inside the body, or the
  // walk continues with the face above which it is highest [Mirtich98].
  Step local_minimum(const Boundary<S>& b, Feature& y, const Vec<S, 3>& point) {
    std::optional<Index> highest;
    S most(0);  // squared
    for (Index f = 0; f < b.graph().faces.size(); ++f) {
      const S height = b.above_face(f, point);
      if (!(S(0) < height)) continue;
      const S squared = height * height / dot(b.normal(f), b.normal(f));
      if (highest && !(most < squared)) continue;
      highest = f;
      most = squared;
    }
    if (!highest) return meet(point);
    y = face_feature(*highest);
    return Step::moved;
  }

  // --- edge and edge ---

  Step edge_edge(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    const Step step = clip_edge(a, x, b, y);
    return step == Step::closest ? clip_edge(b, y, a, x) : step;
  }

  // Clips edge y against the region of edge x: first its ends, then the rest against its faces.
  Step clip_edge(const Boundary<S>& a, Feature& x, const Boundary<S>& b, const Feature& y) {
    const Edge& edge = a.edge(x.index);
    const Edge& other = b.edge(y.index);
    const Vec<S, 3>& tail = b.point(other.tail);
    const Vec<S, 3>& head = b.point(other.head);
    Clip<S> ends(tail, head);
    for (const Index v : {edge.tail, edge.head}) {
      const bool left = ends.keep_above(a.beyond_vertex(v, x.index, tail),
                                        a.beyond_vertex(v, x.index, head), vertex_feature(v));
      if (!left) break;
    }
    const Step beyond = follow(ends, x, [&](Feature v, const Vec<S, 3>& at) {
      const Vec<S, 3>& point = a.point(v.index);
      return at == point ? std::nullopt : std::optional<S>(dot(ends.direction(), at - point));
    });
    if (beyond != Step::closest) return beyond;

    const Vec<S, 3> from = ends.at(ends.low);
    const Vec<S, 3> to = ends.at(ends.high);
    Clip<S> sides(from, to);
    for (const Index f : {edge.left, edge.right}) {
      if (f == no_face) continue;
      const bool left = sides.keep_above(-a.towards_face(f, x.index, from),
                                         -a.towards_face(f, x.index, to), face_feature(f));
      if (!left) break;
    }
    return follow(sides, x, [&](Feature f, const Vec<S, 3>& at) -> std::optional<S> {
      const S height = a.above_face(f.index, at);
      if (height == S(0)) return std::nullopt;
      const S rise = dot(sides.direction(), a.normal(f.index));
      return S(0) < height ? rise : S(-rise);
    });
  }

  // --- edge and face ---

  Step edge_face(const Boundary<S>& a, Feature& x, const Boundary<S>& b, Feature& y) {
    const Edge& edge = a.edge(x.index);
    const Vec<S, 3>& tail = a.point(edge.tail);
    const Vec<S, 3>& head = a.point(edge.head);
    Clip<S> clip(tail, head);
    for (const Index e : b.graph().face_edges.row(y.index)) {
      const bool left = clip.keep_above(b.towards_face(y.index, e, tail),
                                        b.towards_face(y.index, e, head), edge_feature(e));
      if (!left) {
        y = edge_feature(nearest_edge(a, edge, b, y.index));
        return Step::moved;
      }
    }
    const S low = b.above_face(y.index, clip.at(clip.low));
    const S high = b.above_face(y.index, clip.at(clip.high));
    if (!(S(0) < low && S(0) < high) && !(low < S(0) && high < S(0))) {
      const S whole = low - high;
      const S part = whole == S(0) ? S(0) : S(low / whole);
      return meet(clip.at(S(clip.low + product(part, S(clip.high - clip.low)))));
    }
    // Compares the slope: `low` and `high` are equal if an edge only touches the region.
    const S slope = dot(clip.direction(), b.normal(y.index));
    const bool rising = S(0) < low ? !(slope < S(0)) : !(S(0) < slope);
    const std::optional<Feature>& neighbour = rising ? clip.enters_from : clip.leaves_to;
    if (neighbour) {
      y = *neighbour;
    } else {
      x = vertex_feature(rising ? edge.tail : edge.head);
    }
    return Step::moved;
  }

  static Index nearest_edge(const Boundary<S>& a, const Edge& edge, const Boundary<S>& b,
                            Index face) {
    const std::span<const Index> around = b.graph().face_edges.row(face);
    Index nearest = around[0];
    NearestPoints<S> best;
    for (const Index e : around) {
      const NearestPoints<S> here = nearest_of_edges(a, edge, b, b.edge(e));
      if (best && !(here.W.vv < best.W.vv)) continue;
      best = here;
      nearest = e;
    }
    return nearest;
  }

  const Boundary<S>& a_;
  const Boundary<S>& b_;
  Scale<S> scale_;
  Vec<S, 3> common_;  // a common point, if one was found
};

// Both boundaries are in units of `scale`; `start` is the pair of an earlier frame or first_pair().
template <Scalar S>
Tracked<S> v_clip(const Boundary<S>& a, const Boundary<S>& b, const Scale<S>& scale,
                  FeaturePair start) {
  return VClip<S>(a, b, scale).run(start);
}

}  // namespace gjk::tracking
