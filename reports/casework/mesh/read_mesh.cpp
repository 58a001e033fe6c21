// SPDX-License-Identifier: MIT
// A child process reads the file by the module of mesh_by_assimp.cpp.  Before that, this file rejects
// content that would make Assimp loop, allocate too much memory or misread a number.
#include "reports/casework/mesh/read_mesh.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <regex>
#include <sstream>
#include <system_error>

#include "core/cases/file.hpp"
#include "core/subjects/module.hpp"
#include "core/subjects/program.hpp"

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

// With a point or a comma, as Assimp reads it.
bool is_number(std::string word) {
  std::replace(word.begin(), word.end(), ',', '.');
  const char* const last = word.data() + word.size();
  double value = 0;
  const auto [end, error] = std::from_chars(word.data() + (word[0] == '+' ? 1 : 0), last, value);
  return end == last && error != std::errc::invalid_argument;
}

bool begins_a_number(char c) { return is_digit(c) || c == '+' || c == '-' || c == '.'; }

// Assimp takes the rest of a word like 1.2.3 for the next number, or drops its line.  It handles words
// that begin otherwise, such as the \ that continues a line of OBJ.
void check_numbers(const MeshFile& file) {
  const std::string keyword = file.extension == "obj"   ? "v"
                              : file.extension == "stl" ? "vertex"
                                                        : "";
  bool in_header = keyword.empty();
  for_each_line(file.content, [&](std::string_view line) {
    std::istringstream words{std::string(line.substr(0, line.find('#')))};
    std::string word;
    if (!keyword.empty() && !(words >> word && word == keyword)) return true;
    if (file.extension == "ply" && in_header) {
      in_header = !line.starts_with("end_header");
      return true;
    }
    while (words >> word) {
      if (is_number(word)) {
        in_header = false;
      } else if (!in_header && begins_a_number(word[0])) {
        for (char& c : word) c = c < ' ' || c > '~' ? '?' : c;
        throw Refused{fmt::format("line {}: '{:.40}' is not a number",
                                  1 + std::count(file.content.data(), line.data(), '\n'), word)};
      }
    }
    return true;
  });
}

// Assimp refuses an OFF file without faces, such as a point cloud.  Adds one face, which consists
// of the first vertex three times.
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
  if (file.text) check_numbers(file);
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
