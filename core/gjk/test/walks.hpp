// SPDX-License-Identifier: MIT
// The boolean walks in double as the tests call them.
#pragma once

#include "core/gjk/test/bodies.hpp"
#include "core/gjk/walks/orientation_listing.hpp"
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

}  // namespace gjk::walks
