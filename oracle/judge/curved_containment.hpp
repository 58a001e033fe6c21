// SPDX-License-Identifier: MIT
// A lower bound of the distance of a point from a curved body.
//
// Rounding places the computed witness point away from the surface of the body.  For L s + c with a
// support point s of a primitive, this uses a part of the 128 u M that a witness point is allowed:
// 4 u for |m| and the quotient by it, u for the radius, 4 u for the product with a row of L and the
// sum, with |L s + c| <= sqrt(3) M:
//                              9 u sqrt(3) M:                                         15.6 u M
// The direction of m may be wrong by any amount, because s is in the primitive all the same.
// Together with the 17.3 u M of fl(sum lambda_i p_i) this fits into the allowance for polytopes.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns a squared lower bound: not above the truth, and 0 if the point is within `slack` of the
// body.  A planar body lies in the plane z = 0 of space.  The bound is that of the enclosure,
// except for a point that is not representable in doubles: there it may be 2^-52 of the coordinates
// less.
Rational distance_squared_at_least(const RationalVector& point, const cases::Body& body, int dim,
                                   const Rational& slack);

}  // namespace oracle
