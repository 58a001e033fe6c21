// SPDX-License-Identifier: MIT
// A second opinion on the distance of bodies, curved or not: a cone program, solved by the barrier
// method.  For tests and campaigns: it takes milliseconds.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Proved, both squared.
struct DistanceBounds {
  Rational lower;
  Rational upper;
};

// The relative width of the squared bounds of separated bodies that is aimed at; wider ones are
// what was proved when the iterations ran out.
inline constexpr double cone_program_width = 0x1p-42;

// For planting faults: by how much the radii of curved bodies are multiplied where points are
// placed inside them, and where planes are asked to keep outside.
struct ConeProgramFaults {
  double inside = 1;
  double outside = 1;
};

// Of separated bodies both bounds are positive and near each other; of bodies that meet the lower
// is 0 and the upper next to nothing.  Throws std::invalid_argument on an empty body.
DistanceBounds cone_program(const cases::Case& question, const ConeProgramFaults& faults = {});

}  // namespace oracle
