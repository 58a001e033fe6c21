// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/gjk/depth/expanding_polytope.hpp"
#include "core/gjk/depth/portal_refinement.hpp"
#include "core/gjk/depth/published_polytope.hpp"
#include "core/gjk/shapes.hpp"
#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

using depth::Penetration;
using gjk::Doubled;

constexpr auto robustly = [](const auto& a, const auto& b, const auto& found) {
  return depth::expanding_polytope<double>(a, b, found);
};
constexpr auto as_published = [](const auto& a, const auto& b, const auto& found) {
  return depth::published_expanding_polytope<double>(a, b, found);
};
constexpr auto by_portals = [](const auto& a, const auto& b, const auto& found) {
  return depth::portal_refinement<double>(a, b, found);
};

template <int D, typename Method>
Penetration<double, D> depth_of(const Body<double, D>& a, const Body<double, D>& b,
                                const Method& method) {
  const VertexCloud<double, D> cloud_a(a);
  const VertexCloud<double, D> cloud_b(b);
  const Result<double, D> found = distance(cloud_a, cloud_b);
  EXPECT_TRUE(found.intersecting);
  return method(cloud_a, cloud_b, found);
}

// max n . (a_i - b_j) / ‖n‖: how far B must move along n until the interiors are disjoint.
template <int D>
double reach(const Body<double, D>& a, const Body<double, D>& b, const Vec<double, D>& n) {
  double most = -std::numeric_limits<double>::infinity();
  for (const Vec<double, D>& p : a) {
    for (const Vec<double, D>& q : b) most = std::max(most, dot(n, p - q));
  }
  return most / std::sqrt(dot(n, n));
}

// For the cube [-1, 1]^D and its copy translated by `by`: 2 less the largest |coordinate| of `by`.
template <int D>
void expect_cubes(const std::array<double, D>& by, double depth) {
  const Body<double, D> a = cube<double, D>({});
  const Body<double, D> b = cube<double, D>(by);
  const Penetration<double, D> found = depth_of(a, b, robustly);
  EXPECT_NEAR(length(found), depth, 1e-14);
  EXPECT_NEAR(reach(a, b, found.n), depth, 1e-14);
  const Vec<double, D> between = found.witness_a - found.witness_b;
  for (std::size_t axis = 0; axis < D; ++axis) {
    EXPECT_NEAR(between[axis], depth * found.n[axis] / std::sqrt(found.nn), 1e-14);
  }
}

TEST(Depth, IsThatOfCubes) {
  expect_cubes<2>({0.5, 0.25}, 1.5);
  expect_cubes<2>({0, 0}, 2);
  expect_cubes<3>({0.5, 0.25, 0.125}, 1.5);
  expect_cubes<3>({0, 0, -1.75}, 0.25);
  expect_cubes<3>({0, 0, 0}, 2);
}

TEST(Depth, IsZeroWhereTheBodiesTouch) {
  expect_cubes<2>({2, 0}, 0);       // edges
  expect_cubes<2>({2, 2}, 0);       // vertices
  expect_cubes<3>({2, 0.5, 0}, 0);  // faces
  expect_cubes<3>({2, 2, 0.5}, 0);  // edges
  expect_cubes<3>({2, 2, 2}, 0);    // vertices
}

// A - B of two squares in one plane has no interior.
TEST(Depth, IsZeroWhereTheDifferenceIsFlat) {
  const Body<double, 3> a{{{{0, 0, 1}}, {{2, 0, 1}}, {{2, 2, 1}}, {{0, 2, 1}}}};
  const Body<double, 3> b{{{{1, 1, 1}}, {{3, 1, 1}}, {{3, 3, 1}}, {{1, 3, 1}}}};
  const Penetration<double, 3> found = depth_of(a, b, robustly);
  EXPECT_EQ(found.status, depth::Status::flat);
  EXPECT_EQ(length(found), 0);
  EXPECT_EQ(reach(a, b, found.n), 0);
  const Body<double, 2> point{{{{1, 1}}}};
  EXPECT_EQ(length(depth_of(point, point, robustly)), 0);
}

