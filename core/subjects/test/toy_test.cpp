// SPDX-License-Identifier: MIT
#include "core/subjects/toy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/gjk/distance.hpp"
#include "core/subjects/scalars.hpp"

namespace subjects {
namespace {

// All numbers of P bits with exponents from -4 to 4, and zero.
template <int P>
std::vector<double> numbers() {
  std::vector<double> all{0};
  for (int exponent = -4; exponent <= 4; ++exponent) {
    for (int digits = 1 << (P - 1); digits < 1 << P; ++digits) {
      all.push_back(std::ldexp(digits, exponent - P));
      all.push_back(-all.back());
    }
  }
  return all;
}

// The nearest number of P bits by long division of the digits: |x| = q 2^e, q halved to P bits.
template <int P>
double nearest(double x) {
  if (x == 0) return 0;
  const double unit = std::ldexp(1.0, std::ilogb(x) - P + 1);
  const double whole = std::floor(std::fabs(x) / unit);
  const double rest = std::fabs(x) / unit - whole;
  const bool up = rest > 0.5 || (rest == 0.5 && std::fmod(whole, 2) == 1);
  return std::copysign((whole + (up ? 1 : 0)) * unit, x);
}

template <typename Bits>
class ToyTest : public testing::Test {};
using AllBits = testing::Types<std::integral_constant<int, 3>, std::integral_constant<int, 5>,
                               std::integral_constant<int, 8>>;
TYPED_TEST_SUITE(ToyTest, AllBits);

TYPED_TEST(ToyTest, RoundsSumsProductsAndQuotientsToTheNearest) {
  constexpr int bits = TypeParam::value;
  const std::vector<double> all = numbers<bits>();
  // Every pair of few bits, a share of those of many.
  const std::size_t step = all.size() > 500 ? 7 : 1;
  for (std::size_t i = 0; i < all.size(); i += step) {
    const Toy<bits> a(all[i]);
    ASSERT_EQ(a.value(), all[i]);
    for (const double y : all) {
      const Toy<bits> b(y);
      ASSERT_EQ((a + b).value(), nearest<bits>(all[i] + y)) << all[i] << " + " << y;
      ASSERT_EQ((a - b).value(), nearest<bits>(all[i] - y)) << all[i] << " - " << y;
      ASSERT_EQ((a * b).value(), nearest<bits>(all[i] * y)) << all[i] << " * " << y;
      if (y != 0) {
        ASSERT_EQ((a / b).value(), nearest<bits>(all[i] / y)) << all[i] << " / " << y;
      }
    }
  }
}

TYPED_TEST(ToyTest, KeepsWhatIsNotFinite) {
  using S = Toy<TypeParam::value>;
  EXPECT_TRUE(std::isinf((S(1) / S(0)).value()));
  EXPECT_TRUE(std::isnan((S(0) / S(0)).value()));
  EXPECT_FALSE(gjk::is_finite(S(1) / S(0)));
  EXPECT_EQ(gjk::ScalarTraits<S>::unit_roundoff().value(), std::ldexp(1.0, -TypeParam::value));
}

// --- runs without an end, by period: the first of each that the enumeration of all inputs of a few
// coordinates finds (reports/records/three_questions.md, 1) ---

using gjk::Repetition;
using Bodies = std::array<std::vector<std::array<double, 3>>, 2>;

struct Cycle {
  int bits;
  int period;  // of the support points
  bool original;
  Repetition repetition;
  Bodies bodies;
};

const std::vector<Cycle>& cycles() {
  using enum Repetition;
  static const std::vector<std::array<double, 3>> origin{{0, 0, 0}};
  static const std::vector<Cycle> all{
      {3, 1, false, unchecked, {{{{1, -1.75, 0}, {-2, -2, 0}, {-2, -2, 0}}, origin}}},
      {3, 2, false, unchecked, {{{{1, 1.25, 0}, {-1.5, -2, 0}, {-2, -2, 0}}, origin}}},
      {3,
       3,
       false,
       unchecked,
       {{{{-1.25, -1.25, -1.25}, {1.5, 1.5, 1}}, {{1, 1, -1.25}, {1.5, -1.25, -1.25}}}}},
      {3,
       4,
       false,
       unchecked,
       {{{{-1.25, -1.25, -1.25}, {1, 1, 1}}, {{1.5, -1.25, 1.5}, {1.5, 1.5, -1.25}}}}},
      {3, 2, false, simplex, {{{{1, 1.25, 0}, {-1.5, -2, 0}, {-2, -2, 0}}, origin}}},
      {3,
       3,
       false,
       simplex,
       {{{{-1.25, -1.25, -1.25}, {1.5, 1.5, 1}}, {{1, 1, -1.25}, {1.5, -1.25, -1.25}}}}},
      // The only kind that the check of 1999 leaves, 24 inputs of 117,768,336.
      {5,
       3,
       false,
       previous,
       {{{{1, 1.25, 1.25}, {1, 1, 1.25}, {1, 1.25, 1}, {1.25, -1.5, -1.5}}, origin}}},
      {3, 1, true, unchecked, {{{{1, -1.75, 0}, {-2, -2, 0}, {-2, -2, 0}}, origin}}},
      {3, 2, true, unchecked, {{{{1, 1.25, 0}, {-1.5, -2, 0}, {-2, -2, 0}}, origin}}},
      {3,
       3,
       true,
       unchecked,
       {{{{-1.5, -1.5, 1.25}, {1.25, -1.5, 1.25}, {1.25, 1.25, -1.5}, {-1.5, -1.5, -1.5}},
         origin}}},
      {3,
       4,
       true,
       unchecked,
       {{{{1, -1.5, 1}, {-1.5, 1, 1.25}, {-1.5, 1, 1}, {1, -1.5, -1.5}}, origin}}},
      {3,
       5,
       true,
       unchecked,
       {{{{1, 1, -1.25}, {1.5, 1.5, 1.5}}, {{1.5, -1.25, 1}, {1.5, 1, -1.25}}}}},
      {3,
       7,
       true,
       unchecked,
       {{{{1.25, -1.5, 1}, {1, 1, 1}, {1, 1.25, 1}, {1.25, 1, -1.5}}, origin}}},
      {5,
       9,
       true,
       unchecked,
       {{{{1, 1.25, 1.25}, {1, 1, 1}, {1, 1.25, -1.5}, {1.25, -1.5, -1.5}}, origin}}},
      {8,
       10,
       true,
       unchecked,
       {{{{-1.25, 1, -1.25}, {1.5, 1.5, 1}}, {{1.5, 1, 1}, {1, 1, -1.25}}}}},
  };
  return all;
}

// The support points of a run; empty if it ends.
template <typename S>
std::vector<gjk::Vec<S, 3>> endless(const Cycle& cycle, bool strict) {
  gjk::Policy<S> policy = cycle.original ? gjk::original<S>() : gjk::enhanced<S>();
  policy.epsilon = S(0);
  policy.repetition = cycle.repetition;
  policy.iteration_limit = 64;
  policy.strict_decrease_check = strict;
  std::array<std::vector<gjk::Vec<S, 3>>, 2> points;
  for (std::size_t i = 0; i < 2; ++i) {
    for (const auto& p : cycle.bodies[i]) points[i].push_back({{S(p[0]), S(p[1]), S(p[2])}});
  }
  std::vector<gjk::Vec<S, 3>> support;
  const auto result =
      gjk::distance(gjk::VertexCloud<S, 3>(points[0]), gjk::VertexCloud<S, 3>(points[1]), policy,
                    [&](const gjk::Step<S, 3>& step) { support.push_back(step.w.y); });
  if (result.status != gjk::Status::iteration_limit) support.clear();
  return support;
}

template <int bits>
void expect_period(const Cycle& cycle) {
  const auto support = endless<Toy<bits>>(cycle, false);
  ASSERT_EQ(support.size(), 64U);
  const auto repeats_after = [&](int period) {
    return std::equal(support.end() - 30, support.end(), support.end() - 30 - period);
  };
  for (int period = 1; period < cycle.period; ++period) EXPECT_FALSE(repeats_after(period));
  EXPECT_TRUE(repeats_after(cycle.period));
  EXPECT_TRUE(endless<Toy<bits>>(cycle, true).empty()) << "a norm that must fall ends it";
}

TEST(ToyCycles, HaveThePeriodsOfTheRecord) {
  for (const Cycle& cycle : cycles()) {
    SCOPED_TRACE(testing::Message() << cycle.bits << " bits, period " << cycle.period);
    switch (cycle.bits) {
      case 3: expect_period<3>(cycle); break;
      case 5: expect_period<5>(cycle); break;
      case 8: expect_period<8>(cycle); break;
      default: FAIL() << "no such toy";
    }
  }
}

// So it can be no known case: its digits are those of the toy.
TEST(ToyCycles, ThatTheCheckOf1999LeavesEndAtBuiltInScalars) {
  int tried = 0;
  for (const Cycle& cycle : cycles()) {
    if (cycle.repetition != Repetition::previous) continue;
    ++tried;
    EXPECT_TRUE(endless<float>(cycle, false).empty());
    EXPECT_TRUE(endless<double>(cycle, false).empty());
    EXPECT_TRUE(endless<long double>(cycle, false).empty());
    EXPECT_TRUE(endless<__float128>(cycle, false).empty());
  }
  EXPECT_EQ(tried, 1);
}

}  // namespace
}  // namespace subjects
