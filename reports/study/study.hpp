// SPDX-License-Identifier: MIT
// The main job: many cases, many subjects, one verdict each; in one piece, or in parts that are
// merged.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/study/plan.hpp"

namespace reports {

// Writes run.jsonl.gz and report.html (unless told not to) and summary.md into the output folder
// and the matrix to standard output, progress to standard error.  But for times all depend on the
// seed and the options alone, not on the threads, on interruptions or on how shards were joined.
// SIGINT and SIGTERM end the study after the cases under way; what is done is kept, the code is
// incomplete.  A write that fails ends it too, the code is cannot_write. Throws
// oracle::Disagreement, cases::ReadError, CannotWrite when it cannot begin, std::invalid_argument
// if there is another study to be resumed, and std::runtime_error when `into` has no such block.
ExitCode study(const StudyOptions& options);

struct MergeOptions {
  std::vector<std::string> folders;  // of the parts, in any order
  std::string output = "study";
  std::size_t worst_shown = 10;
  MakePage page;  // empty: none
};

// The same bytes as the study in one piece writes.  Throws std::invalid_argument, naming folder and
// reason, if parts are missing, overlap, do not belong together or are not complete, and
// CannotWrite.
ExitCode merge(const MergeOptions& options);

}  // namespace reports
