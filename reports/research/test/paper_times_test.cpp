// SPDX-License-Identifier: MIT
// Checks of the measurements behind the claims about times: the variants give the answers of the
// core, a wrong variant is detected, and the counts match the computations.
#include <gtest/gtest.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reports/research/clock/rounds.hpp"
#include "reports/research/paper/times/climbed_body.hpp"
#include "reports/research/paper/times/johnson_variants.hpp"
#include "reports/research/paper/times/motion_methods.hpp"

namespace {

using namespace reports::times;

struct PaperTimes : testing::Test {
  std::vector<PlacedBodies> bodies = bodies_in_motion({});
  std::vector<PlacedClouds> pairs = clouds_of(bodies);
  std::vector<WalkCalls> walks = calls_of(pairs);
};

constexpr JohnsonImprovements nothing_kept{.dot_products = false, .determinants = false};
constexpr JohnsonImprovements all_tested{.newest_only = false};

TEST_F(PaperTimes, WithoutItsCachesTheSubAlgorithmGivesTheSameAnswers) {
  ASSERT_GT(walks.size(), 1000U);
  EXPECT_EQ(different_answers<JohnsonWith<JohnsonImprovements{}>>(walks), 0U);
  EXPECT_EQ(different_answers<JohnsonWith<nothing_kept>>(walks), 0U);
}

// Knows only the dot products of the previous iteration.
class ForgetfulJohnson : public gjk::Johnson<double, 3> {
 public:
  gjk::Nearest<double, 3> nearest(const gjk::Points<double, 3>& y, gjk::Slots members,
                                  std::size_t newest, bool full_allowed) {
    for (auto& row : dot_) row = {};
    return gjk::Johnson<double, 3>::nearest(y, members, newest, full_allowed);
  }
};

// Theorem 2 of [vdB99] holds in exact arithmetic, not with rounding.
TEST_F(PaperTimes, AllSubsetsGiveAnotherAnswerNowAndThen) {
  std::size_t calls = 0;
  for (const WalkCalls& walk : walks) calls += walk.size();
  EXPECT_LT(1000 * different_answers<JohnsonWith<all_tested>>(walks), calls);
}

TEST_F(PaperTimes, AWrongVariantIsNoticed) {
  EXPECT_GT(different_answers<ForgetfulJohnson>(walks), walks.size() / 2);
}

// The multiplications of the core in a call: n + 1 dot products, and the determinants of the
// 2^n - 1 new subsets of two or more points.
struct CountedUpdate : gjk::Johnson<CountedDouble, 3> {
  std::uint64_t products(const gjk::Points<CountedDouble, 3>& y, gjk::Slots members,
                         std::size_t newest) {
    CountedDouble::products = 0;
    update(y, members, newest);
    return CountedDouble::products;
  }
};

TEST(PaperCounts, ACallTakesADotProductAPointAndTheNewestOne) {
  const gjk::Points<CountedDouble, 3> y{};
  for (std::size_t n = 0; n <= 3; ++n) {
    const gjk::Slots members = (1U << n) - 1U;
    std::uint64_t of_determinants = 0;
    for (gjk::Slots rest = 1; rest <= members; ++rest) {
      const auto size = static_cast<std::uint64_t>(std::popcount(rest));
      of_determinants += (size + 1) * size;
    }
    CountedUpdate sub;
    EXPECT_EQ(sub.products(y, members, n), 3 * (n + 1) + of_determinants) << n;
  }
}

TEST_F(PaperTimes, ASeparatingAxisTakesAsManySupportPointsAsItSays) {
  for (const PlacedClouds& pair : pairs) {
    std::uint64_t count = 0;
    const auto found =
        gjk::separating_axis(Counting{count}(pair.a), pair.b, gjk::enhanced<double>());
    EXPECT_EQ(count, static_cast<std::uint64_t>(found.support_calls));
  }
}

TEST(ClimbingTimes, AScanTakesADotProductAVertexAndAClimbFewer) {
  const ClimbedBody body(1, 256);
  const auto points = counting(body.points);
  const auto directions = walked_directions(1, 1);
  EXPECT_EQ(products_of(gjk::VertexCloud<CountedDouble, 3>(points), directions), 256);
  EXPECT_LT(products_of(gjk::Polytope<CountedDouble, 3>(points, body.graph.view()), directions),
            16);
}

// Half of the links are missing, and the climb stops too early.
TEST(ClimbingTimes, AWrongSupportPointIsNoticed) {
  const ClimbedBody body(1, 64);
  const gjk::VertexCloud<double, 3> scan(body.points);
  const auto directions = walked_directions(1, 10);
  const gjk::Polytope<double, 3> right(body.points, body.graph.view());
  EXPECT_EQ(different_support_points(right, scan, directions), 0U);
  subjects::VertexGraph broken = body.graph;
  for (std::size_t i = 0; i < broken.neighbours.size(); i += 2) {
    broken.neighbours[i] = broken.neighbours[i + 1];
  }
  const gjk::Polytope<double, 3> wrong(body.points, broken.view());
  EXPECT_GT(different_support_points(wrong, scan, directions), 0U);
}

TEST(Rounds, ASpreadHasMedianLeastAndLargest) {
  EXPECT_EQ(text_of(spread_of({3, 1, 2})), "2.00 (1.00 to 3.00)");
  EXPECT_EQ(text_of(spread_of({4})), "4.00");
  EXPECT_EQ(text_of(ratio_of({2, 6, 8}, {1, 2})), "3.00 (2.00 to 3.00)");
}

}  // namespace
