// SPDX-License-Identifier: MIT
// Proved bounds of the penetration depth of bodies, curved or not.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"

namespace oracle {

// The intended width, relative to the depth.
inline constexpr double depth_width = 1e-9;

// Returns bounds of the squared penetration depth (0 if the bodies do not overlap).  The lower one
// is proved because a ball of that radius lies inside a polytope of points of A - B.  The upper one
// is proved because for any n the bodies separate when moved by h_A(n) + h_B(-n) along n / ‖n‖.
//
// The polytope is expanded along the normal of its nearest facet until both bounds are within
// `width` of each other.  Near a minimum of h that is a single point, each digit needs a fixed
// number of facets.  If a curve or surface attains it, as between concentric balls without a known
// closed form, a limit on the facets ends the search: the bounds are then wider, but never wrong.
DepthBounds depth_bounds(const cases::Case& question, double width = depth_width);

}  // namespace oracle
