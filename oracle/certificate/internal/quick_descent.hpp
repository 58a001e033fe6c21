// SPDX-License-Identifier: MIT
// Proposes a simplex to prove: descent to the point of A - B nearest to the origin, in doubles and
// without allocation.  It may be wrong; nobody trusts it.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace oracle {

// From `start`, pairs that exist, at least one of them.  The coordinates of both bodies may reach
// `magnitude`, a number in [2^-300, 2^300].
PairFace proposed_face(const cases::Case& question, const PairFace& start, double magnitude);

}  // namespace oracle
