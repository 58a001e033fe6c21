// SPDX-License-Identifier: MIT
// Hill climbing over the graphs of bodies finds the same as the linear scan.  Integers: nothing is
// rounded, and falling short by 1 fails.
#include "core/subjects/hull/hull_graph.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/hull_bodies.hpp"

namespace subjects::test {
namespace {

std::vector<Vector> integers(const Points& points) {
  std::vector<Vector> result;
  for (const cases::Point& point : points) {
    result.push_back({{std::llround(point[0]), std::llround(point[1]), std::llround(point[2])}});
  }
  return result;
}

// Four kinds: small vectors, which are normal to many faces; normals of planes through vertices,
// the same slightly off, and large random ones.  Coordinates up to 2^19 have differences up to
// 2^20, normals up to 2^41, and values below 2^62.
Vector direction(const std::vector<Vector>& points, std::uint64_t index) {
  const std::uint64_t key = index * 16;
  const auto any = [&](Small limit) {
    return Vector{{random(key, limit), random(key + 1, limit), random(key + 2, limit)}};
  };
  if (index % 4 == 0) return any(3);
  if (index % 4 == 3) return any(1 << 20);
  const auto pick = [&](std::uint64_t i) {
    return points[gjk::test::mixed(key + i) % points.size()];
  };
  const Vector a = pick(3);
  Vector normal = gjk::cross<Small>(pick(4) - a, pick(5) - a);
  if (index % 8 >= 4) normal = -normal;
  return index % 4 == 1 ? normal : normal + any(1);
}

// Number of the `count` directions for which the climb ends short of the furthest vertex.
int shortfalls(const Points& points, const VertexGraph& graph, std::uint64_t count) {
  const std::vector<Vector> exact = integers(points);
  const gjk::VertexCloud<Small, 3> scan(exact);
  const gjk::Polytope<Small, 3> climbing(exact, graph.view());
  int short_ones = 0;
  for (std::uint64_t index = 0; index < count; ++index) {
    const Vector d = direction(exact, index);
    const auto found = climbing.support(d);
    if (dot(found.point, d) != dot(scan.support(d).point, d)) ++short_ones;
    if (!(found.point == exact[found.index])) ++short_ones;
  }
  return short_ones;
}

TEST(HullGraph, LetsHillClimbingFindTheFurthestVertexOfEveryBody) {
  for (const auto& [name, points] : bodies()) {
    EXPECT_EQ(shortfalls(points, hull_graph(points), 100'000), 0) << name;
  }
}

// Exchanges vertices 0 and `start` in the graph: a climb starts at 0.
VertexGraph exchanged(const VertexGraph& graph, std::uint32_t start) {
  const auto renamed = [&](std::uint32_t i) { return i == start ? 0 : i == 0 ? start : i; };
  VertexGraph result;
  result.offsets.push_back(0);
  for (std::uint32_t i = 0; i + 1 < graph.offsets.size(); ++i) {
    for (const std::uint32_t neighbour : graph.view().neighbours_of(renamed(i))) {
      result.neighbours.push_back(renamed(neighbour));
    }
    result.offsets.push_back(static_cast<std::uint32_t>(result.neighbours.size()));
  }
  return result;
}

// Also at copies and inside, which no climb from a vertex of the surface visits.
TEST(HullGraph, LetsHillClimbingStartAnywhere) {
  for (const auto& [name, points] : bodies()) {
    const VertexGraph graph = hull_graph(points);
    for (std::uint32_t start = 0; start < points.size(); ++start) {
      std::vector<Vector> exact = integers(points);
      std::swap(exact[0], exact[start]);
      const VertexGraph from_start = exchanged(graph, start);
      const gjk::VertexCloud<Small, 3> scan(exact);
      for (std::uint64_t index = 0; index < 20; ++index) {
        const Vector d = direction(exact, index);
        const gjk::Polytope<Small, 3> climbing(exact, from_start.view());
        ASSERT_EQ(dot(climbing.support(d).point, d), dot(scan.support(d).point, d))
            << name << " from " << start;
      }
    }
  }
}

// The canary: the comparison above detects a graph without links to one extreme vertex.
TEST(HullGraph, WithoutLinksToOneVertexIsFoundOut) {
  const Points points = cyclic();
  VertexGraph graph = hull_graph(points);
  for (std::uint32_t& neighbour : graph.neighbours) {
    if (neighbour == 7) neighbour = 8;
  }
  EXPECT_GT(shortfalls(points, graph, 1000), 0);
}

// Euler: a body of n vertices whose faces are triangles has 3 n - 6 edges.
TEST(HullGraph, HasTheEdgesOfTheHullAndNoMoreWhereFacesAreTriangles) {
  const Points points = cyclic();
  EXPECT_EQ(hull_graph(points).neighbours.size(), 2 * (3 * points.size() - 6));
  const Points corners = lattice(0, 1, [](int, int, int) { return true; });
  EXPECT_EQ(hull_graph(corners).neighbours.size(), 2U * (3 * 8 - 6));
  EXPECT_EQ(hull_graph({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}}).neighbours.size(), 6U);
  EXPECT_EQ(hull_graph({{{0, 0, 0}, {2, 0, 0}, {1, 0, 0}}}).neighbours.size(), 4U);
  EXPECT_TRUE(hull_graph({{{5, 6, 7}}}).neighbours.empty());
}

// Coordinates from the smallest subnormal to the largest number: as integers they have 2100 bits.
TEST(HullGraph, IsExactOverTheWholeRangeOfDoubles) {
  Points points{{0, 0, 0}, {0x1p-1074, 0, 0}, {0, 0x1.8p-500, 0}, {0, 0, 0x1.fffffffffffffp+1023}};
  for (int i = 0; i < 24; ++i) {
    cases::Point point{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const auto key = static_cast<std::uint64_t>(i) * 8 + axis;
      point[axis] = std::ldexp(static_cast<double>(random(key, 1 << 20)),
                               static_cast<int>(random(key + 4, 900)));
    }
    points.push_back(point);
  }
  const auto exact = vertices<Rational, 3>({points, {}});
  const VertexGraph graph = hull_graph(points);
  const gjk::VertexCloud<Rational, 3> scan(exact);
  const gjk::Polytope<Rational, 3> climbing(exact, graph.view());
  for (std::uint64_t index = 0; index < 2000; ++index) {
    const auto pick = [&](std::uint64_t i) {
      return exact[gjk::test::mixed(index * 16 + i) % exact.size()];
    };
    const gjk::Vec<Rational, 3> a = pick(0);
    const gjk::Vec<Rational, 3> d = index % 2 == 0 ? gjk::cross(pick(1) - a, pick(2) - a) : a;
    ASSERT_EQ(dot(climbing.support(d).point, d), dot(scan.support(d).point, d)) << index;
  }
}

// Measured: 50 ms; the bound excludes a cubic algorithm only.
TEST(HullGraph, Of512VerticesTakesNoLongerThanAFewSeconds) {
  const Points points = rounded_sphere(7, 512, 1 << 19);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_GT(hull_graph(points).neighbours.size(), 3000U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

// In exact arithmetic support points, and hence simplices, may differ among ties only.
TEST(HillClimbing, InRationalsAgreesExactlyWithTheScan) {
  const Subject climbing = select({"core/rational/hill_climbing"}).front();
  const Subject scanning = select({"core/rational/enhanced"}).front();
  int apart = 0;
  std::vector<Named> some = bodies();
  for (std::size_t i = 0; i < some.size(); ++i) {
    for (const std::size_t j : {i, (i + 3) % some.size()}) {
      cases::Case question;
      question.a.points = some[i].points;
      question.b.points = some[j].points;
      const double offset = j == i ? 1 << 22 : 30;
      for (cases::Point& point : question.b.points) point[0] += offset;
      const Answer climbed = climbing.ask(question, nullptr);
      const Answer scanned = scanning.ask(question, nullptr);
      ASSERT_TRUE(climbed.answered && scanned.answered) << some[i].name;
      EXPECT_EQ(climbed.intersecting, scanned.intersecting) << some[i].name;
      EXPECT_EQ(climbed.distance->value.exact(), scanned.distance->value.exact()) << some[i].name;
      if (!scanned.intersecting) ++apart;
    }
  }
  EXPECT_GE(apart, static_cast<int>(some.size()));
}

}  // namespace
}  // namespace subjects::test
