// SPDX-License-Identifier: MIT
#include "core/cases/choices.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace {

using cases::Choices;

std::vector<int> first_bytes(Choices choices, int count) {
  std::vector<int> bytes;
  for (int i = 0; i < count; ++i) bytes.push_back(choices.byte());
  return bytes;
}

TEST(Choices, GivesItsBytesInOrderThenZeros) {
  const std::array<std::uint8_t, 3> bytes{7, 0, 255};
  EXPECT_EQ(first_bytes(Choices(bytes), 6), (std::vector<int>{7, 0, 255, 0, 0, 0}));
}

TEST(Choices, GivesTheSimplestDecisionIfNoBytesAreLeft) {
  Choices choices{std::span<const std::uint8_t>()};
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(choices.byte(), 0);
    EXPECT_EQ(choices.below(1), 0U);
    EXPECT_EQ(choices.below(1000), 0U);
    EXPECT_EQ(choices.below(std::numeric_limits<std::uint64_t>::max()), 0U);
    EXPECT_EQ(choices.between(-3, 5), -3);
    EXPECT_FALSE(choices.flag());
    EXPECT_FALSE(choices.one_in(2));
    for (const int bits : {1, 24, 53}) {
      EXPECT_EQ(choices.fraction(bits), 0);
      EXPECT_FALSE(std::signbit(choices.fraction(bits)));
      EXPECT_EQ(choices.share(bits), 0);
    }
  }
}

// The meaning of each byte must never change: stored inputs would become worthless.
TEST(Choices, TakesOneTwoOrEightBytesByTheSizeOfTheRange) {
  std::vector<std::uint8_t> bytes;
  for (std::uint8_t i = 1; i <= 32; ++i) bytes.push_back(i);
  Choices choices(bytes);
  EXPECT_EQ(choices.below(1), 0U);                   // byte 1
  EXPECT_EQ(choices.below(0x100), 2U);               // byte 2
  EXPECT_EQ(choices.below(0x101), 0x0403U % 0x101);  // bytes 3, 4
  EXPECT_EQ(choices.below(0x10000), 0x0605U);        // bytes 5, 6
  EXPECT_EQ(choices.below(0x10001), 0x0e0d0c0b0a090807U % 0x10001);
  EXPECT_EQ(choices.byte(), 15);
  EXPECT_EQ(choices.share(8), 16.0 / 256);
  EXPECT_EQ(choices.share(9), 0x011 / 512.0);  // bytes 17, 18, cut to 9 bits
  EXPECT_EQ(choices.byte(), 19);
  EXPECT_EQ(choices.fraction(16), 0x1615 / 65536.0);     // byte 20 is the sign
  EXPECT_EQ(choices.fraction(16), -(0x1918 / 65536.0));  // byte 23
}

TEST(Choices, StaysWithinItsRangesAndReachesTheirEnds) {
  Choices choices = Choices::keyed(1, "ranges", 0);
  std::vector<int> seen(6, 0);
  int ones = 0;
  for (int i = 0; i < 10'000; ++i) {
    const int x = choices.between(-2, 3);
    ASSERT_TRUE(-2 <= x && x <= 3);
    ++seen[static_cast<std::size_t>(x + 2)];
    ASSERT_LT(choices.below(70'000), 70'000U);
    if (choices.one_in(4)) ++ones;
    for (const int bits : {1, 4, 20, 24, 53}) {
      const double share = choices.share(bits);
      ASSERT_TRUE(0 <= share && share < 1);
      ASSERT_EQ(std::ldexp(share, bits), std::floor(std::ldexp(share, bits)));
      const double fraction = choices.fraction(bits);
      ASSERT_TRUE(-1 < fraction && fraction < 1);
      ASSERT_EQ(std::ldexp(fraction, bits), std::floor(std::ldexp(fraction, bits)));
    }
  }
  for (const int count : seen) EXPECT_NEAR(count, 10'000.0 / 6, 200);
  EXPECT_NEAR(ones, 2500, 200);
}

TEST(Choices, KeyedStreamsAreIndependentOfPreviousOnes) {
  const auto alone = first_bytes(Choices::keyed(5, "flat", 1000), 100);
  for (std::uint64_t index = 0; index < 1000; ++index) {
    first_bytes(Choices::keyed(5, "flat", index), 3);
  }
  EXPECT_EQ(first_bytes(Choices::keyed(5, "flat", 1000), 100), alone);
}

TEST(Choices, KeyedStreamsDifferInEveryPartOfTheKey) {
  const auto bytes = first_bytes(Choices::keyed(5, "flat", 7), 16);
  EXPECT_NE(first_bytes(Choices::keyed(6, "flat", 7), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(5, "flas", 7), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(5, "flat", 8), 16), bytes);
  EXPECT_NE(first_bytes(Choices::keyed(7, "flat", 5), 16), bytes);
}

TEST(Choices, KeyedStreamsAreUniform) {
  Choices choices = Choices::keyed(3, "uniform", 0);
  std::array<int, 256> count{};
  for (int i = 0; i < 256 * 400; ++i) ++count[choices.byte()];
  // 400 expected, standard deviation 20: a deviation of 6 of them is no chance.
  for (const int n : count) EXPECT_NEAR(n, 400, 120);
}

// Every compiler and platform must generate the same cases.
TEST(Choices, KeyedStreamsAreTheSameEverywhere) {
  EXPECT_EQ(
      first_bytes(Choices::keyed(1, "lattice", 0), 16),
      (std::vector<int>{218, 236, 46, 69, 105, 136, 98, 8, 83, 189, 57, 157, 186, 119, 165, 22}));
  EXPECT_EQ(first_bytes(Choices::keyed(1, "lattice", 1), 8),
            (std::vector<int>{85, 47, 58, 55, 198, 184, 51, 243}));
  EXPECT_EQ(first_bytes(Choices::keyed(~std::uint64_t{0}, "", ~std::uint64_t{0}), 8),
            (std::vector<int>{10, 215, 47, 173, 96, 90, 13, 161}));
}

}  // namespace
