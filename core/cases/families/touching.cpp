// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// The points on the supporting plane in direction n; coordinates are integers, so ties are exact.
std::vector<Point> feature(const std::vector<Point>& points, const Point& n) {
  const double furthest = furthest_along(n, points);
  std::vector<Point> result;
  for (const Point& point : points) {
    if (dot(point, n) == furthest) result.push_back(point);
  }
  return result;
}

// A point of the hull of the feature: a vertex, or the mean of two or four.
Point on_feature(Choices& choices, const std::vector<Point>& feature) {
  const auto pick = [&] { return feature[choices.below(feature.size())]; };
  const Point first = pick();
  if (!choices.flag()) return first;
  const Point second = pick();
  const Point middle = times(0.5, plus(first, second));
  if (!choices.flag()) return middle;
  const Point third = pick();
  const Point fourth = pick();
  return times(0.5, plus(middle, times(0.5, plus(third, fourth))));
}

}  // namespace

// The bodies lie on opposite sides of a plane and share a point of it.  All coordinates are small
// integers over 4, so that sums, products and the contact are exact, also in binary32.  Swept:
// dimension, normal of the plane (axes and skew directions); `vertices` 1..12, `spread` of the
// coordinates 1..4 or 1000, `contact_vertices` of the two touching features: 1 a vertex, 2 an edge,
// unless points coincide or lie inside.
Case touching(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  Point n{1, 0, 0};
  if (choices.flag()) {
    n = drawn_point(question.dim, [&] { return choices.between(-3, 3); });
    if (dot(n, n) == 0) n[0] = 1;
  }
  const int drawn_spread = choices.one_in(3) ? 1000 : choices.between(1, 4);
  const int spread = choices.fixed_or("spread", drawn_spread);
  for (Body* body : {&question.a, &question.b}) {
    const int drawn = choices.between(1, std::min(12, sizes.vertices_max));
    const int count = choices.fixed_or(body == &question.a ? "vertices_a" : "vertices_b", drawn);
    body->points =
        drawn_points(question.dim, count, [&] { return choices.between(-spread, spread); });
  }
  const std::vector<Point> feature_a = feature(question.a.points, n);
  const std::vector<Point> feature_b = feature(question.b.points, times(-1, n));
  const Point p = on_feature(choices, feature_a);
  const Point q = on_feature(choices, feature_b);
  const Point shift = minus(p, q);
  for (Point& point : question.b.points) point = plus(point, shift);
  add_parameter(question, "spread", spread);
  add_parameter(question, "contact_vertices_a", static_cast<double>(feature_a.size()));
  add_parameter(question, "contact_vertices_b", static_cast<double>(feature_b.size()));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
