// SPDX-License-Identifier: MIT
// The default oracle: proves a candidate simplex, said to contain the nearest point, in integers;
// if the proof fails, exact descent continues from it.  The candidate changes the cost, never the
// result.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

using IndexPair = std::pair<std::size_t, std::size_t>;  // vertex of A, vertex of B

// Returns the exact truth of `question` with a proof that also settles the relation, but without
// the penetration depth of overlapping bodies.  `candidate`: up to dim + 1 pairs that an answer
// names; pairs that do not exist are ignored.  If none remains, a descent in double proposes one.
// Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth certificate(const cases::Case& question, std::span<const IndexPair> candidate = {});

}  // namespace oracle
