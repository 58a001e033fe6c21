// SPDX-License-Identifier: MIT
// Balls: where both bodies are such, touching can be decided exactly, and their depth has a closed
// form.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "oracle/curved/interval.hpp"

namespace oracle {

// Whether both bodies are balls or points, and touch from outside.  Images of spheres count that
// are spheres; all numbers are finite.
bool balls_touch(const cases::Case& question);

// Of the largest ball around the centre that is in the body, and of the least that has it; empty
// where their squares differ by more than a thousandth.
std::optional<Interval> radius_of_ball(const cases::Body& body, int dim);

}  // namespace oracle
