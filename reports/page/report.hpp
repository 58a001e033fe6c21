// SPDX-License-Identifier: MIT
// The page of a study: one HTML file, made of its records, that needs no network.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct ReportOptions {
  std::string folder;  // of a study
  std::string output;  // empty: report.html in that folder
};

// Throws CannotWrite, and std::invalid_argument, naming file and line, where there are no records
// or they cannot be read.  `incomplete` of a study that did not end: its page says so.
ExitCode write_report(const ReportOptions& options);

}  // namespace reports
