// SPDX-License-Identifier: MIT
// The reference oracle: the boundary of A - B made explicit by CGAL's exact convex hulls, and the
// point of it nearest to the origin found by looking at every facet.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Exact truth of `question`, with proof (without `normal` and possibly without enough terms to span
// the space: it never looks for more than v) and with the penetration depth.
// Handles A - B of every affine dimension, 0 to 3.  Safe to call from several threads.
// Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth minkowski(const cases::Case& question);

}  // namespace oracle
