// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <charconv>
#include <cstdlib>
#include <regex>
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

// Assimp loops for minutes if a PLY header is not valid.
void check_ply_header(const MeshFile& file) {
  constexpr std::size_t longest_line = 1000;  // std::regex needs stack for every character
  static const std::regex ply_line(
      "(?:ply|PLY|format .*|comment.*|obj_info.*|property \\S+ .*|element \\S+ "
      "([0-9]+)|end_header)?\\s*");
  bool ended = false;
  for_each_line(file.content, [&](std::string_view line) {
    std::cmatch match;
    const char* end = line.data() + line.size();
    if (line.size() > longest_line || !std::regex_match(line.data(), end, match, ply_line)) {
      throw Refused{"the header of a PLY file is not valid"};
    }
    if (match[1].matched) check_count(file, std::strtoull(match[1].first, nullptr, 10));
    ended = line.starts_with("end_header") && end < file.content.data() + file.content.size();
    return !ended;
  });
  if (!ended) throw Refused{"the line end_header is missing"};
}

struct PlyElement {
  std::uint64_t rows = 0;
  std::vector<bool> is_list;  // its properties
};

// The number of values that the row should have; empty if it ends before the length of a list.
std::optional<std::uint64_t> values_of(const PlyElement& element,
                                       const std::vector<std::string>& words) {
  std::uint64_t values = 0;
  for (const bool is_list : element.is_list) {
    if (is_list) {
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
void check_ply_rows(const MeshFile& file) {
  std::vector<PlyElement> elements;
  std::size_t element = 0;
  std::uint64_t row = 0;
  bool in_header = true;
  for_each_line(file.content, [&](std::string_view line) {
    const std::vector<std::string> words = words_of(line);
    if (in_header) {
      if (words.size() > 2 && words[0] == "element") {
        elements.push_back({count(words[2]).value_or(0), {}});
      } else if (words.size() > 2 && words[0] == "property" && !elements.empty()) {
        elements.back().is_list.push_back(words[1] == "list");
      }
      in_header = words.empty() || words[0] != "end_header";
      return true;
    }
    if (line.empty()) return true;
    while (element < elements.size() && row == elements[element].rows) {
      ++element;
      row = 0;
    }
    if (element == elements.size()) {
      if (words.empty()) return true;
      refuse(file, line, "a row beyond those that the header announces");
    }
    if (values_of(elements[element], words) != words.size()) {
      refuse(file, line, "not as many values as the header announces for this row");
    }
    ++row;
    return true;
  });
}

// Assimp ignores them.
void check_off_rows(const MeshFile& file, std::size_t begin, std::uint64_t announced) {
  std::uint64_t rows = 0;
  for_each_line(std::string_view(file.content).substr(begin), [&](std::string_view line) {
    if (is_blank(line.substr(0, line.find('#')))) return true;
    if (++rows > announced) {
      refuse(file, line, "a row beyond those that the header announces");
    }
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
        for (char& c : word) c = c < ' ' || c > '~' ? '?' : c;
        refuse(file, line, fmt::format("'{:.40}' is not a number", word));
      }
    }
    return true;
  });
}

// Assimp takes the fourth vertex of a facet for the first of none.
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
  if (file.extension == "ply") check_ply_header(file);
  if (file.extension == "off") {
    if (const std::optional<OffCounts> counts = off_counts(file.content)) {
      check_count(file, counts->vertices);
      check_count(file, counts->faces);
      check_off_rows(file, counts->end, counts->vertices + counts->faces);
    }
  }
  if (!file.text) return;
  check_numbers(file);
  if (file.extension == "ply") check_ply_rows(file);
  if (file.extension == "stl") check_stl_facets(file);
}

}  // namespace reports
