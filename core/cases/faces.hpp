// SPDX-License-Identifier: MIT
// Whether the faces of a polytope are the facets of its convex hull, decided exactly.  Hill
// climbing is right on the edges of such faces; who fails on others is not to blame.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/cases/case.hpp"

namespace cases {

struct FaceFault {
  std::optional<std::size_t> face;  // empty: of the polytope as a whole
  std::string reason;
};

// Of a polytope with faces; its indices are those of points.  A facet may be cut into several
// faces.  What holds when there is no fault:
//
//   1. no two points coincide, and each is in a face;
//   2. each directed edge is in one face, and its reverse in one other: nothing is left open;
//   3. all points are on the inner side of the plane of each face, or in it;
//   4. each face is a convex polygon, counterclockwise seen from outside, of positive area.
//
// Then the faces cover the boundary of the hull.  By 3 and 4 a face covers a part of a facet.  By 2
// what lies across an edge is covered too: in the same facet if the edge is inside of it, else in
// the facet behind.  As facets hang together nothing is left out.  So an extreme point has a
// neighbour on each edge of the hull that leaves it, and any other point, by 1 in a face, lies in
// the convex hull of its neighbours.
std::optional<FaceFault> face_fault(const Polytope& polytope, int dim);

}  // namespace cases
