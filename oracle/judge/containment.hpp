// SPDX-License-Identifier: MIT
// The distance of a point from a body.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns the exact squared distance; 0 inside.  A planar body lies in the plane z = 0 of space, so
// it does not contain a point beside that plane.  Throws std::invalid_argument on a curved or empty
// body.
Rational distance_squared_to(const RationalVector& point, const cases::Body& body);

}  // namespace oracle
