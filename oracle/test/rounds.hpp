// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace oracle {

// How many questions a test draws at random: `all` where GJKPROOF_WHOLE_TESTS is set, as by ./run long, a
// quarter of them elsewhere.
inline int rounds_of(int all) {
  static const bool whole = std::getenv("GJKPROOF_WHOLE_TESTS") != nullptr;
  return whole ? all : all / 4;
}

}  // namespace oracle
