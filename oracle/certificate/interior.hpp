// SPDX-License-Identifier: MIT
// Tells touching from overlapping: whether the origin, known to be in A - B, lies in its interior.
#pragma once

#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the relation and its proof, both exact.  `contact`: a simplex of A - B with the origin
// strictly inside it (v = 0, positive weights).
struct Contact {
  cases::Relation relation = cases::Relation::touching;
  Proof proof;
};
Contact classify_contact(const IntegerBodies& bodies, const NearestPoint<Integer>& contact);

}  // namespace oracle
