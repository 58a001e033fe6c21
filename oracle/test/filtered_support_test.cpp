// SPDX-License-Identifier: MIT
// The filtered support point is that of a scan in integers; without its error bound it is not.
#include "oracle/depth/filtered_support.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <iostream>
#include <vector>

#include "core/cases/choices.hpp"
#include "core/cases/families.hpp"

namespace oracle {
namespace {

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
