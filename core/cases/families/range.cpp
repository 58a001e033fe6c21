// SPDX-License-Identifier: MIT
// Families at the ends of the range: far from the origin, and at extreme scales.
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
void distant(Choices& choices, const Sizes& sizes, Case& question) {
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
    shuffle(choices, body->points);
  }
  flag_distance(question, gap * gap);
  add_parameter(question, "gap", gap);
  add_parameter(question, "origin_distance", length(offset));
  add_vertex_counts(question);
}

namespace {

// Exponents of the smallest subnormal and of the first power of two out of range.
struct Range {
  int lowest;
  int highest;
};
constexpr Range binary64{-1074, 1024};
constexpr Range binary32{-149, 128};

// Exponent for coordinates below 1: squares overflow or nearly do (default), squares underflow or
// nearly do (1), subnormal (2), up to the largest number (3), or any (4).
int exponent(Choices& choices, const Range& range) {
  const int half = range.highest / 2;
  switch (choices.below(5)) {
    case 1: return -half + choices.between(0, 14);
    case 2: return range.lowest + choices.between(1, 20);
    case 3: return range.highest - choices.between(0, 2);
    case 4: return choices.between(range.lowest + 1, range.highest);
    default: return half - choices.between(0, 14);
  }
}

void scale(Point& point, const std::array<int, 3>& exponents) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    point[axis] = std::ldexp(point[axis], exponents[axis]);
  }
}

// Moves the bodies to the ends of a diagonal, with coordinates up to the largest numbers or to a
// quarter of them, for which the distance does not overflow.  Returns the exponent.
int to_opposite_corners(Choices& choices, Case& question, const Range& range) {
  const int exponent = range.highest - (choices.flag() ? 2 : choices.between(0, 2));
  const Point corner = drawn_point(question.dim, [&] { return choices.flag() ? -1 : 1; });
  for (Body* body : {&question.a, &question.b}) {
    const double sign = body == &question.a ? 1 : -1;
    for (Point& point : body->points) {
      // On the diagonal, or anywhere within an eighth of the corner.
      const double along = 1 - choices.share(10) / 8 - 0x1p-10;
      for (int axis = 0; axis < question.dim; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        const double x = choices.flag() ? along : along - choices.share(10) / 8;
        point[i] = std::ldexp(sign * corner[i] * x, exponent);
      }
    }
  }
  return exponent;
}

}  // namespace

// Swept: dimension, range (binary64, or binary32 for cases that fit it), coordinates of 2, 20 or 53
// bits, position of B, `vertices` 1..10; exponents as above, one for both bodies, per body, per
// axis or per vertex: `exponent` is the largest and `exponent_spread` the difference to the
// smallest.  One case in eight has its bodies in opposite corners of the range.
void extreme(Choices& choices, const Sizes& sizes, Case& question) {
  question.dim = dimension(choices);
  const std::optional<double> fixed = choices.fixed("exponent");
  const bool beyond_float = fixed && !(-100 <= *fixed && *fixed <= 100);
  const bool wide = choices.flag() || beyond_float;
  const Range& range = wide ? binary64 : binary32;
  const int bits = choices.flag() ? (wide ? 53 : 20) : 2;
  const std::uint64_t kind = choices.below(5);
  std::array<int, 3> exponents{};
  exponents.fill(exponent(choices, range));
  int highest = range.lowest;
  int lowest = range.highest;
  for (Body* body : {&question.a, &question.b}) {
    const int count = choices.between(1, std::min(10, sizes.vertices_max));
    random_points(choices, question.dim, count, bits, body->points);
    Point shift{};
    if (body == &question.b) {
      shift = drawn_point(question.dim, [&] { return choices.fraction(bits); });
    }
    if (kind == 2 && body == &question.b) exponents.fill(exponent(choices, range));
    if (kind == 3 && body == &question.a) {
      for (int& one : exponents) one = exponent(choices, range);
    }
    for (Point& point : body->points) {
      if (kind == 4) exponents.fill(exponent(choices, range));
      if (fixed) exponents.fill(static_cast<int>(*fixed));
      point = times(0.5, plus(point, shift));  // still below 1
      scale(point, exponents);
      for (int axis = 0; axis < question.dim; ++axis) {
        highest = std::max(highest, exponents[static_cast<std::size_t>(axis)]);
        lowest = std::min(lowest, exponents[static_cast<std::size_t>(axis)]);
      }
    }
  }
  const bool in_corners = choices.one_in(8) && !fixed;
  if (in_corners) highest = lowest = to_opposite_corners(choices, question, range);
  add_vertex_counts(question);
  add_parameter(question, "exponent_spread", highest - lowest);
  add_parameter(question, "exponent", highest);
  if (!wide) round_in_place(question);  // at most 22 bits: rounds only subnormals
}

}  // namespace cases
