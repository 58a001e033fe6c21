// SPDX-License-Identifier: MIT
// A finding as a program that needs the library alone, not this project.
#pragma once

#include <optional>
#include <string>

#include "reports/findings/search.hpp"

namespace reports {

// What programs and pages call it: "false_separation".  Throws std::invalid_argument where it is no
// finding.
const char* fault_name(Column kind);

// programs/LIBRARY.cpp with its lines between "// case begin" and "// case end" for this finding.
// Empty where there is no program of that library.
std::optional<std::string> program_text(const WorstFinding& finding);

// How a program ended that was compiled and run, and what it printed on both streams.
struct ProgramRun {
  std::string printed;
  std::string end;  // "exit code 0", "SIGABRT", "more than 10 s"
};

// Compiles and runs `file`, a program of `subject`'s library, in a folder of its own.  Throws
// std::runtime_error where it does not compile.
ProgramRun compiled_and_run(const std::string& file, const std::string& subject);

}  // namespace reports
