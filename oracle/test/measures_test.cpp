// SPDX-License-Identifier: MIT
// The error measures against MPFR, on random comparisons of every kind.
#include "oracle/judge/measures.hpp"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <optional>
#include <string>

#include "oracle/test/measures_questions.hpp"

namespace oracle {
namespace {

using Narrow = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<1024, 1024, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked, void>,
    boost::multiprecision::et_off>;

// Within `units` * 2^-53 of `exact` relatively; if that is outside the range of double or
// subnormal, as near as a double can be.
::testing::AssertionResult is_near(double figure, const Wide& exact, int units) {
  if (exact == 0 && figure == 0) return ::testing::AssertionSuccess();
  const Wide largest = std::numeric_limits<double>::max();
  const Wide margin = abs(exact) * ldexp(Wide(units), -53) + Wide(least);
  const bool near = std::isinf(figure)
                        ? abs(exact) + margin > largest && (figure > 0) == (exact > 0)
                        : exact != 0 && figure != 0 && abs(Wide(figure) - exact) <= margin;
  if (near || (figure == 0 && abs(exact) < Wide(least))) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << figure << " is not " << exact.str(20);
}

TEST(Measures, RelativeAndScaledErrorsKeepTheirBoundsAgainstMpfr) {
  std::map<std::string, int> kinds;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    ++kinds[q.kind];
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    const Wide root = sqrt(wide(q.truth));
    const Wide error = Wide(q.distance) - root;
    Choices choices = Choices::keyed(seed, "unit", static_cast<std::uint64_t>(i));
    const double roundoff = std::ldexp(1 + choices.share(8), -choices.between(20, 120));
    const double magnitude = random_double(choices, -1070, 1023);
    if (q.truth.numerator != 0) {
      EXPECT_TRUE(is_near(relative_error(comparison), error / root, 5));
    } else {
      EXPECT_EQ(relative_error(comparison), q.distance == 0 ? 0 : infinity);
    }
    EXPECT_TRUE(is_near(scaled_error(comparison, roundoff, magnitude),
                        abs(error) / (Wide(roundoff) * Wide(magnitude)), 10));
    if (q.kind == "equal" || q.kind == "both 0") {
      EXPECT_EQ(comparison.residual, WideDouble{});
    } else if (q.kind == "d = 0") {
      EXPECT_EQ(relative_error(comparison), -1);
    }
  }
  print(kinds);
  EXPECT_EQ(kinds.size(), 9U);
}

// Also for quotients far outside the range of double.
::testing::AssertionResult is_rounded(const WideDouble& figure, const Wide& exact) {
  const Wide scaled = ldexp(exact, -figure.exponent);
  if (mpfr_get_d(scaled.backend().data(), MPFR_RNDN) == figure.fraction &&
      (figure.fraction == 0 || (std::abs(figure.fraction) >= 1 && std::abs(figure.fraction) < 2))) {
    return ::testing::AssertionSuccess();
  }
  return ::testing::AssertionFailure()
         << figure.fraction << " * 2^" << figure.exponent << " is not " << exact.str(20);
}

TEST(Measures, QuotientsAreCorrectlyRounded) {
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    if (q.truth.numerator == 0) continue;
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    const Wide answer = Wide(q.distance) * Wide(q.distance);
    const Wide truth = wide(q.truth);
    EXPECT_TRUE(is_rounded(comparison.answer, answer));
    EXPECT_TRUE(is_rounded(comparison.truth, truth));
    EXPECT_TRUE(is_rounded(comparison.ratio, answer / truth));
    EXPECT_TRUE(is_rounded(comparison.residual, (answer - truth) / truth));
  }
}

void expect_same(const Comparison& one, const Comparison& other) {
  EXPECT_EQ(one.answer, other.answer);
  EXPECT_EQ(one.truth, other.truth);
  EXPECT_EQ(one.ratio, other.ratio);
  EXPECT_EQ(one.residual, other.residual);
}

TEST(Measures, IntegersOfFixedWidthGiveTheSameBits) {
  std::map<std::string, int> kinds;
  int too_wide = 0;
  int roots = 0;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    const Square<Narrow> truth{Narrow(q.truth.numerator), Narrow(q.truth.denominator),
                               q.truth.exponent};
    const std::optional<Comparison> narrow = compare(squared<Narrow>(q.distance), truth);
    for (const FloatFormat& format : {binary32, binary64}) {
      const std::optional<double> root = rounded_root(truth, format);
      if (root) {
        ++roots;
        EXPECT_EQ(*root, *rounded_root(q.truth, format));
      }
    }
    if (narrow) {
      ++kinds[q.kind];
      expect_same(*narrow, *compare(squared<Integer>(q.distance), q.truth));
    } else {
      ++too_wide;
    }
  }
  print(kinds);
  std::cout << too_wide << " left to the wide integers; " << roots << " roots of " << 2 * rounds
            << '\n';
  EXPECT_EQ(kinds.size(), 9U);
  EXPECT_LT(too_wide, rounds / 4);
  EXPECT_GT(too_wide, 0);
  EXPECT_GT(roots, 2 * rounds * 9 / 10);
  EXPECT_LT(roots, 2 * rounds);
}

