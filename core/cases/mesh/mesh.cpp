// SPDX-License-Identifier: MIT
// Assimp reads, in a child process; what it lets pass although vertices are missing or made up is
// refused here.
#include "core/cases/mesh/mesh.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <new>
#include <set>
#include <string_view>
#include <vector>

#include "core/cases/file.hpp"
#include "core/cases/mesh/mesh_assimp.hpp"
#include "core/cases/mesh/mesh_child.hpp"
#include "core/cases/mesh/mesh_file.hpp"

namespace cases {
namespace {

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
  std::vector<Point> points;
  std::set<Point> seen;
  for (const Point& vertex : found.vertices) {
    if (seen.insert(vertex).second) points.push_back(vertex);
  }
  return points;
}

// What the child says: a letter, then the bytes of the points or the reason why there are none.
constexpr char has_points = 'p';
constexpr char has_reason = 'r';

std::string child_work(const MeshFile& file) {
  try {
    const std::vector<Point> points = distinct_points(file);
    std::string said(1 + points.size() * sizeof(Point), has_points);
    std::memcpy(said.data() + 1, points.data(), points.size() * sizeof(Point));
    return said;
  } catch (const Refused& refused) {
    return has_reason + refused.reason;
  } catch (const std::bad_alloc&) {
    return has_reason + std::string(out_of_memory);
  }
}

Body read(const std::string& path) {
  const MeshFile file = mesh_file(path);
  const ChildLimits limits;
  const ChildAnswer answer = ask_child([&] { return child_work(file); }, limits);
  if (answer.end == ChildEnd::out_of_time) {
    throw Refused{fmt::format("Assimp takes more than {} s for it", limits.cpu_seconds)};
  }
  if (answer.end == ChildEnd::crashed || answer.said.empty()) {
    throw Refused{"Assimp crashes on it"};
  }
  if (answer.said[0] == has_reason) throw Refused{answer.said.substr(1)};
  Body body;
  body.points.resize((answer.said.size() - 1) / sizeof(Point));
  std::memcpy(body.points.data(), answer.said.data() + 1, body.points.size() * sizeof(Point));
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
