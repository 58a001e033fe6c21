// SPDX-License-Identifier: MIT
// How deep bodies overlap, at least and at most.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"

namespace oracle {

// The width that is aimed at, as a share of the depth.
inline constexpr double depth_width = 1e-9;

// Of bodies that overlap, curved or not.  Not above their squared penetration depth (0 of bodies
// that do not): the ball of that radius is inside a polytope of points of A - B.  Not below it: for
// any n the bodies part when moved by h_A(n) + h_B(-n) along n / ‖n‖.
//
// The polytope is expanded along the normal of its nearest facet until both are within `width` of
// each other.  Near a minimum of h that is one point, a fixed number of facets is needed for each
// digit.  Where it is attained on a curve or on a surface, as between balls of the same centre that
// no closed form is known for, the number of facets ends the search: then the bounds are wider,
// never wrong.
DepthBounds depth_bounds(const cases::Case& question, double width = depth_width);

}  // namespace oracle
