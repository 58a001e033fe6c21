// SPDX-License-Identifier: MIT
// The truth where a body is curved: no rational number, but proved bounds on both sides of it.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/curved_support.hpp"
#include "oracle/truth/bounds.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

struct Enclosure {
  // Only what is proved; empty: undecided.  That two bodies touch is proved where they meet in a
  // point that is found exactly, and for images of spheres that are spheres (or points); bounds
  // alone can never tell it.
  std::optional<cases::Relation> relation;
  Rational distance_squared_lower;
  Rational distance_squared_upper;
  int rounds = 0;  // of the iteration in Real and of the exact one
  // Of bodies that overlap, or may, once somebody asked for it.
  std::optional<DepthBounds> depth = std::nullopt;

  // (upper - lower) / upper; 0 where the bounds are equal.
  Rational relative_width() const;
};

// The width that is aimed at; a wider enclosure is what was proved when the iterations or the
// digits ran out.  Measured: reached by all random pairs whose lengths differ up to 1e30 times, by
// half of them at 1e60.
inline constexpr double enclosure_width = 1e-30;

// Throws std::invalid_argument on an empty body, a number that is not finite, a radius or half
// height that is not positive.
void check_bodies(const cases::Case& question);

// Works for point sets as well.  `root` is for planting faults; it must not be below the root.
// Throws what check_bodies() throws.
Enclosure enclosure(const cases::Case& question, Root root = root_above);

}  // namespace oracle
