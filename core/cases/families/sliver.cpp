// SPDX-License-Identifier: MIT
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// A simplex that almost lies in a line or a plane: random vertices whose coordinates along some
// axes are multiplied by `thickness`, then rotated.
struct Sliver {
  std::vector<Point> points;
  int thin_axes = 1;
};

Sliver sliver_simplex(Choices& choices, int dim, double thickness) {
  Sliver simplex{random_points(choices, dim, dim + 1, 53)};
  simplex.thin_axes = choices.between(1, dim - 1);
  for (Point& point : simplex.points) {
    for (int i = 0; i < simplex.thin_axes; ++i) {
      point[static_cast<std::size_t>(dim - 1 - i)] *= thickness;
    }
  }
  transform(simplex.points, rotation(choices, dim), 1, Point{});
  return simplex;
}

}  // namespace

// Swept: dimension; `aspect` 1/2..1e12 and `thin_axes` 1..2 of each simplex (needles and blades); B
// is moved by an `offset` up to the size, or to a `gap` of up to 10^-1..10^-12 from a vertex, an
// edge or a face of A.  A case has an offset or a gap.
Case sliver(Choices& choices, const Sizes&) {
  Case question;
  question.dim = dimension(choices);
  const double drawn_a = decade(choices, 0, 12);
  const double drawn_b = choices.flag() ? drawn_a : decade(choices, 0, 12);
  const double aspect_a = choices.fixed_or("aspect_a", 1 / drawn_a);
  const double aspect_b = choices.fixed_or("aspect_b", 1 / drawn_b);
  const double thickness_a = choices.fixed("aspect_a") ? 1 / aspect_a : drawn_a;
  const double thickness_b = choices.fixed("aspect_b") ? 1 / aspect_b : drawn_b;
  Sliver simplex_a = sliver_simplex(choices, question.dim, thickness_a);
  Sliver simplex_b = sliver_simplex(choices, question.dim, thickness_b);
  question.a.points = std::move(simplex_a.points);
  question.b.points = std::move(simplex_b.points);
  add_parameter(question, "aspect_a", aspect_a);
  add_parameter(question, "aspect_b", aspect_b);
  add_parameter(question, "thin_axes_a", simplex_a.thin_axes);
  add_parameter(question, "thin_axes_b", simplex_b.thin_axes);
  Point shift{};
  const bool drawn = choices.flag();
  if (choices.fixed("gap") || (drawn && !choices.fixed("offset"))) {
    // A point of the hull of A, and a vertex of B near it.
    Point foot = question.a.points[choices.below(question.a.points.size())];
    const int blend = choices.between(0, question.dim);
    for (int i = 0; i < blend; ++i) {
      const double weight = choices.share(8);
      const Point& other = question.a.points[choices.below(question.a.points.size())];
      foot = plus(foot, times(weight, minus(other, foot)));
    }
    shift = minus(foot, question.b.points[choices.below(question.b.points.size())]);
    const double gap = decade(choices, 1, 12);
    const Point drawn_away = drawn_point(question.dim, [&] { return gap * choices.fraction(8); });
    const Point away = with_fixed_length(choices, "gap", drawn_away);
    shift = plus(shift, away);
    add_parameter(question, "gap", choices.fixed_or("gap", length(away)));
  } else {
    shift = drawn_point(question.dim, [&] { return choices.fraction(16); });
    shift = with_fixed_length(choices, "offset", shift);
    add_parameter(question, "offset", choices.fixed_or("offset", length(shift)));
  }
  for (Point& point : question.b.points) point = plus(point, shift);
  return question;
}

}  // namespace cases
