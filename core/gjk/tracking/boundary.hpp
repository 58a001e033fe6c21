// SPDX-License-Identifier: MIT
// A polytope as its vertices, edges and faces, with the planes that bound their Voronoi regions:
// the structure that methods for tracking closest features walk on [LinCanny91, Mirtich98].
//
// The Voronoi region of a feature X holds the points outside the body whose nearest feature is X.
// It is bounded by a plane for each neighbour of X [Mirtich98]:
//
//   vertex-edge plane of V, E   through V, normal to E
//   face-edge plane of F, E     through E, normal to F
//
// The vertices of each edge and face do not change while a body moves: they form a BoundaryGraph,
// built once.  The planes depend on the placement: they form a Boundary.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::tracking {

using Index = std::uint32_t;

// Row i holds entries[offsets[i]] up to, but excluding, entries[offsets[i + 1]].
class Rows {
 public:
  Rows() = default;
  explicit Rows(const std::vector<std::vector<Index>>& rows) {
    for (const std::vector<Index>& row : rows) {
      entries_.insert(entries_.end(), row.begin(), row.end());
      offsets_.push_back(static_cast<Index>(entries_.size()));
    }
  }
  std::size_t size() const { return offsets_.size() - 1; }
  std::span<const Index> row(std::size_t i) const {
    return std::span(entries_).subspan(offsets_[i], offsets_[i + 1] - offsets_[i]);
  }

 private:
  std::vector<Index> offsets_{0};
  std::vector<Index> entries_;
};

inline constexpr Index no_face = ~Index{0};

// The left face contains it from tail to head, seen from outside; the right one in reverse.
struct Edge {
  Index tail = 0;
  Index head = 0;
  Index left = no_face;
  Index right = no_face;

  Index other(Index end) const { return end == tail ? head : tail; }
};

struct BoundaryGraph {
  Rows faces;         // their vertices, counterclockwise from outside
  Rows face_edges;    // the i-th from the i-th vertex of the face to the next one
  Rows vertex_edges;  // empty for a point that is not a vertex
  std::vector<Edge> edges;
  Index first = 0;  // any vertex

  // Takes the faces of `count` points.  Faces must be maximal: no two are coplanar, no vertex of
  // one lies between two others.  A flat body is a polygon with two faces that begin at the same
  // vertex and wind in opposite ways.
  BoundaryGraph(std::size_t count, const std::vector<std::vector<Index>>& polygons)
      : faces(polygons) {
    std::map<std::pair<Index, Index>, Index> found;
    std::vector<std::vector<Index>> around_face(polygons.size());
    for (Index f = 0; f < polygons.size(); ++f) {
      const std::vector<Index>& polygon = polygons[f];
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Index from = polygon[i];
        const Index to = polygon[(i + 1) % polygon.size()];
        const auto [place, is_new] =
            found.try_emplace(std::minmax(from, to), static_cast<Index>(edges.size()));
        if (is_new) edges.push_back({from, to, f, no_face});
        if (!is_new) edges[place->second].right = f;
        around_face[f].push_back(place->second);
      }
    }
    face_edges = Rows(around_face);
    link_vertices(count);
  }

  // A segment, or a point if `tail` equals `head`.
  BoundaryGraph(std::size_t count, Index tail, Index head) : first(tail) {
    if (tail != head) edges.push_back({tail, head, no_face, no_face});
    link_vertices(count);
  }

 private:
  void link_vertices(std::size_t count) {
    std::vector<std::vector<Index>> around(count);
    for (Index e = 0; e < edges.size(); ++e) {
      around[edges[e].tail].push_back(e);
      around[edges[e].head].push_back(e);
    }
    vertex_edges = Rows(around);
    if (!edges.empty()) first = edges[0].tail;
  }
};

