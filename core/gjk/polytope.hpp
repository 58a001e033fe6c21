// SPDX-License-Identifier: MIT
// The convex hull of points with an adjacency graph, searched by hill climbing from the vertex
// found last [vdB99 §3, Polytope]: nearly constant time when directions change little.
//
// Requirement on the graph, for every vertex u.  Links may be one-way; more of them do no harm.
//
//   1. u is an extreme point, and on every edge of the hull that leaves u it has a neighbour; or
//   2. u lies in the convex hull of its neighbours, not counting those at its own place; or
//   3. u has a neighbour at its own place for which 1 or 2 holds.
//
// Then climbing to any further neighbour, and breadth-first through equal ones if there is none,
// ends at a furthest vertex in exact arithmetic.  Proof.  Let C be the vertices that the search
// has seen when it stops: all have d . x = m, and no neighbour of any has more.
// (a) C holds a vertex of kind 1.  Else, as C is closed under 3, some z of kind 2 lies at an
//     extreme point of conv C.  z is a convex combination of its neighbours elsewhere; none of them
//     has more than m = d . z, so those with weight have m and are in C.  Hence z is in the hull of
//     points of C elsewhere: not extreme in conv C.
// (b) A vertex u of kind 1 without a further neighbour is furthest: the hull lies in the cone at
//     u that its edges span, d . e <= 0 on each of them, so d . x <= d . u for all x.  QED
//
// In floating point each value is off by up to D u |d||x| [Higham02 §3.1], and on nearly flat regions
// steps gain less than that.  So the search also goes through what seems to be lower by up to twice
// the error: many such steps together may be worth more than one rounding error.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/gjk/support.hpp"

namespace gjk {

// Compressed rows: the neighbours of vertex i are neighbours[offsets[i]] up to, without,
// neighbours[offsets[i + 1]].
struct Adjacency {
  std::span<const std::uint32_t> offsets;  // one more than there are vertices
  std::span<const std::uint32_t> neighbours;

  std::span<const std::uint32_t> neighbours_of(std::size_t vertex) const {
    return neighbours.subspan(offsets[vertex], offsets[vertex + 1] - offsets[vertex]);
  }
};

// Keeps views: points and graph outlive it.  support() remembers where it was, so that one object
// serves one thread at a time; copies climb on their own.
template <Scalar S, int D>
class Polytope {
 public:
  static constexpr int dimension = D;

  // The first climb begins at vertex `start`.
  Polytope(std::span<const Vec<S, D>> points, const Adjacency& graph, std::size_t start = 0)
      : cloud_(points), graph_(graph), at_(start), seen_in_(points.size(), 0) {
    assert(graph.offsets.size() == points.size() + 1);
    queue_.reserve(points.size());
  }

  // NaN is neither further nor equal: the climb stays.  Values rise, so iterations end.
  SupportPoint<S, D> support(const Vec<S, D>& direction) const {
    if (direction == Vec<S, D>{}) return {points()[at_], at_};
    while (std::size_t next = further(direction)) at_ = next - 1;
    return {points()[at_], at_};
  }

  const S& magnitude() const { return cloud_.magnitude(); }
  template <typename See>
  void see_boxes(const See& see) const {
    cloud_.see_boxes(see);
  }
  std::span<const Vec<S, D>> points() const { return cloud_.points(); }

 private:
  // One more than the furthest neighbour of the first vertex that has one further than at_, looking
  // at at_ and then at all that are reached from it through values that may be equal; 0 if there is
  // none.
  std::size_t further(const Vec<S, D>& direction) const {
    const S here = dot(points()[at_], direction);
    const S least = here - twice_the_error(points()[at_], direction);
    ++search_;
    queue_.assign(1, at_);
    seen_in_[at_] = search_;
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      std::size_t best = 0;
      S furthest = here;
      for (const std::uint32_t neighbour : graph_.neighbours_of(queue_[i])) {
        const S along = dot(points()[neighbour], direction);
        if (furthest < along) {
          furthest = along;
          best = neighbour + std::size_t{1};
        } else if (least <= along && seen_in_[neighbour] != search_) {
          seen_in_[neighbour] = search_;
          queue_.push_back(neighbour);
        }
      }
      if (best != 0) return best;
    }
    return 0;
  }

  static S twice_the_error(const Vec<S, D>& x, const Vec<S, D>& direction) {
    if constexpr (requires { ScalarTraits<S>::unit_roundoff(); }) {
      return S(2 * D) * ScalarTraits<S>::unit_roundoff() * dot(absolute(x), absolute(direction));
    } else {
      return S(0);  // integers
    }
  }

  VertexCloud<S, D> cloud_;
  Adjacency graph_;
  mutable std::size_t at_;
  mutable std::uint64_t search_ = 0;
  mutable std::vector<std::uint64_t> seen_in_;  // by vertex: the last search that queued it
  mutable std::vector<std::size_t> queue_;
};

}  // namespace gjk
