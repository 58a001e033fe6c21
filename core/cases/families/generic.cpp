// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// Swept: dimension, precision of the coordinates; `vertices` 4..512, `size_ratio` 1..8, `offset`
// 0..4 half sizes of A per axis (the bodies overlap deeply, just intersect or are far apart).
Case generic(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 20;
  const int drawn_a = vertex_count(choices, sizes.vertices_max);
  const int drawn_b = vertex_count(choices, sizes.vertices_max);
  const int count_a = choices.fixed_or("vertices_a", drawn_a);
  const int count_b = choices.fixed_or("vertices_b", drawn_b);
  question.a.points = random_points(choices, question.dim, count_a, bits);
  question.b.points = random_points(choices, question.dim, count_b, bits);
  const double ratio = choices.fixed_or("size_ratio", choices.between(1, 8) * 1.0);
  const double distance = choices.share(16) * 4;
  const Point drawn = drawn_point(question.dim, [&] { return choices.fraction(16) * distance; });
  const Point offset = with_fixed_length(choices, "offset", drawn);
  const Rotation turn = rotation(choices, question.dim);
  transform(question.b.points, turn, 1 / ratio, offset);
  add_parameter(question, "size_ratio", ratio);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
