// SPDX-License-Identifier: MIT
// The distance of a point from a body.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the exact squared distance; 0 inside.  A planar body lies in the plane z = 0 of space and
// contains no point beside it.  Throws std::invalid_argument on a curved or empty body.
Rational distance_squared_to(const RationalVector& point, const cases::Body& body);

// Returns a squared lower bound: not above the truth, and 0 if the point is within `slack` of the
// body.  A planar body lies in the plane z = 0 of space.  The bound is that of the enclosure; for a
// point that doubles cannot represent it may be 2^-52 of the coordinates less.
Rational distance_squared_at_least(const RationalVector& point, const cases::Body& body, int dim,
                                   const Rational& slack);

}  // namespace oracle
