// SPDX-License-Identifier: MIT
// The adjacency graph of a polytope with given faces, in the form of gjk::Polytope: vertices that
// are adjacent in a face are neighbours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/polytope.hpp"

namespace subjects {

class FaceGraph {
 public:
  FaceGraph() = default;
  explicit FaceGraph(const cases::Polytope& polytope) : offsets_{0} {
    std::vector<std::set<std::uint32_t>> links(polytope.points.size());
    for (const std::vector<std::uint32_t>& face : polytope.faces) {
      for (std::size_t k = 0; k < face.size(); ++k) {
        const std::uint32_t next = face[(k + 1) % face.size()];
        links.at(face[k]).insert(next);
        links.at(next).insert(face[k]);
      }
    }
    for (const std::set<std::uint32_t>& neighbours : links) {
      neighbours_.insert(neighbours_.end(), neighbours.begin(), neighbours.end());
      offsets_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    }
  }

  gjk::Adjacency view() const { return {offsets_, neighbours_}; }

 private:
  std::vector<std::uint32_t> offsets_;
  std::vector<std::uint32_t> neighbours_;
};

}  // namespace subjects
