// SPDX-License-Identifier: MIT
// Reads the bytes of a mesh file and checks them for content that would make Assimp loop, allocate
// too much memory or misread a number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace reports {

// Thrown if a file is refused.  The reason is one line without the file name.
struct Refused {
  std::string reason;
};

struct MeshFile {
  std::string extension;  // "off", "obj", "stl" or "ply"
  std::string content;
  bool text = true;

  // OFF and PLY headers announce how much follows.
  bool announces() const { return extension == "off" || extension == "ply"; }
};

// Throws Refused.
MeshFile mesh_file(const std::string& path);

// Assimp refuses an OFF file without faces, such as a point cloud.  Adds one face, which consists
// of the first vertex three times.
void give_a_face(MeshFile& file);

// Calls visit(line) for each line until it returns false.
template <typename Visit>
void for_each_line(std::string_view text, const Visit& visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (!visit(text.substr(0, end))) return;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace reports
