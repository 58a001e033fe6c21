// SPDX-License-Identifier: MIT
// What is asked whoever is fuzzed: of all subjects that they end, of robust that v.v falls.
#pragma once

#include "core/cases/case.hpp"
#include "fuzz/target.hpp"

namespace fuzz {

// On one input in 16 every subject at float and double is put to the case, and to one of curved
// bodies: it ends, which libFuzzer sees, and without NaN.
void ask_whether_all_end(Bytes bytes, const cases::Case& question);

// v.v falls strictly in every iteration of the robust preset but for its detours, at float where
// the case fits and at double.  The rounded norms of a trace cannot tell it.
void ask_whether_robust_falls(const cases::Case& question);

}  // namespace fuzz
