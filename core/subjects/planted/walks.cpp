// SPDX-License-Identifier: MIT
// Faults in the walks of tutorials, which only say whether the bodies meet.
#include <vector>

#include "core/subjects/planted/makers/query.hpp"

namespace subjects {
namespace {

namespace walks = gjk::walks;
using walks::ended;
using walks::Walk;
using walks::WalkStatus;

// The walk through Voronoi regions, limited to `turns` iterations.  Reports separation only if the
// support point is behind the origin by more than `slack`.  It does not test for overflow.
template <typename Map>
Walk voronoi_walk(const Map& a, const Map& b, int turns, double slack) {
  const auto difference = walks::unscaled_difference<double>(a, b);
  gjk::Vec<double, Map::dimension> v;
  v[0] = 1;
  const auto first = difference.support(v).y;
  if (dot(first, v) < -slack) return ended(WalkStatus::support_behind, 1);
  const auto second = difference.support(-first).y;
  if (dot(second, -first) < -slack) return ended(WalkStatus::support_behind, 2);
  walks::VoronoiSimplex<double, Map::dimension> simplex(first, second);
  for (int turn = 0; turn < turns; ++turn) {
    const auto next = difference.support(simplex.v()).y;
    if (dot(next, simplex.v()) < -slack) return ended(WalkStatus::support_behind, turn + 3);
    if (simplex.update(next)) return ended(simplex.status(), turn + 3);
  }
  return ended(WalkStatus::cap_reached, turns + 2);
}

// The orientation walk without the exchange that puts the origin to the left of the first edge.
Walk unoriented_walk(const gjk::VertexCloud<double, 2>& a, const gjk::VertexCloud<double, 2>& b) {
  const auto difference = walks::unscaled_difference<double>(a, b);
  auto s0 = difference.support({{1, 0}}).y;
  auto s1 = difference.support(-s0).y;
  if (dot(s1, -s0) < 0) return ended(WalkStatus::support_behind, 2);
  for (int points = 3; points <= walks::iteration_limit; ++points) {
    const auto d = walks::left(s1 - s0);
    const auto s2 = difference.support(d).y;
    if (dot(s2, d) < 0) return ended(WalkStatus::support_behind, points);
    if (0 < walks::cross(s2 - s0, -s2)) {
      s1 = s2;
    } else if (walks::cross(s2 - s1, -s2) < 0) {
      s0 = s2;
    } else {
      return ended(WalkStatus::origin_enclosed, points);
    }
  }
  return ended(WalkStatus::iteration_limit, walks::iteration_limit);
}

// The walk without its exchange in the plane; in space, where it does not apply, the correct walk.
constexpr auto unoriented = [](const auto& a, const auto& b) {
  if constexpr (dimension_of<decltype(a)> == 2) return unoriented_walk(a, b);
  return walks::voronoi_walk<double>(a, b);
};

// The triple-product walk with the normal of the edge from the newest to the oldest point reversed.
Walk inward_walk(const gjk::VertexCloud<double, 2>& a_body,
                 const gjk::VertexCloud<double, 2>& b_body) {
  const auto difference = walks::unscaled_difference<double>(a_body, b_body);
  gjk::Vec<double, 2> d{{1, 0}};
  gjk::Vec<double, 2> b = difference.support(d).y;
  d = -d;
  gjk::Vec<double, 2> a = difference.support(d).y;
  if (dot(a, d) <= 0) return ended(WalkStatus::support_behind, 2);
  d = walks::triple_product<double>(b - a, -a, b - a);
  if (d == gjk::Vec<double, 2>{}) d = walks::left<double>(b - a);
  gjk::Vec<double, 2> c = b;
  b = a;
  for (int points = 3; points <= walks::iteration_limit; ++points) {
    a = difference.support(d).y;
    if (dot(a, d) <= 0) return ended(WalkStatus::support_behind, points);
    const auto outside_ab = walks::triple_product<double>(c - a, b - a, b - a);
    const auto outside_ac = -walks::triple_product<double>(b - a, c - a, c - a);
    if (0 < dot(outside_ab, -a)) {
      d = outside_ab;
      c = b;
    } else if (0 < dot(outside_ac, -a)) {
      d = outside_ac;
    } else {
      return ended(WalkStatus::origin_enclosed, points);
    }
    b = a;
  }
  return ended(WalkStatus::iteration_limit, walks::iteration_limit);
}

constexpr auto one_normal_inwards = [](const auto& a, const auto& b) {
  if constexpr (dimension_of<decltype(a)> == 2) return inward_walk(a, b);
  return walks::voronoi_walk<double>(a, b);
};

}  // namespace

std::vector<Fault> walk_faults() {
  const std::string voronoi = "core/double/voronoi_walk";
  return {
      query_fault("walk_cap_of_three", voronoi, "what is undecided after 3 turns is a meeting",
                  [](const auto& a, const auto& b) { return voronoi_walk(a, b, 3, 0); }),
      query_fault("walk_with_slack", voronoi, "apart only by 1e-6, whatever the length of v",
                  [](const auto& a, const auto& b) {
                    return voronoi_walk(a, b, walks::voronoi_turns, 1e-6);
                  }),
      query_fault("first_edge_not_oriented", "core/double/orientation_walk",
                  "the origin may be to the right of the first edge", unoriented),
      query_fault("walk_cap_is_apart", voronoi, "what is undecided after 3 turns is apart",
                  [](const auto& a, const auto& b) {
                    Walk walk = voronoi_walk(a, b, 3, 0);
                    if (walk.status == WalkStatus::cap_reached) walk.intersecting = false;
                    return walk;
                  }),
      query_fault("triple_product_sign", "core/double/triple_product_walk_normal",
                  "the normal of one edge of the triangle points inwards", one_normal_inwards),
  };
}

}  // namespace subjects
