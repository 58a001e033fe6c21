// SPDX-License-Identifier: MIT
// The expanding polytope finds exactly the depth of the whole hull of A - B: on every family, on
// lattices full of coplanar facets, at every scale, and for many vertices.
#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"
#include "oracle/depth/filtered_support.hpp"
#include "oracle/test/lattice_sets.hpp"
#include "oracle/test/penetration_comparison.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

using cases::Case;
using cases::Choices;
using cases::Family;

// Each case of the families as it is, and with the bodies moved together.
void compare_on_families(std::uint64_t seed, std::uint64_t share) {
  DepthComparison comparison;
  for (const Family& family : cases::families()) {
    if (!makes_points(family)) continue;
    for (std::uint64_t i = 0; i < share; ++i) {
      const Case c = cases::generate(family, seed, i, {.vertices_max = 12});
      Choices choices = Choices::keyed(seed, "together", i);
      compare(comparison, c);
      compare(comparison, together(c, choices.share(10)));
      compare(comparison, together(c, 1));
    }
    EXPECT_GT(comparison.overlapping[family.name], share / 8) << family.name;
  }
  std::cout << "seed " << seed << ": ";
  expect_agreement(comparison);
  EXPECT_GE(comparison.relations[2], 1900U);
}

TEST(Penetration, EqualsTheHullOnEveryFamilyFirstSeed) { compare_on_families(20240801, 160); }

TEST(Penetration, EqualsTheHullOnEveryFamilySecondSeed) { compare_on_families(20240802, 160); }

TEST(Penetration, EqualsTheHullOnEveryFamilyThirdSeed) { compare_on_families(20240803, 160); }

// Points repeat, and facets of A - B have many coplanar parts.
void compare_on_lattice(std::uint64_t seed, const Lattice& lattice, std::uint64_t wanted) {
  Choices choices = Choices::keyed(seed, "lattice bodies", 0);
  DepthComparison comparison;
  for (std::uint64_t i = 0; i < 100 * wanted && comparison.relations[2] < wanted; ++i) {
    const std::size_t size_a = 3 + choices.below(8);
    const std::size_t size_b = 3 + choices.below(8);
    std::vector<cases::Point> a = random_points(choices, lattice, size_a);
    compare(comparison,
            question(lattice.dim, std::move(a), random_points(choices, lattice, size_b)));
  }
  std::cout << "seed " << seed << ": ";
  expect_agreement(comparison);
  EXPECT_EQ(comparison.relations[2], wanted);
}

TEST(Penetration, EqualsTheHullOnTheLatticeOfWidthThree) {
  compare_on_lattice(20240804, {3, 3}, 2500);
}

TEST(Penetration, EqualsTheHullOnTheLatticeOfWidthFive) {
  compare_on_lattice(20240805, {3, 5}, 1500);
}

TEST(Penetration, EqualsTheHullOnPlaneLattices) {
  compare_on_lattice(20240806, {2, 3}, 2000);
  compare_on_lattice(20240807, {2, 7}, 1000);
}

// Coordinates of one case from 2^-300 to 2^300, and whole cases at the ends of the range.
TEST(Penetration, EqualsTheHullAtEveryScale) {
  constexpr std::uint64_t seed = 20240808;
  DepthComparison comparison;
  for (std::uint64_t i = 0; i < 250; ++i) {
    Choices choices = Choices::keyed(seed, "scales", i);
    const int dim = 2 + static_cast<int>(i % 2);
    Case c = question(dim, {}, {});
    for (cases::Body* body : {&c.a, &c.b}) {
      for (int k = 0; k < 6; ++k) {
        cases::Point point{};
        for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
          const double mantissa = choices.fraction(53);
          point[axis] = std::ldexp(mantissa, choices.between(-300, 300));
        }
        body->points.push_back(point);
      }
    }
    compare(comparison, c);
    c = together(cases::generate(cases::family("generic"), seed, i, {.vertices_max = 8}), 1);
    for (const int exponent : {-500, 500}) compare(comparison, cases::scaled(c, exponent));
  }
  std::cout << "seed " << seed << ": ";
  expect_agreement(comparison);
  EXPECT_GT(comparison.relations[2], 600U);
}

