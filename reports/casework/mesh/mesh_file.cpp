// SPDX-License-Identifier: MIT
#include "reports/casework/mesh/mesh_file.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <vector>

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

}  // namespace reports
