// SPDX-License-Identifier: MIT
// Regions in which the tutorials omit tests, because the origin or a support point "can never be"
// in them.  Checked on small lattices, whose products are exact in double.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdio>
#include <optional>

#include "core/gjk/test/walks.hpp"

namespace gjk::walks {
namespace {

template <int D>
using Corners = std::vector<Vec<double, D>>;

// --- the bodies ---

// Four points of {0, 1, 2}^3, flat tetrahedra included.
Body<double, 3> spatial_body(std::uint64_t key) {
  Body<double, 3> body;
  for (std::uint64_t i = 0; i < 4; ++i) {
    const std::uint64_t word = test::mixed(4 * key + i);
    body.push_back({{1.0 * static_cast<double>(word % 3), 1.0 * static_cast<double>(word / 3 % 3),
                     1.0 * static_cast<double>(word / 9 % 3)}});
  }
  return body;
}

template <typename Visit>
void for_each_spatial_pair(const Visit& visit) {
  for (std::uint64_t key = 0; key < 30'000; ++key) {
    visit(spatial_body(2 * key), spatial_body(2 * key + 1));
  }
}

// --- regions, all of them open ---

// Nearest to x, and beyond each edge that ends there.
template <int D>
bool at_vertex(const Vec<double, D>& x, const Corners<D>& others) {
  for (const auto& other : others) {
    if (!(dot(-x, other - x) < 0)) return false;
  }
  return true;
}

// Whether the origin and r lie on opposite sides of the line p q, within the plane of the three.
bool beyond(const Vec<double, 2>& p, const Vec<double, 2>& q, const Vec<double, 2>& r) {
  return cross(q - p, -p) * cross(q - p, r - p) < 0;
}
bool beyond(const Vec<double, 3>& p, const Vec<double, 3>& q, const Vec<double, 3>& r) {
  const Vec<double, 3> across = cross(cross(q - p, r - p), q - p);
  return dot(across, -p) * dot(across, r - p) < 0;
}

template <int D>
bool at_vertex_of_triangle(const std::array<Vec<double, D>, 3>& t) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (at_vertex<D>(t[i], {t[(i + 1) % 3], t[(i + 2) % 3]})) return true;
  }
  return false;
}

// How often the origin lies in an excluded region.
struct Places {
  int segments = 0;
  int beyond_an_end = 0;
  int triangles = 0;
  int at_a_vertex = 0;
  int beyond_the_old_edge = 0;

  void add_segment(const Vec<double, 2>& p, const Vec<double, 2>& q) {
    ++segments;
    if (at_vertex<2>(p, {q}) || at_vertex<2>(q, {p})) ++beyond_an_end;
  }
  void add_triangle(const Vec<double, 2>& p, const Vec<double, 2>& q,
                    const Vec<double, 2>& newest) {
    ++triangles;
    if (at_vertex_of_triangle<2>({p, q, newest})) ++at_a_vertex;
    if (beyond(p, q, newest)) ++beyond_the_old_edge;
  }
};

// --- [PolyhedraTest19] ---

