// SPDX-License-Identifier: MIT
// How a program ends: its exit codes, and a run without any verdict.
#pragma once

#include <string_view>

namespace reports {

enum ExitCode : int {
  clean = 0,
  findings = 1,
  bad_input = 2,
  failed_to_start = 3,  // the program or a subject
  oracles_disagree = 4,
  incomplete = 5,
  cannot_write = 6,
};

// A run without any verdict is not clean; it prints a reason and is incomplete.  `reason`: "no
// case", "every subject skips every case".
ExitCode nothing_judged(std::string_view reason);

// For commands that write cases, if only a header was written.
ExitCode nothing_written();

// Flushes the output for a case before the next one is read.  Throws std::runtime_error if that
// fails, because the results of further cases would be lost.
void flush_standard_output();

}  // namespace reports
