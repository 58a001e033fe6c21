// SPDX-License-Identifier: MIT
// A second opinion for tests: all pairs of faces, one by one, in rationals.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the exact truth of `question`, without the penetration depth of overlapping bodies.
// There is no descent, no hull and no order of search that could be wrong.  The cost grows like the
// number of pairs of faces of up to dim + 2 vertices together (random 53-bit points, 4x4: 3 ms,
// 6x6: 30 ms, 8x8: 200 ms).  Throws std::invalid_argument on a curved body, an empty body or a
// coordinate that is not finite.
Truth enumeration(const cases::Case& question);

}  // namespace oracle
