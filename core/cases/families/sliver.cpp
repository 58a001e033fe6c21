// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A simplex of dim + 1 vertices that almost lies in a line or, in space, in a plane: random
// vertices whose coordinates along some axes are shrunk by `thickness`, then turned.
std::vector<Point> sliver_simplex(Choices& choices, int dim, double thickness) {
  std::vector<Point> points = random_points(choices, dim, dim + 1, 53);
  const int thin_axes = choices.between(1, dim - 1);
  for (Point& point : points) {
    for (int i = 0; i < thin_axes; ++i) point[static_cast<std::size_t>(dim - 1 - i)] *= thickness;
  }
  transform(points, rotation(choices, dim), 1, Point{});
  return points;
}

}  // namespace

// Swept: dimension, aspect 1..1e12 of each simplex, needles and blades, the second body of up to
// the same size, apart, crossing or 10^-1..10^-12 away from a vertex, an edge or a face of the
// first.
Case sliver(Choices& choices, const Sizes&) {
  Case question;
  question.dim = dimension(choices);
  const double thickness_a = decade(choices, 0, 12);
  const double thickness_b = choices.flag() ? thickness_a : decade(choices, 0, 12);
  question.a.points = sliver_simplex(choices, question.dim, thickness_a);
  question.b.points = sliver_simplex(choices, question.dim, thickness_b);
  Point shift{};
  if (choices.flag()) {
    // A point of A's hull, and one of B's beside it.
    Point foot = question.a.points[choices.below(question.a.points.size())];
    const int blend = choices.between(0, question.dim);
    for (int i = 0; i < blend; ++i) {
      const double weight = choices.share(8);
      const Point& other = question.a.points[choices.below(question.a.points.size())];
      foot = plus(foot, times(weight, minus(other, foot)));
    }
    shift = minus(foot, question.b.points[choices.below(question.b.points.size())]);
    const double gap = decade(choices, 1, 12);
    for (int axis = 0; axis < question.dim; ++axis) {
      shift[static_cast<std::size_t>(axis)] += gap * choices.fraction(8);
    }
  } else {
    for (int axis = 0; axis < question.dim; ++axis) {
      shift[static_cast<std::size_t>(axis)] = choices.fraction(16);
    }
  }
  for (Point& point : question.b.points) point = plus(point, shift);
  return question;
}

}  // namespace cases
