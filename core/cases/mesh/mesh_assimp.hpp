// SPDX-License-Identifier: MIT
// What Assimp makes of the bytes of a mesh file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/mesh/mesh_file.hpp"

namespace cases {

// Every occurrence of a vertex, and the corners of all faces in turn.
struct Found {
  std::vector<Point> vertices;
  std::vector<unsigned> corners;
  std::size_t meshes = 0;

  bool operator==(const Found&) const = default;
};

inline constexpr const char* out_of_memory = "reading it takes more than 4 GiB of memory";

// Of `content` as a file of this extension; throws Refused.  It may crash, loop or ask for any
// amount of memory: to be called in a child process.
Found read_by_assimp(const std::string& extension, const std::string& content);

}  // namespace cases
