// SPDX-License-Identifier: MIT
#include "core/cases/families.hpp"

namespace cases {

// Swept: dimension, size 1..3 of the lattice, 1..8 points a body.
Case lattice(Choices& choices, const Sizes& sizes) {
  Case question;
  question.dim = choices.one_in(3) ? 2 : 3;
  const int size = choices.between(1, 3);
  for (Body* body : {&question.a, &question.b}) {
    const int most = choices.one_in(4) ? 8 : 4;
    const int count = choices.between(1, most < sizes.vertices_max ? most : sizes.vertices_max);
    body->points.assign(static_cast<std::size_t>(count), Point{});
    for (Point& point : body->points) {
      for (int axis = 0; axis < question.dim; ++axis) {
        point[static_cast<std::size_t>(axis)] = choices.between(0, size);
      }
    }
  }
  return question;
}

}  // namespace cases
