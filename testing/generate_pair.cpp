// SPDX-License-Identifier: MIT
#include "testing/generate_pair.hpp"

#include <cmath>
#include <optional>

#include "core/cases/families.hpp"

namespace gjkproof {

Bodies generate_pair(std::span<const std::uint8_t> bytes, const Wanted& wanted) {
  cases::Choices choices(bytes);
  cases::Case question = cases::generate(choices, {.vertices_max = wanted.vertices_max});
  if (wanted.single) {
    std::optional<cases::Case> rounded = cases::rounded(question, 24);
    if (!rounded) {  // beyond the range of float: the same at scale 1
      rounded =
          cases::rounded(cases::scaled(question, -std::ilogb(cases::magnitude(question))), 24);
    }
    question = rounded.value();
  }
  Bodies bodies{wanted.dim, std::move(question.a.points), std::move(question.b.points)};
  if (wanted.dim == 2) {
    for (auto* points : {&bodies.a, &bodies.b}) {
      for (Point& p : *points) p[2] = 0;
    }
  }
  return bodies;
}

}  // namespace gjkproof
