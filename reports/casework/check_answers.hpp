// SPDX-License-Identifier: MIT
// Judges answers that come with their cases in a pipe: gjkproof gen ... | mine | gjkproof check.
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

// Reads JSON Lines: cases, each with one added member, as in a reply of the line protocol
// (core/subjects/outside/lines/PROTOCOL.md) without its "seq":
//   "answer": {"intersecting": false, "distance": 1.25, ...}    "error": why    "skipped": why
// A null answer counts as missing.  A header is optional and may appear on any line.  Prints counts
// and the findings.  Returns findings if there are any, and incomplete if an answer is missing or
// nothing was judged.  Throws cases::ReadError at the first malformed line, after printing the
// counts so far.
ExitCode check_answers(const CheckOptions& options);

}  // namespace reports
