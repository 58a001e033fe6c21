// SPDX-License-Identifier: MIT
// The main job: many subjects answer many cases, and each answer gets a verdict.  Runs as a whole,
// or in parts that are merged.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/study/plan.hpp"

namespace reports {

// Writes run.jsonl.gz, report.html (both optional) and summary.md into the output folder, the
// matrix to standard output and progress to standard error.  Apart from times, all output depends
// only on the seed and the options, not on threads, interruptions or how shards were joined.
// SIGINT and SIGTERM end the study after the cases in progress; the results so far are kept and the
// code is incomplete.  If a write fails, the study ends with cannot_write.  Throws
// oracle::Disagreement, cases::ReadError, CannotWrite if it cannot begin, std::invalid_argument if
// `resume` finds another study, and std::runtime_error if `into` has no such block.
ExitCode study(const StudyOptions& options);

struct MergeOptions {
  std::vector<std::string> folders;  // folders of the parts, in any order
  std::string output = "study";
  std::size_t worst_shown = 10;
  MakePage page;  // empty: no page
};

// Writes the same bytes as the study in one piece.  Throws std::invalid_argument, with folder and
// reason, if parts are missing, overlap, belong to different studies or are incomplete.  Throws
// CannotWrite.
ExitCode merge(const MergeOptions& options);

}  // namespace reports
