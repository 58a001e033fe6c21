// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {
namespace {

// Normals of mirrors, planar ones first.
constexpr std::array<Point, 8> mirror_normals{
    {{1, 0, 0}, {1, 1, 0}, {1, 2, 0}, {3, 4, 0}, {0, 0, 1}, {1, 1, 1}, {1, 2, 2}, {2, 3, 6}}};
constexpr std::uint64_t planar_mirror_normals = 4;

// Makes A from integers times `unit`.
void lattice_body(Choices& choices, Case& question, double unit, int vertices_max) {
  const int spread = choices.between(1, 8);
  const int count = choices.between(1, std::min(12, vertices_max));
  question.a.points =
      drawn_points(question.dim, count, [&] { return unit * choices.between(-spread, spread); });
  add_parameter(question, "spread", unit * spread);
}

// Makes B the reflection of A in the plane n . x = s + q g, where s = max n . x over A and
// q = n . n.  Coordinates of A are multiples of q, so that all quotients by q are exact.  For g >=
// 0 the plane separates the bodies, and a vertex of A with n . x = s is 2 g |n| from its image
// along n: the squared distance is 4 g^2 q.  For g < 0 the bodies overlap unless A is very thin.
//
// Bits: |n . x| <= 8 * 11 q < 2^13 and q g is a multiple of 2^-36, so that n . x - level takes 49;
// images are below 2^12 and multiples of 2^-35.  In binary32, where g is a multiple of 2^-10, an
// image takes 21, and intermediate results are doubles.
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
  lattice_body(choices, question, q, vertices_max);
  mirror.level = furthest_along(mirror.normal, question.a.points) + q * gap;
  for (const Point& point : question.a.points) {
    question.b.points.push_back(reflected(mirror, point));
  }
  if (gap >= 0) flag_distance(question, 4 * gap * gap * q);
  add_parameter(question, "gap", 2 * gap * std::sqrt(q));
  add_vertex_counts(question);
}

}  // namespace

// B is congruent to A: every vertex has a counterpart, so that ties are the rule.  Swept:
// dimension, `vertices` 1..12; mirror images in planes of some normals, with `spread` 1..8 times
// the square of the normal and a `gap` between the images, which is the distance unless negative
// (the mirror is 2^2..2^-36 normals or 0 from A, on either side); identical bodies, copies rotated
// by quarter turns and images in a point, with `spread` 1..8 and an integer `offset` of 0..8 per
// axis.
Case mirrored(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const std::uint64_t kind = choices.below(6);
  if (kind >= 3) {
    reflect(choices, question, sizes.vertices_max);
    return question;
  }
  lattice_body(choices, question, 1, sizes.vertices_max);
  question.b.points = question.a.points;
  Point shift{};
  if (kind != 0) {
    Rotation turn{{{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}}};
    if (kind == 1) turn = quarter_turns(choices, question.dim);
    shift = drawn_point(question.dim, [&] { return choices.between(-8, 8); });
    transform(question.b.points, turn, 1, shift);
  }
  add_parameter(question, "offset", length(shift));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
