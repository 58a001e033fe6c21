// SPDX-License-Identifier: MIT
#include "core/cases/case.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <set>
#include <utility>

#include "core/cases/file.hpp"
#include "core/cases/form/number_text.hpp"
#include "core/cases/symmetry/signed_axes.hpp"

namespace {

using Limits = std::numeric_limits<double>;

// Counter-based, and the same with every compiler.
std::uint64_t random_bits(std::uint64_t counter) {
  std::uint64_t x = counter * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

std::string printed(double x) {
  char text[64];
  std::snprintf(text, sizeof text, "%a", x);
  return text;
}

cases::Case one_coordinate(double x) {
  cases::Case question;
  question.id = "one";
  question.a.points = {{x, 0, 0}};
  question.b.points = {{0, 0, 0}};
  return question;
}

TEST(HexFloat, HasOneCanonicalText) {
  EXPECT_EQ(cases::hex_float(1), "0x1p+0");
  EXPECT_EQ(cases::hex_float(0.1875), "0x1.8p-3");
  EXPECT_EQ(cases::hex_float(-0.1), "-0x1.999999999999ap-4");
  EXPECT_EQ(cases::hex_float(0x1.0000000000001p+0), "0x1.0000000000001p+0");
  EXPECT_EQ(cases::hex_float(0x1.08p+10), "0x1.08p+10");
  EXPECT_EQ(cases::hex_float(Limits::max()), "0x1.fffffffffffffp+1023");
  EXPECT_EQ(cases::hex_float(Limits::min()), "0x1p-1022");
  EXPECT_EQ(cases::hex_float(0.0), "0x0p+0");
  EXPECT_EQ(cases::hex_float(-0.0), "0x0p+0");
}

TEST(HexFloat, NormalisesSubnormals) {
  EXPECT_EQ(cases::hex_float(Limits::denorm_min()), "0x1p-1074");
  EXPECT_EQ(cases::hex_float(-3 * Limits::denorm_min()), "-0x1.8p-1073");
  EXPECT_EQ(cases::hex_float(Limits::min() - Limits::denorm_min()), "0x1.ffffffffffffep-1023");
}

TEST(HexFloat, WritesNonFiniteValuesAsWordsThatAreNotRead) {
  for (double x : {Limits::infinity(), -Limits::infinity(), Limits::quiet_NaN()}) {
    EXPECT_EQ(cases::parse_hex_float(cases::hex_float(x)), std::nullopt) << x;
  }
}

// One pattern in eight is made subnormal, since random exponents hardly ever are.
TEST(HexFloat, AgreesWithTheCLibraryOnRandomBitPatterns) {
  int subnormal = 0;
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    std::uint64_t pattern = random_bits(i);
    if (i % 8 == 0) pattern &= 0x800fffffffffffffu;
    const double x = std::bit_cast<double>(pattern);
    if (!std::isfinite(x) || x == 0) continue;
    const std::string text = cases::hex_float(x);
    ASSERT_EQ(std::strtod(text.c_str(), nullptr), x) << text;
    ASSERT_EQ(cases::parse_hex_float(text), x) << text;
    ASSERT_EQ(cases::parse_hex_float(printed(x)), x) << text;
    if (std::isnormal(x)) {
      ASSERT_EQ(text, printed(x));
    } else {
      ++subnormal;
    }
  }
  EXPECT_GT(subnormal, 12'000);
}

TEST(HexFloat, ReadsEverySpellingOfAnExactDouble) {
  const std::pair<const char*, double> spellings[] = {
      {"0X1.8P1", 3},
      {"+0x1p0", 1},
      {"0x1.p+4", 16},
      {"0x000000000000000000000000000001p0", 1},
      {"0x1.00000000000000000000000000000000000p0", 1},
      {"0x100000000000000000000000000000000p-128", 1},
      {"0x0.0000000000000000000000000000000000001p+148", 1},
      {"0x0.0000000000001p-1022", Limits::denorm_min()},
      {"0x1fffffffffffffp+971", Limits::max()},
      {"0x0.00p+99999999999999999999999999", 0},
      {"0x1p-0000000000000000000000000000001", 0.5},
      {"0xaBcDeFp0", 0xabcdef},
  };
  for (const auto& [text, value] : spellings) {
    EXPECT_EQ(cases::parse_hex_float(text), value) << text;
  }
  EXPECT_FALSE(std::signbit(cases::parse_hex_float("-0x0p+0").value_or(-1)));
}

TEST(HexFloat, RefusesTextThatIsNotExactlyADouble) {
  const std::vector<const char*> short_texts = {
      "",         "1",       "0.1",      "1e5",     "nan",      "inf",      "-inf",
      "infinity", "0x",      "0xp0",     "0x.8p0",  "0x1",      "0x1.8",    "0x1p",
      "0x1p+",    "0x1p+-1", "0x1p1.0",  "0x1p0x1", " 0x1p0",   "0x1p0 ",   "0x1,8p0",
      "--0x1p0",  "0x1gp0",  "0x1.8.p0", "x1p0",    "0x1p1024", "0x1p-1075"};
  const std::vector<const char*> long_texts = {"0x1.00000000000008p0",
                                               "0x1.fffffffffffff8p+1023",
                                               "0x1.8p-1074",
                                               "0x20000000000001p0",
                                               "0x1000000000000000000000000000001p0",
                                               "0x1p99999999999999999999999999",
                                               "0x1p-99999999999999999999999999"};
  for (const auto& texts : {short_texts, long_texts}) {
    for (const char* text : texts) EXPECT_EQ(cases::parse_hex_float(text), std::nullopt) << text;
  }
}

TEST(Bits, Are24ExactlyWhenBinary32HoldsEveryCoordinate) {
  for (double x : {0.0, 1.0, 0x1.fffffep+127, 0x1p-126, 0x1p-149, -0x1.000002p+0}) {
    EXPECT_EQ(cases::bits(one_coordinate(x)), 24) << x;
  }
  for (double x : {0.1, 0x1.000001p+0, 0x1p+128, 0x1.ffffffp+127, 0x1p-150, 0x1.8p-149}) {
    EXPECT_EQ(cases::bits(one_coordinate(x)), 53) << x;
  }
}

TEST(Magnitude, IsTheLargestAbsoluteCoordinateOfBothBodies) {
  cases::Case question = one_coordinate(-7);
  EXPECT_EQ(cases::magnitude(question), 7);
  question.b.points.push_back({0, 0, -9});
  EXPECT_EQ(cases::magnitude(question), 9);
}

TEST(Rounded, TakesTheNearestFloatAndDropsTheTruth) {
  cases::Case question = one_coordinate(0.1);
  question.expect.emplace();
  const auto narrow = cases::rounded(question, 24);
  ASSERT_TRUE(narrow);
  EXPECT_EQ(narrow->a.points[0][0], static_cast<double>(0.1f));
  EXPECT_FALSE(narrow->expect);
  EXPECT_EQ(cases::bits(*narrow), 24);
  const auto wide = cases::rounded(question, 53);
  ASSERT_TRUE(wide);
  EXPECT_EQ(wide->a.points[0][0], 0.1);
  EXPECT_FALSE(wide->expect);
}

// Parameters stay valid because lengths are in units of 2^exponent.
TEST(Parameters, AreKeptWhenACaseIsScaledOrRounded) {
  cases::Case question = one_coordinate(0.1);
  question.parameters = {{"gap", 0.1}, {"exponent", 3}};
  EXPECT_EQ(cases::rounded(question, 24)->parameters, question.parameters);
  EXPECT_EQ(cases::rounded(question, 53)->parameters, question.parameters);
  const std::vector<cases::Parameter> moved{{"gap", 0.1}, {"exponent", -2}};
  EXPECT_EQ(cases::scaled(question, -5).parameters, moved);
}

TEST(Rounded, SendsTiesToEvenAndTinyCoordinatesToZero) {
  const auto at = [](double x) { return cases::rounded(one_coordinate(x), 24)->a.points[0][0]; };
  EXPECT_EQ(at(0x1.000001p+0), 1);
  EXPECT_EQ(at(0x1.000003p+0), 0x1.000004p+0);
  EXPECT_EQ(at(0x1p-150), 0);
  EXPECT_EQ(at(0x1.8p-150), 0x1p-149);
}

// Half an ulp above the largest float is a tie, which goes to 2^128.
TEST(Rounded, IsEmptyExactlyWhenACoordinateOverflows) {
  const double limit = 0x1.ffffffp+127;
  EXPECT_FALSE(cases::rounded(one_coordinate(limit), 24));
  EXPECT_FALSE(cases::rounded(one_coordinate(-limit), 24));
  EXPECT_FALSE(cases::rounded(one_coordinate(Limits::max()), 24));
  const auto below = cases::rounded(one_coordinate(std::nextafter(-limit, 0)), 24);
  ASSERT_TRUE(below);
  EXPECT_EQ(below->a.points[0][0], -0x1.fffffep+127);
}

TEST(RationalText, KnowsWhatIsNegative) {
  for (const char* text : {"-1", "-123456789", "-1/7", "-10"})
    EXPECT_TRUE(cases::is_negative(text)) << text;
  for (const char* text : {"0", "-0", "-0/3", "1", "1/7"})
    EXPECT_FALSE(cases::is_negative(text)) << text;
}

// All fractions of small numbers, compared with products of integers.
TEST(RationalText, ComparesSmallFractionsExactly) {
  for (int p = 0; p <= 12; ++p) {
    for (int q = 1; q <= 12; ++q) {
      for (int r = 0; r <= 12; ++r) {
        for (int s = 1; s <= 12; ++s) {
          const std::string x = std::to_string(p) + "/" + std::to_string(q);
          const std::string y = std::to_string(r) + "/" + std::to_string(s);
          ASSERT_EQ(cases::exceeds(x, y), p * s > r * q) << x << " " << y;
        }
      }
    }
  }
  EXPECT_TRUE(cases::exceeds("7", "20/3"));
  EXPECT_FALSE(cases::exceeds("20/3", "7"));
  EXPECT_FALSE(cases::exceeds("-0", "0"));
}

// 10^n + 1 and 10^n as numerators and denominators.
TEST(RationalText, DistinguishesLongNumbersByTheirLastDigit) {
  for (std::size_t zeros = 1; zeros <= 60; ++zeros) {
    const std::string less = "1" + std::string(zeros, '0');
    std::string more = less;
    more.back() = '1';
    EXPECT_TRUE(cases::exceeds(more, less)) << zeros;
    EXPECT_FALSE(cases::exceeds(less, more)) << zeros;
    EXPECT_FALSE(cases::exceeds(more, more)) << zeros;
    EXPECT_TRUE(cases::exceeds("1/" + less, "1/" + more)) << zeros;
    EXPECT_FALSE(cases::exceeds("1/" + more, "1/" + less)) << zeros;
    EXPECT_TRUE(cases::exceeds(more + "/" + less, "1")) << zeros;
    EXPECT_FALSE(cases::exceeds(less + "/" + more, "1")) << zeros;
    EXPECT_TRUE(cases::exceeds(more + "/" + less, less + "/" + more)) << zeros;
  }
  EXPECT_TRUE(cases::exceeds("999999999999999999/2", "499999999999999999"));
  EXPECT_FALSE(cases::exceeds("999999999999999999/2", "500000000000000000"));
}

double squared_gap(const cases::Point& p, const cases::Point& q) {
  double sum = 0;
  for (std::size_t i = 0; i < 3; ++i) sum += (p[i] - q[i]) * (p[i] - q[i]);
  return sum;
}

TEST(SignedAxes, AreAllButTheIdentityWithoutRepetition) {
  for (const int dim : {2, 3}) {
    std::set<std::string> images;
    for (const cases::SignedAxes& axes : cases::signed_axes(dim)) {
      images.insert(text(axes, dim));
      const cases::Point p{3, 5, dim == 2 ? 0.0 : 7.0};
      EXPECT_NE(axes(p), p);
      EXPECT_EQ(inverse(axes)(axes(p)), p);
      EXPECT_EQ(axes(p)[2] == 0, dim == 2);
    }
    EXPECT_EQ(images.size(), dim == 2 ? 7U : 47U);
  }
}

TEST(SignedAxes, KeepLengthsOfAnImage) {
  cases::Case question;
  question.a.points = {{1, 2, 3}, {-4, 0, 2}};
  question.b.points = {{8, -1, 5}};
  for (const cases::SignedAxes& axes : cases::signed_axes(3)) {
    const cases::Case image = cases::image(question, axes);
    ASSERT_EQ(image.a.points.size(), 2U);
    ASSERT_EQ(image.b.points.size(), 1U);
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(squared_gap(image.a.points[i], image.b.points[0]),
                squared_gap(question.a.points[i], question.b.points[0]));
    }
  }
}

}  // namespace
