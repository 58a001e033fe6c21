// SPDX-License-Identifier: MIT
// A - B as a shape: its corners, its boundary as triangles, and the position of the origin relative
// to it: the point nearest to it, found by testing every facet, and its depth inside.
#pragma once

#include "oracle/minkowski/difference_shape.hpp"

#include <CGAL/convex_hull_3.h>
#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/minkowski/exact_hull.hpp"
#include "oracle/minkowski/nearest.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::exact {

// The extreme points of a body, each with the lowest of its indices, in ascending order of index.
struct Corners {
  std::vector<std::size_t> indices;
  std::vector<Point> points;
};

// `Vertices`: points or rationals.
template <typename Vertices>
Corners corners_of(const Vertices& points) {
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t i, std::size_t j) { return points[i] < points[j]; });
  const auto last = std::unique(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return points[i] == points[j];
  });
  order.erase(last, order.end());
  std::vector<Point> distinct;
  for (std::size_t i : order) distinct.push_back(point(points[i]));
  Corners result;
  for (std::size_t i : extreme(distinct)) result.indices.push_back(order[i]);
  std::sort(result.indices.begin(), result.indices.end());
  for (std::size_t i : result.indices) result.points.push_back(point(points[i]));
  return result;
}

inline Corners corners(const cases::Body& body, int dim) {
  return body.polytope ? corners_of(vertices(body, dim)) : corners_of(body.points);
}

inline Point difference(const Point& a, const Point& b) { return CGAL::ORIGIN + (a - b); }

using Triangle = std::array<std::size_t, 3>;  // indices of corners

// A - B, with its boundary constructed explicitly.
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
  for (const Point& p : a.points) points.push_back(difference(p, b.points[0]));
  for (const Point& p : b.points) points.push_back(difference(a.points[0], p));
  return affine_basis(points);
}

// CGAL 5.5.1 returns an inside-out triangle set for exactly four points, so no orientation is
// trusted.  Each facet is checked strictly from outside; a failure means that the hull is wrong.
inline void turn_outward(Shape& shape, const std::vector<Point>& basis) {
  const Point inside = CGAL::centroid(basis[0], basis[1], basis[2], basis[3]);
  for (auto& [p, q, r] : shape.triangles) {
    const CGAL::Orientation side =
        CGAL::orientation(shape.points[p], shape.points[q], shape.points[r], inside);
    CGAL_assertion(side != CGAL::COPLANAR);
    if (side == CGAL::POSITIVE) std::swap(q, r);
  }
  // Euler: a triangulated sphere has 2 V - 4 triangles.
  CGAL_assertion(shape.triangles.size() + 4 == 2 * shape.points.size());
}

inline Shape minkowski_difference(const Corners& a, const Corners& b) {
  std::vector<Point> differences;
  differences.reserve(a.points.size() * b.points.size());
  for (const Point& p : a.points) {
    for (const Point& q : b.points) differences.push_back(difference(p, q));
  }
  const std::vector<Point> basis = affine_basis_of_difference(a, b);
  Shape shape;
  shape.dimension = basis.size() - 1;
  if (shape.dimension == 0) shape.points = {differences[0]};
  if (shape.dimension == 1) {
    for (std::size_t i : ends(differences)) shape.points.push_back(differences[i]);
  }
  if (shape.dimension == 2) {
    for (std::size_t i : polygon(differences, basis)) shape.points.push_back(differences[i]);
    for (std::size_t i = 2; i < shape.points.size(); ++i) shape.triangles.push_back({0, i - 1, i});
  }
  if (shape.dimension == 3) {
    CGAL::convex_hull_3(differences.begin(), differences.end(), shape.points, shape.triangles);
    turn_outward(shape, basis);
  }
  for (const Point& p : shape.points) shape.coordinates.push_back(coordinates(p));
  return shape;
}

// A convex combination of points of the shape.
struct Weighted {
  std::size_t point;
  Number weight;
};
using Combination = std::vector<Weighted>;

// For a triangulated surface or polygon.  Facets with an outside origin strictly on their inner
// side cannot contain the nearest point.  If all facets do, the origin is interior: the result is
// empty.
inline Combination nearest_of_triangles(const Shape& shape) {
  const Point origin(CGAL::ORIGIN);
  Combination result;
  std::optional<Number> best;
  for (const Triangle& triangle : shape.triangles) {
    const auto [p, q, r] = triangle;
    if (shape.dimension == 3 && CGAL::orientation(shape.points[p], shape.points[q], shape.points[r],
                                                  origin) == CGAL::NEGATIVE) {
      continue;
    }
    const Nearest<Number, 3> nearest = nearest_in_triangle<Number>(
        {shape.coordinates[p], shape.coordinates[q], shape.coordinates[r]});
    if (best && !(nearest.distance_squared < *best)) continue;
    best = nearest.distance_squared;
    result.clear();
    for (std::size_t i = 0; i < 3; ++i) result.push_back({triangle[i], nearest.weights[i]});
    if (CGAL::is_zero(*best)) break;
  }
  return result;
}

// The tetrahedra over all facets, with a point of the hull as apex, fill A - B: one has the origin.
inline Combination interior_origin(const Shape& shape) {
  const std::size_t apex = 0;
  for (const auto& [p, q, r] : shape.triangles) {
    const auto weights = weights_of_origin<Number>({shape.coordinates[apex], shape.coordinates[p],
                                                    shape.coordinates[q], shape.coordinates[r]});
    if (!weights) continue;
    return {{apex, (*weights)[0]}, {p, (*weights)[1]}, {q, (*weights)[2]}, {r, (*weights)[3]}};
  }
  CGAL_error_msg("no tetrahedron of a full-dimensional A - B contains the origin");
}

inline Combination nearest(const Shape& shape) {
  if (shape.dimension == 0) return {{0, Number(1)}};
  if (shape.dimension == 1) {
    const auto weights = nearest_on_segment(shape.coordinates[0], shape.coordinates[1]).weights;
    return {{0, weights[0]}, {1, weights[1]}};
  }
  Combination result = nearest_of_triangles(shape);
  return result.empty() ? interior_origin(shape) : result;
}

// Returns the squared distance of an origin that is not outside to a full-dimensional boundary.
inline Number depth_squared(const Shape& shape) {
  std::optional<Number> least;
  const auto keep_least = [&](const Number& x) {
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
