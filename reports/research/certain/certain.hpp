// SPDX-License-Identifier: MIT
// What subjects claim to be certain, judged in bulk: every question is asked as it is and in all of
// its exact symmetries, exchanged axes, reversed axes and A for B.  Distance and relation are the
// same in each, so that one exact truth judges 96 answers, 16 in the plane; what is rounded, which
// vertex is first among equals and from where the search begins differ.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

struct CertainOptions {
  std::vector<subjects::Subject> subjects;  // that store bodies
  std::vector<std::string> families;        // names; empty: all of point sets
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // of each family
  int vertices_max = 24;
  std::vector<std::string> known;  // files of cases
  int threads = 0;                 // 0: one a core
  std::size_t shown_max = 5;       // findings with their case line; all are counted
  std::string command;
  std::string into;  // also write the tables between the lines <!-- certain:begin --> and :end
};

// Prints the findings, a table for each subject and a conclusion, progress to standard error.  They
// depend on the options without `threads`.  The exit code is clean where every answer is certain,
// right and narrow.  Throws std::invalid_argument where a subject stores no bodies.
ExitCode certain(const CertainOptions& options);

}  // namespace reports
