// SPDX-License-Identifier: MIT
// Commands that read case by case write case by case.
#pragma once

#include <cstdio>
#include <stdexcept>

namespace reports {

// What was printed of a case is out before the next one is read.  Throws std::runtime_error when it
// cannot be written: the cases that follow would be judged for nobody.
inline void flush_standard_output() {
  if (std::fflush(stdout) == 0) return;
  throw std::runtime_error("standard output cannot be written");
}

}  // namespace reports
