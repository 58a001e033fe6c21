// SPDX-License-Identifier: MIT
// What the page needs of a study's records: of its header, and of a line for a case and subject.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reports/study/form/record.hpp"
#include "reports/study/form/run_header.hpp"

namespace reports::page {

// Verdicts with the two wrong relations apart, worst first, as records name them.
inline constexpr std::array<const char*, 11> columns = {
    "wrong_interval", "false_separation", "false_overlap", "no_answer", "wrong_bound", "inaccurate",
    "wrong_depth",    "wrong_witness",    "near_contact",  "correct",   "skipped"};
inline constexpr std::size_t skipped = columns.size() - 1;
inline constexpr std::size_t finding_columns = 8;  // so many of them, from the first, are findings

struct Group {
  std::string name;
  std::string file;  // of known cases; empty: a family
  std::uint64_t size = 0;
};

struct Asked {
  std::string name;
  std::string option;  // what a command line calls it by
  std::string description;
  double u = 0;
};

struct Header {
  std::uint64_t seed = 1;
  int vertices_max = 512;
  bool coherent = false;  // frames of a motion were asked in one conversation
  std::vector<Group> groups;
  std::vector<Asked> subjects;
  std::map<std::string, std::size_t> group_places;
  std::map<std::string, std::size_t> subject_places;
};

inline constexpr double infinity = std::numeric_limits<double>::infinity();

struct Row {
  std::size_t subject = 0;
  std::size_t group = 0;
  std::size_t column = 0;
  std::uint64_t index = 0;
  std::vector<std::pair<std::string, double>> parameters;
  double magnitude = 0;
  std::optional<double> distance;  // exact, or the lower bound of an enclosure
  std::optional<double> altitude;
  double vertices = 0;  // of both bodies
  std::string status;   // empty of a skipped case
  std::optional<double> size;
  bool gross = false;
  std::optional<double> scaled_error;
  std::optional<double> relative_error;
  std::optional<int> iterations;
  std::optional<double> nanoseconds;  // that the query took
};

Header header_of(const RunHeader& run);
// Throws std::invalid_argument where the header does not name group and subject.
Row row_of(const Record& record, const Header& header);

inline bool is_finding(std::size_t column) { return column < finding_columns; }

}  // namespace reports::page
