// SPDX-License-Identifier: MIT
// Every Status is reached by a case for which it exists.
#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/gjk/test/bodies.hpp"

namespace gjk::test {
namespace {

// The smallest k whose case ends with `status`, or -1 if there is none.
template <typename S>
int first_with(Status status, const Policy<S>& policy) {
  for (int k = 0; k < 5000; ++k) {
    const auto key = static_cast<std::uint64_t>(k);
    const S stretch = S(1) / S(1 << (k % 20));
    const Body<S, 3> a = random_body<S, 3>(2 * key, 8, S(0), S(1));
    const Body<S, 3> b = random_body<S, 3>(2 * key + 1, 8, S(k % 5) / S(2), stretch);
    if (ask(a, b, policy).status == status) return k;
  }
  return -1;
}

TEST(Status, S1ConvergedEndsWhatIsApart) {
  const auto result = ask(cube<double, 3>({}), cube<double, 3>({4, 0, 0}), robust<double>());
  EXPECT_EQ(result.status, Status::converged);
  EXPECT_FALSE(result.intersecting);
}

TEST(Status, S5OriginInsideEndsWhatOverlaps) {
  const auto result = ask(cube<double, 3>({}), cube<double, 3>({1, 0.5, 0}), robust<double>());
  EXPECT_EQ(result.status, Status::origin_inside);
  EXPECT_TRUE(result.intersecting);
}

TEST(Status, S6BelowOmegaEndsWhatIsApartByOneUlp) {
  const Body<double, 2> a{{{1, 0}}};
  const Body<double, 2> b{{{1 + 0x1p-52, 0}}};
  const auto result = ask(a, b, robust<double>());
  EXPECT_EQ(result.status, Status::below_omega);
  EXPECT_TRUE(result.intersecting);
  EXPECT_EQ(ask(a, b, enhanced<double>()).status, Status::converged);
}

TEST(Status, S8IterationLimitEndsAtTheLimitOfThePolicy) {
  const Body<double, 3> a = random_body<double, 3>(1, 50, 0, 1);
  const Body<double, 3> b = random_body<double, 3>(2, 50, 3, 1);
  const int needed = ask(a, b, robust<double>()).iterations;
  ASSERT_GT(needed, 2);
  for (int limit = 0; limit < needed; ++limit) {
    Policy<double> policy = robust<double>();
    policy.iteration_limit = limit;
    const auto result = ask(a, b, policy);
    EXPECT_EQ(result.status, Status::iteration_limit);
    EXPECT_EQ(result.iterations, limit);
  }
}

TEST(Status, S9NotFiniteReportsOverflowWithoutNormalisationOnly) {
  Body<float, 3> a = cube<float, 3>({});
  Body<float, 3> b = cube<float, 3>({4, 0, 0});
  for (auto* body : {&a, &b}) {
    for (auto& point : *body) point = 0x1p+100F * point;
  }
  EXPECT_EQ(ask(a, b, original<float>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, enhanced<float>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, signed_volumes<float>()).status, Status::converged);
  EXPECT_EQ(ask(a, b, robust<float>()).status, Status::converged);
}

// v of a full simplex is zero by definition, even if the weights overflow.
TEST(Status, S9NotFiniteWhereTheWeightsOverflow) {
  const Body<double, 2> a{{{0, 0}}};
  const Body<double, 2> b{{{-1, -1}}, {{0x1p+15, 0}}, {{0, 0x1p+509}}};
  EXPECT_EQ(ask(a, b, original<double>()).status, Status::not_finite);
  EXPECT_EQ(ask(a, b, enhanced<double>()).status, Status::not_finite);
  EXPECT_TRUE(ask(a, b, robust<double>()).intersecting);
}

// epsilon 0 requires more digits than S has, so that only rounding decides when the loop ends.
TEST(Status, S2RepeatedSupportPointEndsWhatRoundingKeepsFromConverging) {
  Policy<double> policy = enhanced<double>();
  policy.epsilon = 0;
  EXPECT_GE(first_with(Status::repeated_support_point, policy), 0);
  policy.repeated_support_point_check = false;
  EXPECT_EQ(first_with(Status::repeated_support_point, policy), -1);
}

TEST(Status, S3NoValidSubsetEndsWhereJohnsonFindsNoneAndMayNotBackUp) {
  Policy<float> policy = enhanced<float>();
  policy.epsilon = 0;
  policy.repeated_support_point_check = false;
  EXPECT_GE(first_with(Status::no_valid_subset, policy), 0);
  policy.no_valid_subset = NoValidSubset::backup;
  EXPECT_EQ(first_with(Status::no_valid_subset, policy), -1);
}

TEST(Status, S4NoProgressEndsWhatDoesNotComeNearer) {
  Policy<double> policy = robust<double>();
  policy.epsilon = 0;
  policy.repeated_support_point_check = false;
  EXPECT_GE(first_with(Status::no_progress, policy), 0);
  policy.strict_decrease_check = false;
  EXPECT_EQ(first_with(Status::no_progress, policy), -1);
}

// v is noise of 4.02 u on a segment beyond the origin (noise-segment of the known cases).
TEST(Status, S7WithinRoundingTakesNoiseForContact) {
  const std::vector<Vec<double, 3>> a{{{-0x1.7428bap-7, 0x1.d0a2fp-9, -0x1.7368cp-9}},
                                      {{0x1.ap+0, -0x1.a2p+0, 0x1.e8p+0}},
                                      {{1, 0, 0}}};
  const std::vector<Vec<double, 3>> b{{{0x1.ap+0, -0x1.a2p+0, 0x1.e8p+0}},
                                      {{-0x1.a5d17458p+0, 0x1.a3d1746p+0, -0x1.e9745d18p+0}},
                                      {{0, 0, 0}},
                                      {{-0.25, 0.25, 0}}};
  Policy<double> policy = robust<double>();
  EXPECT_EQ(ask(a, b, policy).status, Status::within_rounding);
  EXPECT_TRUE(ask(a, b, policy).intersecting);
  policy.noise_squared = 0;
  EXPECT_FALSE(ask(a, b, policy).intersecting);
}

// Without any safeguard the iteration of 1988 never ends in single precision.
TEST(Status, S8IterationLimitIsReachedByTheOriginalAtFloat) {
  EXPECT_GE(first_with(Status::iteration_limit, original<float>()), 0);
  for (const auto& [preset, policy] : presets<float>()) {
    if (std::string_view(preset) == "original") continue;
    EXPECT_EQ(first_with(Status::iteration_limit, policy), -1) << preset;
  }
}

}  // namespace
}  // namespace gjk::test
