// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// The origin and points with x <= 0, one in three of them at x = 0 to form edges and faces there.
std::vector<Point> up_to_the_plane(Choices& choices, int dim, int count, int bits) {
  std::vector<Point> points(static_cast<std::size_t>(count), Point{});
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (choices.below(3) != 0) points[i][0] = -choices.share(bits);
    draw_axes(points[i], 1, dim, [&] { return choices.fraction(bits); });
  }
  return points;
}

struct Place {
  int far = 10;  // the bodies are about 2^far from the origin
  int bits = 0;  // bits behind the binary point at that distance
  double gap = 0;
};

// A gap of 2^-k needs k bits behind the binary point; 51 - far or 22 - far are available.
Place place_of(Choices& choices) {
  const std::optional<double> fixed_gap = choices.fixed("gap");
  const std::optional<double> fixed_far = choices.fixed("origin_distance");
  const int needed = fixed_gap && *fixed_gap > 0 ? -std::ilogb(*fixed_gap) : 0;
  const int given = fixed_far ? std::ilogb(*fixed_far) : 10;
  if (needed + given > 51) {
    throw std::invalid_argument(
        "distant: doubles cannot represent that gap that far from the origin");
  }
  const int precision = choices.flag() || needed + given > 22 || given > 16 ? 53 : 24;
  const int drawn_far = choices.between(10, precision == 53 ? 40 : 16);
  const int far = fixed_far ? given : std::min(drawn_far, precision - 2 - needed);
  const int bits = precision - 2 - far;
  const double drawn = choices.one_in(8) ? 0 : power_of_two(-choices.between(0, bits));
  return {far, bits, fixed_gap.value_or(drawn)};
}

}  // namespace

// Bodies of size 1 with a `gap`, 2^10 to 2^40 (1e3..1e12) from the origin; in binary32 up to 2^16.
// Coordinates stay below 2^(far + 1), so that a grid of 2^(far + 2 - precision) has a bit to spare.
// Swept: dimension, precision, `origin_distance` and its direction, `vertices` 4..512, axis of the
// gap, and the `gap`: 0, or 1 down to the grid.  The gap is exactly the distance, since both bodies
// have vertices opposite each other on its two sides.
Case distant(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const auto [far, bits, gap] = place_of(choices);
  const double distance = power_of_two(far);
  Point offset{distance, 0, 0};
  draw_axes(offset, 1, question.dim, [&] { return distance * choices.fraction(4); });
  if (choices.fixed("origin_distance")) offset = {distance, 0, 0};
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
