// SPDX-License-Identifier: MIT
// An answer of the core keeps each promise; when it is changed, the broken promise is detected.  A
// tolerance is tested on both sides of each limit.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

#include "core/subjects/registry.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/laws/promises.hpp"
#include "oracle/test/judged_by_roundoff.hpp"

namespace oracle {
namespace {

using subjects::Answer;
using subjects::Length;
using subjects::Number;

// Two separated tetrahedra in general position.
cases::Case apart() {
  cases::Case question;
  question.a.points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.25, 0.5, -0.75}};
  question.b.points = {{2, 0.125, 1}, {3, 1, 2}, {2.5, 0, 3}, {2, -1, 2}};
  return question;
}

cases::Case meeting() {
  cases::Case question = apart();
  question.b.points = question.a.points;
  return question;
}

// Separated by less than half of the smallest number: the distance rounds to zero.
cases::Case nearly_touching() {
  cases::Case question;
  question.a.points = {{0x1p-823, 0, 0}, {0, 0, 0}};
  question.b.points = {
      {0, -0x1p-1074, 0}, {-0x1.8p-1073, 0x1p-1073, 0x1p-1072}, {0, 0x1.4p-1067, 0x1p-1068}};
  return question;
}

class Promises : public testing::Test {
 protected:
  // Returns what is reported about the changed run of robust; empty if no promise is broken.
  std::string said(const cases::Case& question, const std::function<void(Watched&)>& change) const {
    Watched watched = watch(robust_, question);
    change(watched);
    return broken_promise(robust_, question, watched).value_or("");
  }

  const subjects::Subject robust_ = subjects::select({"core/double/robust"}).at(0);
};

TEST_F(Promises, AreKept) {
  EXPECT_EQ(said(apart(), [](Watched&) {}), "");
  EXPECT_EQ(said(meeting(), [](Watched&) {}), "");
  const subjects::Subject subject = subjects::select({"core/double/signed_volumes"}).at(0);
  const Watched watched = watch(subject, nearly_touching());
  EXPECT_EQ(watched.answer.status, "converged");
  EXPECT_EQ(watched.answer.distance->value.approximation(), 0);
  EXPECT_EQ(broken_promise(subject, nearly_touching(), watched), std::nullopt);
  EXPECT_FALSE(not_a_number(watch(robust_, apart()).answer));
}

TEST_F(Promises, AreDetectedAsBrokenForSeparatedBodies) {
  ASSERT_EQ(watch(robust_, apart()).answer.status, "converged");
  const auto broken = [&](const char* how, const std::function<void(Watched&)>& change) {
    EXPECT_NE(said(apart(), change).find(how), std::string::npos)
        << how << ", but said: " << said(apart(), change);
  };
  broken("does not end",
         [](Watched& watched) { watched.answer.ending = subjects::Ending::iteration_limit; });
  broken("nothing can overflow",
         [](Watched& watched) { watched.answer.ending = subjects::Ending::not_finite; });
  broken("says intersecting", [](Watched& watched) { watched.answer.intersecting = true; });
  broken("has no distance", [](Watched& watched) { watched.answer.distance.reset(); });
  broken("distance is zero", [](Watched& watched) { watched.answer.distance->value = Number(0); });
  broken("not the shortest", [](Watched& watched) {
    watched.answer.distance->value = Number(watched.answer.distance->value.approximation() * 1.25);
  });
  broken("not that of the last iteration", [](Watched& watched) {
    watched.answer.lower_bound->value =
        Number(watched.answer.lower_bound->value.approximation() * (1 - 0x1p-40));
  });
  broken("weight of the answer",
         [](Watched& watched) { watched.answer.terms[0].weight = Number(-0.25); });
  broken("a length is NaN",
         [](Watched& watched) { watched.answer.lower_bound->value = Number(std::nan("")); });
  broken("an iteration is missing",
         [](Watched& watched) { watched.steps.erase(watched.steps.begin()); });
  broken("mu decreases", [](Watched& watched) { watched.steps.back().lower_bound = 0; });
  broken("v is not finite", [](Watched& watched) {
    watched.steps[0].v_norm = std::numeric_limits<double>::infinity();
  });
  broken("weight of W", [](Watched& watched) { watched.steps[0].weights[0] = std::nan(""); });
  broken("not as many iterations", [](Watched& watched) { ++watched.answer.iterations; });
  broken("more iterations", [](Watched& watched) { watched.answer.iterations = 257; });
  broken("not in W or {w}", [](Watched& watched) {
    watched.answer.ending = subjects::Ending::repeated_support_point;
    watched.steps.back().support = {3, 2};
  });
}

TEST_F(Promises, AreDetectedAsBrokenForMeetingBodies) {
  const auto broken = [&](const std::function<void(Watched&)>& change) {
    EXPECT_NE(said(meeting(), change).find("does not say intersecting"), std::string::npos);
  };
  broken([](Watched& watched) { watched.answer.intersecting = false; });
  broken([](Watched& watched) { watched.answer.distance->value = Number(1); });
}

TEST_F(Promises, DetectNotANumberAnywhere) {
  const auto seen = [&](const std::function<void(subjects::Answer&)>& change) {
    subjects::Answer answer = watch(robust_, apart()).answer;
    change(answer);
    EXPECT_TRUE(not_a_number(answer));
  };
  const Number nan(std::nan(""));
  seen([&](subjects::Answer& answer) { answer.distance->value = nan; });
  seen([&](subjects::Answer& answer) { answer.lower_bound->value = nan; });
  seen([&](subjects::Answer& answer) { answer.terms[0].weight = nan; });
  seen([&](subjects::Answer& answer) { (*answer.witness_a)[1] = nan; });
  seen([&](subjects::Answer& answer) { (*answer.witness_b)[2] = nan; });
}

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
