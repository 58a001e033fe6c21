// SPDX-License-Identifier: MIT
// The closest features of Lin and Canny [LinCanny91], as published: computes the nearest points of
// the current pair and tests each against the Voronoi region of the other's feature; if one lies
// outside, the neighbour behind that plane replaces the feature.
//
// Its published weaknesses are kept:
//
//   - It does not detect contact.  A point inside a body, below each of its faces, lies in no
//     Voronoi region, and the nearest face repeats: overlapping bodies only reach the limit of the
//     loop.
//   - The tests have no margin.  If rounding puts a nearest point on the wrong side of a plane, the
//     walk alternates between two features forever.
//
// A pair of a face and an edge or a face is closest if both are parallel and one lies above the
// other; otherwise a pair of their parts is as near.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "core/gjk/tracking/boundary.hpp"
#include "core/gjk/tracking/features.hpp"

namespace gjk::tracking {

template <Scalar S>
class LinCanny {
 public:
  LinCanny(const Boundary<S>& a, const Boundary<S>& b, const Scale<S>& scale)
      : a_(a), b_(b), scale_(scale) {}

  Tracked<S> run(FeaturePair pair) {
    const int limit = step_limit(a_, b_);
    Parts nearest;
    for (int k = 0; k < limit; ++k) {
      nearest = parts(pair);
      if (has_no_vertex_beside_a_face(pair) && !(are_parallel(pair) && face_each_other(pair))) {
        pair = nearest.pair;
        continue;
      }
      const auto [p, q] = points(nearest.found);
      if (!leaves(a_, pair.a, q) && !leaves(b_, pair.b, p)) {
        return {closest_result(nearest.found, scale_, k), pair};
      }
    }
    return {unfinished_result(nearest.found, scale_, limit), first_pair(a_, b_)};
  }

 private:
  using Kind = Feature::Kind;

  struct Parts {
    FeaturePair pair;
    NearestPoints<S> found;
  };

  static bool has_no_vertex_beside_a_face(const FeaturePair& pair) {
    const bool vertex = pair.a.kind == Kind::vertex || pair.b.kind == Kind::vertex;
    return !vertex && (pair.a.kind == Kind::face || pair.b.kind == Kind::face);
  }

  std::pair<Vec<S, 3>, Vec<S, 3>> points(const NearestPoints<S>& found) const {
    Vec<S, 3> p;
    Vec<S, 3> q;
    for (std::size_t i = 0; i < 4; ++i) {
      if (!contains(found.W.members, i)) continue;
      p = p + found.W.lambda[i] * a_.point(found.support[i].p.index);
      q = q + found.W.lambda[i] * b_.point(found.support[i].q.index);
    }
    return {p, q};
  }

  // --- the Voronoi region of a feature ---

  // Moves x to a neighbour if the point lies outside its region.
  static bool leaves(const Boundary<S>& body, Feature& x, const Vec<S, 3>& point) {
    if (x.kind == Kind::vertex) return moves_to(beside_vertex(body, x.index, point), x);
    if (x.kind == Kind::edge) return moves_to(beside_edge(body, x.index, point), x);
    Search beside;
    for (const Index e : body.graph().face_edges.row(x.index)) {
      if (body.towards_face(x.index, e, point) < S(0)) beside.offer_edge(body, e, point);
    }
    if (beside.least) return moves_to(beside.nearest, x);
    return body.above_face(x.index, point) < S(0) && moves_to(nearest_feature(body, point), x);
  }

  // Finds the feature nearest to a point.
  struct Search {
    Feature nearest;
    std::optional<S> least;  // squared distance

    void offer(Feature x, const S& squared) {
      if (least && !(squared < *least)) return;
      least = squared;
      nearest = x;
    }
    // Offers the edge or its nearest end.
    void offer_edge(const Boundary<S>& body, Index e, const Vec<S, 3>& point) {
      const Edge& edge = body.edge(e);
      const Vec<S, 3> along = body.along(e);
      const S part = body.beyond_vertex(edge.tail, e, point);
      const S whole = dot(along, along);
      const bool beside = S(0) < part && part < whole;
      const Index end = S(0) < part ? edge.head : edge.tail;
      const Vec<S, 3> to = beside ? body.point(edge.tail) + S(part / whole) * along - point
                                  : body.point(end) - point;
      offer(beside ? edge_feature(e) : vertex_feature(end), dot(to, to));
    }
  };

