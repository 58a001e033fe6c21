// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// The points of a body on its supporting plane in direction n: integers, so the ties are exact.
std::vector<Point> feature(const std::vector<Point>& points, const Point& n) {
  double furthest = dot(points[0], n);
  for (const Point& point : points) furthest = std::max(furthest, dot(point, n));
  std::vector<Point> result;
  for (const Point& point : points) {
    if (dot(point, n) == furthest) result.push_back(point);
  }
  return result;
}

// A point of the feature's hull with dyadic weights: a vertex, or the midpoint of two or of four.
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

// The bodies lie on either side of one plane and share a point of it.  All coordinates are small
// integers over 4: sums and products are exact, also in binary32, and so is the contact.
// Swept: dimension, 1..12 vertices, normal of the plane (axes and skew directions), kind of the two
// features that meet, spread of the coordinates.
Case touching(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  Point n{1, 0, 0};
  if (choices.flag()) {
    for (int axis = 0; axis < question.dim; ++axis) {
      n[static_cast<std::size_t>(axis)] = choices.between(-3, 3);
    }
    if (dot(n, n) == 0) n[0] = 1;
  }
  const int spread = choices.one_in(3) ? 1000 : choices.between(1, 4);
  for (Body* body : {&question.a, &question.b}) {
    const int count = choices.between(1, std::min(12, sizes.vertices_max));
    body->points.assign(static_cast<std::size_t>(count), Point{});
    for (Point& point : body->points) {
      for (int axis = 0; axis < question.dim; ++axis) {
        point[static_cast<std::size_t>(axis)] = choices.between(-spread, spread);
      }
    }
  }
  const Point p = on_feature(choices, feature(question.a.points, n));
  const Point q = on_feature(choices, feature(question.b.points, times(-1, n)));
  const Point shift = minus(p, q);
  for (Point& point : question.b.points) point = plus(point, shift);
  return question;
}

}  // namespace cases
