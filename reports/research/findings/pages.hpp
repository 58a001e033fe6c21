// SPDX-License-Identifier: MIT
// A page for each of the worst findings against other people's libraries: a bug report, with what a
// program that needs the library alone says of it.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/research/findings/search.hpp"

namespace reports {

struct PageOptions {
  SearchOptions search;
  std::string output = "findings";  // folder of NAME.md and NAME.jsonl for each finding
  std::string into;      // a document that gets the list as its block "findings", and the failures
                         // that users reported as its block "reported"; none if empty
  std::string reported;  // the cases of these failures
};

// "fcl-0.7.0-engine-false_separation"
std::string page_name(const ReducedFinding& finding);

// Searches, runs the program of each finding's library, and writes.  Pages of these libraries from
// before that are no findings any more are removed.  `findings` where there is one.  Throws
// CannotWrite, and std::runtime_error where a program does not compile.
ExitCode write_pages(const PageOptions& options);

}  // namespace reports
