// SPDX-License-Identifier: MIT
// Exact check that the faces of a polytope are the facets of its convex hull.  Hill climbing along
// their edges is correct only then, so a subject must not be blamed for failing on other faces.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/cases/case.hpp"

namespace cases {

struct FaceFault {
  std::optional<std::size_t> face;  // empty if the fault concerns the whole polytope
  std::string reason;
};

// Requires kind with_faces and valid indices.  A facet may be cut into several faces.  No fault
// means:
//
//   1. no two points coincide, and each belongs to a face;
//   2. each directed edge is in one face, and its reverse in one other (the surface is closed);
//   3. all points are on the inner side of the plane of each face, or in it;
//   4. each face is a convex polygon, counterclockwise seen from outside, of positive area.
//
// Then the faces cover the boundary of the hull.  By 3 and 4 a face covers part of a facet.  By 2
// the other side of each of its edges is covered too: in the same facet if the edge is inside it,
// else in the adjacent facet.  Facets are connected, so nothing is left out.  Hence an extreme
// point has a neighbour along each hull edge that leaves it, and any other point, which is in a
// face by 1, lies in the convex hull of its neighbours.
std::optional<FaceFault> face_fault(const Polytope& polytope, int dim);

}  // namespace cases
