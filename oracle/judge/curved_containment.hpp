// SPDX-License-Identifier: MIT
// How far a point is from a curved body, at least.
//
// Of the 128 u M that a witness point is allowed its own rounding takes, away from the surface of
// the body, for L s + c with a support point s of a primitive: 4 u of |m| and of the quotient by
// it, u of the radius, 4 u of the product with a row of L and the sum, |L s + c| <= sqrt(3) M:
//                              9 u sqrt(3) M:                                         15.6 u M
// The direction of m may be wrong by any amount: s is in the primitive all the same.  Beside the
// 17.3 u M of fl(sum lambda_i p_i) there is room for that in what polytopes are allowed.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Squared; not above the truth, and 0 wherever the point is within `slack` of the body.  A planar
// body lies in the plane z = 0 of space.  The bound is that of the enclosure, except for a point
// that no double holds: there it may be 2^-52 of the coordinates less.
Rational distance_squared_at_least(const RationalVector& point, const cases::Body& body, int dim,
                                   const Rational& slack);

}  // namespace oracle
