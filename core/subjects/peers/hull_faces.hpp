// SPDX-License-Identifier: MIT
// The faces of a convex hull, for libraries that need more than its points.  By Qhull, in double
// with its own rounding: faces within about 1e-15 M of a plane are merged, and points no further
// outside than that are in no face.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/subjects/peers/peer.hpp"

namespace peers {

struct HullFaces {
  std::vector<std::vector<int>> polygons;     // indices of points, counterclockwise from outside
  std::vector<std::array<double, 4>> planes;  // n, c of each: the hull is where n.x <= c, |n| = 1
  std::string failure;                        // why there are no faces; empty: success
};

// For finite points.  Fails if Qhull finds no volume.
HullFaces hull_faces(const std::vector<Point>& points);

}  // namespace peers
