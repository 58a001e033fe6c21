// SPDX-License-Identifier: MIT
// The promise of a tolerance, on both sides of each limit.
#include "oracle/laws/tolerance.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "oracle/judge/allowances.hpp"
#include "oracle/test/judged_by_roundoff.hpp"

namespace oracle {
namespace {

using subjects::Answer;
using subjects::Length;
using subjects::Number;

// d* = 3, M = 3.
cases::Case three_apart() {
  cases::Case question;
  question.a.points = {{3, 0, 0}};
  question.b.points = {{0, 0, 0}};
  return question;
}

subjects::Subject at(double u) {
  subjects::Subject subject;
  subject.format = of_roundoff(u);
  return subject;
}

bool breaks(double u, double norm, double bound, const Promised& promised) {
  Answer answer;
  answer.answered = true;
  answer.distance = Length{Number(norm), false};
  answer.lower_bound = Length{Number(bound), false};
  return broken_tolerance(at(u), three_apart(), answer, promised, Rational(9)).has_value();
}

TEST(Tolerance, IsExactInExactArithmetic) {
  const double up = std::nextafter(3.0, 4.0);
  EXPECT_FALSE(breaks(0, 3, 3, {}));
  EXPECT_TRUE(breaks(0, up, 3, {}));
  EXPECT_TRUE(breaks(0, std::nextafter(3.0, 2.0), 3, {}));
  EXPECT_TRUE(breaks(0, 3, up, {}));
  EXPECT_FALSE(breaks(0, 4, 3, {0.25, false}));
  EXPECT_TRUE(breaks(0, std::nextafter(4.0, 5.0), 3, {0.25, false}));
}

TEST(Tolerance, AllowsRoundingHalfOfTheDigits) {
  constexpr double u = 0x1p-53;
  const double gross = gross_allowance.units * std::sqrt(u) * 3;
  for (const bool absolute : {false, true}) {
    const double widest = absolute ? 3.25 : 4;
    const Promised quarter{0.25, absolute};
    EXPECT_FALSE(breaks(u, widest + 0.9 * gross, 3, quarter));
    EXPECT_TRUE(breaks(u, widest + 1.5 * gross, 3, quarter));
    EXPECT_FALSE(breaks(u, 3 - 0.9 * gross, 3, quarter));
    EXPECT_TRUE(breaks(u, 3 - 1.1 * gross, 3, quarter));
    EXPECT_TRUE(breaks(u, std::numeric_limits<double>::quiet_NaN(), 3, quarter));
  }
  const double allowed = bound_allowance.units * u * 3;
  EXPECT_FALSE(breaks(u, 3, 3 + allowed, {}));
  EXPECT_TRUE(breaks(u, 3, 3 + 1.1 * allowed, {}));
}

TEST(Tolerance, DoesNotApplyWithoutADistance) {
  EXPECT_FALSE(broken_tolerance(at(0x1p-53), three_apart(), Answer{}, {}, Rational(9)));
}

}  // namespace
}  // namespace oracle
