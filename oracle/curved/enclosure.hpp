// SPDX-License-Identifier: MIT
// The truth if a body is curved: not a rational number, but proved bounds on both sides of it.
#pragma once

#include <optional>

#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns a number not below sqrt(x), x >= 0, with a relative error of at most 2^-600; exact if x
// is the square of a rational whose denominator is a power of two.
Rational root_above(const Rational& x);
using Root = Rational (*)(const Rational&);

struct Enclosure {
  // Set only if proved.  Touching is proved if the bodies meet in a point that is found exactly,
  // and for images of spheres that are spheres (or points); bounds alone can never prove it.
  std::optional<cases::Relation> relation;
  Rational distance_squared_lower;
  Rational distance_squared_upper;
  int rounds = 0;  // of the iteration in Real and of the exact one
  // Of bodies that overlap, or may; set once it was needed.
  std::optional<DepthBounds> depth = std::nullopt;

  // Returns (upper - lower) / upper; 0 if the bounds are equal.
  Rational relative_width() const;
};

// The intended width; a wider enclosure is what was proved when iterations or digits ran out.
// Measured: reached by all random pairs whose lengths differ by up to 1e30, by half at 1e60.
inline constexpr double enclosure_width = 1e-30;

// Throws std::invalid_argument on an empty body, a number that is not finite, and a radius or half
// height that is not positive.
void check_bodies(const cases::Case& question);

// Works for point sets as well.  `root` must not be below the root; tests replace it to plant
// faults.  Throws what check_bodies() throws.
Enclosure enclosure(const cases::Case& question, Root root = root_above);

// Returns proved bounds as narrow as enclosure() aims at, and the proved relation, about as cheaply
// as the answers judged by it; empty if that does not succeed.  For cases that enclosure() accepts.
std::optional<Enclosure> quick_enclosure(const cases::Case& question);

// Returns quick_enclosure(), or enclosure() if that is empty.  Throws what enclosure() throws.
Enclosure judged_enclosure(const cases::Case& question);

// The intended width of the penetration depth, relative to the depth.
inline constexpr double depth_width = 1e-9;

// Returns bounds of the squared penetration depth (0 if the bodies do not overlap).  The lower one
// is proved because a ball of that radius lies inside a polytope of points of A - B.  The upper one
// is proved because for any n the bodies separate when moved by h_A(n) + h_B(-n) along n / ‖n‖.
//
// The polytope is expanded along the normal of its nearest facet until both bounds are within
// `width` of each other.  Near a minimum of h that is a single point, each digit needs a fixed
// number of facets.  If a curve or surface attains it, as between concentric balls without a known
// closed form, a limit on the facets ends the search: the bounds are then wider, but never wrong.
DepthBounds depth_bounds(const cases::Case& question, double width = depth_width);

}  // namespace oracle
