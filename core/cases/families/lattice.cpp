// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/cases/families.hpp"
#include "core/cases/families/shapes.hpp"

namespace cases {

// Swept: dimension; `spread` 1..3 of the lattice, `vertices` 1..8 of each body.
Case lattice(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = choices.one_in(3) ? 2 : 3;
  const int spread = choices.fixed_or("spread", choices.between(1, 3));
  add_parameter(question, "spread", spread);
  for (Body* body : {&question.a, &question.b}) {
    const int most = choices.one_in(4) ? 8 : 4;
    const int drawn = choices.between(1, std::min(most, sizes.vertices_max));
    const int count = choices.fixed_or(body == &question.a ? "vertices_a" : "vertices_b", drawn);
    body->points = drawn_points(question.dim, count, [&] { return choices.between(0, spread); });
  }
  add_vertex_counts(question);
  return question;
}

}  // namespace cases
