// SPDX-License-Identifier: MIT
// How deep curved bodies overlap at least.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth.hpp"

namespace oracle {

// Not above the squared penetration depth of bodies that overlap, 0 of others: the exact depth of
// polytopes inside the bodies, each with a support point in every direction of a fixed set. Within
// a factor of about two for bodies as long as they are wide; it only has to tell a deep overlap
// from one that rounding may miss.
Rational depth_squared_below(const cases::Case& question);

}  // namespace oracle
