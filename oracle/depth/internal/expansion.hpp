// SPDX-License-Identifier: MIT
// The expanding polytope in exact numbers of either kind, integers of any width and of fixed width:
// the simplex that it starts with, and its search for the facet whose plane supports A - B
// [penetration.cpp].
//
// `Support` knows the bodies:
//   Vertex                a difference y = a_i - b_j with its indices
//   Direction             what the normal of a facet is
//   axis(k)               a unit vector, of the type of y
//   along(y)              the same vector as a direction
//   operator()(n)         the vertex that maximises n . y
#pragma once

#include <optional>
#include <stdexcept>

#include "oracle/certificate/internal/grid.hpp"
#include "oracle/depth/expanding_hull.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

inline int sign(const Integer& x) { return x.sign(); }

// Returns nonzero directions that span the orthogonal complement of the edges of `simplex`.
template <typename Support>
std::vector<typename Support::Direction> perpendicular(
    const std::vector<typename Support::Vertex>& simplex, int dim) {
  std::vector<typename Support::Direction> result;
  if (simplex.size() == 1) {
    for (int k = 0; k < dim; ++k) result.push_back(Support::along(Support::axis(k)));
    return result;
  }
  const auto edge = simplex[1].y - simplex[0].y;
  if (simplex.size() == 3) return {cross(edge, simplex[2].y - simplex[0].y)};
  if (dim == 2) return {cross(edge, Support::axis(2))};
  for (int k = 0; k < 3; ++k) {
    auto direction = cross(edge, Support::axis(k));
    if (!is_zero(direction)) result.push_back(std::move(direction));
  }
  return result;
}

template <typename Support>
struct Start {
  std::vector<typename Support::Vertex>
      simplex;                         // affinely independent; dim + 1 unless A - B is flat
  typename Support::Direction normal;  // if A - B is flat: of a plane that contains it
};

// Adds support points outside the affine hull of those before, from `first` on.  If no direction
// perpendicular to that hull has one on either side, A - B lies in the hull.
template <typename Support>
Start<Support> start(int dim, typename Support::Vertex first, Support& support) {
  using Direction = typename Support::Direction;
  Start<Support> result;
  result.simplex.push_back(std::move(first));
  const auto corner_count = static_cast<std::size_t>(dim) + 1;
  while (result.simplex.size() < corner_count) {
    const std::vector<Direction> directions = perpendicular<Support>(result.simplex, dim);
    std::optional<typename Support::Vertex> next;
    for (const Direction& n : directions) {
      const auto level = dot(n, result.simplex[0].y);
      const Direction opposite = Direction{} - n;
      for (const Direction* side : {&n, &opposite}) {
        if (next) break;
        auto w = support(*side);
        if (sign(dot(n, w.y) - level) != 0) next = std::move(w);
      }
    }
    if (!next) {
      result.normal = directions[0];
      return result;
    }
    result.simplex.push_back(std::move(*next));
  }
  return result;
}

// Expands `hull` until the plane of its nearest facet supports A - B, and returns that facet.
// `supports`(plane, ahead), with ahead = N . w - h of the support point w.
template <typename Hull, typename Support, typename Supports>
std::size_t supporting_facet(Hull& hull, Support& support, std::size_t expansions_max,
                             const Supports& supports) {
  for (std::size_t k = 0; k <= expansions_max; ++k) {
    const std::size_t nearest = hull.nearest();
    if (nearest == Hull::none) throw std::logic_error("penetration: a polytope without facets");
    const auto& plane = hull.facet(nearest).plane;
    auto w = support(plane.normal);
    if (supports(plane, dot(plane.normal, w.y) - plane.offset)) return nearest;
    if (!hull.expand(nearest, std::move(w))) {
      throw std::logic_error("penetration: the horizon is not closed");
    }
  }
  throw std::logic_error("penetration: more expansions than differences of vertices");
}

}  // namespace oracle
