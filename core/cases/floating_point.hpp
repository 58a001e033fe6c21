// SPDX-License-Identifier: MIT
// Run-time guard of the floating-point semantics that every case, answer and verdict relies on.
// The modes of the processor belong to a thread, and any library can change them.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

namespace cases {

struct FloatingPointTrouble : std::runtime_error {
  explicit FloatingPointTrouble(const std::string& trouble)
      : std::runtime_error("floating-point environment: " + trouble) {}
};

// What is wrong with the floating-point environment of the calling thread: a rounding mode other
// than to nearest (float and double have one, long double has another), subnormals flushed to zero
// (a library linked with -ffast-math does that at start-up), long double at a lower precision than
// its own, contraction to fused multiply-add, or excess precision.  Empty when nothing is.  It
// computes and looks at the results: half a microsecond.
std::optional<std::string> floating_point_trouble();

// Throws FloatingPointTrouble when there is trouble.  For every entry of the library, whichever
// thread calls it: on x86 it reads two control registers, which takes 8 ns, and computes only where
// they are not as they should be.
void require_floating_point();

}  // namespace cases
