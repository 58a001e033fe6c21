// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Derives a point from `points`: a copy, a copy moved by a few ulps, a midpoint, a + b - c or the
// mean of all.
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
    case 2: return times(0.5, plus(a, points[choices.below(points.size())]));
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
    default: return a;
  }
}

}  // namespace

// Swept: dimension, coordinates of 4 or 53 bits; 1..6 independent and 1..10 `derived` `vertices`,
// `offset` 0..2 per axis; or B is a copy of A, with or without moving vertices by a few ulps, and
// the offset is 0.
Case duplicate(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 4;
  std::array<int, 2> derived_ones{};
  for (Body* body : {&question.a, &question.b}) {
    const int count = choices.between(1, std::min(6, sizes.vertices_max - 1));
    body->points = random_points(choices, question.dim, count, bits);
    const int more = choices.between(1, std::min(10, sizes.vertices_max - count));
    derived_ones[body == &question.a ? 0 : 1] = more;
    for (int i = 0; i < more; ++i) {
      body->points.push_back(derived(choices, body->points, question.dim));
    }
  }
  Point offset{};
  if (choices.one_in(6)) {
    question.b = question.a;
    derived_ones[1] = derived_ones[0];
    for (Point& point : question.b.points) {
      if (choices.flag()) point[0] = ulps_away(point[0], choices.between(-2, 2));
    }
  } else {
    offset = drawn_point(question.dim, [&] { return choices.between(-4, 4) / 2.0; });
  }
  offset = with_fixed_length(choices, "offset", offset);
  for (Point& point : question.b.points) point = plus(point, offset);
  add_parameter(question, "derived_a", derived_ones[0]);
  add_parameter(question, "derived_b", derived_ones[1]);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
