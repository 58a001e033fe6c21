// SPDX-License-Identifier: MIT
// The extreme points of a point set of any affine dimension, 0 to 3, and A - B as a shape: its corners,
// its boundary as triangles, and the depth of the origin inside.
//
// CGAL's hulls in space are right for full-dimensional input only, see README.md: the dimension is
// determined first, and lower dimensions are handled directly or in the plane.
#pragma once

#include <CGAL/ch_graham_andrew.h>
#include <CGAL/convex_hull_3.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "oracle/minkowski/kernel.hpp"

namespace oracle::exact {

// Returns affinely independent points with the same affine hull: one more than its exact dimension.
// A skipped point depends on those chosen before, so one pass is enough.
inline std::vector<Point> affine_basis(const std::vector<Point>& points) {
  std::vector<Point> basis;
  for (const Point& p : points) {
    bool independent = false;
    switch (basis.size()) {
      case 0: independent = true; break;
      case 1: independent = !Equal()(basis[0], p); break;
      case 2: independent = !Collinear()(basis[0], basis[1], p); break;
      case 3: independent = !Coplanar()(basis[0], basis[1], basis[2], p); break;
      default: return basis;
    }
    if (independent) basis.push_back(p);
  }
  return basis;
}

inline std::vector<std::size_t> positions(const std::vector<Point>& points) {
  std::vector<std::size_t> result(points.size());
  std::iota(result.begin(), result.end(), std::size_t{0});
  return result;
}

// Returns positions, in counterclockwise order, of the corners of the hull of points in a plane of
// space.  They are found in a coordinate plane onto which that plane projects one to one; for a
// plane case it is the plane itself.
inline std::vector<std::size_t> polygon(const std::vector<Point>& points,
                                        const std::vector<Point>& basis) {
  int axis = 2;
  while (CollinearInPlane()(PlanePoint(basis[0], axis), PlanePoint(basis[1], axis),
                            PlanePoint(basis[2], axis))) {
    --axis;
    CGAL_assertion(axis >= 0);
  }
  std::vector<PlanePoint> projected;
  projected.reserve(points.size());
  for (const Point& p : points) projected.emplace_back(p, axis);
  const std::vector<std::size_t> order = positions(points);
  std::vector<std::size_t> corners;
  CGAL::ch_graham_andrew(order.begin(), order.end(), std::back_inserter(corners),
                         TraitsInPlane{projected});
  return corners;
}

inline std::array<std::size_t, 2> ends(const std::vector<Point>& points) {
  const auto [low, high] = std::minmax_element(points.begin(), points.end(), Less());
  return {static_cast<std::size_t>(low - points.begin()),
          static_cast<std::size_t>(high - points.begin())};
}

// Returns the positions of the extreme points.
inline std::vector<std::size_t> extreme(const std::vector<Point>& points) {
  const std::vector<Point> basis = affine_basis(points);
  const std::vector<std::size_t> all = positions(points);
  if (basis.size() == points.size()) return all;  // a simplex
  if (basis.size() == 1) return {0};
  if (basis.size() == 2) {
    const auto [low, high] = ends(points);
    return {low, high};
  }
  if (basis.size() == 3) return polygon(points, basis);
  std::vector<std::size_t> corners;
  CGAL::extreme_points_3(all, std::back_inserter(corners), TraitsInSpace{points});
  return corners;
}

// The extreme points of a body, each with the lowest of its indices, in ascending order of index.
struct Corners {
  std::vector<std::size_t> indices;
  std::vector<Point> points;
};

inline Corners corners(const std::vector<IntegerVector>& vertices) {
  std::vector<std::size_t> order(vertices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return vertices[i] < vertices[j]; });
  const auto last = std::unique(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return vertices[i] == vertices[j];
  });
  order.erase(last, order.end());
  std::vector<Point> distinct;
  for (std::size_t i : order) distinct.emplace_back(vertices[i]);
  Corners result;
  for (std::size_t i : extreme(distinct)) result.indices.push_back(order[i]);
  std::sort(result.indices.begin(), result.indices.end());
  for (std::size_t i : result.indices) result.points.emplace_back(vertices[i]);
  return result;
}

using Triangle = std::array<std::size_t, 3>;  // indices of corners

