// SPDX-License-Identifier: MIT
// Touching or overlapping: is the origin, known to be in A - B, in its interior?
#pragma once

#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// `contact`: a simplex of A - B with the origin strictly inside it (v = 0, positive weights).
// Returns the relation and its proof, exact.
struct Contact {
  cases::Relation relation = cases::Relation::touching;
  Proof proof;
};
Contact classify_contact(const IntegerBodies& bodies, const NearestPoint<Integer>& contact);

}  // namespace oracle
