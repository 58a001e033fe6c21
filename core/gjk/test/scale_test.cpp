// SPDX-License-Identifier: MIT
#include "core/gjk/scale.hpp"

#include <gtest/gtest.h>

#include "core/gjk/distance.hpp"
#include "core/gjk/test/float128.hpp"

namespace gjk::test {
namespace {

// The format of S: its precision, the exponent of its smallest subnormal, and that of half its
// overflow threshold.
template <typename S>
struct Format {
  static constexpr int digits = std::numeric_limits<S>::digits;
  static constexpr int lowest = std::numeric_limits<S>::min_exponent - digits;
  static constexpr int highest = std::numeric_limits<S>::max_exponent - 1;
};

template <>
struct Format<__float128> {
  static constexpr int digits = 113;
  static constexpr int lowest = -16494;
  static constexpr int highest = 16383;
};

template <typename S>
class ScaleTest : public testing::Test {};
using Scalars = testing::Types<float, double, long double, __float128>;
TYPED_TEST_SUITE(ScaleTest, Scalars);

// Empty if the scale of `magnitude` is correct.
template <typename S>
const char* complaint(const S& magnitude) {
  const Scale<S> scale = normalising_scale(magnitude);
  const S scaled = scale(magnitude);
  if (!(S(1) / S(2) <= scaled && scaled < S(1))) return "not in [1/2, 1)";
  if (!(scale.undo(scaled) == magnitude)) return "undo gives another number";
  if (!(scale.undo(-scaled) == -magnitude)) return "undo gives another negative number";
  S product = scaled;  // magnitude = scaled * 2^-exponent
  for (int k = scale.exponent; k < 0; ++k) product = product * S(2);
  for (int k = scale.exponent; k > 0; --k) product = product / S(2);
  if (!(product == magnitude)) return "exponent is another";
  return "";
}

TYPED_TEST(ScaleTest, BringsEveryPowerOfTwoIntoItsIntervalAndBack) {
  using S = TypeParam;
  S power = power_of_two<S>(Format<S>::lowest);
  ASSERT_TRUE(S(0) < power);
  ASSERT_TRUE(power / S(2) == S(0));
  for (int k = Format<S>::lowest; k <= Format<S>::highest; ++k, power = power * S(2)) {
    const Scale<S> scale = normalising_scale(power);
    ASSERT_EQ(scale.exponent, -k - 1);  // 2^k becomes 1/2
    ASSERT_TRUE(scale(power) == S(1) / S(2)) << k;
    ASSERT_TRUE(scale.undo(scale(power)) == power) << k;
  }
}

TYPED_TEST(ScaleTest, LosesNoBitOfAFullMantissa) {
  using S = TypeParam;
  const S epsilon = power_of_two<S>(1 - Format<S>::digits);
  const int step = Format<S>::highest > 2000 ? 97 : 1;
  for (int k = Format<S>::lowest; k <= Format<S>::highest; k += step) {
    const S power = power_of_two<S>(k);
    for (const S& mantissa : {S(1) + epsilon, S(2) - epsilon, S(4) / S(3)}) {
      ASSERT_STREQ(complaint<S>(power * mantissa), "") << k;
    }
  }
  const S largest = power_of_two<S>(Format<S>::highest) * (S(2) - epsilon);
  ASSERT_FALSE(is_finite<S>(largest * S(2)));
  EXPECT_STREQ(complaint<S>(largest), "");
}

TEST(Scale, HoldsAtTheMagnitudesPeopleReport) {
  for (const double x : {1e150, 1e-150, 1e308, 5e-324, 0x1p-1022, 1.0, 0.1, 3.0}) {
    EXPECT_STREQ(complaint(x), "") << x;
  }
  for (const float x : {1e38f, 1e-38f, 1e-45f, 1.0f, 0.1f}) EXPECT_STREQ(complaint(x), "") << x;
}

TYPED_TEST(ScaleTest, IsTheIdentityForWhatHasNoScale) {
  using S = TypeParam;
  const S huge = power_of_two<S>(Format<S>::highest);
  const S infinity = huge * S(4);
  for (const S& x : {S(0), infinity, S(infinity - infinity), S(-1)}) {
    const Scale<S> scale = normalising_scale(x);
    EXPECT_TRUE(scale.first == S(1) && scale.second == S(1));
    EXPECT_EQ(scale.exponent, 0);
  }
}

// Regression in the top binade: with a balance of 1/4 the products overflowed from 2/3 of the
// largest number on, all vertices were equally far, and the distance was that of a wrong one.
TYPED_TEST(ScaleTest, LeavesRoomForTheSupportMappingUpToTheLargestNumber) {
  using S = TypeParam;
  const S epsilon = power_of_two<S>(1 - Format<S>::digits);
  const S largest = power_of_two<S>(Format<S>::highest) * (S(2) - epsilon);
  for (const S& m : {largest, S(largest / S(4) * S(3)), S(largest / S(2)), S(largest / S(4))}) {
    const S n = m / S(16) * S(15);
    const Body<S, 3> a{{{m, m, m}}, {{n, n, n}}};
    const Body<S, 3> b{{{-m, -m, -m}}, {{-n, -n, -n}}};
    for (const Policy<S>& policy : {signed_volumes<S>(), robust<S>()}) {
      const auto result = ask(a, b, policy);
      EXPECT_EQ(result.status, Status::converged);
      EXPECT_TRUE(result.witness_a == a[1] && result.witness_b == b[1]);
    }
  }
}

// Multiples of 2^-12 in (-1, 1): no factor below makes them inexact, even among the subnormals.
template <typename S>
Body<S, 3> coarse_body(std::uint64_t key, const S& offset) {
  Body<S, 3> points(6);
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const auto word = static_cast<int>(mixed(key * 64 + i * 3 + axis) % 8192) - 4096;
      points[i][axis] = S(word) / S(4096) + offset;
    }
  }
  return points;
}