TEST(Measures, DependOnTheValuesOnly) {
  for (int i = 0; i < rounds / 10 && !HasFailure(); ++i) {
    const Question q = random_question(static_cast<std::uint64_t>(i));
    SCOPED_TRACE(q.kind + ", number " + std::to_string(i));
    const Comparison comparison = *compare(squared<Integer>(q.distance), q.truth);
    Choices choices = Choices::keyed(seed, "factor", static_cast<std::uint64_t>(i));
    const Integer factor = random_integer(choices, 90);
    const unsigned shift = static_cast<unsigned>(choices.below(70));
    Square<Integer> same = q.truth;
    same.numerator *= factor;
    same.denominator *= factor << shift;
    same.exponent += static_cast<int>(shift);
    expect_same(comparison, *compare(squared<Integer>(q.distance), same));
    expect_same(comparison, compare(Rational(q.distance), rational(q.truth)));
    for (const FloatFormat& format : {binary32, binary64}) {
      const double root = rounded_root(rational(q.truth), format);
      EXPECT_EQ(rounded_root(same, format), root);
      EXPECT_EQ(rounded_root(q.truth, format), root);
      EXPECT_EQ(ulp_error(q.distance, root, format),
                ulp_error(Rational(q.distance), rational(q.truth), format));
    }
  }
}

TEST(UlpError, CountsTheNumbersBetweenTheAnswerAndTheBestOne) {
  EXPECT_EQ(ulp_error(Rational(3), Rational(9), binary64), 0);
  for (const FloatFormat& format : {binary32, binary64}) {
    const double best = rounded_root(Rational(2), format);
    const double ulp = std::ldexp(1.0, 1 - format.precision);
    EXPECT_EQ(ulp_error(Rational(best), Rational(2), format), 0);
    EXPECT_EQ(ulp_error(Rational(best + 3 * ulp), Rational(2), format), 3);
    EXPECT_EQ(ulp_error(Rational(best) - Rational(ulp) / 2, Rational(2), format), 0.5);
    const double tiny = std::ldexp(1.0, format.exponent_min);
    EXPECT_EQ(ulp_error(Rational(7 * tiny), Rational(0), format), 7);
    EXPECT_EQ(ulp_error(Rational(tiny), Rational(tiny) * Rational(5 * tiny), format), 1);
  }
  EXPECT_EQ(ulp_error(Rational(1), Rational(1e300), binary32), infinity);
  EXPECT_EQ(ulp_error(Rational("1/3"), Rational(0), binary64), infinity);
}

TEST(Measures, HandleZeroOnEitherSideAndNoUnit) {
  const Comparison equal = compare(Rational(0), Rational(0));
  EXPECT_EQ(relative_error(equal), 0);
  EXPECT_EQ(scaled_error(equal, 0, 0), 0);
  EXPECT_EQ(scaled_error(equal, 0x1p-53, 1), 0);
  const Comparison apart = compare(Rational(0.75), Rational(0));
  EXPECT_EQ(relative_error(apart), infinity);
  EXPECT_EQ(scaled_error(apart, 0.5, 3), 0.5);
  EXPECT_EQ(scaled_error(apart, 0, 1), infinity);
  EXPECT_EQ(scaled_error(apart, 1, 0), infinity);
  const Comparison missed = compare(Rational(0), Rational(9));
  EXPECT_EQ(relative_error(missed), -1);
  EXPECT_EQ(scaled_error(missed, 0.5, 2), 3);
}

TEST(Measures, StayInRangeIfTheAnswerIsFarFromTheTruth) {
  const Rational tiny(1e-200);
  const Comparison comparison = compare(Rational(1), tiny * tiny);
  EXPECT_TRUE(is_near(relative_error(comparison), Wide(1) / Wide(1e-200) - 1, 5));
  EXPECT_TRUE(is_near(scaled_error(comparison, 1, 1), 1, 10));
  EXPECT_EQ(relative_error(compare(Rational(1e200), tiny * tiny)), infinity);
}

// u M + underflow_unit * underflows / units, against MPFR: equal parts, one much smaller, one zero.
TEST(Measures, UnitsOfErrorsAreTheSumOfTheirParts) {
  const Allowance halves{"halves", 64, 32, ""};
  for (const int u : {-24, -53}) {
    for (const int magnitude : {-1060, -1022, -900, 0, 1023}) {
      for (const double fraction : {1.0, 1.37, 1.999}) {
        for (const int spacing : {-1074, -149, 0}) {
          const double m = std::ldexp(fraction, magnitude);
          const WideDouble unit =
              error_unit(halves, std::ldexp(1, u), m, spacing == 0 ? 0 : std::ldexp(1, spacing));
          Wide sum = ldexp(Wide(m), u);
          if (spacing != 0) sum += ldexp(Wide(0.5), spacing);
          const Wide found = ldexp(Wide(unit.fraction), unit.exponent);
          EXPECT_LE(abs(found - sum), ldexp(Wide(3 * sum), -53)) << u << magnitude << spacing;
        }
      }
    }
  }
}

}  // namespace
}  // namespace oracle
