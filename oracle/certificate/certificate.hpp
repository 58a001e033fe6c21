// SPDX-License-Identifier: MIT
// The everyday oracle: takes a simplex that somebody claims to hold the nearest point, and proves
// it in integers; where the proof fails it goes on from there by exact descent.  The answer never
// depends on the candidate, only its cost does.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

using IndexPair = std::pair<std::size_t, std::size_t>;  // vertex of A, vertex of B

// Exact truth of `question` with a proof that settles the relation too; no penetration depth of
// overlapping bodies.  `candidate`: up to dim + 1 pairs that an answer names; pairs that do not
// exist are ignored.  When none is left, the oracle's own descent in double proposes one. Throws
// std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth certificate(const cases::Case& question, std::span<const IndexPair> candidate = {});

}  // namespace oracle
