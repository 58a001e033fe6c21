// SPDX-License-Identifier: MIT
// Writes a page for each of the worst findings against other libraries: a bug report, with the
// output of a program that needs only the library.
#pragma once

#include <string>

#include "reports/output/exit_code.hpp"
#include "reports/research/findings/search.hpp"

namespace reports {

struct PageOptions {
  SearchOptions search;
  std::string output = "findings";  // folder of NAME.md and NAME.jsonl for each finding
  std::string into;  // document whose blocks "findings" and "reported" are rewritten; none if empty
  std::string reported;  // the cases of these failures
};

// "fcl-0.7.0-engine-false_separation"
std::string page_name(const ReducedFinding& finding);

// Searches, runs the program of each finding's library, and writes the pages.  Removes earlier
// pages of these libraries that are no longer findings.  Returns `findings` if there is one.
// Throws CannotWrite, and std::runtime_error if a program does not compile.
ExitCode write_pages(const PageOptions& options);

}  // namespace reports
