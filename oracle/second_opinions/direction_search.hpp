// SPDX-License-Identifier: MIT
// A second opinion on the depth of bodies, curved or not: all directions are looked at, by branch
// and bound over the faces of a cube.  No polytope is built, and all is computed in long double.
#pragma once

#include "core/cases/case.hpp"
#include "oracle/truth/bounds.hpp"

namespace oracle {

// Of the depth itself, negative where the bodies are apart; both have 2^-46 M of room for rounding.
struct DirectionBounds {
  long double lower;
  long double upper;
  int cells = 0;
};

// For planting faults: by how much the radii of curved bodies are multiplied.
struct DirectionFaults {
  double radius = 1;
};

// Until the bounds are within `width` of the depth, or `cells_max` cells have been divided.  Of a
// case whose squares stay in the range of long double.
DirectionBounds direction_search(const cases::Case& question, double width = 1e-6,
                                 int cells_max = 20000, const DirectionFaults& faults = {});

// Whether some depth is within both.
bool agree(const DepthBounds& one, const DirectionBounds& other);

}  // namespace oracle
