// SPDX-License-Identifier: MIT
// Judges claims of certainty in bulk: every question is put to the subjects as it is and in all of
// its exact symmetries, which permute axes, reverse axes and exchange A and B.  Distance and
// relation are invariant, so that one exact truth judges 96 answers, or 16 in the plane.  The
// images differ in rounding, in the first of equal vertices and in the start of the search.
#pragma once

#include <map>
#include <optional>

#include "oracle/judge/judge.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

struct CertainCount {
  std::uint64_t questions = 0;
  std::uint64_t answers = 0;
  std::array<std::uint64_t, 5> verdicts{};        // by oracle::Certainly
  std::map<std::string, std::uint64_t> statuses;  // by the status of the answer
  // As a share of u (24 M + 8 d*), over intervals wider than two subnormal units.
  double widest = 0;
  std::vector<std::string> findings;  // the first incorrect answers, described with their cases

  std::uint64_t count(oracle::Certainly verdict) const {
    return verdicts[static_cast<std::size_t>(verdict)];
  }
  std::uint64_t wrong() const { return answers - count(oracle::Certainly::right); }
};

// A pair of placements of core/cases/placements.hpp.
struct Placed {
  std::uint64_t seed = 1;
  std::uint64_t index = 0;
};

// Adds the question, as the subject takes it, and the answers to all of its images.  Describes up to
// `findings_max` incorrect answers.  Its points may be placed, in numbers of the subject; the kinds of
// placements follow one another with the index.
void ask_images(const subjects::Subject& subject, const cases::Case& question,
                std::size_t findings_max, CertainCount& count,
                const std::optional<Placed>& placed = {});

struct CertainOptions {
  std::vector<subjects::Subject> subjects;  // must store bodies
  std::vector<std::string> families;        // names; empty: all of point sets
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // per family
  int vertices_max = 24;
  std::vector<std::string> known;  // files of cases
  bool placed = false;             // bodies are placed anywhere, not where the families put them
  int threads = 0;                 // 0: one per core
  std::size_t shown_max = 5;       // findings with their case line; all are counted
  std::string command;
  std::string into;  // also write the tables between the lines <!-- certain:begin --> and :end
};

// Prints the findings, a table for each subject and a conclusion; progress goes to standard error.
// The result does not depend on `threads`.  The exit code is clean if every answer is certain,
// correct and narrow.  Throws std::invalid_argument if a subject stores no bodies.
ExitCode certain(const CertainOptions& options);

}  // namespace reports