template <typename S>
Result<S, 3> robust_distance(Body<S, 3> a, Body<S, 3> b, const S& factor) {
  multiply(factor, a, b);
  return ask(a, b, robust<S>());
}

TYPED_TEST(ScaleTest, RobustAnswersAScaledCaseWithTheScaledAnswerBitForBit) {
  using S = TypeParam;
  const int low = Format<S>::lowest + 2 * Format<S>::digits;  // v keeps its last bits
  const int high = Format<S>::highest - 3;
  int separated = 0;
  for (std::uint64_t key = 0; key < 60; ++key) {
    const auto a = coarse_body<S>(2 * key, S(0));
    const auto b = coarse_body<S>(2 * key + 1, S(static_cast<int>(key % 3)) / S(2));
    const auto plain = robust_distance(a, b, S(1));
    if (!plain.intersecting) ++separated;
    for (const int k : {low, -7, -1, 1, 5, high}) {
      const S factor = power_of_two<S>(k);
      const auto scaled = robust_distance(a, b, factor);
      ASSERT_EQ(scaled.status, plain.status) << "case " << key << " times 2^" << k;
      ASSERT_EQ(scaled.iterations, plain.iterations);
      ASSERT_EQ(scaled.members, plain.members);
      ASSERT_TRUE(scaled.lambda == plain.lambda);
      ASSERT_TRUE(scaled.vv == plain.vv && scaled.mu_squared == plain.mu_squared);
      ASSERT_TRUE(scaled.v == factor * plain.v) << "case " << key << " times 2^" << k;
      ASSERT_TRUE(scaled.witness_a == factor * plain.witness_a);
      ASSERT_TRUE(scaled.witness_b == factor * plain.witness_b);
    }
  }
  EXPECT_GT(separated, 10);
  EXPECT_LT(separated, 50);
}

// Near contact directions are short, and products of short directions with tiny coordinates tie.
TEST(Scale, ChoosesTheSameSupportPointDownToTheSmallestNumbers) {
  const Vec<float, 2> direction{{0x1p-41F, 0x1.8p-44F}};
  for (int k = 0; k <= 120; ++k) {
    const float tiny = std::ldexp(1.0F, -k);
    std::vector<Vec<float, 2>> points;
    for (int i = 0; i < 64; ++i) {
      const float x = 1 - static_cast<float>(i) * 0x1p-12F;
      const float y = static_cast<float>(i) * 0x1.5p-9F;
      points.push_back({{x * tiny, y * tiny}});
    }
    const std::vector<Vec<float, 2>> origin(1);
    const VertexCloud<float, 2> a(points);
    const VertexCloud<float, 2> b(origin);
    const Scale<float> scale = normalising_scale(a.magnitude());
    EXPECT_EQ((Difference<float, VertexCloud<float, 2>, VertexCloud<float, 2>>(a, b, scale)
                   .support(direction)
                   .p.index),
              63U)
        << k;
  }
}

}  // namespace
}  // namespace gjk::test
