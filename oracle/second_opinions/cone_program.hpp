// SPDX-License-Identifier: MIT
// A second opinion on the distance of bodies, curved or not: a cone program, solved by the barrier
// method.  For tests and campaigns: it takes milliseconds.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Proved bounds of the squared distance.
struct DistanceBounds {
  Rational lower;
  Rational upper;
};

// The intended relative width of the squared bounds for separated bodies; wider bounds are what was
// proved when the iterations ran out.
inline constexpr double cone_program_width = 0x1p-42;

// For planting faults: factors on the radii of curved bodies, for the points placed inside them and
// for the planes that must keep outside.
struct ConeProgramFaults {
  double inside = 1;
  double outside = 1;
};

// If the bodies are separated both bounds are positive and near each other; if they meet the lower
// is 0 and the upper nearly so.  Throws std::invalid_argument on an empty body.
DistanceBounds cone_program(const cases::Case& question, const ConeProgramFaults& faults = {});

}  // namespace oracle
