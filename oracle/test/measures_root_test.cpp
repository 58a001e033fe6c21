// SPDX-License-Identifier: MIT
// The correctly rounded root against MPFR and the hardware, including ties and the limits of the
// format.
#include <gtest/gtest.h>
#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <string>

#include "oracle/judge/measures.hpp"
#include "oracle/test/measures_questions.hpp"

namespace oracle {
namespace {

// 0: neither an exact square nor near a tie; 1: exact square; 2: exact tie; 3 and 4: barely below
// and above a tie.  Over the range of `format` and slightly beyond.
Square<Integer> root_question(std::uint64_t index, const FloatFormat& format) {
  Choices choices = Choices::keyed(seed, "root", index);
  const std::uint64_t kind = index % 5;
  Square<Integer> square;
  const int exponent = choices.between(format.exponent_min - 3 - format.precision,
                                       format.exponent_end + 1 - format.precision);
  if (kind == 0) {
    square.numerator = random_integer(choices, 300);
    square.denominator = random_integer(choices, 300);
    square.exponent = 2 * exponent;
    return square;
  }
  Integer root = Integer(1) << static_cast<unsigned>(format.precision);
  root += choices.below(std::uint64_t{1} << format.precision);
  // Fewer bits if the result is subnormal, so that ties occur there too.
  root >>= static_cast<unsigned>(std::max(0, format.exponent_min - 1 - exponent));
  if (kind >= 2) root = root / 2 * 2 + 1;
  square.numerator = root * root;
  square.exponent = 2 * std::max(exponent, format.exponent_min - 1);
  if (kind >= 3) {
    const unsigned shift = static_cast<unsigned>(choices.below(400));
    square.numerator <<= shift + shift % 2;
    square.exponent -= static_cast<int>(shift + shift % 2);
    square.numerator += kind == 3 ? -1 : 1;
  }
  return square;
}

template <typename Reference>
void compare_roots(const FloatFormat& format, const Reference& reference) {
  std::map<std::string, int> results;
  for (int i = 0; i < rounds && !::testing::Test::HasFailure(); ++i) {
    const Square<Integer> square = root_question(static_cast<std::uint64_t>(i), format);
    const double root = *rounded_root(square, format);
    const Wide exact = sqrt(wide(square));
    EXPECT_EQ(root, reference(exact.backend().data())) << "number " << i;
    const double normal = std::ldexp(1.0, format.exponent_min + format.precision - 1);
    ++results[root == 0         ? "zero"
              : root < normal   ? "subnormal"
              : root < infinity ? "normal"
                                : "infinite"];
  }
  print(results);
  EXPECT_EQ(results.size(), 4U);
}

TEST(RoundedRoot, EqualsMpfrIn53Bits) {
  compare_roots(binary64, [](mpfr_srcptr x) { return mpfr_get_d(x, MPFR_RNDN); });
}

TEST(RoundedRoot, EqualsMpfrIn24Bits) {
  compare_roots(binary32,
                [](mpfr_srcptr x) { return static_cast<double>(mpfr_get_flt(x, MPFR_RNDN)); });
}

TEST(RoundedRoot, EqualsTheHardware) {
  for (int i = 0; i < rounds; ++i) {
    Choices choices = Choices::keyed(seed, "hardware", static_cast<std::uint64_t>(i));
    const double x = random_double(choices, -1074, 1023);
    ASSERT_EQ(rounded_root(Rational(x), binary64), std::sqrt(x)) << x;
  }
}

TEST(RoundedRoot, HandlesTheLimitsOfItsFormat) {
  const Rational least_squared = Rational(least) * Rational(least);
  EXPECT_EQ(rounded_root(Rational(0), binary64), 0);
  EXPECT_EQ(rounded_root(least_squared, binary64), least);
  EXPECT_EQ(rounded_root(least_squared / 4, binary64), 0);  // a tie goes to even
  EXPECT_EQ(rounded_root(least_squared * 9 / 4, binary64), 2 * least);
  EXPECT_EQ(rounded_root(least_squared * Rational("2501/10000"), binary64), least);
  const double largest = std::numeric_limits<double>::max();
  EXPECT_EQ(rounded_root(Rational(largest) * Rational(largest), binary64), largest);
  const Rational above = Rational(largest) + Rational(std::ldexp(1.0, 970));  // half an ulp more
  EXPECT_EQ(rounded_root(above * above, binary64), infinity);
  EXPECT_EQ(rounded_root(above * above - 1, binary64), largest);
  EXPECT_EQ(rounded_root(Rational(1e300), binary32), infinity);
}

}  // namespace
}  // namespace oracle
