// SPDX-License-Identifier: MIT
// A second opinion on the depth of bodies, curved or not: branch and bound over all directions, the
// faces of a cube.  It builds no polytope and computes in long double.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"

namespace oracle {

// Bounds of the depth, negative if the bodies are separated, with 2^-46 M of room for rounding.
struct DirectionBounds {
  long double lower;
  long double upper;
  int cells = 0;
};

// For planting faults: a factor on the radii of curved bodies.
struct DirectionFaults {
  double radius = 1;
};

// Divides until the bounds are within `width` of the depth, or `cells_max` cells have been divided.
// Squares of the case must stay in the range of long double.
DirectionBounds direction_search(const cases::Case& question, double width = 1e-6,
                                 int cells_max = 20000, const DirectionFaults& faults = {});

// Whether some depth lies within both.
bool agree(const DepthBounds& one, const DirectionBounds& other);

}  // namespace oracle
