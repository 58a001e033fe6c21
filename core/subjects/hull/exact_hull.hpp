// SPDX-License-Identifier: MIT
// The convex hull of points in exact integers, any number of them, duplicate, inside, collinear or
// coplanar.  The time grows with their square.
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

  // One more than the dimension of the body, 1 to 4.
  std::size_t rank() const { return frame.size(); }
  // Of rank 3: its corners in turn, without points between them, by monotone chains; seen along an
  // axis that is not parallel to the plane, whose coordinate is an affine function of the others.
  std::vector<HullVertex> polygon() const;
  // Of rank 4: its surface.  Points on it are corners of triangles even where they lie inside a
  // face or an edge, and of a face there are several.
  std::vector<HullFacet> triangles() const;

  std::vector<IntegerVector> points;
  std::vector<HullVertex> order;  // sorted, one of each place
  std::vector<HullVertex> frame;  // as many of them as are affinely independent
  std::vector<std::pair<HullVertex, HullVertex>> copies;  // one of `order` and one at its place
};

}  // namespace subjects
