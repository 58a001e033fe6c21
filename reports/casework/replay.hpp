// SPDX-License-Identifier: MIT
// The commands that process case files one case at a time.  The output for a case is written before
// the next case is read, except the summary of replay, which comes first.  A malformed line ends
// the reading; the output for earlier cases remains.
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
  bool all = false;       // also show correct answers, each case when judged
  bool trace = false;     // requires `all`
  bool coherent = false;  // subjects that can converse do, over all files in order
};

// Judges every case.  Shows the verdict counts of each subject, then the findings.  A single case
// is shown in full.  With `all`, shows every answer, then the counts.  As JSON Lines, writes one
// record per answer.  A refuted `expect` is a finding.  A run without findings is incomplete if an
// `expect` is not proved or if every subject skips a case.
ExitCode replay(const ReplayOptions& options);

// Writes the cases with `expect` and `proof` recomputed, ignoring the stored ones.  Curved bodies
// get the relation and rigorous bounds, regardless of `oracle`.  Incomplete if such a relation is
// undecided.
ExitCode truth(const std::vector<std::string>& files, oracle::Oracle oracle);

// Reports whether each stored claim is proved, refuted or incomplete: see
// oracle/examination/expect.hpp.
ExitCode verify(const std::vector<std::string>& files);

struct GenerateOptions {
  std::string family;
  std::uint64_t first = 0;  // index
  std::uint64_t count = 1;
  std::optional<cases::Domain> domain;  // only its cases are written and counted
  // The defaults of a study, so that its cases can be reproduced.
  std::uint64_t seed = StudyOptions().seed;
  int vertices_max = StudyOptions().vertices_max;
};

// Writes cases of a family in the order of their indices.  Ends as incomplete if a million
// consecutive cases contain none of the domain.
ExitCode generate(const GenerateOptions& options);

}  // namespace reports
