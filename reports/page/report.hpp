// SPDX-License-Identifier: MIT
// The page of a study: one HTML file, made of its records, that needs no network.
#pragma once

#include <memory>
#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/study/study_page.hpp"

namespace reports {

struct ReportOptions {
  std::string folder;  // of a study
  std::string output;  // empty: report.html in that folder
};

// The page that takes the records as they come.  It reads its template and, if `folder` has one,
// mutants.json at once, and throws std::invalid_argument naming what cannot be read.
std::unique_ptr<StudyPage> page_of_study(const RunHeader& header, const std::string& folder);

// The same of records that are written.  Throws CannotWrite, and std::invalid_argument, naming file
// and record, if there are none or they cannot be read.  `incomplete` of a study that did not
// end: its page says so.
ExitCode write_report(const ReportOptions& options);

}  // namespace reports
