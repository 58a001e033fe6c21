// SPDX-License-Identifier: MIT
// Plateaus in small integers: every value is exact in double.
#include "core/gjk/polytope.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

using Links = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

struct Rows {
  std::vector<std::uint32_t> offsets{0};
  std::vector<std::uint32_t> neighbours;

  // Links each first vertex to each second one.
  Rows(std::size_t count, const Links& links) {
    for (std::size_t i = 0; i < count; ++i) {
      for (const auto& [from, to] : links) {
        if (from == i) neighbours.push_back(to);
      }
      offsets.push_back(static_cast<std::uint32_t>(neighbours.size()));
    }
  }
  Adjacency view() const { return {offsets, neighbours}; }
};

Links both_ways(const Links& links) {
  Links result = links;
  for (const auto& [from, to] : links) result.emplace_back(to, from);
  return result;
}

// All directions of {-3..3}^D, each from every start and then from the vertex found last.
template <int D>
void expect_furthest(const Body<double, D>& points, const Links& links) {
  const Rows rows(points.size(), links);
  const VertexCloud<double, D> scan(points);
  const Polytope<double, D> climbing(points, rows.view());
  for (const Vec<double, D>& direction : lattice<double, D>(3)) {
    const double furthest = dot(scan.support(direction).point, direction);
    const auto found = climbing.support(direction);
    ASSERT_EQ(dot(found.point, direction), furthest);
    ASSERT_TRUE(found.point == points[found.index]);
    // A climb starts at vertex 0.  To start it at another vertex, swap that vertex with 0.
    for (std::uint32_t start = 1; start < points.size(); ++start) {
      const auto renamed = [&](std::uint32_t i) { return i == start ? 0 : i == 0 ? start : i; };
      Links swapped = links;
      for (auto& [from, to] : swapped) {
        from = renamed(from);
        to = renamed(to);
      }
      Body<double, D> moved = points;
      std::swap(moved[0], moved[start]);
      const Rows moved_rows(moved.size(), swapped);
      const auto from_start = Polytope<double, D>(moved, moved_rows.view()).support(direction);
      ASSERT_EQ(dot(from_start.point, direction), furthest) << "from " << start;
    }
  }
}

// The surface of the lattice {0..3}^3 with its grid lines: along an axis all sixteen vertices of a
// face have equal values, also on the least far face, where inner vertices have no others.
TEST(Polytope, ClimbsOverFacesOfEqualVertices) {
  Body<double, 3> points;
  for (int code = 0; code < 64; ++code) {
    const int y = code / 4 % 4, z = code / 16;
    const Vec<double, 3> point{{1.0 * (code % 4), 1.0 * y, 1.0 * z}};
    bool on_surface = false;
    for (const double x : point.x) on_surface = on_surface || x == 0 || x == 3;
    if (on_surface) points.push_back(point);
  }
  Links links;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    for (std::uint32_t j = 0; j < i; ++j) {
      const Vec<double, 3> step = points[i] - points[j];
      if (dot(step, step) == 1) links.emplace_back(i, j);
    }
  }
  expect_furthest<3>(points, both_ways(links));
}

TEST(Polytope, ClimbsRoundAPolygonWithPointsWithinItsEdges) {
  Body<double, 2> points;
  for (int i = 0; i <= 4; ++i) points.push_back({{i * 1.0, 0}});
  for (int i = 1; i <= 4; ++i) points.push_back({{4, i * 1.0}});
  for (int i = 1; i <= 3; ++i) points.push_back({{4.0 - i, 4.0 - i}});
  Links ring;
  for (std::uint32_t i = 0; i < points.size(); ++i) {
    ring.emplace_back(i, (i + 1) % static_cast<std::uint32_t>(points.size()));
  }
  expect_furthest<2>(points, both_ways(ring));
}

