// SPDX-License-Identifier: MIT
// What libFuzzer wrote, a log a run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reports {

// The runs whose logs lie in one folder.
struct FuzzRuns {
  std::string name;                   // of the folder: a fuzz target, or a planted fault
  std::uint64_t executed = 0;         // inputs, in all runs together
  std::vector<std::string> findings;  // what ended a run, a line each
};

// The folders FOLDER/NAME in the order of their names, each with a file *.log for every run.  What
// ended a run is its line "Assertion failure: ...", else the line "==1== ERROR: ..." of libFuzzer
// or a sanitizer.  Throws std::runtime_error naming file, line and reason.
std::vector<FuzzRuns> read_fuzz_logs(const std::string& folder);

}  // namespace reports
