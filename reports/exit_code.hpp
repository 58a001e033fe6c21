// SPDX-License-Identifier: MIT
// What the program's exit code means.
#pragma once

namespace reports {

enum ExitCode : int {
  clean = 0,
  findings = 1,
  bad_input = 2,
  subject_failed_to_start = 3,
  oracles_disagree = 4,
  incomplete = 5,
};

}  // namespace reports