// Steps along an arc that bends by less than a rounding error each are worth many of them together.
TEST(Polytope, ClimbsAlongArcsWhoseStepsAreLostInRounding) {
  constexpr int half = 2048;
  Body<float, 2> arc;
  Links ring;
  for (int i = -half; i <= half; ++i) {
    const auto at = static_cast<float>(i);
    arc.push_back({{1 + at * 0x1p-23F, at * at * 0x1p-35F}});
    const auto index = static_cast<std::uint32_t>(i + half);
    ring.emplace_back(index, i < half ? index + 1 : 0);
  }
  const Rows rows(arc.size(), both_ways(ring));
  const VertexCloud<float, 2> all(arc);
  for (int i = -half; i <= half; i += 64) {
    const Polytope<float, 2> climbing(arc, rows.view());
    const Vec<float, 2> d{{static_cast<float>(i) * 0x1p-11F, -1}};
    const auto along = [&](const Vec<float, 2>& x) {
      return static_cast<double>(d[0]) * static_cast<double>(x[0]) - static_cast<double>(x[1]);
    };
    EXPECT_GE(along(climbing.support(d).point), along(all.support(d).point) - 4 * 0x1p-24) << i;
  }
}

// Each copy is linked only to the copy before it, so the path off the plateau may be long.
TEST(Polytope, ClimbsThroughChainsOfCopies) {
  Body<double, 2> points{{{0, 0}}, {{3, 0}}, {{0, 3}}};
  Links links = both_ways({{0, 1}, {1, 2}, {2, 0}});
  for (std::uint32_t i = 3; i < 12; ++i) {
    points.push_back(points[i - 3]);
    links.emplace_back(i, i - 3);
  }
  expect_furthest<2>(points, links);
}

TEST(Polytope, OfOnePointOrEqualPointsNeedsNoLinks) {
  expect_furthest<3>({{{1, 2, 3}}}, {});
  expect_furthest<2>({{{1, 2}}, {{1, 2}}}, {});
}

// The canary of this file: if the graph has no way out, the climb is stuck, which the test detects.
TEST(Polytope, IsStuckWhereTheGraphHasNoWayOut) {
  const Body<double, 2> points{{{0, 0}}, {{1, 0}}, {{2, 0}}};
  const Rows broken(3, {{0, 1}, {1, 0}, {2, 1}});
  const Polytope<double, 2> climbing(points, broken.view());
  EXPECT_EQ(climbing.support({{1, 0}}).index, 1U);
}

// Each call starts from the last result, and a copy has a memory of its own.
TEST(Polytope, StartsFromTheVertexFoundLast) {
  const Body<double, 2> points{{{0, 0}}, {{2, 0}}, {{2, 2}}, {{0, 2}}};
  const Rows ring(4, both_ways({{0, 1}, {1, 2}, {2, 3}, {3, 0}}));
  const Polytope<double, 2> climbing(points, ring.view());
  EXPECT_EQ(climbing.support({}).index, 0U);
  EXPECT_EQ(climbing.support({{0, 1}}).index, 3U);
  EXPECT_EQ(climbing.support({{1, 1}}).index, 2U);
  EXPECT_EQ(climbing.support({{1, 0}}).index, 2U);  // equally far as 1, where a climb from 0 ends
  EXPECT_EQ(climbing.support({}).index, 2U);
  const Polytope<double, 2> copy = climbing;  // NOLINT(performance-*): the copy is what is tested
  EXPECT_EQ(copy.support({{-1, -1}}).index, 0U);
  EXPECT_EQ(climbing.support({}).index, 2U);
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(climbing.support({{nan, 1}}).index, 2U);
  EXPECT_EQ(climbing.magnitude(), 2);
}

TEST(Polytope, GivesTheDistanceThatTheScanGives) {
  const Body<double, 3> a = cube<double, 3>({});
  Links edges;
  for (std::uint32_t corner = 0; corner < 8; ++corner) {
    for (const std::uint32_t bit : {1U, 2U, 4U}) edges.emplace_back(corner, corner ^ bit);
  }
  const Rows rows(8, edges);
  for (const auto& [preset, policy] : presets<double>()) {
    const Body<double, 3> b = cube<double, 3>({4, 0.5, -5});
    const Polytope<double, 3> climbing_a(a, rows.view());
    const Polytope<double, 3> climbing_b(b, rows.view());
    const auto result = distance(climbing_a, climbing_b, policy);
    EXPECT_EQ(result.status, Status::converged) << preset;
    EXPECT_TRUE(result.v == (Vec<double, 3>{{-2, 0, 3}})) << preset;
  }
}

}  // namespace
}  // namespace gjk::test
