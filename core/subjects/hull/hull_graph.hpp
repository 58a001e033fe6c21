// SPDX-License-Identifier: MIT
// The graphs of a body from its exact hull: adjacent vertices for methods that climb, and vertices,
// edges and faces for methods that track closest features.
#pragma once

#include "core/gjk/scale.hpp"
#include "core/gjk/tracking/boundary.hpp"
#include "core/subjects/body_map.hpp"

namespace subjects {

// For any number of finite points, which may be duplicate, inside, collinear or coplanar.  The time
// is quadratic.  Points inside the hull are linked to each vertex on it; only a climb that starts
// at such a point follows these links.
VertexGraph hull_graph(std::span<const cases::Point> points);

// Requires finite points.  Merges coplanar triangles into one face and omits points within faces
// and edges.  A flat body has its polygon on both sides, a segment has one edge.
gjk::tracking::BoundaryGraph hull_boundary(std::span<const cases::Point> points);

// --- two moving bodies: their edges and faces, which motion does not change, and their positions

// The graphs of two bodies, computed once for all frames.
struct PairGraphs {
  gjk::tracking::BoundaryGraph a;
  gjk::tracking::BoundaryGraph b;

  explicit PairGraphs(const cases::Case& question)
      : a(hull_boundary(question.a.points)), b(hull_boundary(question.b.points)) {}
};

// Two bodies in one frame, with planes in units of their common scale.
template <gjk::Scalar S>
struct PlacedPair {
  std::vector<gjk::Vec<S, 3>> a;
  std::vector<gjk::Vec<S, 3>> b;
  gjk::Scale<S> scale;

  explicit PlacedPair(const cases::Case& question)
      : a(vertices<S, 3>(question.a)), b(vertices<S, 3>(question.b)) {
    const S of_a = gjk::VertexCloud<S, 3>(a).magnitude();
    const S of_b = gjk::VertexCloud<S, 3>(b).magnitude();
    scale = gjk::normalising_scale(of_a < of_b ? of_b : of_a);
  }

  // Whether these are the graphs of these bodies.
  bool has(const PairGraphs& graphs) const {
    return graphs.a.vertex_edges.size() == a.size() && graphs.b.vertex_edges.size() == b.size() &&
           gjk::tracking::Boundary<S>(a, graphs.a, scale).is_convex() &&
           gjk::tracking::Boundary<S>(b, graphs.b, scale).is_convex();
  }
};

}  // namespace subjects
