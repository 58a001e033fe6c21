// SPDX-License-Identifier: MIT
// Termination checks for fuzz targets: all subjects end, and v.v of robust decreases.
#pragma once

#include "core/cases/case.hpp"
#include "fuzz/target.hpp"

namespace fuzz {

// On one input in 16, evaluates every subject at float and double on the case, and on one of curved
// bodies: it must end, which libFuzzer checks, and without NaN.
void ask_whether_all_end(Bytes bytes, const cases::Case& question);

// Checks that v.v of the robust preset decreases strictly in every iteration except its detours, at
// float if the case fits and at double.  The rounded norms of a trace cannot show it.
void ask_whether_robust_falls(const cases::Case& question);

}  // namespace fuzz
