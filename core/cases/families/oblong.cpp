// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A box or a few random points; the half size is about 1.
std::vector<Point> body_of_size_one(Choices& choices, int dim, int vertices_max) {
  const int most = std::min(vertices_max, 12);
  if (choices.flag() && most >= (dim == 2 ? 4 : 8)) {
    return box(dim, drawn_point(3, [&] { return (1 + choices.share(8)) / 2; }));
  }
  return random_points(choices, dim, choices.between(dim + 1, most), 53);
}

}  // namespace

// Two polytopes in close proximity whose sizes differ by orders of magnitude, so that the facets of
// A - B from an edge of each are oblong [vdB99 §5].  Swept: `size_ratio` 1..1e8; `gap` 0, or
// 10^0..10^-8 sizes of the small body, of either sign; `vertices` 3..12; the small body near a
// vertex, an edge or the interior of a face; orientation.
Case oblong(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  question.a.points = body_of_size_one(choices, question.dim, sizes.vertices_max);
  question.b.points = body_of_size_one(choices, question.dim, sizes.vertices_max);
  const double drawn = decade(choices, 0, 8);
  const double ratio = choices.fixed_or("size_ratio", std::max(drawn, 1 / drawn));
  const double small = choices.fixed("size_ratio") ? 1 / ratio : drawn;
  const Rotation turn_a = rotation(choices, question.dim);
  const Rotation turn_b = choices.flag() ? turn_a : rotation(choices, question.dim);
  transform(question.a.points, turn_a, 1, Point{});
  transform(question.b.points, turn_b, small, Point{});

  // An outward direction: an axis of A (a face normal if A is a box) or any.
  Point outward = turn_a[0];
  if (choices.flag()) {
    outward = drawn_point(question.dim, [&] { return choices.fraction(8); });
  } else {
    outward = turned(turn_a, Point{1, 0, 0});
  }
  // A point of A far out: a vertex, or a mean of several extreme vertices (on an edge or a face if
  // they share one).
  Point foot = furthest(question.a.points, outward);
  const int blend = choices.between(0, 3);
  for (int i = 0; i < blend; ++i) {
    Point tilted = outward;
    for (int axis = 0; axis < question.dim; ++axis) {
      tilted[static_cast<std::size_t>(axis)] += choices.fraction(8) / 4;
    }
    const double weight = choices.share(8);
    const Point& other = furthest(question.a.points, tilted);
    foot = plus(foot, times(weight, minus(other, foot)));
  }
  double gap = 0;
  if (!choices.one_in(8)) {
    gap = small * decade(choices, 0, 8);
    if (choices.one_in(4)) gap = -gap;
  }
  Point away = times(gap, outward);
  if (const std::optional<double> fixed = choices.fixed("gap")) {
    if (length(outward) == 0) outward = turn_a[0];
    away = times(*fixed / length(outward), outward);
  }
  const Point nearest = furthest(question.b.points, times(-1, outward));
  const Point shift = plus(minus(foot, nearest), away);
  for (Point& point : question.b.points) point = plus(point, shift);
  add_parameter(question, "size_ratio", ratio);
  add_parameter(question, "gap", choices.fixed_or("gap", gap * length(outward)));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
