// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/exact.hpp"

namespace cases {
namespace {

// Normals of mirrors, those of the plane first.
constexpr std::array<Point, 8> mirror_normals{
    {{1, 0, 0}, {1, 1, 0}, {1, 2, 0}, {3, 4, 0}, {0, 0, 1}, {1, 1, 1}, {1, 2, 2}, {2, 3, 6}}};
constexpr std::uint64_t planar_mirror_normals = 4;

// Integers times `unit`.
std::vector<Point> lattice_body(Choices& choices, int dim, double unit, int vertices_max) {
  const int spread = choices.between(1, 8);
  const int count = choices.between(1, std::min(12, vertices_max));
  std::vector<Point> points(static_cast<std::size_t>(count), Point{});
  for (Point& point : points) {
    for (int axis = 0; axis < dim; ++axis) {
      point[static_cast<std::size_t>(axis)] = unit * choices.between(-spread, spread);
    }
  }
  return points;
}

// B is A reflected through a plane n . x = s + q g, where s is the furthest that A reaches along n
// and q = n . n.  Coordinates of A are multiples of q, so that all quotients by q are exact.  For
// g >= 0 the plane separates them, and a vertex of A at s is 2 g |n| from its image, along n: the
// squared distance is 4 g^2 q.  For g < 0 the bodies cross, if A is not that thin.
//
// Bits: |n . x| <= 8 * 11 q < 2^13 and q g is a multiple of 2^-36, so that n . x - level takes 49;
// images are below 2^12 and multiples of 2^-35.  In binary32, where g is a multiple of 2^-10, an
// image takes 21, and what lies between is computed in double.
void reflect(Choices& choices, Case& question, int vertices_max) {
  Mirror mirror;
  mirror.normal = mirror_normals[choices.below(question.dim == 2 ? planar_mirror_normals
                                                                 : mirror_normals.size())];
  const double q = dot(mirror.normal, mirror.normal);
  const bool wide = choices.flag();
  double gap = 0;
  if (!choices.one_in(6)) {
    gap = power_of_two(-choices.between(-2, wide ? 36 : 10));
    if (choices.one_in(4)) gap = -gap;
  }
  question.a.points = lattice_body(choices, question.dim, q, vertices_max);
  mirror.level = furthest_along(mirror.normal, question.a.points) + q * gap;
  for (const Point& point : question.a.points) {
    question.b.points.push_back(reflected(mirror, point));
  }
  if (gap >= 0) flag_distance(question, 4 * gap * gap * q);
}

}  // namespace

// The second body is the first one again: every vertex has its like, so that ties are the rule.
// Swept: dimension, 1..12 vertices, normal of a mirror, gap 2^2..2^-36 to both sides of it or 0
// (known answer unless they cross); identical bodies; copies turned by quarter turns, and images in
// a point, moved by integers.
Case mirrored(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const std::uint64_t kind = choices.below(6);
  if (kind >= 3) {
    reflect(choices, question, sizes.vertices_max);
    return question;
  }
  question.a.points = lattice_body(choices, question.dim, 1, sizes.vertices_max);
  question.b.points = question.a.points;
  if (kind == 0) return question;
  Rotation turn{{{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}};
  if (kind == 1) turn = quarter_turns(choices, question.dim);
  Point shift{};
  for (int axis = 0; axis < question.dim; ++axis) {
    shift[static_cast<std::size_t>(axis)] = choices.between(-8, 8);
  }
  transform(question.b.points, turn, 1, shift);
  return question;
}

}  // namespace cases