// The least distance from the origin of a plane through D differences with all others on one side.
template <int D>
double depth_by_trying_all_planes(const Body<double, D>& a, const Body<double, D>& b) {
  Body<double, D> y;
  for (const Vec<double, D>& p : a) {
    for (const Vec<double, D>& q : b) y.push_back(p - q);
  }
  double least = std::numeric_limits<double>::infinity();
  const auto look = [&](const std::array<Vec<double, D>, D>& corner) {
    const Vec<double, D> n = depth::normal_of(corner);
    if (dot(n, n) == 0) return;
    least = std::min({least, reach(a, b, n), reach(a, b, -n)});
  };
  for (std::size_t i = 0; i < y.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if constexpr (D == 2) {
        look({y[i], y[j]});
      } else {
        for (std::size_t k = 0; k < j; ++k) look({y[i], y[j], y[k]});
      }
    }
  }
  return least;
}

template <int D>
Body<double, D> lattice_body(std::uint64_t& counter) {
  Body<double, D> body(D + 2);
  for (Vec<double, D>& point : body) {
    for (double& x : point.x) x = static_cast<double>(mixed(counter++) % 3) - 1;
  }
  return body;
}

// Points in the plane of a facet, on its edges and repeated: flat new facets would hide the rest.
template <int D>
void expect_depth_on_lattice(int cases) {
  std::uint64_t counter = 1;
  for (int i = 0; i < cases; ++i) {
    const Body<double, D> a = lattice_body<D>(counter);
    const Body<double, D> b = lattice_body<D>(counter);
    if (!distance(VertexCloud<double, D>(a), VertexCloud<double, D>(b)).intersecting) continue;
    const double expected = depth_by_trying_all_planes(a, b);
    if (std::isinf(expected)) continue;  // all differences are on a line
    EXPECT_NEAR(length(depth_of(a, b, robustly)), expected, 1e-14) << i;
  }
}

TEST(Depth, IsThatOfTheNearestOfAllPlanes) {
  expect_depth_on_lattice<2>(500);
  expect_depth_on_lattice<3>(200);
}

template <int D>
Body<double, D> cloud(std::uint64_t& counter, std::size_t points, double offset) {
  Body<double, D> body(points);
  for (Vec<double, D>& point : body) {
    for (double& x : point.x) x = static_cast<double>(mixed(counter++) >> 40U) * 0x1p-23 - 1;
    point[0] += offset;
  }
  return body;
}

// Each method returns an upper bound; random directions give none lower than the robust method.
template <int D>
void expect_least(std::uint64_t seed) {
  std::uint64_t counter = seed * 1000;
  const Body<double, D> a = cloud<D>(counter, 12, 0);
  const Body<double, D> b = cloud<D>(counter, 12, 0.125 * static_cast<double>(seed % 8));
  if (!distance(VertexCloud<double, D>(a), VertexCloud<double, D>(b)).intersecting) return;
  const Penetration<double, D> found = depth_of(a, b, robustly);
  ASSERT_EQ(found.status, depth::Status::converged);
  const double said = length(found);
  EXPECT_NEAR(said, reach(a, b, found.n), 1e-14);
  for (int i = 0; i < 200; ++i) {
    const Vec<double, D> n = cloud<D>(counter, 1, 0)[0];
    EXPECT_LE(said, reach(a, b, n) + 1e-14);
  }
  EXPECT_NEAR(length(depth_of(a, b, as_published)), said, 1e-12);
  const Penetration<double, D> portal = depth_of(a, b, by_portals);
  EXPECT_GE(length(portal), said - 1e-14);
  EXPECT_NEAR(length(portal), reach(a, b, portal.n), 1e-14);
}

TEST(Depth, IsTheLeastOfAllDirections) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    expect_least<2>(seed);
    expect_least<3>(seed);
  }
}

// The portal through which the ray leaves is not the nearest facet.
TEST(Depth, OfPortalsIsAnUpperBoundAlone) {
  const Body<double, 2> a = cube<double, 2>({});
  const Body<double, 2> b{{{{-0.25, -6}}, {{0.25, -6}}, {{0, 1}}, {{-0.25, 0.5}}}};
  EXPECT_LT(1.5 * length(depth_of(a, b, robustly)), length(depth_of(a, b, by_portals)));
}

TEST(Depth, OfHugeAndTinyBodiesNeitherOverflowsNorUnderflows) {
  for (const double scale : {0x1p-1000, 0x1p-300, 0x1p+300, 0x1p+1000}) {
    Body<double, 3> a = cube<double, 3>({});
    Body<double, 3> b = cube<double, 3>({0.5, 0.25, 0.125});
    multiply(scale, a, b);
    EXPECT_NEAR(length(depth_of(a, b, robustly)) / scale, 1.5, 1e-14) << scale;
  }
}

