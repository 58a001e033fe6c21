// SPDX-License-Identifier: MIT
// How far a point is from a body.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Squared and exact; 0 inside.  A planar body lies in the plane z = 0 of space, and so does not
// hold a point beside that plane.  Throws std::invalid_argument on a curved or empty body.
Rational distance_squared_to(const RationalVector& point, const cases::Body& body);

}  // namespace oracle
