// SPDX-License-Identifier: MIT
// The tables of what other programs wrote.  All functions throw std::runtime_error naming file,
// line and reason where that is not what they expect.
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

// A row a fuzz target: how many inputs it took and what it found.  `folder` has the file `seconds`,
// how long each target ran, and the logs of read_fuzz_logs(), a folder a target.
Table campaign_table(const std::string& folder);

// A row a file of core/gjk, by name: how many lines and branches there are and how many are
// reached.  `file`: what `llvm-cov export -summary-only` writes.
Table coverage_table(const std::string& file);

// A row a fault in the judges: which test kills it.  `file`: what oracle/test/judge_faults.py
// writes, a JSON object a line for every listed fault,
//
//   {"file": "oracle/judge/judge.cpp", "fault": "WHAT", "killed_by": "Judge.Test"}
//
// where null for `killed_by` is a survivor and "equivalent": "WHY" says that it must survive.
// Without `killed_by` the fault was not asked; it keeps its row of `old_block`, where it has one.
// Findings are survivors that are not equivalent, and faults that are killed although they are.
Table judge_fault_table(const std::string& file, const std::string& old_block);

// The runs whose logs lie in one folder.
struct FuzzRuns {
  std::string name;                   // of the folder: a fuzz target, or a planted fault
  std::uint64_t executed = 0;         // inputs, in all runs together
  std::vector<std::string> findings;  // what ended a run, a line each
};

// The folders FOLDER/NAME in the order of their names, each with a file *.log for every run.  What
// ended a run is its line "Assertion failure: ...", else the line "==1== ERROR: ..." of libFuzzer
// or a sanitizer.  Throws std::runtime_error naming file, line and reason.
std::vector<FuzzRuns> read_fuzz_logs(const std::string& folder);

}  // namespace reports
