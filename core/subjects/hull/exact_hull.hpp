// SPDX-License-Identifier: MIT
// The convex hull in exact integers of any number of points, which may be duplicate, inside,
// collinear or coplanar.  The time is quadratic.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/vec.hpp"
#include "core/subjects/number.hpp"

namespace subjects {

using IntegerVector = gjk::Vec<Integer, 3>;
using HullVertex = std::uint32_t;

// The plane n . x = c through three points; the body is where n . x <= c.
struct HullFacet {
  std::array<HullVertex, 3> corners;  // counterclockwise from outside
  IntegerVector n;
  Integer c;
};

struct ExactHull {
  explicit ExactHull(std::span<const cases::Point> of);

  // The dimension of the body plus 1, hence 1 to 4.
  std::size_t rank() const { return frame.size(); }
  // For rank 3: the corners in order, without collinear points, by monotone chains in the
  // projection along an axis that is not parallel to the plane; the coordinate of that axis is an
  // affine function of the others.
  std::vector<HullVertex> polygon() const;
  // For rank 4: the surface.  A face may consist of several triangles, and points within faces or
  // edges are corners of triangles too.
  std::vector<HullFacet> triangles() const;

  std::vector<IntegerVector> points;
  std::vector<HullVertex> order;                          // sorted, one per position
  std::vector<HullVertex> frame;                          // a maximal affinely independent subset
  std::vector<std::pair<HullVertex, HullVertex>> copies;  // one of `order` and a duplicate
};

}  // namespace subjects
