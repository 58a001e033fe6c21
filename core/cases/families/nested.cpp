// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A box in a box: along each axis concentric, against a wall, or `gap` away from it.
void box_in_box(Choices& choices, Case& question, double gap) {
  Point outer{};
  Point inner{};
  Point offset{};
  double depth = 8;      // larger than any
  double clearance = 8;  // larger than any
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
    outer[axis] = choices.between(8, 16) / 8.0;
    inner[axis] = outer[axis] - choices.between(1, 7) / 8.0;
    const std::uint64_t place = choices.below(3);
    const double wall = outer[axis] - inner[axis];
    if (place != 0) offset[axis] = place == 1 ? wall : wall - gap;
    if (place != 0 && choices.flag()) offset[axis] = -offset[axis];
    depth = std::min(depth, outer[axis] + inner[axis] - std::fabs(offset[axis]));
    clearance = std::min(clearance, wall - std::fabs(offset[axis]));
  }
  question.a.points = box(question.dim, outer);
  question.b.points = box(question.dim, inner);
  for (Point& point : question.b.points) point = plus(point, offset);
  const EnlargedTurn turn = exact_turn(choices, question.dim);
  turn_exactly(question, turn);
  flag_depth(question, depth * turn.norm);
  add_parameter(question, "clearance", clearance * turn.norm);
  add_parameter(question, "depth", depth * turn.norm);
}

// Makes the outer body.
void lattice_polytope(Choices& choices, Case& question, int vertices_max) {
  const int drawn = choices.one_in(3) ? 1000 : choices.between(1, 8);
  const int spread = choices.fixed_or("spread", drawn);
  const int count = choices.between(question.dim + 1, std::min(12, vertices_max));
  question.a.points =
      drawn_points(question.dim, count, [&] { return choices.between(-spread, spread); });
  add_parameter(question, "spread", spread);
}

// Means of up to eight vertices of the outer body: on a vertex, an edge or a face of it, or inside.
std::vector<Point> means(Choices& choices, const std::vector<Point>& outer, int vertices_max) {
  const auto pick = [&] { return outer[choices.below(outer.size())]; };
  const int count = choices.between(1, std::min(8, vertices_max));
  std::vector<Point> points;
  for (int i = 0; i < count; ++i) {
    Point point = pick();
    const int halvings = choices.between(0, 3);
    for (int k = 0; k < halvings; ++k) {
      const Point other = pick();
      point = times(0.5, plus(point, other));
    }
    points.push_back(point);
  }
  return points;
}

// Makes the inner body by shrinking the outer one by 2^-1..2^-10 towards one of its vertices, which
// both then share, or towards the midpoint of two.
void shrink_into(Choices& choices, Case& question) {
  const std::vector<Point>& outer = question.a.points;
  Point centre = outer[choices.below(outer.size())];
  if (choices.flag()) {
    const Point& other = outer[choices.below(outer.size())];
    centre = times(0.5, plus(centre, other));
  }
  const double drawn = power_of_two(-choices.between(1, 10));
  const double ratio = 1 / choices.fixed_or("size_ratio", 1 / drawn);  // exact
  for (const Point& point : outer) {
    question.b.points.push_back(plus(centre, times(ratio, minus(point, centre))));
  }
  add_parameter(question, "size_ratio", 1 / ratio);
}

}  // namespace

// B is a subset of A in exact arithmetic, strictly inside or touching its boundary.  Swept:
// dimension, `vertices` 1..12; boxes, concentric, against a wall or 2^-3..2^-45 from it, whose
// `clearance` and `depth` are known; hulls of means of vertices of A, including single points;
// copies shrunk by a `size_ratio` of 2..2^10; `spread` 1..8 or 1000 of the last two; which body is
// the outer one.
Case nested(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = sizes.vertices_max < 8 ? 2 : dimension(choices);
  // Only the kinds that have a fixed parameter.
  std::uint64_t kind = choices.below(3);
  if (choices.fixed("spread") && kind == 0) kind = 1;
  if (choices.fixed("size_ratio")) kind = 2;
  switch (kind) {
    case 1:
      lattice_polytope(choices, question, sizes.vertices_max);
      question.b.points = means(choices, question.a.points, sizes.vertices_max);
      break;
    case 2:
      lattice_polytope(choices, question, sizes.vertices_max);
      shrink_into(choices, question);
      break;
    default: {
      const int finest = choices.flag() ? 45 : 16;  // as in `overlap`
      box_in_box(choices, question, power_of_two(-choices.between(3, finest)));
      break;
    }
  }
  if (choices.one_in(4)) std::swap(question.a, question.b);
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
