// SPDX-License-Identifier: MIT
// Closest features of boxes, whose faces are known, compared with the distance query.
#include <gtest/gtest.h>

#include "core/gjk/test/bodies.hpp"
#include "core/gjk/tracking/carried_simplex.hpp"
#include "core/gjk/tracking/lin_canny.hpp"
#include "core/gjk/tracking/v_clip.hpp"

namespace gjk::test {
namespace {

using tracking::Boundary;
using tracking::BoundaryGraph;
using tracking::FeaturePair;
using tracking::Index;
using tracking::Tracked;

// Coordinate k of corner i is high if bit k of i is set, as in cube().
const std::vector<std::vector<Index>> cube_faces{{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4},
                                                 {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
const BoundaryGraph cube_graph(8, cube_faces);

// cube() after a rotation whose matrix is integers over 3.
Body<double, 3> turned_cube(const std::array<double, 3>& centre) {
  constexpr double m[3][3] = {{2, -1, 2}, {2, 2, -1}, {-1, 2, 2}};
  Body<double, 3> corners = cube<double, 3>({0, 0, 0});
  for (Vec<double, 3>& corner : corners) {
    const Vec<double, 3> old = corner;
    for (std::size_t i = 0; i < 3; ++i) {
      corner[i] = centre[i] + (m[i][0] * old[0] + m[i][1] * old[1] + m[i][2] * old[2]) / 3;
    }
  }
  return corners;
}

struct Placed {
  Body<double, 3> a;
  Body<double, 3> b;
  Boundary<double> of_a;
  Boundary<double> of_b;

  explicit Placed(const std::array<double, 3>& centre, bool turned = true)
      : a(cube<double, 3>({0, 0, 0})),
        b(turned ? turned_cube(centre) : cube<double, 3>(centre)),
        of_a(a, cube_graph, {}),
        of_b(b, cube_graph, {}) {}

  Tracked<double> clip(FeaturePair start) const {
    return tracking::v_clip(of_a, of_b, Scale<double>{}, start);
  }
  Tracked<double> clip() const { return clip(tracking::first_pair(of_a, of_b)); }
  Tracked<double> walk(FeaturePair start) const {
    return tracking::lin_canny(of_a, of_b, Scale<double>{}, start);
  }
  Tracked<double> walk() const { return walk(tracking::first_pair(of_a, of_b)); }
};

// None of them brings the cubes into contact or puts a nearest point on the border of two regions.
std::vector<std::array<double, 3>> places() {
  std::vector<std::array<double, 3>> all;
  for (int x = -5; x <= 5; ++x) {
    for (int y = -5; y <= 5; ++y) {
      for (int z = -5; z <= 5; ++z) {
        all.push_back({0.91 * x + 0.013, 0.83 * y - 0.007, 0.71 * z + 0.003});
      }
    }
  }
  return all;
}

// Accumulated rounding of coordinates below 8.
constexpr double rounding = 0x1p-44;

TEST(Boundary, HasTheEdgesOfItsFaces) {
  EXPECT_EQ(cube_graph.edges.size(), 12U);
  for (std::size_t v = 0; v < 8; ++v) EXPECT_EQ(cube_graph.vertex_edges.row(v).size(), 3U);
  for (std::size_t f = 0; f < 6; ++f) EXPECT_EQ(cube_graph.face_edges.row(f).size(), 4U);
}

TEST(Boundary, KnowsWhetherItsGraphIsThatOfThePoints) {
  Body<double, 3> points = cube<double, 3>({3, 4, 5});
  EXPECT_TRUE(Boundary<double>(points, cube_graph, {}).is_convex());
  points[7] = {{4.5, 5.5, 6.5}};
  EXPECT_FALSE(Boundary<double>(points, cube_graph, {}).is_convex());
  for (Vec<double, 3>& point : points = cube<double, 3>({3, 4, 5})) point[0] = -point[0];
  EXPECT_FALSE(Boundary<double>(points, cube_graph, {}).is_convex()) << "faces turned inward";
}

TEST(VClip, FindsTheDistanceOfTurnedCubesWhereverTheyAre) {
  int apart = 0;
  for (const auto& centre : places()) {
    const Placed placed(centre);
    const Result<double, 3> expected = ask(placed.a, placed.b, robust<double>());
    const Result<double, 3> found = placed.clip().result;
    ASSERT_NE(found.status, Status::iteration_limit);
    ASSERT_EQ(found.intersecting, expected.intersecting);
    EXPECT_NEAR(length(found), length(expected), rounding);
    const Vec<double, 3> gap = found.witness_a - found.witness_b;
    EXPECT_NEAR(std::sqrt(dot(gap, gap)), length(expected), rounding);
    apart += expected.intersecting ? 0 : 1;
  }
  EXPECT_GT(apart, 600);
  EXPECT_LT(apart, 1331 - 100);
}

// The result does not depend on the previous frame.
TEST(VClip, ReachesTheSameDistanceFromEveryPairOfFeatures) {
  for (const std::array<double, 3>& centre :
       {std::array{2.5, 0.1, 0.2}, std::array{2.5, 2.5, 2.5}, std::array{0.3, -2.6, 2.1},
        std::array{0.5, 0.25, 0.75}}) {
    const Placed placed(centre);
    const Result<double, 3> expected = placed.clip().result;
    std::vector<tracking::Feature> features;
    for (Index i = 0; i < 8; ++i) features.push_back(tracking::vertex_feature(i));
    for (Index i = 0; i < 12; ++i) features.push_back(tracking::edge_feature(i));
    for (Index i = 0; i < 6; ++i) features.push_back(tracking::face_feature(i));
    for (const tracking::Feature& x : features) {
      for (const tracking::Feature& y : features) {
        using Kind = tracking::Feature::Kind;
        if (x.kind == Kind::face && y.kind == Kind::face) continue;  // never a closest pair
        const Result<double, 3> found = placed.clip({x, y}).result;
        ASSERT_EQ(found.intersecting, expected.intersecting);
        EXPECT_NEAR(length(found), length(expected), rounding);
      }
    }
  }
}

TEST(VClip, NeedsNoStepWhereTheClosestFeaturesStayTheSame) {
  FeaturePair pair = Placed({3, 0.5, 0.25}).clip().pair;
  for (int frame = 1; frame <= 20; ++frame) {
    const Tracked<double> found = Placed({3 + 0.01 * frame, 0.5, 0.25}).clip(pair);
    EXPECT_EQ(found.result.iterations, 0);
    EXPECT_EQ(found.result.status, Status::closest_features);
    pair = found.pair;
  }
}

TEST(VClip, ShowsAPointThatBothBodiesHave) {
  for (const auto& centre : places()) {
    const Placed placed(centre);
    const Result<double, 3> found = placed.clip().result;
    if (!found.intersecting) continue;
    EXPECT_TRUE(found.witness_a == found.witness_b);
    for (const double x : found.witness_a.x) EXPECT_LE(std::abs(x), 1 + rounding);
    for (Index f = 0; f < 6; ++f) {
      EXPECT_LE(placed.of_b.above_face(f, found.witness_a), rounding);
    }
  }
}

// Parallel faces and edges, and every kind of contact: all coordinates are small integers.
TEST(ClosestFeatures, HoldForCubesWithParallelFaces) {
  for (int x = -3; x <= 3; ++x) {
    for (int y = -3; y <= 3; ++y) {
      for (int z = -3; z <= 3; ++z) {
        const Placed placed({x * 1.0, y * 1.0, z * 1.0}, false);
        double squared = 0;
        bool inside = true;
        for (const int offset : {x, y, z}) {
          const double gap = std::max(0, std::abs(offset) - 2);
          squared += gap * gap;
          inside = inside && std::abs(offset) < 2;
        }
        for (const Tracked<double>& found : {placed.clip(), placed.walk()}) {
          if (found.result.status == Status::iteration_limit) {
            EXPECT_TRUE(inside);
            continue;
          }
          EXPECT_EQ(found.result.intersecting, squared == 0);
          EXPECT_NEAR(length(found.result), std::sqrt(squared), rounding);
        }
        EXPECT_NE(placed.clip().result.status, Status::iteration_limit);
      }
    }
  }
}

TEST(LinCanny, FindsTheDistanceOfCubesThatAreApart) {
  for (const auto& centre : places()) {
    const Placed placed(centre);
    const Result<double, 3> expected = ask(placed.a, placed.b, robust<double>());
    if (expected.intersecting) continue;
    const Result<double, 3> found = placed.walk().result;
    ASSERT_EQ(found.status, Status::closest_features);
    EXPECT_NEAR(length(found), length(expected), rounding);
  }
}

// As published: a nearest point inside the other body lies in no Voronoi region.
TEST(LinCanny, CyclesWhereTheBodiesOverlapAndSaysSo) {
  int overlapping = 0;
  for (const auto& centre : places()) {
    const Placed placed(centre);
    if (!ask(placed.a, placed.b, robust<double>()).intersecting) continue;
    ++overlapping;
    const Result<double, 3> found = placed.walk().result;
    EXPECT_EQ(found.status, Status::iteration_limit);
    EXPECT_FALSE(found.intersecting);
    EXPECT_EQ(found.iterations, tracking::step_limit(placed.of_a, placed.of_b));
  }
  EXPECT_GT(overlapping, 100);
}

// --- carried simplices ---

TEST(CarriedSimplex, ChangesNoDistanceWhereverItComesFrom) {
  const std::vector<std::array<double, 3>> all = places();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Placed before(all[(i * 577) % all.size()]);
    const Placed now(all[i]);
    const Result<double, 3> expected = ask(now.a, now.b, robust<double>());
    const VertexCloud<double, 3> a(now.a);
    const VertexCloud<double, 3> b(now.b);
    const Result<double, 3> warm =
        tracking::distance_from(tracking::carried(ask(before.a, before.b, robust<double>())),
                                Projections<double, 3>{}, a, b, robust<double>());
    EXPECT_EQ(warm.intersecting, expected.intersecting);
    EXPECT_NEAR(length(warm), length(expected), rounding);
  }
}

// One support point confirms a simplex that is still correct.
TEST(CarriedSimplex, IsConfirmedAtOnceWhereNothingMoves) {
  for (const auto& centre : places()) {
    const Placed placed(centre);
    const VertexCloud<double, 3> a(placed.a);
    const VertexCloud<double, 3> b(placed.b);
    const Result<double, 3> first = ask(placed.a, placed.b, robust<double>());
    int supports = 0;
    const auto count = [&supports](const auto&) { ++supports; };
    const Result<double, 3> again = tracking::distance_from(
        tracking::carried(first), Projections<double, 3>{}, a, b, robust<double>(), count);
    EXPECT_LE(again.iterations, first.iterations);
    EXPECT_LE(supports, 2);
    EXPECT_NEAR(length(again), length(first), rounding);
  }
}

}  // namespace
}  // namespace gjk::test
