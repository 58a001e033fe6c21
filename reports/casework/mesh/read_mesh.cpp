// SPDX-License-Identifier: MIT
// Assimp reads the file in a child process.  This file rejects content that would make Assimp loop,
// allocate too much memory or misread a number, and meshes that Assimp accepts although vertices
// are missing or invented.
#include "reports/casework/mesh/read_mesh.hpp"

#include <assimp/MemoryIOWrapper.h>
#include <assimp/scene.h>
#include <fmt/format.h>

#include <array>
#include <assimp/DefaultLogger.hpp>
#include <assimp/Importer.hpp>
#include <assimp/LogStream.hpp>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <regex>
#include <set>
#include <span>

#include "core/cases/file.hpp"

namespace reports {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }

std::string extension_of(const std::string& path) {
  std::string extension = std::filesystem::path(path).extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(), [](char c) {
    return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  for (const char* known : {".off", ".obj", ".stl", ".ply"}) {
    if (extension == known) return extension.substr(1);
  }
  throw Refused{"the name of a mesh file must end in .off, .obj, .stl or .ply"};
}

std::string content_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw Refused{std::string("cannot be opened: ") + std::strerror(errno)};
  std::string content;
  std::vector<char> block(1U << 16U);
  do {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    content.append(block.data(), static_cast<std::size_t>(in.gcount()));
  } while (in);
  if (in.bad()) throw Refused{"cannot be read"};
  return content;
}

// Only the size identifies a binary STL file: text files may begin with any byte, and binary files
// with "solid".
bool is_binary_stl(std::string_view content) {
  if (content.size() < 84) return false;
  std::uint64_t triangles = 0;
  for (std::size_t i = 84; i-- > 80;) {
    triangles = triangles << 8U | static_cast<unsigned char>(content[i]);
  }
  return content.size() == 84 + 50 * triangles;
}

// Assimp reads integers in 64 bits and returns 0 if they do not fit.
void check_digits(const MeshFile& file) {
  std::size_t run = 0;
  bool fraction = false;
  for (const char c : file.content) {
    if (!is_digit(c)) {
      fraction = c == '.' || c == ',';
      run = 0;
    } else if (++run == 20 && !fraction) {
      throw Refused{"an integer of 20 digits or more, which Assimp misreads"};
    }
  }
}

// Finds the numbers of vertices and of faces.
constexpr std::size_t longest_header = 1000;  // std::regex needs stack for every character
bool find_off_counts(const MeshFile& file, std::cmatch& match) {
  static const std::regex off_counts("OFF\\s*(?:#.*\\s+)*([0-9]+)\\s+([0-9]+)");
  const std::string_view start = std::string_view(file.content).substr(0, longest_header);
  return std::regex_search(start.data(), start.data() + start.size(), match, off_counts);
}

// Assimp allocates what a header announces before it reads on, and loops for minutes if a PLY
// header is not valid.  Each vertex and face takes at least one byte.
void check_header(const MeshFile& file) {
  static const std::regex ply_line(
      "(?:ply|PLY|format .*|comment.*|obj_info.*|property \\S+ .*|element \\S+ "
      "([0-9]+)|end_header)?\\s*");
  std::cmatch match;
  const auto check_counts = [&] {
    for (std::size_t i = 1; i < match.size(); ++i) {
      if (!match[i].matched) continue;
      if (std::strtoull(match[i].first, nullptr, 10) <= file.content.size()) continue;
      throw Refused{"the header announces more than the file has bytes"};
    }
  };
  if (file.extension == "off") {
    if (find_off_counts(file, match)) check_counts();
    return;
  }
  bool ended = false;
  for_each_line(file.content, [&](std::string_view line) {
    const char* end = line.data() + line.size();
    if (line.size() > longest_header || !std::regex_match(line.data(), end, match, ply_line)) {
      throw Refused{"the header of a PLY file is not valid"};
    }
    check_counts();
    ended = line.starts_with("end_header") && end < file.content.data() + file.content.size();
    return !ended;
  });
  if (!ended) throw Refused{"the line end_header is missing"};
}

using cases::Point;

constexpr const char* out_of_memory = "reading it takes more than 4 GiB of memory";

// Every occurrence of a vertex, and the corners of all faces in order.
struct Found {
  std::vector<Point> vertices;
  std::vector<unsigned> corners;
  bool has_corner_without_vertex = false;
  std::size_t meshes = 0;

  bool operator==(const Found&) const = default;
};

// Shortens an error of Assimp to one line of printable ASCII.
std::string presentable(std::string text, const std::string& extension) {
  const std::string alias = AI_MEMORYIO_MAGIC_FILENAME "." + extension;
  if (const auto at = text.find(alias); at != std::string::npos) {
    text.replace(at, alias.size(), "the file");
  }
  if (text == "std::bad_alloc") return out_of_memory;
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

std::vector<Point> distinct_points(MeshFile file) {
  give_a_face(file);
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

// The result of the child: a letter, then the bytes of the points or the reason for the refusal.
constexpr char has_points = 'p';
constexpr char has_reason = 'r';

std::string child_work(const MeshFile& file) {
  try {
    const std::vector<Point> points = distinct_points(file);
    std::string result(1 + points.size() * sizeof(Point), has_points);
    std::memcpy(result.data() + 1, points.data(), points.size() * sizeof(Point));
    return result;
  } catch (const Refused& refused) {
    return has_reason + refused.reason;
  } catch (const std::bad_alloc&) {
    return has_reason + std::string(out_of_memory);
  }
}

cases::Body read(const std::string& path) {
  const MeshFile file = mesh_file(path);
  const WorkLimits limits;
  const auto [end, result] = do_confined([&] { return child_work(file); }, limits);
  if (end == WorkEnd::out_of_time) {
    throw Refused{fmt::format("Assimp takes more than {} s for it", limits.cpu_seconds)};
  }
  if (end == WorkEnd::crashed || result.empty()) throw Refused{"Assimp crashes on it"};
  if (result[0] == has_reason) throw Refused{result.substr(1)};
  cases::Body body;
  body.points.resize((result.size() - 1) / sizeof(Point));
  std::memcpy(body.points.data(), result.data() + 1, body.points.size() * sizeof(Point));
  return body;
}

}  // namespace

void give_a_face(MeshFile& file) {
  std::cmatch match;
  if (file.extension != "off" || !find_off_counts(file, match)) return;
  const auto is_zero = [](const auto& count) {
    return count.str().find_first_not_of('0') == std::string::npos;
  };
  if (is_zero(match[1]) || !is_zero(match[2])) return;
  const auto last_zero = static_cast<std::size_t>(match[2].second - file.content.data()) - 1;
  file.content[last_zero] = '1';
  file.content += "\n3 0 0 0\n";
}

MeshFile mesh_file(const std::string& path) {
  MeshFile file{extension_of(path), content_of(path), true};
  if (file.extension == "stl") file.text = !is_binary_stl(file.content);
  if (file.extension == "ply") {
    const std::string_view header = std::string_view(file.content).substr(0, 1U << 12U);
    file.text = header.find("format binary") == std::string_view::npos;
  }
  if (file.content.empty()) throw Refused{"empty file"};
  if (file.text) check_digits(file);
  if (file.announces()) check_header(file);
  return file;
}

cases::Body read_mesh(const std::string& path) {
  try {
    return read(path);
  } catch (const Refused& refused) {
    throw cases::ReadError(path + ": " + refused.reason);
  }
}

}  // namespace reports
