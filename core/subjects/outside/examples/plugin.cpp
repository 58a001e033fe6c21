// SPDX-License-Identifier: MIT
// A GJK in C++ that gjkproof judges, with bodies that it stores once:
//
//   c++ -std=c++20 -O2 -shared -fPIC -I . -o libmine.so core/subjects/outside/examples/plugin.cpp
//   gjkproof study --subject ./libmine.so
#include <algorithm>
#include <vector>

#include "core/gjk/distance.hpp"  // your GJK, for which this one stands in

using Points = std::vector<gjk::Vec<double, 3>>;

auto my_gjk(const Points& a, const Points& b) {
  return gjk::distance(gjk::VertexCloud<double, 3>(a), gjk::VertexCloud<double, 3>(b));
}

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
    auto* points = new Points(body->count);
    for (size_t i = 0; i < 3 * body->count; ++i) (*points)[i / 3][i % 3] = body->doubles[i];
    return points;
  };
  mine.ask = [](const void* a, const void* b, gjkproof_answer* answer) {
    const auto result = my_gjk(*static_cast<const Points*>(a), *static_cast<const Points*>(b));
    answer->says = mine.answers;
    answer->intersecting = result.intersecting;
    answer->distance = gjk::length(result);
    std::copy_n(&result.witness_a[0], 3, answer->witness_a);
    std::copy_n(&result.witness_b[0], 3, answer->witness_b);
  };
  mine.release = [](void* points) { delete static_cast<Points*>(points); };
  return index == 0 ? &mine : nullptr;
}
