// SPDX-License-Identifier: MIT
// Vertices, edges and faces of a body, from its hull in exact integers: what a method needs that
// tracks closest features.
#pragma once

#include <span>

#include "core/cases/case.hpp"
#include "core/gjk/tracking/boundary.hpp"

namespace subjects {

// Of finite points.  Coplanar triangles of the hull are merged into one face, and points inside a
// face or an edge are left out.  A flat body has its polygon on both sides, a segment one edge.
gjk::tracking::BoundaryGraph hull_boundary(std::span<const cases::Point> points);

}  // namespace subjects