// Nearly on the unit sphere: all points are vertices, and A - B has facets in all directions.
std::vector<cases::Point> round_body(Choices& choices, std::size_t size) {
  std::vector<cases::Point> points;
  while (points.size() < size) {
    cases::Point point{};
    for (double& x : point) x = choices.fraction(20);
    const double length = std::hypot(point[0], point[1], point[2]);
    if (!(length > 0.25 && length < 1)) continue;
    for (double& x : point) x /= length;
    points.push_back(point);
  }
  return points;
}

TEST(Penetration, EqualsTheHullOfManyVertices) {
  constexpr std::uint64_t seed = 20240809;
  DepthComparison comparison;
  for (const std::size_t size : {16, 32, 64, 128}) {
    for (std::uint64_t i = 0; i < 128 / size; ++i) {
      Choices choices = Choices::keyed(seed, "round bodies", i);
      std::vector<cases::Point> a = round_body(choices, size);
      compare(comparison, question(3, std::move(a), round_body(choices, size)));
    }
  }
  std::cout << "seed " << seed << ": ";
  expect_agreement(comparison);
  EXPECT_EQ(comparison.relations[2], 15U);
}

std::size_t scanned(const std::vector<IntegerVector>& points, const IntegerVector& n, int sign) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Integer ahead = dot(n, points[i]) - dot(n, points[best]);
    if (sign * ahead.sign() > 0) best = i;
  }
  return best;
}

// Normals of faces, along which points tie or nearly do, then edges and zero.
std::vector<IntegerVector> directions(const IntegerBodies& bodies, cases::Choices& choices) {
  std::vector<IntegerVector> result{IntegerVector{}};
  const auto any = [&](const std::vector<IntegerVector>& points) {
    return points[choices.below(points.size())];
  };
  for (int k = 0; k < 12; ++k) {
    const IntegerVector edge = any(bodies.a) - any(bodies.a);
    const IntegerVector other = any(bodies.a) - any(bodies.b);
    result.push_back(cross(edge, other));
    result.push_back(cross(cross(edge, other), edge));
    result.push_back(edge);
    result.push_back(other);
  }
  return result;
}

struct Comparison {
  std::size_t compared = 0;
  std::size_t different = 0;
};

Comparison compare(double units) {
  Comparison result;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 150; ++i) {
      const IntegerBodies bodies =
          integer_bodies(cases::generate(family, 20261122, i, {.vertices_max = 24}));
      cases::Choices choices = cases::Choices::keyed(20261122, family.name, i);
      FilteredSupport a(bodies.a, units);
      FilteredSupport b(bodies.b, units);
      for (const IntegerVector& n : directions(bodies, choices)) {
        for (const int sign : {1, -1}) {
          result.compared += 2;
          if (a.furthest(n, sign) != scanned(bodies.a, n, sign)) ++result.different;
          if (b.furthest(n, sign) != scanned(bodies.b, n, sign)) ++result.different;
        }
      }
    }
  }
  return result;
}

TEST(FilteredSupport, EqualsAScanInIntegersOnEveryFamily) {
  const Comparison comparison = compare(filter_units);
  std::cout << comparison.compared << " support points compared\n";
  EXPECT_GT(comparison.compared, 400000U);
  EXPECT_EQ(comparison.different, 0U);
}

TEST(FilteredSupport, WithoutItsBoundDiffersFromAScan) { EXPECT_GT(compare(0).different, 0U); }

// A direction whose components are 2^2000 apart, along points that differ in the small one alone;
// and points beyond the range of the filter.
TEST(FilteredSupport, DecidesIfDoublesUnderflowOrOverflow) {
  IntegerVector n{Integer(1) << 2000, Integer(3), Integer(0)};
  const std::vector<IntegerVector> flat{{0, 1, 0}, {0, 5, 0}, {0, 4, 0}};
  EXPECT_EQ(FilteredSupport(flat).furthest(n, 1), 1U);
  EXPECT_EQ(FilteredSupport(flat).furthest(n, -1), 0U);
  n[0] = Integer(1) << 1070;  // subnormal, with few bits
  EXPECT_EQ(FilteredSupport(flat).furthest(n, 1), 1U);
  const Integer huge = Integer(1) << 1500;
  const std::vector<IntegerVector> far{{huge, 0, 0}, {huge + 1, 0, 0}, {huge - 1, 0, 0}};
  EXPECT_EQ(FilteredSupport(far).furthest({1, 0, 0}, 1), 1U);
  EXPECT_EQ(FilteredSupport(far).furthest({1, 0, 0}, -1), 2U);
}

}  // namespace
}  // namespace oracle
