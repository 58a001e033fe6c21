// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
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
Case extreme(Choices& choices, const Sizes& sizes) {
  Case question;
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
    body->points = random_points(choices, question.dim, count, bits);
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
  if (wide) return question;
  return *rounded(question, 24);  // at most 22 bits: rounds only subnormals
}

}  // namespace cases
