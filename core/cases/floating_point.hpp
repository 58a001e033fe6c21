// SPDX-License-Identifier: MIT
// Run-time guard of the floating-point semantics that every case, answer and verdict relies on.
// Processor modes are per thread, and any library can change them.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

namespace cases {

struct FloatingPointTrouble : std::runtime_error {
  explicit FloatingPointTrouble(const std::string& trouble)
      : std::runtime_error("floating-point environment: " + trouble) {}
};

// Describes what is wrong with the floating-point environment of the calling thread: a rounding
// mode other than to nearest (SSE and x87 have separate ones), subnormals flushed to zero (a
// library linked with -ffast-math does that at start-up), long double at reduced precision,
// contraction to fused multiply-add, or excess precision.  Empty if all is well.  Works by
// computing and comparing results, which takes half a microsecond.
std::optional<std::string> floating_point_trouble();

// Throws FloatingPointTrouble if there is any.  Every entry point of the library calls this.  On
// x86 it reads two control registers, which takes 8 ns, and computes only if they look wrong.
void require_floating_point();

}  // namespace cases
