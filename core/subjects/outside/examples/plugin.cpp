// SPDX-License-Identifier: MIT
// A GJK in C++ that gjkproof judges, with bodies stored once:
//
//   c++ -std=c++20 -O2 -shared -fPIC -I . -o libmine.so core/subjects/outside/examples/plugin.cpp
//   gjkproof study --subject ./libmine.so
#include <algorithm>
#include <utility>
#include <vector>

#include "core/gjk/distance.hpp"  // replace this by your GJK

struct Body {
  std::vector<gjk::Vec<double, 3>> points;
  gjk::VertexCloud<double, 3> cloud{points};  // refers to the points, so a Body must not be moved
};

auto my_gjk(const Body& a, const Body& b) { return gjk::distance(a.cloud, b.cloud); }

// --- the adapter ---

#include "core/subjects/outside/gjkproof_subject.h"

extern "C" const gjkproof_subject* gjkproof_subject_at(size_t index) {
  static gjkproof_subject mine{};
  mine.version = GJKPROOF_SUBJECT_VERSION;
  mine.size = sizeof mine;
  mine.name = "mine-1.2/cpp";
  mine.takes = GJKPROOF_PLANE | GJKPROOF_SPACE;
  mine.answers = GJKPROOF_DISTANCE | GJKPROOF_WITNESSES;
  mine.prepare = [](const gjkproof_body* body) -> void* {
    std::vector<gjk::Vec<double, 3>> points(body->count);
    for (size_t i = 0; i < 3 * body->count; ++i) points[i / 3][i % 3] = body->doubles[i];
    return new Body{std::move(points)};
  };
  mine.ask = [](const void* a, const void* b, gjkproof_answer* answer) {
    const auto result = my_gjk(*static_cast<const Body*>(a), *static_cast<const Body*>(b));
    answer->says = mine.answers;
    answer->intersecting = result.intersecting;
    answer->distance = gjk::length(result);
    std::copy_n(&result.witness_a[0], 3, answer->witness_a);
    std::copy_n(&result.witness_b[0], 3, answer->witness_b);
  };
  mine.release = [](void* body) { delete static_cast<Body*>(body); };
  return index == 0 ? &mine : nullptr;
}
