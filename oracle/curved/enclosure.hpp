// SPDX-License-Identifier: MIT
// The truth if a body is curved: not a rational number, but proved bounds on both sides of it.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/curved_support.hpp"
#include "oracle/truth/bounds.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

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
// Measured: reached by all random pairs whose lengths differ by up to 1e30 times, by half of them
// at 1e60.
inline constexpr double enclosure_width = 1e-30;

// Throws std::invalid_argument on an empty body, a number that is not finite, and a radius or half
// height that is not positive.
void check_bodies(const cases::Case& question);

// Works for point sets as well.  `root` must not be below the root; tests replace it to plant
// faults.  Throws what check_bodies() throws.
Enclosure enclosure(const cases::Case& question, Root root = root_above);

}  // namespace oracle
