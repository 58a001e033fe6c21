// SPDX-License-Identifier: MIT
// The graphs of a body from its exact hull: adjacent vertices for methods that climb, and vertices,
// edges and faces for methods that track closest features.
#pragma once

#include <span>

#include "core/cases/case.hpp"
#include "core/gjk/tracking/boundary.hpp"
#include "core/subjects/vertex_graph.hpp"

namespace subjects {

// For any number of finite points, which may be duplicate, inside, collinear or coplanar.  The time
// is quadratic.  Points inside the hull are linked to each vertex on it; only a climb that starts
// at such a point follows these links.
VertexGraph hull_graph(std::span<const cases::Point> points);

// Requires finite points.  Merges coplanar triangles into one face and omits points within faces
// and edges.  A flat body has its polygon on both sides, a segment has one edge.
gjk::tracking::BoundaryGraph hull_boundary(std::span<const cases::Point> points);

}  // namespace subjects