// Keeps a view of points and graph, which must outlive it.  Coordinates are in units of `scale`.
template <Scalar S>
class Boundary {
 public:
  Boundary(std::span<const Vec<S, 3>> points, const BoundaryGraph& graph, const Scale<S>& scale)
      : original_(points), graph_(&graph) {
    points_.reserve(points.size());
    for (const Vec<S, 3>& point : points) points_.push_back(scale(point));
    normals_.reserve(graph.faces.size());
    for (std::size_t f = 0; f < graph.faces.size(); ++f) normals_.push_back(normal_of(f));
    // Both faces of a flat body lie in one plane; rounding must not contradict this.
    if (normals_.size() == 2) normals_[1] = -normals_[0];
    for (const Edge& edge : graph.edges) {
      const Vec<S, 3> along = points_[edge.head] - points_[edge.tail];
      inward_.push_back({edge.left == no_face ? Vec<S, 3>{} : cross(normals_[edge.left], along),
                         edge.right == no_face ? Vec<S, 3>{} : cross(along, normals_[edge.right])});
    }
  }

  const BoundaryGraph& graph() const { return *graph_; }
  const Vec<S, 3>& point(std::size_t i) const { return points_[i]; }
  const Vec<S, 3>& original(std::size_t i) const { return original_[i]; }
  const Edge& edge(std::size_t i) const { return graph_->edges[i]; }
  Vec<S, 3> along(std::size_t e) const { return point(edge(e).head) - point(edge(e).tail); }
  // Outward; of unit length up to rounding if the scalar has square roots.
  const Vec<S, 3>& normal(std::size_t f) const { return normals_[f]; }

  // Distance from the vertex-edge plane, times the length of the edge: positive on the edge's side.
  S beyond_vertex(Index v, Index e, const Vec<S, 3>& x) const {
    return dot(x - point(v), point(edge(e).other(v)) - point(v));
  }
  // Distance from the face-edge plane, times the length of the edge: positive on the face's side.
  S towards_face(Index f, Index e, const Vec<S, 3>& x) const {
    const Edge& border = edge(e);
    return dot(x - point(border.tail), inward_[e][border.left == f ? 0 : 1]);
  }
  // Height above the plane of the face.
  S above_face(Index f, const Vec<S, 3>& x) const {
    return dot(x - point(graph_->faces.row(f)[0]), normals_[f]);
  }

  // Whether the graph fits these points, in units in which the largest coordinate is 1: the corners
  // of each face lie in its plane up to 16u, four times the effect of rounding the coordinates, and
  // all other points lie below it.  Then the faces are those of a convex body.
  bool is_convex() const {
    const S noise = S(16) * ScalarTraits<S>::unit_roundoff();
    std::vector<std::size_t> met(points_.size(), no_face);
    for (Index f = 0; f < normals_.size(); ++f) {
      for (const Index v : graph_->faces.row(f)) met[v] = f;
      const S flat = noise * noise * dot(normals_[f], normals_[f]);
      for (std::size_t i = 0; i < points_.size(); ++i) {
        const S height = above_face(f, points_[i]);
        if (met[i] == f ? flat < height * height : !(height < S(0))) return false;
      }
    }
    return normals_.size() > 2;
  }

 private:
  // Sums the cross products of a fan, so that no three corners alone can spoil the normal.
  Vec<S, 3> normal_of(std::size_t f) const {
    const std::span<const Index> corners = graph_->faces.row(f);
    const Vec<S, 3>& base = points_[corners[0]];
    Vec<S, 3> n;
    for (std::size_t i = 2; i < corners.size(); ++i) {
      n = n + cross(points_[corners[i - 1]] - base, points_[corners[i]] - base);
    }
    if constexpr (RootScalar<S>) {
      const S length = square_root(dot(n, n));
      if (S(0) < length) n = S(S(1) / length) * n;
    }
    return n;
  }

  std::span<const Vec<S, 3>> original_;
  const BoundaryGraph* graph_;
  std::vector<Vec<S, 3>> points_;
  std::vector<Vec<S, 3>> normals_;
  std::vector<std::array<Vec<S, 3>, 2>> inward_;  // of each edge: into its left and its right face
};

}  // namespace gjk::tracking
