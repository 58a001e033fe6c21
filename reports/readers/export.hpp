// SPDX-License-Identifier: MIT
// `gjkproof export`: converts the records of a study to formats that other programs read.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "reports/output/exit_code.hpp"
#include "reports/study/form/record.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct ExportOptions {
  std::string study;     // folder of a study, or its records
  std::string format;    // csv, markdown, junit, sarif or expected
  std::string output;    // a file; standard output if empty
  std::string expected;  // a file of known failures, which do not fail; or empty
};

// Incomplete if the study is; its records are exported anyway.  Throws std::invalid_argument if
// there is no study, and CannotWrite.
ExitCode export_study(const ExportOptions& options);

// Receives whole lines.
using Sink = std::function<void(std::string_view)>;

// Writes CSV [RFC 4180], one line per record.  Fields have the names that they have in the records,
// with the prefix says_ or parameter_ for members of `says` and `parameters`.  Lengths are decimals
// that parse to the same double.  Reads the records twice, first for the names of the parameters.
// Returns whether the study is complete.
bool write_csv(const std::string& path, const Sink& sink);

// A study that was read to its end.
struct ReadStudy {
  RunHeader header;
  Tally tally;     // whose worst findings are new
  Tally expected;  // known failures
  std::map<std::pair<std::string, VerdictKind>, std::string> issues;  // of those, by subject
  bool complete = false;
};

// `expected`: as in ExportOptions.
ReadStudy read_whole(RecordStream& reader, const std::string& expected = {});

// The verdict matrix and the worst findings, short enough for the summary page of a CI job.
std::string markdown_page(const ReadStudy& study);

// JUnit XML: a test suite per subject, a test case per group, which fails if it has new
// findings, and is skipped with its issue if all were expected.
std::string junit_xml(const ReadStudy& study);

// SARIF 2.1.0: one result for the worst finding of each subject and verdict; the verdict is the
// rule; an expected one is suppressed.  `records`: path of the records, the location of generated cases.
std::string sarif_json(const ReadStudy& study, const std::string& records);

}  // namespace reports
