// SPDX-License-Identifier: MIT
// Whether a direction separates the bodies best, or is the shortest way out of an overlap.
//
// For n != 0 let h(n) = max n . (a - b), a in A and b in B.  B must move by h(n) / ‖n‖ along n to
// leave A; if that is negative, the bodies have a gap of -h(n) / ‖n‖ along n.  Let s be the signed
// distance: the depth if the bodies overlap, the negative distance otherwise.  Then h(n) / ‖n‖ >=
// s, with equality for the right directions, of which there may be several.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns a number not above h(n); exactly h(n) for polytopes.
Rational extent_below(const cases::Case& question, const RationalVector& n);

// Not below the length of any a - b, in units of M: coordinates differ by at most 2 M, so sqrt(12).
inline constexpr double longest_difference = 3.5;

// Returns by how much h(n) / ‖n‖ may exceed s if n is a difference of witness points that is off by
// `slack` and at least as long as `length`: the unit vectors of x and y differ by at most 2 ‖x - y‖
// / ‖x‖, and h by that times the longest a - b.  Empty if n may have any direction.
std::optional<Rational> turned_by(const Rational& slack, const Rational& length, double magnitude);

// Whether h / ‖n‖ > depth + t, with `h` = h(n) and nn = n.n.
bool exceeds_depth(const Rational& h, const Rational& nn, const Rational& depth_squared,
                   const Rational& t);

// Whether h / ‖n‖ > -distance + t.
bool falls_short_of_distance(const Rational& h, const Rational& nn,
                             const Rational& distance_squared, const Rational& t);

}  // namespace oracle
