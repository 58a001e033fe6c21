// SPDX-License-Identifier: MIT
// A run without any verdict is not clean; it prints a reason and is incomplete.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string_view>

#include "reports/output/exit_code.hpp"

namespace reports {

// `reason`: "no case", "every subject skips every case".
inline ExitCode nothing_judged(std::string_view reason) {
  fmt::print(stderr, "gjkproof: nothing was judged: {}\n", reason);
  return incomplete;
}

// For commands that write cases, if only a header was written.
inline ExitCode nothing_written() {
  fmt::print(stderr, "gjkproof: no case was written\n");
  return incomplete;
}

}  // namespace reports
