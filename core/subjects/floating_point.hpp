// SPDX-License-Identifier: MIT
// Run-time guard of the floating-point semantics that every verdict relies on.
#pragma once

#include <optional>
#include <string>

namespace subjects {

// What is wrong with the floating-point environment of the calling thread: a rounding mode other
// than to nearest, subnormals flushed to zero (a library linked with -ffast-math does that at
// start-up), contraction to fused multiply-add, or excess precision.  Empty when nothing is.
std::optional<std::string> floating_point_trouble();

}  // namespace subjects