// A - B or a face of it, with its boundary constructed explicitly.
struct Shape {
  std::size_t dimension = 0;
  std::vector<Point> points;  // dimension 2: in counterclockwise order
  // Dimension 3: the boundary, counterclockwise seen from outside.  Dimension 2: the polygon.
  std::vector<Triangle> triangles;
  std::vector<Vector<Number>> coordinates;  // of the points
};

// The n + m differences with one point of each body span the affine hull of A - B.  This is cheap;
// testing all n * m differences of flat bodies would take exact arithmetic for each.
inline std::vector<Point> affine_basis_of_difference(const Corners& a, const Corners& b) {
  std::vector<Point> points;
  {
    const Upward upward;
    for (const Point& p : a.points) points.emplace_back(p, b.points[0], upward);
    for (const Point& p : b.points) points.emplace_back(a.points[0], p, upward);
  }
  return affine_basis(points);
}

// CGAL 5.5.1 returns an inside-out triangle set for exactly four points, so no orientation is
// trusted.  Each facet is turned away from a point of `basis`, four points of A - B that span space, outside
// the plane of the facet.  If all four lie in that plane, the hull is wrong.
inline void turn_outward(Shape& shape, const std::vector<Point>& basis) {
  for (auto& [p, q, r] : shape.triangles) {
    CGAL::Orientation side = CGAL::COPLANAR;
    for (std::size_t i = 0; i < basis.size() && side == CGAL::COPLANAR; ++i) {
      side = Orientation()(shape.points[p], shape.points[q], shape.points[r], basis[i]);
    }
    CGAL_assertion(side != CGAL::COPLANAR);
    if (side == CGAL::POSITIVE) std::swap(q, r);
  }
  // Euler: a triangulated sphere has 2 V - 4 triangles.
  CGAL_assertion(shape.triangles.size() + 4 == 2 * shape.points.size());
}

// Requires a basis of the affine hull of the points.
inline Shape hull(const std::vector<Point>& points, const std::vector<Point>& basis) {
  Shape shape;
  shape.dimension = basis.size() - 1;
  if (shape.dimension == 0) shape.points = {points[0]};
  if (shape.dimension == 1) {
    for (std::size_t i : ends(points)) shape.points.push_back(points[i]);
  }
  if (shape.dimension == 2) {
    for (std::size_t i : polygon(points, basis)) shape.points.push_back(points[i]);
    for (std::size_t i = 2; i < shape.points.size(); ++i) shape.triangles.push_back({0, i - 1, i});
  }
  if (shape.dimension == 3) {
    const std::vector<std::size_t> all = positions(points);
    std::vector<std::size_t> corners;
    // The overload for triangles and traits has a parameter, here int, that nothing determines.
    CGAL::convex_hull_3<decltype(all.begin()), int>(all.begin(), all.end(), corners,
                                                    shape.triangles, TraitsInSpace{points});
    for (std::size_t i : corners) shape.points.push_back(points[i]);
    turn_outward(shape, basis);
  }
  for (const Point& p : shape.points) shape.coordinates.push_back(coordinates(p));
  return shape;
}

inline Shape hull(const std::vector<Point>& points) { return hull(points, affine_basis(points)); }

inline Shape minkowski_difference(const Corners& a, const Corners& b) {
  std::vector<Point> differences;
  differences.reserve(a.points.size() * b.points.size());
  {
    const Upward upward;
    for (const Point& p : a.points) {
      for (const Point& q : b.points) differences.emplace_back(p, q, upward);
    }
  }
  return hull(differences, affine_basis_of_difference(a, b));
}

// Returns the squared distance of an origin that is not outside to a full-dimensional boundary.
inline Fraction<Number> depth_squared(const Shape& shape) {
  std::optional<Fraction<Number>> least;
  const auto keep_least = [&](const Fraction<Number>& x) {
    if (!least || x < *least) least = x;
  };
  const std::vector<Vector<Number>>& at = shape.coordinates;
  if (shape.dimension == 3) {
    for (const auto& [p, q, r] : shape.triangles) {
      keep_least(distance_squared_to_plane(at[p], at[q], at[r]));
    }
  } else {
    for (std::size_t i = 0; i < at.size(); ++i) {
      keep_least(distance_squared_to_line(at[i], at[(i + 1) % at.size()]));
    }
  }
  return *least;
}

}  // namespace oracle::exact
