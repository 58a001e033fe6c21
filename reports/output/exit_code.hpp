// SPDX-License-Identifier: MIT
// The exit codes of the program.
#pragma once

namespace reports {

enum ExitCode : int {
  clean = 0,
  findings = 1,
  bad_input = 2,
  failed_to_start = 3,  // the program or a subject
  oracles_disagree = 4,
  incomplete = 5,
  cannot_write = 6,
};

}  // namespace reports
