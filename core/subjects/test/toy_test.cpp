// SPDX-License-Identifier: MIT
#include "core/subjects/toy.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

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

}  // namespace
}  // namespace subjects
