// SPDX-License-Identifier: MIT
// A run without a single verdict shows nothing: it is not clean, and says so.
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

// For commands that write cases: the file has only a header.
inline ExitCode nothing_written() {
  fmt::print(stderr, "gjkproof: no case was written\n");
  return incomplete;
}

}  // namespace reports
