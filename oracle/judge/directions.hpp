// SPDX-License-Identifier: MIT
// Whether a direction parts the bodies, or keeps them apart, as no other does.
//
// For n != 0 let h(n) = max n . (a - b), a in A and b in B.  B must be moved by h(n) / ‖n‖ along n
// until it has left A; where that is negative, the bodies have a gap of -h(n) / ‖n‖ along n.  With
// s the signed distance, the depth of bodies that overlap and the distance times -1 of others,
// h(n) / ‖n‖ >= s, and equal for the right directions, of which there may be several.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Not above h(n), and that itself for polytopes.
Rational extent_below(const cases::Case& question, const RationalVector& n);

// Not below the length of any a - b, in units of M: coordinates differ by 2 M at most, sqrt(12).
inline constexpr double longest_difference = 3.5;

// What h(n) / ‖n‖ may exceed s by where n has the direction of a difference of witness points that
// is off by `slack`, and is no shorter than `length`: the unit vectors of x and y differ by 2 ‖x -
// y‖ / ‖x‖ at most, and h by the longest a - b times that.  Empty where n may have any direction.
std::optional<Rational> turned_by(const Rational& slack, const Rational& length, double magnitude);

// h / ‖n‖ > depth + t, `h` = h(n) and nn = n.n.
bool exceeds_depth(const Rational& h, const Rational& nn, const Rational& depth_squared,
                   const Rational& t);

// h / ‖n‖ > -distance + t.
bool falls_short_of_distance(const Rational& h, const Rational& nn,
                             const Rational& distance_squared, const Rational& t);

}  // namespace oracle
