// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <charconv>
#include <regex>
#include <set>
#include <sstream>
#include <system_error>
#include <vector>

#include "reports/casework/mesh/read_mesh.hpp"

namespace reports {
namespace {

bool is_digit(char c) { return '0' <= c && c <= '9'; }

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

std::vector<std::string> words_of(std::string_view line) {
  std::istringstream in{std::string(line)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// `line` is a part of the content.
[[noreturn]] void refuse(const MeshFile& file, std::string_view line, const std::string& reason) {
  const auto before = std::count(file.content.data(), line.data(), '\n');
  throw Refused{fmt::format("line {}: {}", 1 + before, reason)};
}

constexpr const char* beyond_header = "a row beyond those that the header announces";

std::string presentable(std::string word) {
  for (char& c : word) c = c < ' ' || c > '~' ? '?' : c;
  return word.substr(0, 40);
}

std::optional<std::uint64_t> count(std::string_view word) {
  std::uint64_t value = 0;
  const char* const last = word.data() + word.size();
  const auto [end, error] = std::from_chars(word.data(), last, value);
  if (end != last || error != std::errc()) return std::nullopt;
  return value;
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

// Assimp allocates what a header announces before it reads on.  Each vertex and face takes at least
// one byte.
void check_count(const MeshFile& file, std::uint64_t announced) {
  if (announced > file.content.size()) {
    throw Refused{"the header announces more than the file has bytes"};
  }
}

struct PlyProperty {
  std::size_t bytes = 0;            // of a value
  std::size_t bytes_of_length = 0;  // of a list; 0: a single value
};
struct PlyElement {
  std::uint64_t rows = 0;
  std::vector<PlyProperty> properties;
};

std::size_t bytes_of(const std::string& type) {
  for (const char* one : {"char", "uchar", "int8", "uint8"}) {
    if (type == one) return 1;
  }
  for (const char* two : {"short", "ushort", "int16", "uint16"}) {
    if (type == two) return 2;
  }
  for (const char* eight : {"double", "float64"}) {
    if (type == eight) return 8;
  }
  return 4;
}

struct PlyHeader {
  std::vector<PlyElement> elements;
  std::size_t end = 0;
  bool is_big_endian = false;
};

// Assimp loops for minutes if the header is not valid, and keeps the last of two elements or properties
// of one name.
PlyHeader ply_header(const MeshFile& file) {
  constexpr std::size_t longest_line = 1000;  // std::regex needs stack for every character
  static const std::regex valid(
      "(?:ply|PLY|format .*|comment.*|obj_info.*|property \\S+ .*|element \\S+ "
      "[0-9]+|end_header)?\\s*");
  PlyHeader header;
  std::set<std::string> elements;
  std::set<std::string> properties;
  bool ended = false;
  for_each_line(file.content, [&](std::string_view line) {
    if (line.size() > longest_line || !std::regex_match(line.begin(), line.end(), valid)) {
      throw Refused{"the header of a PLY file is not valid"};
    }
    const std::vector<std::string> words = words_of(line);
    const std::string first = words.empty() ? "" : words[0];
    const auto add = [&](std::set<std::string>& names, const std::string& name) {
      if (names.insert(name).second) return;
      refuse(file, line, fmt::format("a second {} \"{}\"", first, presentable(name)));
    };
    if (first == "format") header.is_big_endian = words.back() == "binary_big_endian";
    if (first == "element") {
      add(elements, words[1]);
      properties.clear();
      header.elements.push_back({count(words[2]).value_or(~std::uint64_t{0}), {}});
      check_count(file, header.elements.back().rows);
    }
    if (first == "property" && words.size() > 2 && !header.elements.empty()) {
      add(properties, words.back());
      const bool is_list = words[1] == "list" && words.size() == 5;
      header.elements.back().properties.push_back(
          {bytes_of(is_list ? words[3] : words[1]), is_list ? bytes_of(words[2]) : 0});
    }
    header.end = static_cast<std::size_t>(line.data() + line.size() - file.content.data());
    ended = first == "end_header" && header.end < file.content.size();
    return !ended;
  });
  if (!ended) throw Refused{"the line end_header is missing"};
  return header;
}

// The number of values that the row should have; empty if it ends before the length of a list.
std::optional<std::uint64_t> values_of(const PlyElement& element,
                                       const std::vector<std::string>& words) {
  std::uint64_t values = 0;
  for (const PlyProperty& property : element.properties) {
    if (property.bytes_of_length > 0) {
      const auto length = values < words.size() ? count(words[values]) : std::nullopt;
      if (!length || *length > words.size()) return std::nullopt;
      values += *length;
    }
    ++values;
  }
  return values;
}

// Assimp drops what a row has beyond its properties and the rows beyond those announced, and takes zeros
// or the next row where values are missing.
void check_ply_rows(const MeshFile& file, const PlyHeader& header) {
  std::size_t element = 0;
  std::uint64_t row = 0;
  for_each_line(std::string_view(file.content).substr(header.end), [&](std::string_view line) {
    if (line.empty()) return true;
    const std::vector<std::string> words = words_of(line);
    while (element < header.elements.size() && row == header.elements[element].rows) {
      ++element;
      row = 0;
    }
    if (element == header.elements.size()) {
      if (words.empty()) return true;
      refuse(file, line, beyond_header);
    }
    if (values_of(header.elements[element], words) != words.size()) {
      refuse(file, line, "not as many values as the header announces for this row");
    }
    ++row;
    return true;
  });
}

// The same of a binary file: Assimp ignores what follows the rows.  That it is long enough is seen when
// it is read.
void check_ply_bytes(const MeshFile& file, const PlyHeader& header) {
  std::size_t at = header.end + 1;
  if (file.content.substr(header.end, 2) == "\r\n") ++at;
  const auto take = [&](std::size_t bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes && at + i < file.content.size(); ++i) {
      const auto byte = static_cast<unsigned char>(file.content[at + i]);
      value |= std::uint64_t{byte} << 8 * (header.is_big_endian ? bytes - 1 - i : i);
    }
    at += bytes;
    return value;
  };
  for (const PlyElement& element : header.elements) {
    for (std::uint64_t row = 0; row < element.rows && at < file.content.size(); ++row) {
      for (const PlyProperty& property : element.properties) {
        const std::uint64_t values =
            property.bytes_of_length > 0 ? take(property.bytes_of_length) : 1;
        if (values > file.content.size()) return;
        at += values * property.bytes;
      }
    }
  }
  if (at < file.content.size()) {
    throw Refused{fmt::format("byte {}: {}", at, "data beyond what the header announces")};
  }
}

// Assimp ignores them.
void check_off_rows(const MeshFile& file, std::size_t begin, std::uint64_t announced) {
  std::uint64_t rows = 0;
  for_each_line(std::string_view(file.content).substr(begin), [&](std::string_view line) {
    if (is_blank(line.substr(0, line.find('#')))) return true;
    if (++rows > announced) refuse(file, line, beyond_header);
    return true;
  });
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
        refuse(file, line, fmt::format("'{}' is not a number", presentable(word)));
      }
    }
    return true;
  });
}

