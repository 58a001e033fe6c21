// SPDX-License-Identifier: MIT
// Studies as files of JSON (SWEEPS.md): what is asked of whom, with lists of settings that are
// multiplied out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "oracle/examination/oracle.hpp"

namespace reports {

inline constexpr const char* study_format = "gjkproof-study/1";

// Empty is what the command line does without: all families, all subjects asked by default.
struct StudyFile {
  std::string name;
  std::string description;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> cases;      // of each family with its settings
  std::optional<std::uint64_t> all_cases;  // of all of them together; `cases` excludes it
  std::optional<int> vertices_max;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::optional<oracle::Oracle> oracle;
  std::optional<double> time_limit;   // of outsiders, in seconds
  bool known = false;                 // the known cases are asked too
  bool coherent = false;              // frames of a motion are asked in one conversation
  std::vector<std::string> subjects;  // patterns with settings
  std::vector<std::string> families;  // names with settings
  std::vector<double> accuracies;     // for which the study says who reaches them
  std::string document;               // as one line of JSON
};

// Throws std::invalid_argument naming the file and, as a JSON pointer, the place of what is wrong:
// what is no JSON, a key that is not known or comes twice, a value of the wrong kind, a setting
// that a family does not take.
StudyFile read_study(const std::string& path);

// The accuracies of a document that read_study() made.
std::vector<double> accuracies(const std::string& document);

}  // namespace reports
