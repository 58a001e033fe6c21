// SPDX-License-Identifier: MIT
// Vertices, edges and faces of a body from its exact hull, for methods that track closest features.
#pragma once

#include <span>

#include "core/cases/case.hpp"
#include "core/gjk/tracking/boundary.hpp"

namespace subjects {

// Requires finite points.  Merges coplanar triangles into one face and omits points within faces
// and edges.  A flat body has its polygon on both sides, a segment has one edge.
gjk::tracking::BoundaryGraph hull_boundary(std::span<const cases::Point> points);

}  // namespace subjects
