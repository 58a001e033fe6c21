// SPDX-License-Identifier: MIT
// The main job: many cases, many subjects, one verdict each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/study/form/run_header.hpp"
#include "reports/study/study_page.hpp"

namespace reports {

struct StudyOptions {
  std::vector<std::string> families;  // names, which may have settings; empty: all
  std::vector<subjects::Subject> subjects;
  std::vector<std::string> known;  // case files asked besides the families
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000;  // of each family
  int vertices_max = 512;
  std::optional<cases::Domain> domain;  // only its cases are asked, of these and of the known ones
  std::optional<cases::Domain> first_domain;  // its matrix comes before that of all cases
  oracle::Oracle oracle = oracle::Oracle::both;
  int threads = 0;  // 0: one a core
  std::string output = "study";
  bool records = true;  // write run.jsonl.gz, a line a verdict
  // The frames of a motion are asked in order, in a conversation with the subjects that have one.
  bool coherent = false;
  bool timed = false;   // measure each query besides, and record how long it takes
  MakePage page;        // makes report.html; empty: nobody
  bool resume = false;  // takes over the whole units that a killed study has left in `output`
  std::optional<Shard> shard;  // asks these units alone
  std::size_t worst_shown = 10;
  std::string command;  // what determines it, for the report
  std::string study;    // the file that describes it, as one line of JSON; empty: none
  Build build;          // of this program, for the records
  std::string into;     // a document that gets the tables as its block "verdicts", those by domain
                        // alone where `first_domain` is set, or of a sweep the cells as its block
                        // "cells"; none if empty
};

// Writes run.jsonl.gz and report.html (unless told not to) and summary.md into the output folder
// and the matrix to standard output, progress to standard error.  But for times all depend on the
// seed and the options alone, not on the threads, on interruptions or on how shards were joined.
// SIGINT and SIGTERM end the study after the cases under way; what is done is kept, the code is
// incomplete.  A write that fails ends it too, the code is cannot_write. Throws
// oracle::Disagreement, cases::ReadError, CannotWrite when it cannot begin, std::invalid_argument
// where there is another study to be resumed, and std::runtime_error when `into` has no such block.
ExitCode study(const StudyOptions& options);

}  // namespace reports
