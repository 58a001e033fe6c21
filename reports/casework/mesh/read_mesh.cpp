// SPDX-License-Identifier: MIT
// A child process reads the file by the module of mesh_by_assimp.cpp.
#include "reports/casework/mesh/read_mesh.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <system_error>

#include "core/cases/file.hpp"
#include "core/subjects/module.hpp"
#include "core/subjects/program.hpp"

namespace reports {
namespace {

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

// Assimp refuses an OFF file without faces, such as a point cloud.  Adds one face, which consists
// of the first vertex three times.
void give_a_face(MeshFile& file) {
  if (file.extension != "off") return;
  const std::optional<OffCounts> counts = off_counts(file.content);
  if (!counts || counts->vertices == 0 || counts->faces != 0) return;
  file.content[counts->end_of_faces - 1] = '1';
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
  check_content(file);
  return file;
}

using cases::Point;
using ReadByAssimp = void(const MeshFile&, std::vector<Point>&);

ReadByAssimp& reader() {
  static ReadByAssimp& read = *subjects::function_of_module<ReadByAssimp>(
      subjects::program_part("lib/gjkproof/mesh_by_assimp.so", GJKPROOF_MESH_MODULE),
      "the reader of meshes", "gjkproof_read_mesh");
  return read;
}

// The result of the child: a letter, then the bytes of the points or the reason for the refusal.
constexpr char has_points = 'p';
constexpr char has_reason = 'r';

std::string child_work(ReadByAssimp& read_by_assimp, const MeshFile& file) {
  try {
    std::vector<Point> points;
    read_by_assimp(file, points);
    std::string result(1 + points.size() * sizeof(Point), has_points);
    std::memcpy(result.data() + 1, points.data(), points.size() * sizeof(Point));
    return result;
  } catch (const Refused& refused) {
    return has_reason + refused.reason;
  } catch (const std::bad_alloc&) {
    return has_reason + std::string("reading it takes more than 4 GiB of memory");
  }
}

cases::Body read(const std::string& path) {
  MeshFile file = mesh_file(path);
  give_a_face(file);
  ReadByAssimp& read_by_assimp = reader();
  const WorkLimits limits;
  const auto [end, result] = do_confined([&] { return child_work(read_by_assimp, file); }, limits);
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

cases::Body read_mesh(const std::string& path) {
  try {
    return read(path);
  } catch (const Refused& refused) {
    throw cases::ReadError(path + ": " + refused.reason);
  }
}

}  // namespace reports
