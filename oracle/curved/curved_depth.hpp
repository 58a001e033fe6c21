// SPDX-License-Identifier: MIT
// How deep curved bodies overlap, at least and at most.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"

namespace oracle {

// Of bodies that overlap.  Not above their squared penetration depth (0 of bodies that do not): the
// exact depth of polytopes inside the bodies, each with a support point in every direction of a
// fixed set.  Not below it: for any n the bodies part when moved by h_A(n) + h_B(-n) along n / ‖n‖;
// the least of these over the same directions.  Within a factor of about two of each other for
// bodies as long as they are wide; they only have to tell a deep overlap from one that rounding may
// miss, and a depth from nonsense.
DepthBounds depth_bounds(const cases::Case& question);

}  // namespace oracle
