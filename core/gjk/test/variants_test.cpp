// SPDX-License-Identifier: MIT
// The variants find the distance of the distance algorithm, by their own ways.
#include <gtest/gtest.h>

#include "core/gjk/test/bodies.hpp"
#include "core/gjk/variants/accelerated.hpp"
#include "core/gjk/variants/frank_wolfe.hpp"
#include "core/gjk/variants/textbook.hpp"

namespace gjk::test {
namespace {

using Cloud = VertexCloud<double, 3>;

// Calls run(a, b, d) for pairs of bodies, d the distance by `robust`, 0 if they meet.
template <typename Run>
void for_pairs(const Run& run) {
  int apart = 0;
  int meeting = 0;
  for (std::uint64_t key = 0; key < 500; ++key) {
    const Body<double, 3> a = random_body<double, 3>(2 * key, 1 + key % 9, 0, 1);
    const Body<double, 3> b =
        random_body<double, 3>(2 * key + 1, 1 + key % 7, static_cast<double>(key % 5) / 2, 1);
    const auto found = ask(a, b, robust<double>());
    (found.intersecting ? meeting : apart)++;
    run(Cloud(a), Cloud(b), length(found));
  }
  EXPECT_GT(apart, 100);
  EXPECT_GT(meeting, 20);
}

constexpr double tolerance = 0x1p-40;

TEST(Textbook, FindsTheDistanceOfTheSafeguardedAlgorithm) {
  int ended = 0;
  for_pairs([&](const Cloud& a, const Cloud& b, double distance) {
    const auto found = textbook(a, b, 8 * 0x1p-53, 256);
    if (found.status == Status::iteration_limit || found.status == Status::no_valid_subset) return;
    ++ended;
    EXPECT_NEAR(length(found), distance, tolerance);
    const Vec<double, 3> apart = found.witness_a - found.witness_b;
    EXPECT_NEAR(std::sqrt(dot(apart, apart)), distance, tolerance);
  });
  EXPECT_GT(ended, 400);
}

// W starts empty: the arbitrary point may be the answer, and is no member before it is found again.
TEST(Textbook, StartsWithoutASimplex) {
  const Body<double, 3> a{{{3, 4, 0}}};
  const Body<double, 3> b{{{0, 0, 0}}};
  int steps = 0;
  const auto found = textbook(Cloud(a), Cloud(b), 0x1p-50, 256, [&](const Step<double, 3>& step) {
    EXPECT_EQ(step.simplex.members, 0U);
    ++steps;
  });
  EXPECT_EQ(steps, 1);
  EXPECT_EQ(found.status, Status::converged);
  EXPECT_EQ(length(found), 5);
  EXPECT_EQ(found.witness_a, a[0]);
}

// Nothing but epsilon ends it.
TEST(Textbook, HasNoEndWhereTheOriginalHasNone) {
  int endless = 0;
  for (std::uint64_t key = 0; key < 2000; ++key) {
    const Body<float, 3> a = random_body<float, 3>(2 * key, 8, 0, 1);
    const Body<float, 3> b = random_body<float, 3>(2 * key + 1, 8, 1, 1);
    const auto found = textbook(VertexCloud<float, 3>(a), VertexCloud<float, 3>(b), 0.0F, 64);
    endless += found.status == Status::iteration_limit ? 1 : 0;
    EXPECT_TRUE(is_finite(found.vv));
  }
  EXPECT_GT(endless, 20);
}

TEST(Accelerated, FindsTheDistanceWithEveryMomentumAndCriterion) {
  for (const Momentum momentum : {Momentum::none, Momentum::polyak, Momentum::nesterov}) {
    for (const Criterion criterion :
         {Criterion::bound, Criterion::duality_gap, Criterion::hybrid}) {
      for_pairs([&](const Cloud& a, const Cloud& b, double distance) {
        const auto found = accelerated(SignedVolumes<double, 3>{}, a, b, signed_volumes<double>(),
                                       {momentum, criterion});
        ASSERT_NE(found.status, Status::iteration_limit);
        EXPECT_NEAR(length(found), distance, tolerance);
        if (!found.intersecting) {
          EXPECT_LE(found.mu_squared, found.vv * (1 + 0x1p-45));
        }
      });
    }
  }
}

// A support point in another direction than -v bounds nothing.
TEST(Accelerated, RaisesNoBoundBeforeMomentumHasEnded) {
  int lower = 0;
  for_pairs([&](const Cloud& a, const Cloud& b, double distance) {
    double bound = 0;
    const auto watch = [&](const Step<double, 3>& step) { bound = std::sqrt(step.mu_squared); };
    const auto found = accelerated(SignedVolumes<double, 3>{}, a, b, signed_volumes<double>(),
                                   {Momentum::nesterov, Criterion::bound}, watch);
    if (!found.intersecting) {
      EXPECT_LE(found.scale.undo(bound), distance + tolerance);
    }
    lower += bound > 0 ? 1 : 0;
  });
  EXPECT_GT(lower, 50);
}

TEST(FrankWolfe, WithAwayStepsFindsTheDistanceAndWithoutComesNear) {
  for_pairs([&](const Cloud& a, const Cloud& b, double distance) {
    if (distance == 0) return;
    gjk::Policy<double> policy = signed_volumes<double>();
    policy.epsilon = 0x1p-20;
    policy.iteration_limit = 5000;
    const auto away = frank_wolfe(a, b, policy, true);
    EXPECT_NEAR(length(away), distance, distance * 0x1p-18);
    const Vec<double, 3> apart = away.witness_a - away.witness_b;
    EXPECT_NEAR(std::sqrt(dot(apart, apart)), distance, distance * 0x1p-18);
    policy.epsilon = 0x1p-5;
    const auto plain = frank_wolfe(a, b, policy, false);
    if (plain.status == Status::converged) {
      EXPECT_NEAR(length(plain), distance, distance / 16);
    }
  });
}

}  // namespace
}  // namespace gjk::test
