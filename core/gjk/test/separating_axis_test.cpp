// SPDX-License-Identifier: MIT
// The separating-axis algorithm: known answers, and iterations saved by a cached axis.
#include "core/gjk/separating_axis.hpp"

#include <gtest/gtest.h>

#include "core/gjk/test/float128.hpp"

namespace gjk::test {
namespace {

template <typename S, int D>
SeparatingAxis<S, D> ask_axis(const Body<S, D>& a, const Body<S, D>& b, const Policy<S>& policy,
                              const Vec<S, D>& start) {
  const VertexCloud<S, D> cloud_a(a);
  const VertexCloud<S, D> cloud_b(b);
  return separating_axis(cloud_a, cloud_b, policy, start);
}

template <typename S>
class SeparatingAxisTest : public testing::Test {};
using Scalars = testing::Types<float, double, long double, __float128>;
TYPED_TEST_SUITE(SeparatingAxisTest, Scalars);

// Whether v has all of A - B on one side: v.(p - q) > 0 for all vertices.
template <typename S, int D>
bool separates(const Vec<S, D>& v, const Body<S, D>& a, const Body<S, D>& b) {
  for (const auto& p : a) {
    for (const auto& q : b) {
      if (!(S(0) < dot(v, p - q))) return false;
    }
  }
  return true;
}

template <typename S, int D>
void ask_cubes_for_an_axis() {
  for (const auto& [preset, policy] : presets<S>()) {
    for (unsigned from = 0; from < (1U << D) + 1; ++from) {
      Vec<S, D> start;  // the last one is zero
      for (std::size_t axis = 0; axis < D && from < (1U << D); ++axis) {
        start[axis] = (from >> axis & 1U) != 0 ? S(3) : S(-5);
      }
      for (int x = -5; x <= 5; ++x) {
        for (int y = -5; y <= 5; ++y) {
          std::array<double, D> centre{};
          centre[0] = x;
          centre[1] = y;
          const Body<S, D> a = cube<S, D>({});
          const Body<S, D> b = cube<S, D>(centre);
          const auto result = ask_axis(a, b, policy, start);
          const bool meet = std::abs(x) <= 2 && std::abs(y) <= 2;
          ASSERT_EQ(result.intersecting, meet)
              << preset << ' ' << x << ' ' << y << ' ' << name(result.status) << " from " << from;
          ASSERT_EQ((separates<S, D>(result.v, a, b)), !meet) << preset << ' ' << x << ' ' << y;
          ASSERT_EQ(result.support_calls, result.iterations + (meet ? 0 : 1)) << preset;
        }
      }
    }
  }
}

TYPED_TEST(SeparatingAxisTest, TellsWhetherCubesMeetFromAnyStartAndShowsTheAxis) {
  ask_cubes_for_an_axis<TypeParam, 2>();
  ask_cubes_for_an_axis<TypeParam, 3>();
}

TYPED_TEST(SeparatingAxisTest, NeedsOneSupportPointWhenTheStartSeparates) {
  using S = TypeParam;
  const Body<S, 3> a = cube<S, 3>({});
  const Body<S, 3> b = cube<S, 3>({3, 0.5, 0});
  const auto result = ask_axis(a, b, enhanced<S>(), Vec<S, 3>{{S(-7), S(1), S(0)}});
  EXPECT_EQ(result.status, AxisStatus::separating_axis);
  EXPECT_EQ(result.support_calls, 1);
  EXPECT_EQ(result.iterations, 0);
}

// A - B is the square [1, 5] x [-2, 2].  The start (-1, 0) is not a point of it; in the first
// simplex, its segment with w = (5, 0) would hold the origin.
TEST(SeparatingAxis, TheStartEntersNoSimplex) {
  const auto result = ask_axis(cube<double, 2>({3, 0}), cube<double, 2>({}), enhanced<double>(),
                               Vec<double, 2>{{-1, 0}});
  EXPECT_EQ(result.status, AxisStatus::separating_axis);
  EXPECT_EQ(result.iterations, 1);
  EXPECT_EQ(result.v, (Vec<double, 2>{{5, 0}}));  // w_0, the whole of W_1
}

TEST(SeparatingAxis, OfAMeetingKeepsTheLastAxisThatIsNotZero) {
  const auto result =
      ask_axis(cube<double, 3>({}), cube<double, 3>({1, 0.5, 0.25}), enhanced<double>(), {});
  EXPECT_EQ(result.status, AxisStatus::origin_inside);
  EXPECT_LT(0, dot(result.v, result.v));
}

TEST(SeparatingAxis, EndsAtTheLimitOfThePolicyWithoutAnAnswer) {
  const Body<double, 3> a = random_body<double, 3>(1, 50, 0, 1);
  const Body<double, 3> b = random_body<double, 3>(2, 50, 0.5, 1);
  const int needed = ask_axis(a, b, enhanced<double>(), first_axis<double, 3>()).iterations;
  ASSERT_GT(needed, 2);
  Policy<double> policy = enhanced<double>();
  policy.iteration_limit = needed - 1;
  const auto result = ask_axis(a, b, policy, first_axis<double, 3>());
  EXPECT_EQ(result.status, AxisStatus::iteration_limit);
  EXPECT_FALSE(result.intersecting);
  EXPECT_EQ(result.iterations, needed - 1);
}

TEST(SeparatingAxis, CountsWhatIsWithinOmegaAsMeeting) {
  const Body<double, 2> a{{{1, 0}}};
  const Body<double, 2> b{{{1 + 0x1p-52, 0}}};
  const Vec<double, 2> start{{0, 1}};
  EXPECT_EQ(ask_axis(a, b, robust<double>(), start).status, AxisStatus::below_omega);
  EXPECT_TRUE(ask_axis(a, b, robust<double>(), start).intersecting);
  EXPECT_EQ(ask_axis(a, b, enhanced<double>(), start).status, AxisStatus::separating_axis);
}

TYPED_TEST(SeparatingAxisTest, SaysSoWhenProductsOverflow) {
  using S = TypeParam;
  S large(2);
  while (is_finite(S(large * large))) large = large * large;  // now its square overflows
  Body<S, 2> a = cube<S, 2>({});
  Body<S, 2> b = cube<S, 2>({1, 0.5});
  multiply(large, a, b);
  const auto plain = ask_axis(a, b, enhanced<S>(), first_axis<S, 2>());
  EXPECT_EQ(plain.status, AxisStatus::not_finite);
  EXPECT_FALSE(plain.intersecting);
  EXPECT_EQ(ask_axis(a, b, robust<S>(), first_axis<S, 2>()).status, AxisStatus::origin_inside);
}

TYPED_TEST(SeparatingAxisTest, AgreesWithTheDistanceOfTheSamePolicyAwayFromContact) {
  using S = TypeParam;
  int meetings = 0;
  for (std::uint64_t k = 0; k < 400; ++k) {
    const Body<S, 3> a = random_body<S, 3>(2 * k, 12, S(0), S(1));
    const Body<S, 3> b = random_body<S, 3>(2 * k + 1, 12, S(k % 7) / S(2), S(1));
    const auto distance = ask(a, b, robust<S>());
    const auto axis = ask_axis(a, b, robust<S>(), first_axis<S, 3>());
    ASSERT_EQ(axis.intersecting, distance.intersecting) << k;
    if (axis.intersecting) {
      ++meetings;
    } else {
      EXPECT_TRUE((separates<S, 3>(axis.v, a, b))) << k;
    }
  }
  EXPECT_GT(meetings, 50);
  EXPECT_LT(meetings, 350);
}

}  // namespace
}  // namespace gjk::test
