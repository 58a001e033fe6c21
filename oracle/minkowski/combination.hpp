// SPDX-License-Identifier: MIT
// The point of A - B nearest to the origin, as a convex combination of corners of A - B.
//
// The triangles that CGAL makes of a face depend on addresses.  They show which face has the point; the
// combination is of sorted corners of that face, so that it depends only on A and B.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "oracle/minkowski/difference_shape.hpp"

namespace oracle::exact {

// A convex combination of points of a shape, each with the share weight / whole.
struct Weighted {
  Point point;
  Number weight;
};
struct Combination {
  std::vector<Weighted> terms;  // none: no point
  Number whole;                 // sum of the weights
};

// For a triangulated surface or polygon.  Facets with an outside origin strictly on their inner
// side cannot contain the nearest point.  If all do, the origin is interior: no terms.
inline Combination nearest_of_triangles(const Shape& shape) {
  const Point origin(IntegerVector{});
  Combination result;
  std::optional<Fraction<Number>> best;
  for (const Triangle& triangle : shape.triangles) {
    const auto [p, q, r] = triangle;
    if (shape.dimension == 3 && Orientation()(shape.points[p], shape.points[q], shape.points[r],
                                              origin) == CGAL::NEGATIVE) {
      continue;
    }
    const Nearest<Number, 3> nearest = nearest_in_triangle<Number>(
        {shape.coordinates[p], shape.coordinates[q], shape.coordinates[r]});
    if (best && !(nearest.distance_squared < *best)) continue;
    best = nearest.distance_squared;
    result = {{}, nearest.whole};
    for (std::size_t i = 0; i < 3; ++i) {
      result.terms.push_back({shape.points[triangle[i]], nearest.weights[i]});
    }
    if (best->numerator == 0) break;
  }
  return result;
}

// The corners that are marked, in ascending order.
inline std::vector<Point> marked(const Shape& shape, const std::vector<bool>& marks) {
  std::vector<Point> result;
  for (std::size_t i = 0; i < shape.points.size(); ++i) {
    if (marks[i]) result.push_back(shape.points[i]);
  }
  std::sort(result.begin(), result.end(), Less());
  return result;
}

// The corners in the planes of all these triangles.
template <typename Chosen>
std::vector<Point> corners_in_planes(const Shape& shape, const Chosen& is_chosen) {
  std::vector<bool> marks(shape.points.size(), true);
  for (const Triangle& triangle : shape.triangles) {
    if (!is_chosen(triangle)) continue;
    const auto& [p, q, r] = triangle;
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
      if (!marks[i]) continue;
      marks[i] = Coplanar()(shape.points[p], shape.points[q], shape.points[r], shape.points[i]);
    }
  }
  return marked(shape, marks);
}

// The corners of the face that v exposes, of a solid whose point v is nearest to the origin, in any
// scale.
inline std::vector<Point> exposed(const Shape& shape, const Vector<Number>& v) {
  std::vector<Number> along;
  for (const Vector<Number>& p : shape.coordinates) along.push_back(inner(p, v));
  const Number least = *std::min_element(along.begin(), along.end());
  std::vector<bool> marks;
  for (const Number& x : along) marks.push_back(x == least);
  return marked(shape, marks);
}

inline Combination nearest(const Shape& shape);

// The tetrahedra over all facets, with the least corner as apex, fill A - B.  Those that have the
// origin stand on the smallest face that the ray from the apex through it leaves by.
inline Combination interior_origin(const Shape& shape) {
  const auto least = std::min_element(shape.points.begin(), shape.points.end(), Less());
  const Vector<Number>& apex =
      shape.coordinates[static_cast<std::size_t>(least - shape.points.begin())];
  const auto weights = [&apex](const Shape& base, const Triangle& triangle) {
    const auto& [p, q, r] = triangle;
    return weights_of_origin<Number>(
        {apex, base.coordinates[p], base.coordinates[q], base.coordinates[r]});
  };
  std::vector<Point> corners = corners_in_planes(
      shape, [&](const Triangle& triangle) { return weights(shape, triangle).has_value(); });
  const Shape face = hull(corners);
  if (face.dimension < 2) {
    corners.push_back(*least);
    return nearest(hull(corners));
  }
  for (const Triangle& triangle : face.triangles) {
    const auto found = weights(face, triangle);
    if (!found) continue;
    const auto& [p, q, r] = triangle;
    const auto& [of_apex, of_p, of_q, of_r] = *found;
    return {
        {{*least, of_apex}, {face.points[p], of_p}, {face.points[q], of_q}, {face.points[r], of_r}},
        of_apex + of_p + of_q + of_r};
  }
  CGAL_error_msg("no tetrahedron of a full-dimensional A - B contains the origin");
}

inline Combination nearest(const Shape& shape) {
  if (shape.dimension == 0) return {{{shape.points[0], 1}}, 1};
  if (shape.dimension == 1) {
    const auto [weights, whole, distance] =
        nearest_on_segment(shape.coordinates[0], shape.coordinates[1]);
    return {{{shape.points[0], weights[0]}, {shape.points[1], weights[1]}}, whole};
  }
  const Combination found = nearest_of_triangles(shape);
  if (found.terms.empty()) return interior_origin(shape);
  if (shape.dimension == 2) return found;
  Vector<Number> v;
  for (const Weighted& term : found.terms) {
    const Vector<Number> p = coordinates(term.point);
    for (std::size_t i = 0; i < 3; ++i) v[i] += term.weight * p[i];
  }
  if (v != Vector<Number>{}) return nearest(hull(exposed(shape, v)));
  return nearest(hull(corners_in_planes(shape, [&shape](const Triangle& triangle) {
    const auto& [p, q, r] = triangle;
    return Coplanar()(shape.points[p], shape.points[q], shape.points[r], Point(IntegerVector{}));
  })));
}

}  // namespace oracle::exact
