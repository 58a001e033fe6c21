// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Integer vectors of integer length: balls that touch along them touch in exact arithmetic.
struct Direction {
  Point point;
  int length;
};
constexpr std::array<Direction, 5> pythagorean{
    {{{1, 0, 0}, 1}, {{3, 4, 0}, 5}, {{5, 12, 0}, 13}, {{1, 2, 2}, 3}, {{2, 3, 6}, 7}}};

// A rotation of axes that may be stretched, by up to 2 or by orders of magnitude.
struct Stretched {
  std::array<Point, 3> map;
  double ratio = 1;  // largest stretch divided by the smallest
};

Stretched linear_map(Choices& choices, int dim) {
  Stretched result{rotation(choices, dim)};
  const std::uint64_t kind = choices.below(4);
  if (kind < 2) return result;
  double least = 2;  // no stretch is above it
  double most = 0;
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
    const double stretch = kind == 2 ? 1 + choices.share(16) : decade(choices, 0, 3);
    least = std::min(least, stretch);
    most = std::max(most, stretch);
    for (std::size_t row = 0; row < static_cast<std::size_t>(dim); ++row) {
      result.map[row][axis] *= stretch;
    }
  }
  result.ratio = most / least;
  return result;
}

void make_curved(Choices& choices, Case& question, Body& body) {
  const bool first = &body == &question.a;
  const Curved shape = primitive(choices, question.dim, 64);
  const Stretched stretched = linear_map(choices, question.dim);
  body.curved = shape;
  body.curved->linear = stretched.map;
  add_parameter(question, first ? "radius_a" : "radius_b", shape.radius);
  if (shape.kind != Curved::Kind::sphere) {
    add_parameter(question, first ? "half_height_a" : "half_height_b", shape.half_height);
  }
  add_parameter(question, first ? "stretch_a" : "stretch_b", stretched.ratio);
}

Point random_offset(Choices& choices, int dim) {
  const double distance = choices.share(16) * 16;
  return drawn_point(dim, [&] { return choices.fraction(16) * distance; });
}

// Two balls that touch exactly; in half of the cases one of them then shrinks by 2^-1 to 2^-50.
void touching_balls(Choices& choices, Case& question) {
  const std::uint64_t count = question.dim == 2 ? 3 : pythagorean.size();
  const Direction& along = pythagorean[choices.below(count)];
  const int factor = choices.between(1, 4);
  const int quarters = choices.between(1, 4 * along.length * factor - 1);
  Curved a;
  Curved b;
  a.radius = quarters / 4.0;
  b.radius = along.length * factor - a.radius;
  for (std::size_t axis = 0; axis < 3; ++axis) b.translation[axis] = factor * along.point[axis];
  if (choices.flag()) {
    double gap = 1;
    for (int halvings = choices.between(1, 50); halvings > 0; --halvings) gap /= 2;
    a.radius -= a.radius * gap;
  }
  if (const std::optional<double> gap = choices.fixed("gap")) a.radius = quarters / 4.0 - *gap;
  add_parameter(question, "radius_a", a.radius);
  add_parameter(question, "radius_b", b.radius);
  // Exact, since the new radius is at least half of the old one.
  add_parameter(question, "gap", quarters / 4.0 - a.radius);
  add_parameter(question, "offset", along.length * factor);
  question.a.curved = a;
  question.b.curved = b;
}

}  // namespace

// Spheres, cones, cylinders and polytopes against a curved body; ellipses and polygons in the
// plane.  Swept: dimension, kinds, `radius` and `half_height` 1/16..4, rotation, `stretch` 1..2e3,
// `offset` up to 16 per axis, `vertices` 4..512 of polytopes.  One case in eight has two balls of
// `radius` up to 28 that touch exactly or have a `gap` of 1/2 to 2^-50 of a radius, which is their
// distance.
Case curved(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const bool drawn = choices.one_in(8);
  if (choices.fixed("gap") || (drawn && !choices.fixed("offset"))) {
    touching_balls(choices, question);
    return question;
  }
  make_curved(choices, question, question.a);
  if (choices.below(4) == 0) {
    const int count = vertex_count(choices, sizes.vertices_max);
    question.b.points = random_points(choices, question.dim, count, 20);
    const Rotation turn = rotation(choices, question.dim);
    const Point offset = with_fixed_length(choices, "offset", random_offset(choices, question.dim));
    transform(question.b.points, turn, 2, offset);
    add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
    add_parameter(question, "vertices_b", count);
    return question;
  }
  make_curved(choices, question, question.b);
  const Point offset = random_offset(choices, question.dim);
  question.b.curved->translation = with_fixed_length(choices, "offset", offset);
  add_parameter(question, "offset",
                choices.fixed_or("offset", length(question.b.curved->translation)));
  return question;
}

}  // namespace cases
