// SPDX-License-Identifier: MIT
#include "testing/points.hpp"

#include <gtest/gtest.h>

#include <array>
#include <list>
#include <vector>

#include "core/gjk/vec.hpp"
#include "testing/generate_pair.hpp"

namespace {

using gjkproof::bodies_of;

struct Named {
  double x, y, z;
};

TEST(Points, AreReadFromAnyRangeAndAnyPoint) {
  const gjkproof::Point expected{1, 2, 3};
  EXPECT_EQ(bodies_of(std::vector<Named>{{1, 2, 3}}, std::list<Named>{{1, 2, 3}}).b[0], expected);
  EXPECT_EQ(bodies_of(std::array<gjk::Vec<float, 3>, 1>{{{{1, 2, 3}}}}, std::list<Named>{}).a[0],
            expected);
  const double raw[1][3] = {{1, 2, 3}};
  EXPECT_EQ(bodies_of(raw, raw).a[0], expected);
  const std::vector<std::vector<double>> dynamic{{1, 2}, {3, 4}};
  EXPECT_EQ(bodies_of(dynamic, dynamic).dim, 2U);
  const std::vector<std::vector<double>> mixed{{1, 2}, {3, 4, 5}};
  EXPECT_EQ(bodies_of(mixed, mixed).dim, 0U);
}

TEST(GeneratePair, MakesAPairOfTheWantedKindFromAnyBytes) {
  for (std::uint8_t first = 0; first < 60; ++first) {
    const std::vector<std::uint8_t> bytes{first, 3, 141, 59, 26, 53, 58, 97, 93, 238, 46, 26, 43};
    for (const std::size_t dim : {2, 3}) {
      const auto pair = gjkproof::generate_pair(bytes, {.dim = dim, .single = true});
      ASSERT_FALSE(pair.a.empty() || pair.b.empty());
      for (const auto& points : {pair.a, pair.b}) {
        for (const gjkproof::Point& p : points) {
          for (const double x : p) ASSERT_EQ(static_cast<double>(static_cast<float>(x)), x);
          ASSERT_TRUE(dim == 3 || p[2] == 0);
        }
      }
    }
  }
}

}  // namespace
