// SPDX-License-Identifier: MIT
// Commands that read cases one at a time also write one at a time.
#pragma once

#include <cstdio>
#include <stdexcept>

namespace reports {

// Flushes the output for a case before the next one is read.  Throws std::runtime_error if that
// fails, because the results of further cases would be lost.
inline void flush_standard_output() {
  if (std::fflush(stdout) == 0) return;
  throw std::runtime_error("standard output cannot be written");
}

}  // namespace reports
