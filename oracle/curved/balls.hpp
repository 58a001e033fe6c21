// SPDX-License-Identifier: MIT
// Balls: two balls have a depth in closed form, and whether they touch can be decided exactly.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/interval.hpp"

namespace oracle {

// Whether both bodies are balls or points, and touch from outside.  Images of spheres that are
// spheres count as balls.  All numbers must be finite.
bool balls_touch(const cases::Case& question);

// Returns the radius of the largest ball around the centre inside the body, and of the smallest
// that contains it; empty if their squares differ by more than a thousandth.
std::optional<Interval> radius_of_ball(const cases::Body& body, int dim);

}  // namespace oracle
