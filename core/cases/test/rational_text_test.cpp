// SPDX-License-Identifier: MIT
#include "core/cases/form/rational_text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace cases {
namespace {

TEST(RationalText, KnowsWhatIsNegative) {
  for (const char* text : {"-1", "-123456789", "-1/7", "-10"})
    EXPECT_TRUE(is_negative(text)) << text;
  for (const char* text : {"0", "-0", "-0/3", "1", "1/7"}) EXPECT_FALSE(is_negative(text)) << text;
}

// All fractions of small numbers, compared with products of integers.
TEST(RationalText, ComparesSmallFractionsExactly) {
  for (int p = 0; p <= 12; ++p) {
    for (int q = 1; q <= 12; ++q) {
      for (int r = 0; r <= 12; ++r) {
        for (int s = 1; s <= 12; ++s) {
          const std::string x = std::to_string(p) + "/" + std::to_string(q);
          const std::string y = std::to_string(r) + "/" + std::to_string(s);
          ASSERT_EQ(exceeds(x, y), p * s > r * q) << x << " " << y;
        }
      }
    }
  }
  EXPECT_TRUE(exceeds("7", "20/3"));
  EXPECT_FALSE(exceeds("20/3", "7"));
  EXPECT_FALSE(exceeds("-0", "0"));
}

// 10^n + 1 and 10^n as numerators and denominators.
TEST(RationalText, DistinguishesLongNumbersByTheirLastDigit) {
  for (std::size_t zeros = 1; zeros <= 60; ++zeros) {
    const std::string less = "1" + std::string(zeros, '0');
    std::string more = less;
    more.back() = '1';
    EXPECT_TRUE(exceeds(more, less)) << zeros;
    EXPECT_FALSE(exceeds(less, more)) << zeros;
    EXPECT_FALSE(exceeds(more, more)) << zeros;
    EXPECT_TRUE(exceeds("1/" + less, "1/" + more)) << zeros;
    EXPECT_FALSE(exceeds("1/" + more, "1/" + less)) << zeros;
    EXPECT_TRUE(exceeds(more + "/" + less, "1")) << zeros;
    EXPECT_FALSE(exceeds(less + "/" + more, "1")) << zeros;
    EXPECT_TRUE(exceeds(more + "/" + less, less + "/" + more)) << zeros;
  }
  EXPECT_TRUE(exceeds("999999999999999999/2", "499999999999999999"));
  EXPECT_FALSE(exceeds("999999999999999999/2", "500000000000000000"));
}

}  // namespace
}  // namespace cases
