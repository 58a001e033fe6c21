// SPDX-License-Identifier: MIT
// The position of the origin relative to a shape: the point nearest to it, found by testing every
// facet, and its depth inside.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "oracle/minkowski/difference_shape.hpp"
#include "oracle/minkowski/exact_hull.hpp"
#include "oracle/minkowski/nearest.hpp"

namespace oracle::exact {

// A convex combination of points of the shape.
struct Weighted {
  std::size_t point;
  Number weight;
};
using Combination = std::vector<Weighted>;

// For a triangulated surface or polygon.  If the origin is outside, facets that have it strictly on
// their inner side cannot contain the nearest point.  If all facets do, the origin is interior and
// the result is empty.
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

// The tetrahedra over all facets, with a point of the hull as apex, fill A - B: one of them
// contains the origin.
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

// Returns the squared distance from an origin that is not outside to the boundary of a
// full-dimensional A - B.
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
