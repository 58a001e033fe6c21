// SPDX-License-Identifier: MIT
// Study files in JSON (SWEEPS.md): cases and subjects, with lists of settings that are expanded to
// all combinations.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "oracle/examination/expect.hpp"

namespace reports {

inline constexpr const char* study_format = "gjkproof-study/1";

// An empty member means the default of the command line: all families, all default subjects.
struct StudyFile {
  std::string name;
  std::string description;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> cases;      // per family and combination of settings
  std::optional<std::uint64_t> all_cases;  // of all families together; excludes `cases`
  std::optional<int> vertices_max;
  std::optional<cases::Domain> domain;
  std::optional<cases::Domain> first_domain;
  std::optional<oracle::Oracle> oracle;
  std::optional<double> time_limit;   // of external subjects, in seconds
  bool known = false;                 // also ask the known cases
  bool coherent = false;              // the frames of a motion form one conversation
  std::vector<std::string> subjects;  // patterns with settings
  std::vector<std::string> families;  // names with settings
  std::vector<double> accuracies;     // the study reports which subjects reach them
  std::string document;               // as one line of JSON
};

// Throws std::invalid_argument with the file and the JSON pointer of the error: invalid JSON, an
// unknown or repeated key, a value of the wrong type, or a setting that a family does not accept.
StudyFile read_study(const std::string& path);

// The accuracies in a document that read_study() produced.
std::vector<double> accuracies(const std::string& document);

}  // namespace reports
