// SPDX-License-Identifier: MIT
// A correct GJK with a fault behind four conditions, each a branch of its own.
#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/outside/gjkproof_subject.h"

namespace {

using Cloud = std::vector<gjk::Vec<double, 3>>;

Cloud cloud(const gjkproof_body& body) {
  Cloud points(body.count);
  for (std::size_t i = 0; i < 3 * body.count; ++i) points[i / 3][i % 3] = body.doubles[i];
  return points;
}

// Without it compilers turn short conditions into arithmetic without branches.
void stay_a_branch() { asm volatile(""); }

bool same(const Cloud& points, std::size_t i, std::size_t j) {
  return std::equal(&points[i][0], &points[i][0] + 3, &points[j][0]);
}

bool is_hidden_case(const Cloud& a, const Cloud& b) {
  if (a.size() != 5) return false;
  stay_a_branch();
  if (b.size() != 7) return false;
  stay_a_branch();
  if (same(a, 0, 2) || same(b, 0, 2)) return false;
  stay_a_branch();
  return same(a, 0, 1);
}

void ask(const void* body_a, const void* body_b, gjkproof_answer* answer) {
  const Cloud a = cloud(*static_cast<const gjkproof_body*>(body_a));
  const Cloud b = cloud(*static_cast<const gjkproof_body*>(body_b));
  const auto result = gjk::distance(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b));
  answer->says = GJKPROOF_DISTANCE;
  answer->intersecting = result.intersecting;
  answer->distance = gjk::length(result);
  if (!is_hidden_case(a, b) || std::getenv("GJKPROOF_FAKE_WITHOUT_FAULT") != nullptr) return;
  answer->distance += 1;
  answer->intersecting = 0;
}

}  // namespace

extern "C" const gjkproof_subject* gjkproof_subject_at(std::size_t index) {
  static gjkproof_subject hidden{};
  hidden.version = GJKPROOF_SUBJECT_VERSION;
  hidden.size = sizeof hidden;
  hidden.name = "hidden-1.0/double";
  hidden.takes = GJKPROOF_PLANE | GJKPROOF_SPACE;
  hidden.answers = GJKPROOF_DISTANCE;
  hidden.ask = ask;
  return index == 0 ? &hidden : nullptr;
}
