// SPDX-License-Identifier: MIT
// The module that read_mesh.cpp loads in order to read a mesh by Assimp: all programs would start in
// twice the time if they linked it.  It refuses meshes that Assimp accepts although vertices are
// missing or invented.
#include <assimp/MemoryIOWrapper.h>
#include <assimp/scene.h>
#include <fmt/format.h>

#include <array>
#include <assimp/DefaultLogger.hpp>
#include <assimp/Importer.hpp>
#include <assimp/LogStream.hpp>
#include <cmath>
#include <cstring>
#include <new>
#include <set>
#include <span>

#include "reports/casework/mesh/read_mesh.hpp"

namespace reports {
namespace {

using cases::Point;

// Every occurrence of a vertex, and the corners of all faces in order.
struct Found {
  std::vector<Point> vertices;
  std::vector<unsigned> corners;
  bool has_corner_without_vertex = false;
  std::size_t meshes = 0;

  bool operator==(const Found&) const = default;
};

// Shortens an error of Assimp to one line of printable ASCII.  Throws std::bad_alloc if it is that.
std::string presentable(std::string text, const std::string& extension) {
  const std::string alias = AI_MEMORYIO_MAGIC_FILENAME "." + extension;
  if (const auto at = text.find(alias); at != std::string::npos) {
    text.replace(at, alias.size(), "the file");
  }
  if (text == "std::bad_alloc") throw std::bad_alloc();
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

// Collects each mesh, transformed by its node and all ancestors.
void collect(const aiScene& scene, const aiNode& node, const aiMatrix4x4& above, Found& found) {
  const aiMatrix4x4 placed = above * node.mTransformation;
  for (unsigned m = 0; m < node.mNumMeshes; ++m) {
    const aiMesh& mesh = *scene.mMeshes[node.mMeshes[m]];
    ++found.meshes;
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
      // Transformed, a coordinate that is not finite would spoil the others.
      const aiVector3D& own = mesh.mVertices[i];
      const bool is_finite = std::isfinite(own.x) && std::isfinite(own.y) && std::isfinite(own.z);
      const aiVector3D vertex = is_finite ? placed * own : own;
      // Adding zero changes -0 to 0, the only zero of cases.
      found.vertices.push_back({static_cast<double>(vertex.x) + 0.0,
                                static_cast<double>(vertex.y) + 0.0,
                                static_cast<double>(vertex.z) + 0.0});
    }
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
      const aiFace& face = mesh.mFaces[f];
      found.corners.push_back(face.mNumIndices);
      for (const unsigned corner : std::span(face.mIndices, face.mNumIndices)) {
        found.has_corner_without_vertex |= corner >= mesh.mNumVertices;
        found.corners.push_back(corner);
      }
    }
  }
  for (unsigned i = 0; i < node.mNumChildren; ++i) {
    collect(scene, *node.mChildren[i], placed, found);
  }
}

// Assimp takes the last vertex of an OFF file in place of one that does not exist, and says so here.
class OffIndexErrors : public Assimp::LogStream {
 public:
  explicit OffIndexErrors(bool& found) : found_(found) {}
  void write(const char* message) override {
    if (std::strstr(message, "OFF: Vertex index is out of range") != nullptr) found_ = true;
  }

 private:
  bool& found_;
};

// Reads `content` as a file of this extension; throws Refused.  It may crash, loop or allocate any
// amount of memory, so call it only in a child process.  It uses no postprocessing step of Assimp,
// because each would move, merge or drop vertices or change faces.
Found read_by_assimp(const std::string& extension, const std::string& content) {
  Found found;
  Assimp::DefaultLogger::create("", Assimp::Logger::NORMAL, 0)
      ->attachStream(new OffIndexErrors(found.has_corner_without_vertex), Assimp::Logger::Err);
  Assimp::Importer importer;
  const aiScene* scene =
      importer.ReadFileFromMemory(content.data(), content.size(), 0, extension.c_str());
  Assimp::DefaultLogger::kill();  // owns the stream
  if (scene == nullptr) throw Refused{presentable(importer.GetErrorString(), extension)};
  if (scene->mRootNode != nullptr) collect(*scene, *scene->mRootNode, aiMatrix4x4(), found);
  if (found.meshes < scene->mNumMeshes) throw Refused{"a mesh belongs to no node"};
  return found;
}

void check_vertices(const Found& found) {
  constexpr std::array<char, 3> axes = {'x', 'y', 'z'};
  if (found.vertices.empty()) throw Refused{"no vertices"};
  for (std::size_t i = 0; i < found.vertices.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (std::isfinite(found.vertices[i][axis])) continue;
      throw Refused{
          fmt::format("vertex {}, coordinate {}: not a finite number of binary32", i, axes[axis])};
    }
  }
}

// OBJ: Assimp keeps only the vertices that faces use, or all if there are no faces, and drops
// vertex lines that it cannot read.  With a point element for each line it keeps all vertices, and
// reports an error if it dropped one.
std::string with_points(const std::string& content) {
  std::string result = content + "\n# every vertex as a point\n";  // Assimp requires 16 bytes
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

// OFF and PLY headers announce the number of elements.  If some are missing, Assimp continues with
// zeros, copies of the last line or uninitialised bytes.  The file is complete if appended data
// does not change the result.
void check_whole(const MeshFile& file, const Found& found) {
  std::string longer = file.content;
  if (file.text && !longer.ends_with('\n')) longer += '\n';
  for (int i = 0; i < 16; ++i) longer += file.text ? "7 7 7 7\n" : "77777777";
  if (read_by_assimp(file.extension, longer) != found) {
    throw Refused{"the file ends before the vertices and faces that it announces"};
  }
}

std::vector<Point> distinct_points(const MeshFile& file) {
  const bool obj = file.extension == "obj";
  const Found found =
      read_by_assimp(file.extension, obj ? with_points(file.content) : file.content);
  check_vertices(found);
  if (file.extension == "stl") check_last_solid(file);
  if (file.announces()) check_whole(file, found);
  if (found.has_corner_without_vertex) {
    throw Refused{"a face names a vertex that does not exist"};
  }
  std::vector<Point> points;
  std::set<Point> seen;
  for (const Point& vertex : found.vertices) {
    if (seen.insert(vertex).second) points.push_back(vertex);
  }
  return points;
}

}  // namespace
}  // namespace reports

// The distinct vertices of a checked file.  Throws Refused and std::bad_alloc.  It may crash, loop or
// allocate any amount of memory.
extern "C" __attribute__((visibility("default"))) void gjkproof_read_mesh(
    const reports::MeshFile& file, std::vector<cases::Point>& points) {
  points = reports::distinct_points(file);
}
