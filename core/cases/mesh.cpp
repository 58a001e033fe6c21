// SPDX-License-Identifier: MIT
// Assimp reads; what it lets pass although vertices are missing or made up is refused here.
#include "core/cases/mesh.hpp"

#include <fmt/format.h>

#include <assimp/MemoryIOWrapper.h>
#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <assimp/Importer.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string_view>
#include <vector>

#include "core/cases/file.hpp"

namespace cases {
namespace {

struct Refused {
  std::string reason;
};

struct MeshFile {
  std::string extension;  // "off", "obj", "stl" or "ply"
  std::string content;
  bool text = true;
};

// What Assimp found: every occurrence of a vertex, and the corners of all faces in turn.
struct Found {
  std::vector<Point> vertices;
  std::vector<unsigned> corners;
  std::size_t meshes = 0;

  bool operator==(const Found&) const = default;
};

// --- the file ---

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

std::string extension_of(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  for (const char* known : {".off", ".obj", ".stl", ".ply"}) {
    if (extension == known) return extension.substr(1);
  }
  throw Refused{"not the name of a mesh file; those end in .off, .obj, .stl or .ply"};
}

std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw Refused{"cannot be opened"};
  std::string content;
  std::vector<char> block(1U << 16U);
  do {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    content.append(block.data(), static_cast<std::size_t>(in.gcount()));
  } while (in);
  if (in.bad()) throw Refused{"cannot be read"};
  return content;
}

// A binary STL file is told by its size alone; texts may begin with any byte, and binary files with
// "solid".
bool is_binary_stl(std::string_view content) {
  if (content.size() < 84) return false;
  std::uint64_t triangles = 0;
  for (std::size_t i = 84; i-- > 80;) {
    triangles = triangles << 8U | static_cast<unsigned char>(content[i]);
  }
  return content.size() == 84 + 50 * triangles;
}

MeshFile mesh_file(const std::string& path) {
  MeshFile file{extension_of(path), content_of(path), true};
  if (file.extension == "stl") file.text = !is_binary_stl(file.content);
  if (file.extension == "ply") {
    const std::string_view header = std::string_view(file.content).substr(0, 1U << 12U);
    file.text = header.find("format binary") == std::string_view::npos;
  }
  return file;
}

// Assimp reads integers in 64 bits and gives 0 for what does not fit.
void check_digits(const MeshFile& file) {
  std::size_t run = 0;
  bool fraction = false;
  for (const char c : file.content) {
    if (!is_digit(c)) {
      fraction = c == '.' || c == ',';
      run = 0;
    } else if (++run == 20 && !fraction) {
      throw Refused{"an integer of 20 digits or more, which Assimp takes for another number"};
    }
  }
}

// visit(line) is true to go on.
template <typename Visit>
void for_each_line(std::string_view text, const Visit& visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    if (!visit(text.substr(0, end))) return;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// Assimp makes room for what a header announces before it looks, and loops for minutes in a PLY
// header that is none.  Each vertex and face takes a byte at least.
void check_header(const MeshFile& file) {
  static const std::regex off_counts("OFF\\s*(?:#.*\\s+)*([0-9]+)\\s+([0-9]+)");
  static const std::regex ply_line(
      "(?:ply|PLY|format .*|comment.*|obj_info.*|property \\S+ .*|element \\S+ "
      "([0-9]+)|end_header)?\\s*");
  constexpr std::size_t longest = 1000;  // std::regex needs stack for every character
  std::cmatch match;
  const auto check_counts = [&] {
    for (std::size_t i = 1; i < match.size(); ++i) {
      if (!match[i].matched) continue;
      if (std::strtoull(match[i].first, nullptr, 10) <= file.content.size()) continue;
      throw Refused{"the header announces more than the file has bytes"};
    }
  };
  if (file.extension == "off") {
    const std::string_view start = std::string_view(file.content).substr(0, longest);
    if (std::regex_search(start.data(), start.data() + start.size(), match, off_counts)) {
      check_counts();
    }
    return;
  }
  bool ended = false;
  for_each_line(file.content, [&](std::string_view line) {
    const char* end = line.data() + line.size();
    if (line.size() > longest || !std::regex_match(line.data(), end, match, ply_line)) {
      throw Refused{"not the header of a PLY file"};
    }
    check_counts();
    ended = line.starts_with("end_header") && end < file.content.data() + file.content.size();
    return !ended;
  });
  if (!ended) throw Refused{"no line end_header"};
}

// --- Assimp ---

// One line, of a length to be read.
std::string presentable(std::string text, const MeshFile& file) {
  const std::string alias = AI_MEMORYIO_MAGIC_FILENAME "." + file.extension;
  if (const auto at = text.find(alias); at != std::string::npos) {
    text.replace(at, alias.size(), "the file");
  }
  if (text == "OBJ: vertex index out of range") {
    text += ": a face names a vertex that is not there, or Assimp skipped the line of one";
  }
  constexpr std::size_t longest = 160;
  if (text.size() > longest) text = text.substr(0, longest) + "...";
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text;
}

// Each mesh where its node and the nodes above place it.
void collect(const aiScene& scene, const aiNode& node, const aiMatrix4x4& above, Found& found) {
  const aiMatrix4x4 placed = above * node.mTransformation;
  for (unsigned m = 0; m < node.mNumMeshes; ++m) {
    const aiMesh& mesh = *scene.mMeshes[node.mMeshes[m]];
    ++found.meshes;
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      const aiVector3D vertex = placed * mesh.mVertices[i];
      // A case knows one zero.
      found.vertices.push_back({static_cast<double>(vertex.x) + 0.0,
                                static_cast<double>(vertex.y) + 0.0,
                                static_cast<double>(vertex.z) + 0.0});
    }
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      const aiFace& face = mesh.mFaces[f];
      found.corners.push_back(face.mNumIndices);
      found.corners.insert(found.corners.end(), face.mIndices, face.mIndices + face.mNumIndices);
    }
  }
  for (unsigned i = 0; i < node.mNumChildren; ++i) {
    collect(scene, *node.mChildren[i], placed, found);
  }
}

