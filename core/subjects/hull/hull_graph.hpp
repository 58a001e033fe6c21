// SPDX-License-Identifier: MIT
// The adjacency graph of a body from its exact hull, in the form of gjk::Polytope.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/polytope.hpp"

namespace subjects {

struct HullGraph {
  std::vector<std::uint32_t> offsets;
  std::vector<std::uint32_t> neighbours;

  gjk::Adjacency view() const { return {offsets, neighbours}; }
};

// For any number of finite points, which may be duplicate, inside, collinear or coplanar.  The time
// is quadratic.  Points inside the hull are linked to each vertex on it; only a climb that starts
// at such a point follows these links.
HullGraph hull_graph(std::span<const cases::Point> points);

}  // namespace subjects
