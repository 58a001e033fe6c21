// SPDX-License-Identifier: MIT
// Tables of the output of other programs.  All functions throw std::runtime_error naming file, line
// and reason if that output is malformed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reports {

struct Table {
  std::string text;      // for the terminal
  std::string markdown;  // for a document
  bool findings = false;
};

// One row per fuzz target: its number of inputs and its findings.  `folder` has the file `seconds`,
// the running time of each target, and the logs of read_fuzz_logs(), one folder each.
Table campaign_table(const std::string& folder);

// One row per file of core/gjk, by name: the numbers of lines and branches, and how many of them
// are reached.  `file` is the output of `llvm-cov export -summary-only`.
Table coverage_table(const std::string& file);

// One row per fault in the judges: the test that kills it.  `file` is the output of
// oracle/test/judge_faults.py, one line with a JSON object for every listed fault,
//
//   {"file": "oracle/judge/judge.cpp", "fault": "WHAT", "killed_by": "Judge.Test"}
//
// in which null for `killed_by` is a survivor and "equivalent": "WHY" means that it must survive.
// Without `killed_by` the fault was not tested; it keeps its row of `old_block` if it has one.
// Findings are survivors that are not equivalent, and equivalent faults that are killed.
Table judge_fault_table(const std::string& file, const std::string& old_block);

// The runs whose logs are in one folder.
struct FuzzRuns {
  std::string name;                   // of the folder: a fuzz target, or a planted fault
  std::uint64_t executed = 0;         // inputs of all runs together
  std::vector<std::string> findings;  // the reason why a run ended, one line each
};

// The folders FOLDER/NAME in the order of their names, each with a file *.log for every run.  The
// reason why a run ended is its line "Assertion failure: ...", or else the line "==1== ERROR: ..."
// of libFuzzer or a sanitizer.  Throws std::runtime_error naming file, line and reason.
std::vector<FuzzRuns> read_fuzz_logs(const std::string& folder);

}  // namespace reports
