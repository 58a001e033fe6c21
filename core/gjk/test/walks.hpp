// SPDX-License-Identifier: MIT
// The boolean walks in double as the tests ask them.
#pragma once

#include "core/gjk/test/bodies.hpp"
#include "core/gjk/walks/orientation_walk.hpp"
#include "core/gjk/walks/triple_product_walk.hpp"
#include "core/gjk/walks/voronoi_walk.hpp"

namespace gjk::walks {

using test::Body;
using test::cube;

template <int D, typename Query>
Walk walk(const Body<double, D>& a, const Body<double, D>& b, const Query& query) {
  return query(VertexCloud<double, D>(a), VertexCloud<double, D>(b));
}

inline const auto triple = [](const auto& a, const auto& b) {
  return triple_product_walk<double>(a, b);
};
inline const auto triple_with_normal = [](const auto& a, const auto& b) {
  return triple_product_walk<double>(a, b, ZeroDirection::left_normal);
};
inline const auto orientation = [](const auto& a, const auto& b) {
  return orientation_walk<double>(a, b);
};
inline const auto voronoi = [](const auto& a, const auto& b) { return voronoi_walk<double>(a, b); };

enum class Relation { separated, touching, overlapping };

}  // namespace gjk::walks
