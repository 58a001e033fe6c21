// SPDX-License-Identifier: MIT
// The page of a study: a single HTML file, made from its records, that needs no network.
#pragma once

#include <memory>
#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/study/study.hpp"

namespace reports {

struct ReportOptions {
  std::string folder;  // folder of the study
  std::string output;  // empty: report.html in that folder
};

// Makes a page that receives the records during the study.  Reads the template and, if `folder` has
// one, mutants.json immediately; throws std::invalid_argument with the file that cannot be read.
std::unique_ptr<StudyPage> page_of_study(const RunHeader& header, const std::string& folder);

// Makes the page from existing records.  Returns incomplete if the study is incomplete, which the
// page states.  Throws CannotWrite, and std::invalid_argument with file and record if there are no
// records or they cannot be read.
ExitCode write_report(const ReportOptions& options);

}  // namespace reports