// Assimp drops a fourth vertex.
void check_stl_facets(const MeshFile& file) {
  int vertices = 3;
  for_each_line(file.content, [&](std::string_view line) {
    const std::vector<std::string> words = words_of(line);
    if (!words.empty() && (words[0] == "solid" || words[0] == "endsolid")) return true;
    for (const std::string& word : words) {
      if (word == "vertex" && ++vertices > 3) refuse(file, line, "a fourth vertex of a facet");
      if (word == "facet") vertices = 0;
      if (word == "endfacet" && vertices < 3)
        refuse(file, line, "a facet of fewer than 3 vertices");
    }
    return true;
  });
}

}  // namespace

std::optional<OffCounts> off_counts(std::string_view content) {
  std::size_t at = 0;
  const auto next_word = [&] {
    while (at < content.size() && is_blank(content.substr(at, 1))) ++at;
    while (at < content.size() && content[at] == '#') {
      at = std::min(content.find_first_of("\r\n", at), content.size());
      while (at < content.size() && is_blank(content.substr(at, 1))) ++at;
    }
    const std::size_t begin = at;
    while (at < content.size() && !is_blank(content.substr(at, 1))) ++at;
    return content.substr(begin, at - begin);
  };
  const std::string_view keyword = next_word();
  if (!keyword.ends_with("OFF")) return std::nullopt;
  if (keyword.ends_with("nOFF")) next_word();  // the dimension
  OffCounts counts;
  const auto vertices = count(next_word());
  const auto faces = count(next_word());
  counts.end_of_faces = at;
  next_word();  // the number of edges
  counts.end = at;
  if (!vertices || !faces) return std::nullopt;
  counts.vertices = *vertices;
  counts.faces = *faces;
  return counts;
}

void check_content(const MeshFile& file) {
  if (file.text) check_digits(file);
  if (file.extension == "ply") {
    const PlyHeader header = ply_header(file);
    file.text ? check_ply_rows(file, header) : check_ply_bytes(file, header);
  }
  if (file.extension == "off") {
    if (const std::optional<OffCounts> counts = off_counts(file.content)) {
      check_count(file, counts->vertices);
      check_count(file, counts->faces);
      check_off_rows(file, counts->end, counts->vertices + counts->faces);
    }
  }
  if (!file.text) return;
  check_numbers(file);
  if (file.extension == "stl") check_stl_facets(file);
}

}  // namespace reports
