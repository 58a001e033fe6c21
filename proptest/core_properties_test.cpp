// SPDX-License-Identifier: MIT
// Properties of the core that hold for every case, with the oracle as the judge.
#include <gtest/gtest.h>

#include <cmath>

#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/promises.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using oracle::Examination;
using oracle::operator-;  // NOLINT(misc-unused-using-decls): a generic lambda uses it
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
  return asked.name + ": " + oracle::broad_name(verdict.kind) + ", " + verdict.reason + ", error " +
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
                 for (const char* scalar :
                      {"float", "double", "long_double", "float128", "digits50", "digits100"}) {
                   const Subject& asked = subject(std::string("core/") + scalar + "/robust");
                   const oracle::Verdict verdict = examination.ask(asked).verdict;
                   if (verdict.gross) {
                     return std::optional(described(asked, verdict));
                   }
                 }
                 return std::optional<std::string>();
               },
               {.cases = 3000});
}

// Stopping early costs at most epsilon, plus rounding [vdB99 §5, Termination].
template <gjk::Scalar S>
void expect_tolerance(gjk::Policy<S> policy, const char* scalar, double epsilon, int cases) {
  policy.epsilon = S(epsilon);
  const Subject asked = subjects::core_preset<S>(scalar, "epsilon", policy, "");
  expect_holds("‖v‖ - d* <= epsilon ‖v‖ for epsilon = " + std::to_string(epsilon) + " at " + scalar,
               [&](const cases::Case& question) -> std::optional<std::string> {
                 // Beyond the range infinity is right, and not comparable.
                 if (!subjects::holds_lengths(asked, question)) return std::nullopt;
                 const Answer answer = asked.ask(question, nullptr);
                 if (!answer.answered || !answer.distance) return "no answer";
                 Examination examination(question, Oracle::certificate);
                 return oracle::broken_tolerance(asked, question, answer, {epsilon, false},
                                                 examination.truth().distance_squared);
               },
               {.cases = cases});
}

TEST(CoreProperties, ErrorStaysWithinEpsilon) {
  for (const double epsilon : {0x1p-7, 0x1p-20, 0x1p-40}) {
    expect_tolerance(gjk::enhanced<subjects::Rational>(), "rational", epsilon, 500);
  }
  for (const int k : {4, 10, 20, 30, 40, 50}) {
    expect_tolerance(gjk::robust<double>(), "double", std::ldexp(1, -k), 2000);
  }
}

// An exact answer needs no truth but itself: mu <= d* <= ‖v‖.
TEST(CoreProperties, ExactAnswersCertifyThemselves) {
  expect_holds("weights, v, bound and distance of an exact answer hold by themselves",
               [](const cases::Case& question) -> std::optional<std::string> {
                 const oracle::Rational exact = oracle::certificate(question).distance_squared;
                 for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
                   const Answer answer =
                       subject(std::string("core/rational/") + preset).ask(question, nullptr);
                   if (!answer.distance || !answer.lower_bound) {
                     return std::string(preset) + ": no distance or no bound";
                   }
                   oracle::Rational total(0);
                   oracle::RationalVector v{};
                   for (std::size_t i = 0; i < answer.term_count; ++i) {
                     const oracle::Rational weight = answer.terms[i].weight.exact();
                     if (weight <= 0) return std::string(preset) + ": a weight is not positive";
                     total += weight;
                     const oracle::RationalVector y =
                         oracle::rational(question.a.points.at(answer.terms[i].a)) -
                         oracle::rational(question.b.points.at(answer.terms[i].b));
                     for (std::size_t axis = 0; axis < 3; ++axis) v[axis] += weight * y[axis];
                   }
                   if (total != 1) return std::string(preset) + ": the weights do not sum to 1";
                   if (oracle::dot(v, v) != answer.distance->value.exact()) {
                     return std::string(preset) + ": the weights give a different distance";
                   }
                   if (answer.lower_bound->value.exact() > exact) {
                     return std::string(preset) + ": mu exceeds the distance";
                   }
                   if (answer.distance->value.exact() < exact) {
                     return std::string(preset) + ": ‖v‖ is below the distance";
                   }
                 }
                 return std::nullopt;
               },
               {.cases = 1000});
}

}  // namespace
}  // namespace proptest
