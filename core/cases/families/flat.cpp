// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// Bodies of lower dimension than the space.  Swept: `rank` of each body 0..2 (0..1 in the plane),
// `vertices` 1..8, common or different directions, `offset` within their span or out of it, weights
// of 3 or 53 bits.
Case flat(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = dimension(choices);
  const int bits = choices.flag() ? 53 : 3;
  const auto random_vector = [&] {
    return drawn_point(question.dim, [&] { return choices.between(-4, 4); });
  };
  std::array<Point, 2> span{random_vector(), random_vector()};
  for (Body* body : {&question.a, &question.b}) {
    if (body == &question.b && choices.one_in(4)) span = {random_vector(), span[0]};
    const bool first = body == &question.a;
    const char* const rank_name = first ? "rank_a" : "rank_b";
    const int rank = choices.fixed_or(rank_name, choices.between(0, question.dim - 1));
    add_parameter(question, rank_name, rank);
    const int drawn =
        rank == 0 ? choices.between(1, 2) : choices.between(2, std::min(8, sizes.vertices_max));
    const int count = choices.fixed_or(first ? "vertices_a" : "vertices_b", drawn);
    // A body of rank 0 may lie anywhere in the span.
    const Point start = plus(times(choices.fraction(2), span[0]), Point{});
    body->points.assign(static_cast<std::size_t>(count), start);
    for (Point& point : body->points) {
      for (int i = 0; i < rank; ++i) {
        const double weight = choices.fraction(bits);
        point = plus(point, times(weight, span[static_cast<std::size_t>(i)]));
      }
    }
  }
  Point offset{};
  switch (choices.below(4)) {
    case 1: offset = times(choices.between(-4, 4) / 2.0, span[0]); break;
    case 2: offset = random_vector(); break;
    case 3: offset = times(choices.fraction(bits), span[1]); break;
    default: break;
  }
  offset = with_fixed_length(choices, "offset", offset);
  for (Point& point : question.b.points) point = plus(point, offset);
  add_parameter(question, "offset", choices.fixed_or("offset", length(offset)));
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
