// SPDX-License-Identifier: MIT
// Proposes a simplex to prove: descent to the point of A - B nearest to the origin, in doubles and
// without allocation.  The proposal may be wrong; nothing relies on it.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace oracle {

// `start`: at least one pair, all of which exist.  `magnitude`, in [2^-300, 2^300], bounds the
// coordinates of both bodies.
PairFace proposed_face(const cases::Case& question, const PairFace& start, double magnitude);

}  // namespace oracle
