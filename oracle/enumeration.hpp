// SPDX-License-Identifier: MIT
// A second opinion for tests: all pairs of faces, one by one, in rationals.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth.hpp"

namespace oracle {

// Exact truth of `question`, without penetration depth of overlapping bodies.  No descent, no hull
// and no order of search to get wrong; its cost grows like the number of pairs of faces of up to
// dim + 2 vertices together (4x4 vertices: about 0.5 ms, 6x6: 3 ms, 8x8: 20 ms).
// Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth enumeration(const cases::Case& question);

}  // namespace oracle
