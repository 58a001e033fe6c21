// SPDX-License-Identifier: MIT
// `gjkproof-research baseline`: repeats the measurement and shows what changed.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/research/baseline/baseline.hpp"

namespace reports {

struct BaselineOptions {
  std::string file;
  bool update = false;                // write the file instead of comparing with it
  std::vector<std::string> subjects;  // patterns; empty: all of the baseline
  std::vector<std::string> families;  // names; empty: all
  std::size_t shown = 5;              // changed cases shown per row
  int threads = 0;                    // 0: one per core
};

// Findings if something differs: each row with its changed cases, before and after.  Throws
// std::invalid_argument if the file cannot be read or is malformed, or if an update would omit
// rows; CannotWrite if it cannot be written.
ExitCode check_baseline(const BaselineOptions& options);

}  // namespace reports
