// SPDX-License-Identifier: MIT
#include <cmath>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// Two boxes of equal orientation, separated along an axis: parallel faces.  If also separated along
// a second and a third axis, the nearest features are parallel edges, then vertices.  Swept:
// dimension, extents, orientation; `axes_apart` 1..3; `gap` 0, or 10^-1..10^-15 per axis, of either
// sign; `tilt` 0, or 10^-8..10^-16, which breaks the parallelism.  Without a tilt a positive gap is
// the distance.
Case parallel(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = sizes.vertices_max < 8 ? 2 : dimension(choices);
  std::array<Point, 2> half{};
  for (Point& extents : half) {
    for (double& x : extents) x = choices.between(1, 16) / 8.0;
  }
  const int apart = choices.fixed_or("axes_apart", choices.between(1, question.dim));
  double gap = 0;
  if (!choices.one_in(8)) {
    gap = decade(choices, 1, 15);
    if (choices.one_in(4)) gap = -gap;
  }
  const double between = choices.fixed_or("gap", gap * std::sqrt(apart));
  if (choices.fixed("gap")) gap = between / std::sqrt(apart);
  Point offset{};
  for (int i = 0; i < question.dim; ++i) {
    const auto axis = static_cast<std::size_t>(i);
    const double contact = half[0][axis] + half[1][axis];
    offset[axis] = i < apart ? contact + gap : contact * choices.fraction(6);
  }
  const Rotation turn = rotation(choices, question.dim);
  Rotation tilted = turn;
  double tilt = 0;
  if (choices.one_in(3)) tilt = decade(choices, 8, 16);
  tilt = choices.fixed_or("tilt", tilt);
  if (tilt != 0) {
    tilted[0] = plus(turn[0], times(tilt, turn[1]));
    tilted[1] = minus(turn[1], times(tilt, turn[0]));
  }
  question.a.points = box(question.dim, half[0]);
  question.b.points = box(question.dim, half[1]);
  transform(question.a.points, turn, 1, Point{});
  transform(question.b.points, tilted, 1, turned(turn, offset));
  add_parameter(question, "gap", between);
  add_parameter(question, "axes_apart", apart);
  add_parameter(question, "tilt", tilt);
  return question;
}

}  // namespace cases