// No postprocessing: whatever it offers moves, merges or drops vertices, or is about faces.
Found read_by_assimp(const MeshFile& file, const std::string& content) {
  Assimp::Importer importer;
  const aiScene* scene =
      importer.ReadFileFromMemory(content.data(), content.size(), 0, file.extension.c_str());
  if (scene == nullptr) throw Refused{presentable(importer.GetErrorString(), file)};
  Found found;
  if (scene->mRootNode != nullptr) collect(*scene, *scene->mRootNode, aiMatrix4x4(), found);
  if (found.meshes < scene->mNumMeshes) throw Refused{"a mesh that belongs to no node"};
  return found;
}

void check_vertices(const Found& found) {
  constexpr std::array<char, 3> axes = {'x', 'y', 'z'};
  if (found.vertices.empty()) throw Refused{"no vertices"};
  for (std::size_t i = 0; i < found.vertices.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (std::isfinite(found.vertices[i][axis])) continue;
      throw Refused{
          fmt::format("vertex {}, coordinate {}: not a number of binary32", i, axes[axis])};
    }
  }
}

// --- what Assimp lets pass ---

// OBJ: Assimp keeps the vertices that faces use, or all when there are no faces, and drops lines of
// vertices that are no such lines.  With a point element for each line it keeps them all, and
// misses those it dropped.
std::string with_points(const std::string& content) {
  std::string result = content + "\n# every vertex as a point\n";  // nothing below 16 bytes is read
  std::size_t vertices = 0;
  for_each_line(content, [&](std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (line.starts_with("v ") || line.starts_with("v\t")) {
      result += fmt::format("p {}\n", ++vertices);
    }
    return true;
  });
  return result;
}

// STL: Assimp takes the end of a text for the end of the solid.
void check_last_solid(const MeshFile& file) {
  if (!file.text) return;
  const auto last = file.content.rfind("endsolid");
  if (last == std::string::npos || file.content.find("facet", last) != std::string::npos) {
    throw Refused{"the file ends within a solid"};
  }
}

// OFF and PLY say in advance what follows.  Where it does not, Assimp goes on with zeros, with
// copies of the last line or with bytes of its own.  A file is whole when nothing changes with what
// comes after it.
void check_whole(const MeshFile& file, const Found& found) {
  std::string longer = file.content;
  if (file.text && !longer.ends_with('\n')) longer += '\n';
  for (int i = 0; i < 16; ++i) longer += file.text ? "7 7 7 7\n" : "77777777";
  if (read_by_assimp(file, longer) != found) {
    throw Refused{"the file ends before the vertices and faces that it announces"};
  }
}

Body read(const std::string& path) {
  const MeshFile file = mesh_file(path);
  const bool obj = file.extension == "obj";
  const bool announces = file.extension == "off" || file.extension == "ply";
  if (file.content.empty()) throw Refused{"empty file"};
  if (file.text) check_digits(file);
  if (announces) check_header(file);
  const Found found = read_by_assimp(file, obj ? with_points(file.content) : file.content);
  check_vertices(found);
  if (file.extension == "stl") check_last_solid(file);
  if (announces) check_whole(file, found);
  Body body;
  std::set<Point> seen;
  for (const Point& vertex : found.vertices) {
    if (seen.insert(vertex).second) body.points.push_back(vertex);
  }
  return body;
}

}  // namespace

Body read_mesh(const std::string& path) {
  try {
    return read(path);
  } catch (const Refused& refused) {
    throw ReadError(path + ": " + refused.reason);
  }
}

}  // namespace cases
