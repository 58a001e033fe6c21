// SPDX-License-Identifier: MIT
// The commands over case files.  Files are read case by case: what is written of a case is out
// before the next one is read (but for the summary of replay, which comes first), and a bad line
// ends the reading with what came before.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/study/study.hpp"

namespace reports {

struct ReplayOptions {
  std::vector<std::string> files;  // "-": standard input
  std::vector<std::string> ids;    // empty: all cases
  std::vector<subjects::Subject> subjects;
  oracle::Oracle oracle = oracle::Oracle::both;
  bool jsonl = false;
  bool all = false;       // show correct answers too, each case as soon as it is judged
  bool trace = false;     // goes with `all`
  bool coherent = false;  // subjects that can hold a conversation do, over all files in order
};

// Judges every case.  Shows how many answers of each subject got which verdict and then the
// findings; of a single case everything; with `all` every answer, and the counts at the end; as
// JSON Lines a record an answer.  A stored `expect` that is refuted is a finding too, one that is
// not proved makes a run without findings incomplete, and so do cases that every subject skips.
ExitCode replay(const ReplayOptions& options);

// Writes the cases with `expect` and `proof` recomputed, whatever they claimed; of curved bodies
// the relation and rigorous bounds, whatever `oracle` is.  Incomplete where such a relation is
// undecided.
ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle);

// Says of every stored claim whether it is proved, refuted or incomplete: see
// oracle/examination/claim.hpp.
ExitCode verify(const std::vector<std::string>& files);

struct GenerateOptions {
  std::string family;
  std::uint64_t first = 0;  // index
  std::uint64_t count = 1;
  std::optional<cases::Domain> domain;  // only its cases are written, and counted
  // As a study has them: its cases are found again.
  std::uint64_t seed = StudyOptions().seed;
  int vertices_max = StudyOptions().vertices_max;
};

// Writes cases of a family in the order of their indices.  A family that has not one case of the
// domain among a million in a row ends it as incomplete.
ExitCode generate(const GenerateOptions& options);

}  // namespace reports
