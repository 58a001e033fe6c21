// SPDX-License-Identifier: MIT
#include "reports/output/exit_code.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "reports/output/note.hpp"

namespace reports {

ExitCode nothing_judged(std::string_view reason) {
  note("gjkproof: nothing was judged: {}\n", reason);
  return incomplete;
}

ExitCode nothing_written() {
  note("gjkproof: no case was written\n");
  return incomplete;
}

void flush_standard_output() {
  if (std::fflush(stdout) == 0) return;
  throw std::runtime_error("standard output cannot be written");
}

}  // namespace reports
