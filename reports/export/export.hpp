// SPDX-License-Identifier: MIT
// `gjkproof export`: the records of a study for programs of others.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct ExportOptions {
  std::string study;   // its folder, or its records
  std::string format;  // csv, markdown, junit or sarif
  std::string output;  // a file; standard output if empty
};

// Incomplete where the study is: what it has is written.  Throws std::invalid_argument when there
// is no study, CannotWrite.
ExitCode export_study(const ExportOptions& options);

}  // namespace reports
