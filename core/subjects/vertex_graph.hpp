// SPDX-License-Identifier: MIT
// The adjacency graph of the vertices of a body, in the form of gjk::Polytope.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/polytope.hpp"

namespace subjects {

struct VertexGraph {
  std::vector<std::uint32_t> offsets;
  std::vector<std::uint32_t> neighbours;

  gjk::Adjacency view() const { return {offsets, neighbours}; }
};

// The graph of the neighbours of each vertex.
inline VertexGraph vertex_graph(const std::vector<std::set<std::uint32_t>>& links) {
  VertexGraph graph{{0}, {}};
  for (const std::set<std::uint32_t>& some : links) {
    graph.neighbours.insert(graph.neighbours.end(), some.begin(), some.end());
    graph.offsets.push_back(static_cast<std::uint32_t>(graph.neighbours.size()));
  }
  return graph;
}

// Vertices that are adjacent in a face are neighbours.
inline VertexGraph face_graph(const cases::Polytope& polytope) {
  std::vector<std::set<std::uint32_t>> links(polytope.points.size());
  for (const std::vector<std::uint32_t>& face : polytope.faces) {
    for (std::size_t k = 0; k < face.size(); ++k) {
      const std::uint32_t next = face[(k + 1) % face.size()];
      links.at(face[k]).insert(next);
      links.at(next).insert(face[k]);
    }
  }
  return vertex_graph(links);
}

}  // namespace subjects
