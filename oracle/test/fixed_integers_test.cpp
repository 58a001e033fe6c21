// SPDX-License-Identifier: MIT
// Integers of fixed width against integers of any width, with limbs of all zeros and all ones.
#include "oracle/certificate/fixed_integers.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "core/cases/choices.hpp"

namespace oracle {
namespace {

using cases::Choices;

template <std::size_t Limbs>
Fixed<Limbs> random_fixed(Choices& choices) {
  Fixed<Limbs> x;
  for (std::uint64_t& limb : x.limbs) {
    const std::uint64_t kind = choices.below(4);
    limb = kind == 0 ? 0 : ~std::uint64_t{0};
    if (kind > 1) limb = (choices.below(1U << 16U) << 48U) | choices.below(1U << 16U);
    if (kind > 2) limb ^= choices.below(std::uint64_t{1} << 32U) << 16U;
  }
  return x;
}

template <std::size_t X, std::size_t Y>
void expect_products(Choices& choices) {
  for (int i = 0; i < 2000; ++i) {
    const Fixed<X> x = random_fixed<X>(choices);
    const Fixed<Y> y = random_fixed<Y>(choices);
    ASSERT_EQ(to_integer(x * y), to_integer(x) * to_integer(y));
    ASSERT_EQ(to_integer(widened<X + Y>(x) + widened<X + Y>(y)), to_integer(x) + to_integer(y));
    ASSERT_EQ(to_integer(widened<X + Y>(x) - widened<X + Y>(y)), to_integer(x) - to_integer(y));
    ASSERT_EQ(sign(x), to_integer(x).sign());
  }
}

TEST(FixedIntegers, AgreeWithIntegersOfAnyWidth) {
  Choices choices = Choices::keyed(20240831, "fixed", 0);
  expect_products<1, 1>(choices);
  expect_products<1, 2>(choices);
  expect_products<2, 2>(choices);
  expect_products<3, 1>(choices);
  expect_products<4, 2>(choices);
  expect_products<6, 6>(choices);
}

// Within half the distance of both neighbours; a tie goes to the even one.
TEST(FixedIntegers, RoundCorrectlyToDouble) {
  Choices choices = Choices::keyed(20240832, "fixed", 0);
  for (int i = 0; i < 20000; ++i) {
    Fixed<6> x = random_fixed<6>(choices);
    if (i % 4 == 0) {  // 54 or 55 significant bits: ties and near ties
      x = {};
      x.limbs[1] = choices.below(std::uint64_t{1} << 55U);
      x.limbs[0] = choices.below(3);
    }
    const Integer exact = to_integer(x);
    const double value = rounded_to_double(x);
    const double up = std::nextafter(value, HUGE_VAL);
    const double down = std::nextafter(value, -HUGE_VAL);
    const Rational above = (Rational(value) + Rational(up)) / 2;
    const Rational below = (Rational(value) + Rational(down)) / 2;
    ASSERT_TRUE(below <= Rational(exact) && Rational(exact) <= above);
    int exponent = 0;
    const bool even = std::fmod(std::ldexp(std::frexp(value, &exponent), 53), 2) == 0;
    ASSERT_TRUE(even || (below != Rational(exact) && Rational(exact) != above));
  }
}

}  // namespace
}  // namespace oracle
