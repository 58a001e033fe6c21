// SPDX-License-Identifier: MIT
// The adjacency graph of a body, from its hull in exact integers, as gjk::Polytope asks for it.
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

// Of finite points, any number of them, duplicate, inside, collinear or coplanar.  The time grows
// with their square; points inside the hull have a link to each vertex on it, which only a climb
// that starts there follows.
HullGraph hull_graph(std::span<const cases::Point> points);

}  // namespace subjects
