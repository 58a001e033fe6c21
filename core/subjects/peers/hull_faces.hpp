// SPDX-License-Identifier: MIT
// The faces of a convex hull, for libraries that ask for more than its points.  By Qhull, in double
// and with its own rounding: faces within about 1e-15 M of a plane become one, and points that are
// no further outside than that are in no face.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/subjects/peers/peer.hpp"

namespace peers {

struct HullFaces {
  std::vector<std::vector<int>> polygons;     // indices of points, counterclockwise from outside
  std::vector<std::array<double, 4>> planes;  // n, c of each: the hull is where n.x <= c, |n| = 1
  std::string failure;                        // why there are no faces; empty: there are
};

// Of any finite points.  Fails where Qhull sees no volume in them.
HullFaces hull_faces(const std::vector<Point>& points);

}  // namespace peers
