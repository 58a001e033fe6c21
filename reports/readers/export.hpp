// SPDX-License-Identifier: MIT
// `gjkproof export`: converts the records of a study to formats that other programs read.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>

#include "reports/output/exit_code.hpp"
#include "reports/readers/chosen_records.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct ExportOptions {
  std::string study;     // folder of a study, or its records
  std::string format;    // csv, markdown, latex, vega-lite, svg, pdf, junit, sarif or expected
  std::string output;    // a file; standard output if empty
  std::string expected;  // a file of known failures, which do not fail; or empty
  bool cells = false;    // csv and latex: a row per cell of a sweep
  std::string chart = "distribution";  // of vega-lite, svg and pdf: a kind of chart_of()
  std::string x;                       // its quantity; or empty
  int width = 0;                       // of svg and pdf in print, in cm; 0: any
  RecordChoice choice;
};

// Incomplete if the study is; its records are exported anyway.  Throws std::invalid_argument if
// there is no study, if the options do not fit one another or the study, and CannotWrite.
ExitCode export_study(const ExportOptions& options);

// A study that was read to its end.
struct ReadStudy {
  RunHeader header;
  Tally tally;     // whose worst findings are new
  Tally expected;  // known failures
  // The issues of those by subject, verdict and group, which is empty for all groups.
  std::map<std::tuple<std::string, VerdictKind, std::string>, std::set<std::string>> issues;
  bool complete = false;
};

// `expected`: as in ExportOptions.
ReadStudy read_whole(ChosenRecords& reader, const std::string& expected = {});

// The verdict matrix and the worst findings, short enough for the summary page of a CI job.
std::string markdown_page(const ReadStudy& study);

// The verdict matrix.
std::string latex_page(const ReadStudy& study);
// A comment that says where a table comes from.
std::string latex_origin(const RunHeader& header, bool complete);

// JUnit XML: a test suite per subject, a test case per group, which fails if it has new
// findings, and is skipped with its issue if all were expected.
std::string junit_xml(const ReadStudy& study);

// SARIF 2.1.0: one result for the worst finding of each subject and verdict; the verdict is the
// rule; an expected one is suppressed.  `records`: path of the records, the location of generated cases.
std::string sarif_json(const ReadStudy& study, const std::string& records);

}  // namespace reports
