// SPDX-License-Identifier: MIT
// `gjkproof compare`: what became better and worse between two studies of the same cases.
#pragma once

#include <cstddef>
#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct CompareOptions {
  std::string before;  // folders of studies, or their records
  std::string now;
  std::string into;        // a document that gets the text as its block "compare"; none if empty
  std::string page;        // an HTML file that shows it; none if empty
  double factor = 1;       // errors and iterations that grow by it at most are not worse
  std::size_t shown = 10;  // cases each way
};

// Findings if something is worse: a verdict, or a quantile of errors or iterations.  Incomplete
// if one of the studies is; if both are, what both have is compared.  Throws
// std::invalid_argument if there is nothing to compare, CannotWrite, and std::runtime_error when
// `into` has no such block.
ExitCode compare(const CompareOptions& options);

}  // namespace reports