// Regions 1 and 4 of a segment, 1, 2, 3 and 7 of a triangle.
TEST(RegionLemmas, TheOrientationWalkExcludesTheRegionsThatItsTextExcludes) {
  Places places;
  for_each_planar_pair([&](const Body<double, 2>& a, const Body<double, 2>& b) {
    orientation_walk<double>(VertexCloud<double, 2>(a), VertexCloud<double, 2>(b),
                             [&](const WalkStep<double>& step) {
                               const auto& s = step.simplex;
                               if (step.size == 2) places.add_segment(s[0], s[1]);
                               if (step.size == 3) places.add_triangle(s[0], s[1], s[2]);
                             });
  });
  EXPECT_GT(places.segments, 10'000);
  EXPECT_GT(places.triangles, 10'000);
  EXPECT_EQ(places.beyond_an_end, 0);
  EXPECT_EQ(places.at_a_vertex, 0);
  EXPECT_EQ(places.beyond_the_old_edge, 0);
}

// --- [Bittle10] ---

Places of_the_triple_product_walk() {
  Places places;
  for_each_planar_pair([&](const Body<double, 2>& a, const Body<double, 2>& b) {
    std::array<Vec<double, 2>, 2> edge;
    triple_product_walk<double>(VertexCloud<double, 2>(a), VertexCloud<double, 2>(b),
                                ZeroDirection::left_normal, {{1, 0}},
                                [&](const WalkStep<double>& step) {
                                  const auto& newest = step.simplex[step.size - 1];
                                  if (step.points == 2) {
                                    places.add_segment(step.simplex[0], newest);
                                  } else {
                                    places.add_triangle(edge[0], edge[1], newest);
                                  }
                                  edge = {step.simplex[0], step.simplex[1]};
                                });
  });
  return places;
}

// R2 of a triangle is excluded, as the text claims: its direction was the opposite one.
TEST(RegionLemmas, TheTripleProductWalkExcludesTheSideOfTheOldEdge) {
  const Places places = of_the_triple_product_walk();
  EXPECT_GT(places.triangles, 10'000);
  EXPECT_EQ(places.beyond_the_old_edge, 0);
}

// R1 and R4 of a segment and the white regions of a triangle are not excluded.  The text takes its
// second direction opposite to the first, not towards the origin, so that a support point beyond
// the origin says nothing about the ends of the segment.  The walk tests sides only.
TEST(RegionLemmas, TheTripleProductWalkDoesNotExcludeTheEndsOfItsFirstSegment) {
  const Places places = of_the_triple_product_walk();
  std::printf("beyond an end of %d of %d segments, at a vertex of %d of %d triangles\n",
              places.beyond_an_end, places.segments, places.at_a_vertex, places.triangles);
  EXPECT_GT(places.beyond_an_end, 100);
  EXPECT_GT(places.at_a_vertex, 0);
  // The smallest example: along (1, 0) and back, A - B is the segment from (1, 4) to (-1, 2).
  const Vec<double, 2> newest{{-1, 2}};
  EXPECT_LT(0, dot(newest, Vec<double, 2>{{-1, 0}}));  // it is beyond the origin
  EXPECT_TRUE(at_vertex<2>(newest, {{{1, 4}}}));
}

// --- [IntersectionQuery] ---

// The first listing of the text: n = 0 and n = 1 are cases of the loop, which has no cap.  `seen`
// is called with the n points of the simplex, the direction and the newest point.
template <int D, typename Seen>
Walk first_listing(const Body<double, D>& body_a, const Body<double, D>& body_b, const Seen& seen) {
  const VertexCloud<double, D> cloud_a(body_a);
  const VertexCloud<double, D> cloud_b(body_b);
  const auto difference = unscaled_difference<double>(cloud_a, cloud_b);
  Corners<D> kept;
  std::optional<VoronoiSimplex<double, D>> simplex;
  Vec<double, D> v;
  v[0] = 1;
  for (int points = 1; points <= iteration_limit; ++points) {
    const Vec<double, D> a = difference.support(v).y;
    if (dot(a, v) < 0) return ended(WalkStatus::support_behind, points);
    seen(kept, v, a);
    if (kept.empty()) {
      kept = {a};
      v = -a;
      continue;
    }
    if (!simplex) {
      simplex.emplace(kept[0], a);
    } else if (simplex->update(a)) {
      return ended(simplex->status(), points);
    }
    const auto [b, c, d] = simplex->points();
    kept = {b, c};
    if (simplex->is_face()) kept.push_back(d);
    v = simplex->v();
  }
  return ended(WalkStatus::iteration_limit, iteration_limit);
}

struct VoronoiPlaces {
  std::array<int, 4> updates{};      // by n
  int behind_the_simplex = 0;        // the newest point, if a support mapping is incorrect
  std::array<int, 4> in_excluded{};  // by n: the origin is in an excluded region
  std::array<int, 4> in_front_of{};  // by the number of new faces that the origin is in front of
  std::array<int, 8> face_patterns{};

  template <int D>
  void add(const Corners<D>& kept, const Vec<double, D>& v, const Vec<double, D>& a) {
    const std::size_t n = kept.size();
    ++updates[n];
    for (const auto& old : kept) {
      if (dot(a, v) < dot(old, v)) ++behind_the_simplex;
    }
    if (n > 0 && at_vertex<D>(a, kept)) ++in_excluded[n];
    if (n == 1 && at_vertex<D>(kept[0], {a})) ++in_excluded[n];
    if (n == 2) {
      const bool at_old =
          at_vertex<D>(kept[0], {kept[1], a}) || at_vertex<D>(kept[1], {kept[0], a});
      if (at_old || beyond(kept[0], kept[1], a)) ++in_excluded[n];
    }
    if constexpr (D == 3) {
      if (n == 3) add_face(kept, v, a);
    }
  }

  // The origin lies within the prism over b, c, d, neither below them nor above a.
  void add_face(const Corners<3>& kept, const Vec<double, 3>& v, const Vec<double, 3>& a) {
    unsigned pattern = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto& p = kept[i];
      const auto& q = kept[(i + 1) % 3];
      if (beyond(p, q, kept[(i + 2) % 3])) ++in_excluded[3];
      if (dot(cross(p - a, q - a), -a) > 0) {
        pattern |= 1U << i;
        ++count;
      }
    }
    if (dot(v, -kept[0]) < 0 || dot(v, a) < 0) ++in_excluded[3];
    ++in_front_of[count];
    ++face_patterns[pattern];
  }
};

TEST(RegionLemmas, TheVoronoiWalkExcludesTheRegionsThatItsTextExcludes) {
  VoronoiPlaces places;
  const auto seen = [&](const auto& kept, const auto& v, const auto& a) { places.add(kept, v, a); };
  for_each_planar_pair([&](const auto& a, const auto& b) { first_listing<2>(a, b, seen); });
  for_each_spatial_pair([&](const auto& a, const auto& b) { first_listing<3>(a, b, seen); });
  for (const int updates : places.updates) EXPECT_GT(updates, 5'000);
  EXPECT_EQ(places.behind_the_simplex, 0);
  EXPECT_EQ(places.in_excluded, (std::array<int, 4>{}));
}

// The seven cases of a tetrahedron occur; the eighth, the "weird degenerate mess", does not.
TEST(RegionLemmas, TheOriginIsBehindAllOrInFrontOfOneOrTwoOfThreeFaces) {
  VoronoiPlaces places;
  const auto seen = [&](const auto& kept, const auto& v, const auto& a) { places.add(kept, v, a); };
  for_each_spatial_pair([&](const auto& a, const auto& b) { first_listing<3>(a, b, seen); });
  std::printf("in front of no face %d, of one %d, of two %d, of three %d\n", places.in_front_of[0],
              places.in_front_of[1], places.in_front_of[2], places.in_front_of[3]);
  for (unsigned pattern = 0; pattern < 7; ++pattern) {
    EXPECT_GT(places.face_patterns[pattern], 10) << pattern;
  }
  EXPECT_EQ(places.face_patterns[7], 0);
}

// "Collapsed into the setup code above the loop": n = 0 and n = 1 have one successor each.
TEST(RegionLemmas, TheFirstListingAndTheCollapsedOneTakeTheSameSteps) {
  const auto expect_same = [](const auto& a, const auto& b, const Walk& listed) {
    const Walk collapsed = walk(a, b, [](const auto& one, const auto& other) {
      return voronoi_walk<double>(one, other, {.capped = false});
    });
    ASSERT_EQ(collapsed.status, listed.status);
    ASSERT_EQ(collapsed.iterations, listed.iterations);
  };
  const auto blind = [](const auto&...) {};
  for_each_planar_pair([&](const Body<double, 2>& a, const Body<double, 2>& b) {
    expect_same(a, b, first_listing<2>(a, b, blind));
  });
  for_each_spatial_pair([&](const Body<double, 3>& a, const Body<double, 3>& b) {
    expect_same(a, b, first_listing<3>(a, b, blind));
  });
}

TEST(WalksOnTheLattice, InSpaceTheVoronoiWalkIsAlwaysRightAndProvesIt) {
  int meetings = 0;
  int separated = 0;
  for_each_spatial_pair([&](const Body<double, 3>& a, const Body<double, 3>& b) {
    const Walk found = walk(a, b, voronoi);
    ASSERT_EQ(found.intersecting, test::ask(a, b, robust<double>()).intersecting);
    ASSERT_EQ(found.status,
              found.intersecting ? WalkStatus::origin_enclosed : WalkStatus::support_behind);
    ++(found.intersecting ? meetings : separated);
  });
  EXPECT_GT(meetings, 1000);
  EXPECT_GT(separated, 1000);
}

}  // namespace
}  // namespace gjk::walks
