// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A point made from those there are: a copy, a copy a few ulps off, a midpoint, a + b - c or a mean
// of all.
Point derived(Choices& choices, const std::vector<Point>& points, int dim) {
  const Point a = points[choices.below(points.size())];
  switch (choices.below(5)) {
    case 1: {
      Point near = a;
      for (int axis = 0; axis < dim; ++axis) {
        double& x = near[static_cast<std::size_t>(axis)];
        x = ulps_away(x, choices.between(-4, 4));
      }
      return near;
    }
    case 2:
      return times(0.5, plus(a, points[choices.below(points.size())]));
    case 3: {
      const Point& b = points[choices.below(points.size())];
      const Point& c = points[choices.below(points.size())];
      return minus(plus(a, b), c);
    }
    case 4: {
      Point mean{};
      for (const Point& point : points) mean = plus(mean, point);
      return times(1.0 / static_cast<double>(points.size()), mean);
    }
    default:
      return a;
  }
}

}  // namespace

// Swept: dimension, 1..6 vertices to begin with, 1..10 derived ones, coordinates of 4 or 53 bits,
// offset of the bodies; or the second body is the first, moved by a few ulps or not at all.
Case duplicate(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 4;
  for (Body* body : {&question.a, &question.b}) {
    const int count = choices.between(1, std::min(6, sizes.vertices_max - 1));
    body->points = random_points(choices, question.dim, count, bits);
    const int more = choices.between(1, std::min(10, sizes.vertices_max - count));
    for (int i = 0; i < more; ++i) {
      body->points.push_back(derived(choices, body->points, question.dim));
    }
  }
  if (choices.one_in(6)) {
    question.b = question.a;
    for (Point& point : question.b.points) {
      if (choices.flag()) point[0] = ulps_away(point[0], choices.between(-2, 2));
    }
    return question;
  }
  Point offset{};
  for (int axis = 0; axis < question.dim; ++axis) {
    offset[static_cast<std::size_t>(axis)] = choices.between(-4, 4) / 2.0;
  }
  for (Point& point : question.b.points) point = plus(point, offset);
  return question;
}

}  // namespace cases
