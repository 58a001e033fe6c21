// SPDX-License-Identifier: MIT
// A distance query that starts with the simplex of the previous frame: with hill climbing this is
// the enhanced GJK of Cameron [Cameron97], with any other support mapping a warm start.
//
// A frame keeps the vertices of its last simplex, and the next one starts with their new positions.
// These are points of A - B however the bodies moved, so that only the number of iterations depends
// on the start.  Under slow motion one support point confirms the simplex.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/gjk/polytope.hpp"
#include "core/gjk/tracking/boundary.hpp"

namespace gjk::tracking {

// A body that gives access to its vertices.
template <typename Map, typename S>
concept VertexMap = SupportMap<Map, S> && requires(const Map& map, std::size_t i) {
  { map.points()[i] } -> std::convertible_to<Vec<S, Map::dimension>>;
};

// Vertices of A and B in pairs; empty before the first frame.
template <int D>
struct CarriedSimplex {
  struct Pair {
    std::size_t a = 0;
    std::size_t b = 0;
  };

  std::array<Pair, D + 1> pairs{};
  std::size_t count = 0;
};

template <Scalar S, int D>
CarriedSimplex<D> carried(const Result<S, D>& result) {
  CarriedSimplex<D> simplex;
  for (std::size_t i = 0; i <= D; ++i) {
    if (!contains(result.members, i)) continue;
    simplex.pairs[simplex.count++] = {result.support[i].p.index, result.support[i].q.index};
  }
  return simplex;
}

// The distance query, started with a simplex of an earlier frame with vertices of A and B.
template <Scalar S, VertexMap<S> A, VertexMap<S> B, SubAlgorithmOf<S, A::dimension> Sub,
          TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> distance_from(const CarriedSimplex<A::dimension>& simplex, Sub sub,
                                      const A& a, const B& b, const Policy<S>& policy,
                                      Trace&& trace = {}) {
  constexpr int D = A::dimension;
  std::array<PointPair<S, D>, D + 1> start;
  for (std::size_t i = 0; i < simplex.count; ++i) {
    const auto [of_a, of_b] = simplex.pairs[i];
    start[i] = {{a.points()[of_a], of_a}, {b.points()[of_b], of_b}};
  }
  return distance_with(sub, a, b, policy, trace,
                       std::span<const PointPair<S, D>>(start).first(simplex.count));
}

// The edges of a boundary as hill climbing needs them.  Points that are not vertices have no links,
// and no climb that starts at a vertex reaches them.
class Skeleton {
 public:
  explicit Skeleton(const BoundaryGraph& graph) {
    offsets_.push_back(0);
    for (std::size_t v = 0; v < graph.vertex_edges.size(); ++v) {
      for (const Index e : graph.vertex_edges.row(v)) {
        neighbours_.push_back(graph.edges[e].other(static_cast<Index>(v)));
      }
      offsets_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    }
  }

  Adjacency view() const { return {offsets_, neighbours_}; }

 private:
  std::vector<std::uint32_t> offsets_;
  std::vector<std::uint32_t> neighbours_;
};

// [Cameron97]: GJK as published in 1988, with support points that climb from vertex to vertex,
// starting at those of the carried simplex.
template <Scalar S, int D, TraceOf<S, D> Trace = NoTrace>
Result<S, D> climbing_distance(const CarriedSimplex<D>& simplex, std::span<const Vec<S, D>> a,
                               const BoundaryGraph& graph_a, std::span<const Vec<S, D>> b,
                               const BoundaryGraph& graph_b, Trace&& trace = {}) {
  const Skeleton skeleton_a(graph_a);
  const Skeleton skeleton_b(graph_b);
  // A carried simplex holds vertices that a climb found.
  const std::size_t from_a = simplex.count > 0 ? simplex.pairs[0].a : graph_a.first;
  const std::size_t from_b = simplex.count > 0 ? simplex.pairs[0].b : graph_b.first;
  const Polytope<S, D> polytope_a(a, skeleton_a.view(), from_a);
  const Polytope<S, D> polytope_b(b, skeleton_b.view(), from_b);
  return distance_from(simplex, Johnson<S, D>{}, polytope_a, polytope_b, original<S>(), trace);
}

}  // namespace gjk::tracking
