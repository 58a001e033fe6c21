// SPDX-License-Identifier: MIT
// `gjkproof export`: the records of a study for programs of others, and the forms it has for them.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "reports/output/exit_code.hpp"
#include "reports/study/form/run_file.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

struct ExportOptions {
  std::string study;   // its folder, or its records
  std::string format;  // csv, markdown, junit or sarif
  std::string output;  // a file; standard output if empty
};

// Incomplete if the study is: what it has is written.  Throws std::invalid_argument when there
// is no study, CannotWrite.
ExitCode export_study(const ExportOptions& options);

// Takes whole lines.
using Sink = std::function<void(std::string_view)>;

// CSV [RFC 4180], a line a record: every field by the name it has in the records, those of `says`
// behind says_, those of `parameters` behind parameter_.  Lengths are decimals that read back as
// the same double.  Reads the records twice, for the names of the parameters first.  Returns
// whether the study is complete.
bool write_csv(const std::string& path, const Sink& sink);

// A study read to its end.
struct ReadStudy {
  RunHeader header;
  Tally tally;
  bool complete = false;
};

ReadStudy read_whole(RecordStream& reader);

// The verdict matrix and the worst findings: short, for the summary page of a CI job.
std::string markdown_page(const ReadStudy& study);

// JUnit XML: a test suite a subject, a test case a group that has a failure if it has findings.
std::string junit_xml(const ReadStudy& study);

// SARIF 2.1.0: a result for the worst finding of each subject and verdict, whose rule is the verdict.
// `records`: their path, where a generated case is found.
std::string sarif_json(const ReadStudy& study, const std::string& records);

}  // namespace reports
