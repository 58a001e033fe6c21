// SPDX-License-Identifier: MIT
// Second opinions for tests and campaigns.
#pragma once

#include "oracle/truth/truth.hpp"

namespace oracle {

// All pairs of faces, one by one, in rationals: returns the exact truth of `question`, without the
// penetration depth of overlapping bodies.  There is no descent, no hull and no order of search
// that could be wrong.  The cost grows like the number of pairs of faces of up to dim + 2 vertices
// together (random 53-bit points, 4x4: 3 ms, 6x6: 30 ms, 8x8: 200 ms).  Throws
// std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth enumeration(const cases::Case& question);

// --- the distance of bodies, curved or not: a cone program, solved by a barrier method ---

// Proved bounds of the squared distance.
struct DistanceBounds {
  Rational lower;
  Rational upper;
};

// The intended relative width of the squared bounds for separated bodies, if iterations suffice.
inline constexpr double cone_program_width = 0x1p-42;

// For planting faults: factors on the radii of curved bodies, for inner points and outer planes.
struct ConeProgramFaults {
  double inside = 1;
  double outside = 1;
};

// If the bodies are separated both bounds are positive and near each other; if they meet the lower
// is 0 and the upper nearly so.  Throws std::invalid_argument on an empty body.
DistanceBounds cone_program(const cases::Case& question, const ConeProgramFaults& faults = {});

// --- the depth of bodies, curved or not: branch and bound over all directions, the faces of a
// cube, in long double and without a polytope ---

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
