// SPDX-License-Identifier: MIT
// Judges answers that come with their cases in a pipe: gjkproof gen ...
//  mine
//  gjkproof check.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"

namespace reports {

struct CheckOptions {
  std::vector<std::string> files = {"-"};  // "-": standard input
  bool binary32 = false;                   // cases and answers are in floats
  // If set, judges by this tolerance instead of the rounding allowance.
  std::optional<subjects::PromisedTolerance> promised;
  oracle::Oracle oracle = oracle::Oracle::both;
};

// Reads JSON Lines: cases, each with one member more that somebody has added, in the words of a
// reply of the line protocol (core/subjects/outside/lines/PROTOCOL.md) without its "seq":
//   "answer": {"intersecting": false, "distance": 1.25, ...}    "error": why    "skipped": why
// An answer that is null or missing is none.  A header is allowed wherever a line begins, and not
// needed.  Prints counts and the findings.  Findings where there are any; incomplete where an
// answer is missing or nothing was judged.  Throws cases::ReadError at the first line that is
// malformed, after the counts so far are printed.
ExitCode check_answers(const CheckOptions& options);

}  // namespace reports
