// SPDX-License-Identifier: MIT
// The reference oracle: constructs the boundary of A - B by CGAL's exact convex hulls, and finds
// its point nearest to the origin by testing every facet.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the exact truth of `question`, with penetration depth and proof (without `normal` and
// possibly without enough terms to span the space: it searches for v only).  Handles A - B of every
// affine dimension, 0 to 3.  Safe to call from several threads.  Throws std::invalid_argument on a
// curved body, an empty body or a coordinate that is not finite.
Truth minkowski(const cases::Case& question);

}  // namespace oracle