  // If the point is below its face: the nearest of all features of the body [LinCanny91].  Both
  // faces of a flat body are equally near, and the point is above the one that is offered first.
  static Feature nearest_feature(const Boundary<S>& body, const Vec<S, 3>& point) {
    Search search;
    for (const bool above : {true, false}) {
      for (Index f = 0; f < body.graph().faces.size(); ++f) {
        const S height = body.above_face(f, point);
        const Vec<S, 3>& n = body.normal(f);
        if ((height < S(0)) == above || !is_above(body, face_feature(f), point)) continue;
        if (S(0) < dot(n, n)) search.offer(face_feature(f), height * height / dot(n, n));
      }
    }
    for (Index e = 0; e < body.graph().edges.size(); ++e) search.offer_edge(body, e, point);
    return search.nearest;
  }

  // --- pairs with a face ---

  // The nearest of the vertex-face and edge-edge pairs within these features; the pair itself if it
  // has no vertex-face or edge-edge parts.
  Parts parts(const FeaturePair& pair) const {
    if (!has_no_vertex_beside_a_face(pair)) return {pair, nearest_points(a_, b_, pair)};
    Parts best;
    const auto offer = [&](const FeaturePair& part) {
      const NearestPoints<S> found = nearest_points(a_, b_, part);
      if (!best.found || found.W.vv < best.found.W.vv) best = {part, found};
    };
    for (const Index e : edges_of(a_, pair.a)) {
      for (const Index f : edges_of(b_, pair.b)) offer({edge_feature(e), edge_feature(f)});
      for (const Index v : {a_.edge(e).tail, a_.edge(e).head}) {
        if (is_above(b_, pair.b, a_.point(v))) offer({vertex_feature(v), pair.b});
      }
    }
    for (const Index f : edges_of(b_, pair.b)) {
      for (const Index v : {b_.edge(f).tail, b_.edge(f).head}) {
        if (is_above(a_, pair.a, b_.point(v))) offer({pair.a, vertex_feature(v)});
      }
    }
    return best;
  }

  static std::span<const Index> edges_of(const Boundary<S>& body, const Feature& x) {
    return x.kind == Kind::edge ? std::span(&x.index, 1) : body.graph().face_edges.row(x.index);
  }

  // Whether the point, seen along the normal, lies within the face.  Always false for an edge.
  static bool is_above(const Boundary<S>& body, const Feature& x, const Vec<S, 3>& point) {
    if (x.kind != Kind::face) return false;
    for (const Index e : body.graph().face_edges.row(x.index)) {
      if (body.towards_face(x.index, e, point) < S(0)) return false;
    }
    return true;
  }

  // The sine of the angle between edge and face, or between the normals, is below 8u.  Its error is
  // 7u: 4u for the cross product of a normal and 3u for a dot product [Higham02 §3.1].
  bool are_parallel(const FeaturePair& pair) const {
    const S noise = S(8) * ScalarTraits<S>::unit_roundoff();
    const bool both = pair.a.kind == Kind::face && pair.b.kind == Kind::face;
    const Vec<S, 3> one =
        pair.a.kind == Kind::face ? a_.normal(pair.a.index) : a_.along(pair.a.index);
    const Vec<S, 3> other =
        pair.b.kind == Kind::face ? b_.normal(pair.b.index) : b_.along(pair.b.index);
    const Vec<S, 3> across = cross(one, other);
    const S along = dot(one, other);
    const S sine_squared = both ? dot(across, across) : S(along * along);
    return !(noise * noise * dot(one, one) * dot(other, other) < sine_squared);
  }

  // Whether parallel features, seen along the normal, have a point in common.
  bool face_each_other(const FeaturePair& pair) const {
    return reaches_over(a_, pair.a, b_, pair.b) || reaches_over(b_, pair.b, a_, pair.a);
  }

  // Whether a part of an edge of x lies above face y.
  static bool reaches_over(const Boundary<S>& a, const Feature& x, const Boundary<S>& b,
                           const Feature& y) {
    if (y.kind != Kind::face) return false;
    for (const Index edge : edges_of(a, x)) {
      const Vec<S, 3>& tail = a.point(a.edge(edge).tail);
      const Vec<S, 3>& head = a.point(a.edge(edge).head);
      Clip<S> clip(tail, head);
      bool left = true;
      for (const Index e : b.graph().face_edges.row(y.index)) {
        left = left && clip.keep_above(b.towards_face(y.index, e, tail),
                                       b.towards_face(y.index, e, head), edge_feature(e));
      }
      if (left) return true;
    }
    return false;
  }

  const Boundary<S>& a_;
  const Boundary<S>& b_;
  Scale<S> scale_;
};

// Both boundaries are in units of `scale`; `start` is the pair of an earlier frame or first_pair().
template <Scalar S>
Tracked<S> lin_canny(const Boundary<S>& a, const Boundary<S>& b, const Scale<S>& scale,
                     FeaturePair start) {
  return LinCanny<S>(a, b, scale).run(start);
}

}  // namespace gjk::tracking
