// SPDX-License-Identifier: MIT
// The boolean walks in double as the tests call them.
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
inline const auto triple_with_right_normal = [](const auto& a, const auto& b) {
  return triple_product_walk<double>(a, b, ZeroDirection::right_normal);
};
inline const auto triple_from_centres = [](const auto& a, const auto& b) {
  const Vec<double, 2> start = centre<double>(b.points()) - centre<double>(a.points());
  return triple_product_walk<double>(a, b, ZeroDirection::as_listed, start);
};
inline const auto orientation = [](const auto& a, const auto& b) {
  return orientation_walk<double>(a, b);
};
template <OrientationReading reading>
inline const auto listing =
    [](const auto& a, const auto& b) { return orientation_listing<double>(a, b, reading); };
inline const auto voronoi = [](const auto& a, const auto& b) { return voronoi_walk<double>(a, b); };

enum class Relation { separated, touching, overlapping };

// All pairs of triangles, segments and points of the lattice {0, 1, 2}^2.
template <typename Visit>
void for_each_planar_pair(const Visit& visit) {
  const auto point = [](int i) {
    const int row = i / 3;
    return Vec<double, 2>{{1.0 * (i % 3), 1.0 * row}};
  };
  std::vector<Body<double, 2>> bodies;
  for (int i = 0; i < 9; ++i) {
    for (int j = i; j < 9; ++j) {
      for (int k = j; k < 9; ++k) bodies.push_back({point(i), point(j), point(k)});
    }
  }
  for (const auto& a : bodies) {
    for (const auto& b : bodies) visit(a, b);
  }
}

}  // namespace gjk::walks
