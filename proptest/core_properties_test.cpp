// SPDX-License-Identifier: MIT
// What holds of the core for every case, with the oracle as the judge.
#include <gtest/gtest.h>

#include <cmath>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using oracle::Examination;
using oracle::Oracle;
using subjects::Answer;
using subjects::Subject;

const Subject& subject(const std::string& name) {
  static std::map<std::string, Subject> found;
  const auto [entry, is_new] = found.try_emplace(name);
  if (is_new) entry->second = subjects::select({name}).at(0);
  return entry->second;
}

std::string described(const Subject& asked, const oracle::Verdict& verdict) {
  return asked.name + ": " + oracle::name(verdict.kind) + ", " + verdict.reason + ", error " +
         std::to_string(verdict.scaled_error.value_or(0)) + " u M, margin " +
         std::to_string(verdict.margin) + " M";
}

// Exact arithmetic has no excuse.
TEST(CoreProperties, ExactArithmeticIsAlwaysCorrect) {
  expect_holds("every preset is correct in rational arithmetic", [](const cases::Case& question) {
    Examination examination(question, Oracle::certificate);
    for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
      const Subject& asked = subject(std::string("core/rational/") + preset);
      const oracle::Verdict verdict = examination.ask(asked).verdict;
      if (verdict.kind != oracle::VerdictKind::correct) {
        return std::optional(described(asked, verdict));
      }
    }
    return std::optional<std::string>();
  });
}

TEST(CoreProperties, RobustIsNeverGrosslyWrong) {
  expect_holds("robust always answers, and is never off by more than half of the digits",
               [](const cases::Case& question) {
                 Examination examination(question, Oracle::certificate);
                 for (const char* scalar : {"float", "double", "long_double", "digits50"}) {
                   const Subject& asked = subject(std::string("core/") + scalar + "/robust");
                   const oracle::Verdict verdict = examination.ask(asked).verdict;
                   if (oracle::is_gross(verdict, asked.unit_roundoff)) {
                     return std::optional(described(asked, verdict));
                   }
                 }
                 return std::optional<std::string>();
               },
               {.cases = 5000});
}

// Stopping early costs what epsilon says and nothing more [vdB99 §5, Termination].
TEST(CoreProperties, RelativeErrorStaysWithinEpsilon) {
  for (const double epsilon : {0x1p-7, 0x1p-20, 0x1p-40}) {
    gjk::Policy<subjects::Rational> policy = gjk::enhanced<subjects::Rational>();
    policy.epsilon = subjects::Rational(epsilon);
    const Subject asked =
        subjects::core_preset<subjects::Rational>("rational", "epsilon", policy, "");
    expect_holds(
        "(1 - epsilon) ‖v‖ <= d* <= ‖v‖ for epsilon = " + std::to_string(epsilon),
        [&](const cases::Case& question) {
          Examination examination(question, Oracle::certificate);
          const Answer answer = asked.ask(question, nullptr);
          const oracle::Rational upper = answer.distance->value.exact();
          const oracle::Rational& exact = examination.truth().distance_squared;
          const oracle::Rational kept = 1 - oracle::Rational(epsilon);
          if (upper < exact) return std::optional<std::string>("‖v‖ is below the true distance");
          if (kept * kept * upper > exact) {
            return std::optional<std::string>("‖v‖ exceeds the true distance by more than epsilon");
          }
          return std::optional<std::string>();
        },
        {.cases = 500});
  }
}

TEST(CoreProperties, NormsDecreaseAndBoundsRise) {
  expect_holds("‖v‖ never rises and mu never falls along the iterations of robust",
               [](const cases::Case& question) {
                 double norm = std::numeric_limits<double>::infinity();
                 double bound = 0;
                 std::optional<std::string> failure;
                 const subjects::Trace trace = [&](const subjects::TraceStep& step) {
                   if (step.v_norm > norm) failure = "‖v‖ rises";
                   if (step.lower_bound < bound) failure = "mu falls";
                   norm = step.v_norm;
                   bound = step.lower_bound;
                 };
                 subject("core/double/robust").ask(question, &trace);
                 return failure;
               });
}

}  // namespace
}  // namespace proptest
