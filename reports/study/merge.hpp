// SPDX-License-Identifier: MIT
// Parts of a study, made apart, as the study that they are parts of.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/study/study_page.hpp"

namespace reports {

struct MergeOptions {
  std::vector<std::string> folders;  // of the parts, in any order
  std::string output = "study";
  std::size_t worst_shown = 10;
  MakePage page;  // empty: none
};

// The same bytes as the study in one piece writes.  Throws std::invalid_argument, naming folder and
// reason, where parts are missing, overlap, do not belong together or are not complete, and
// CannotWrite.
ExitCode merge(const MergeOptions& options);

}  // namespace reports