// A small box in the middle of a ball: h varies little, and is least in a kink.
TEST(Depth, OfABoxWithinABallIsTheLeastOfItsKinks) {
  const Sphere<double, 3> ball(1);
  for (int k = 3; k <= 20; ++k) {
    const double size = std::ldexp(1, -k);
    const Box<double, 3> box(Vec<double, 3>{{1.5 * size, size, 1.75 * size}});
    const auto found = robustly(ball, box, distance(ball, box));
    EXPECT_NEAR(length(found), 1 + size, 64 * 0x1p-53) << k;
  }
}

// A round mesh has more facets near the origin than any other polytope: none may be left out.
TEST(Depth, OfARoundPolygonIsThatOfItsFlattestEdge) {
  constexpr int count = 3000;
  constexpr double flattest = 0.995;
  const Body<double, 2> origin{{{0, 0}}};
  Body<double, 2> round;
  for (int i = 0; i < count; ++i) {
    const double angle = 2 * M_PI * i / count;
    const Vec<double, 2> point{{std::cos(angle), std::sin(angle)}};
    if (dot(point, {{0.6, 0.8}}) < flattest) round.push_back(point);
  }
  double least = 1;
  for (std::size_t i = 0; i < round.size(); ++i) {
    const Vec<double, 2> edge = round[(i + 1) % round.size()] - round[i];
    least = std::min(least, reach(round, origin, {{edge[1], -edge[0]}}));
  }
  EXPECT_NEAR(length(depth_of(round, origin, robustly)), least, 64 * 0x1p-53);
}

// A globe of meridians and parallels, stretched so little that nearly all facets are equally near: more
// than the search takes before it narrows.
TEST(Depth, OfARoundMeshIsThatOfTheNearestOfAllFacets) {
  constexpr int parallels = 200;
  constexpr int meridians = 200;
  const Body<double, 3> origin{{{0, 0, 0}}};
  const auto at = [](int i, int j) {
    const double latitude = M_PI * ((i + 0.5) / parallels - 0.5);
    const double longitude = 2 * M_PI * j / meridians;
    return Vec<double, 3>{{1.0001 * std::cos(latitude) * std::cos(longitude),
                           std::cos(latitude) * std::sin(longitude), 1.0002 * std::sin(latitude)}};
  };
  Body<double, 3> globe;
  double least = at(parallels - 1, 0)[2];  // of the polygons around the poles
  for (int i = 0; i < parallels; ++i) {
    for (int j = 0; j < meridians; ++j) {
      globe.push_back(at(i, j));
      if (i + 1 == parallels) continue;
      const Vec<double, 3> n = cross(at(i, j + 1) - at(i, j), at(i + 1, j) - at(i, j));
      least = std::min(least, dot(n, at(i, j)) / std::sqrt(dot(n, n)));
    }
  }
  const Penetration<double, 3> found = depth_of(globe, origin, robustly);
  EXPECT_GT(found.iterations, depth::polytope_limit);
  EXPECT_NEAR(length(found), least, 64 * 0x1p-53);
}

double value(const Doubled<float>& x) {
  return static_cast<double>(x.high) + static_cast<double>(x.low);
}

// Twice 24 bits still fit into the 53 of a double.
TEST(Doubled, ProductsAndSumsOfTwoNumbersAreExact) {
  std::uint64_t counter = 1;
  const auto next = [&counter] {
    const auto bits = static_cast<float>(1 + (mixed(counter++) >> 40U));
    return std::ldexp(bits, static_cast<int>(mixed(counter++) % 24) - 40);
  };
  for (int i = 0; i < 1000; ++i) {
    const float a = next();
    const float b = -next();
    const double exact_a = static_cast<double>(a);
    const double exact_b = static_cast<double>(b);
    EXPECT_EQ(value(Doubled<float>::product(a, b)), exact_a * exact_b);
    EXPECT_EQ(value(Doubled<float>(a) + Doubled<float>(b)), exact_a + exact_b);
    const double quotient = value(Doubled<float>(a) / Doubled<float>(b));
    EXPECT_NEAR(quotient * exact_b / exact_a, 1, 10 * 0x1p-48);
  }
}

TEST(Doubled, DifferencesForgetNothingHoweverFarApartExponentsAre) {
  const Doubled<double> huge(0x1p+668);
  const Doubled<double> one = (huge - Doubled<double>(1)) - huge;
  EXPECT_EQ(one.high, -1);
  EXPECT_EQ(one.low, 0);
}

}  // namespace
}  // namespace gjk::test
