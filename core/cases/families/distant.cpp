// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"
#include "core/cases/families/exact.hpp"
#include "core/cases/families/parameters.hpp"

namespace cases {
namespace {

// The origin and points with x <= 0; one in three on the plane x = 0, for edges and faces there.
std::vector<Point> up_to_the_plane(Choices& choices, int dim, int count, int bits) {
  std::vector<Point> points(static_cast<std::size_t>(count), Point{});
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (choices.below(3) != 0) points[i][0] = -choices.share(bits);
    for (int axis = 1; axis < dim; ++axis) {
      points[i][static_cast<std::size_t>(axis)] = choices.fraction(bits);
    }
  }
  return points;
}

}  // namespace

// Bodies of size 1, `gap` apart, 2^10 to 2^40 (1e3..1e12) from the origin; in binary32 up to 2^16.
// Coordinates stay below 2^(far + 1), so that a grid of 2^(far + 2 - precision) leaves a bit.
// Swept: dimension, precision, `origin_distance` and where to, `vertices` 4..512, axis of the gap,
// and the `gap`: 0, or 1 down to the grid.  It is the distance exactly: both bodies reach their
// side of it in points that lie opposite.
Case distant(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const int precision = choices.flag() ? 53 : 24;
  const int far = choices.between(10, precision == 53 ? 40 : 16);
  const int bits = precision - 2 - far;
  const double gap = choices.one_in(8) ? 0 : power_of_two(-choices.between(0, bits));
  Point offset{power_of_two(far), 0, 0};
  for (int axis = 1; axis < question.dim; ++axis) {
    offset[static_cast<std::size_t>(axis)] = power_of_two(far) * choices.fraction(4);
  }
  for (Body* body : {&question.a, &question.b}) {
    const int count = vertex_count(choices, sizes.vertices_max);
    body->points = up_to_the_plane(choices, question.dim, count, bits);
  }
  for (Point& point : question.b.points) point[0] = gap - point[0];
  const Rotation turn_near = quarter_turns(choices, question.dim);
  const Rotation turn_far = quarter_turns(choices, question.dim);
  for (Body* body : {&question.a, &question.b}) {
    transform(body->points, turn_near, 1, turned(turn_far, offset));
  }
  flag_distance(question, gap * gap);
  add_parameter(question, "gap", gap);
  add_parameter(question, "origin_distance", length(offset));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
