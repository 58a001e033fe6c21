// SPDX-License-Identifier: MIT
// A mesh file before Assimp sees it: its bytes, and the checks of what would make Assimp loop, ask
// for more memory than there is, or take one number for another.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace cases {

// Thrown for a file that is not taken; one line, without the name of the file.
struct Refused {
  std::string reason;
};

struct MeshFile {
  std::string extension;  // "off", "obj", "stl" or "ply"
  std::string content;
  bool text = true;

  // OFF and PLY say in advance how much follows.
  bool announces() const { return extension == "off" || extension == "ply"; }
};

// Throws Refused.
MeshFile mesh_file(const std::string& path);

// A point cloud in the form OFF announces no faces, which Assimp refuses: it gets one, of its first
// vertex three times.
void give_a_face(MeshFile& file);

// visit(line) is true to go on.
template <typename Visit>
void for_each_line(std::string_view text, const Visit& visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (!visit(text.substr(0, end))) return;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace cases
