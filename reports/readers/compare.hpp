// SPDX-License-Identifier: MIT
// `gjkproof compare`: shows improvements and regressions between two studies of the same cases.
#pragma once

#include <cstddef>
#include <string>

#include "reports/output/exit_code.hpp"

namespace reports {

struct CompareOptions {
  std::string before;  // folders of studies, or their records
  std::string now;
  std::string into;        // document whose block "compare" is replaced; empty: none
  std::string page;        // HTML file to write; empty: none
  double factor = 1;       // errors and iterations may grow by this factor
  std::size_t shown = 10;  // cases shown for each direction
};

// Returns findings if a verdict or a quantile of errors or iterations became worse.  Returns
// incomplete if exactly one study is incomplete; if both are, compares their common part.  Throws
// std::invalid_argument if there is nothing to compare, CannotWrite, and std::runtime_error if
// `into` has no such block.
ExitCode compare(const CompareOptions& options);

}  // namespace reports
