// SPDX-License-Identifier: MIT
// A mesh file before Assimp sees it: its bytes, and checks for what would make Assimp loop, ask for
// more memory than there is, or misread a number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace reports {

// Thrown if a file is refused; one line, without the name of the file.
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

// Assimp refuses an OFF file without faces, such as a point cloud: adds one, which consists of the
// first vertex three times.
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
