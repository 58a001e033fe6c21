// SPDX-License-Identifier: MIT
// Properties of the core that hold for every case, with the oracle as the judge, and laws: relations
// between the answers to related cases, which hold whatever the truth is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/laws.hpp"
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
  expect_holds("every preset is correct in rational arithmetic",
               [](const cases::Case& question) -> Failure {
                 Examination examination(question, Oracle::certificate);
                 for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
                   const Subject& asked = subject(std::string("core/rational/") + preset);
                   const oracle::Verdict verdict = examination.ask(asked).verdict;
                   const bool correct = verdict.kind == oracle::VerdictKind::correct;
                   if (!correct) return described(asked, verdict);
                 }
                 return std::nullopt;
               });
}

Failure wrong_robust(const cases::Case& question) {
  Examination examination(question, Oracle::certificate);
  for (const char* scalar :
       {"float", "double", "long_double", "float128", "digits50", "digits100"}) {
    const Subject& asked = subject(std::string("core/") + scalar + "/robust");
    const oracle::Verdict verdict = examination.ask(asked).verdict;
    if (oracle::is_finding(verdict)) return described(asked, verdict);
  }
  return std::nullopt;
}

TEST(CoreProperties, RobustIsNeverWrong) {
  expect_holds("robust always answers, and is never off by more than the allowances",
               {.cases = 3000}, wrong_robust);
}

TEST(CoreProperties, RobustIsNeverWrongOnPlacedShapes) {
  expect_holds("robust is never wrong, however much placements stretch and shorten axes",
               {.cases = 2000, .generate = one_family<cases::shapes>}, wrong_robust);
}

// Stopping early costs at most epsilon, plus rounding [vdB99 §5, Termination].
void expect_tolerance(const std::string& preset, double epsilon, int cases) {
  const Subject asked =
      subjects::select({preset + "?epsilon=" + cases::canonical_decimal(epsilon)}).at(0);
  expect_holds("‖v‖ - d* <= epsilon ‖v‖ of " + asked.name, {.cases = cases},
               [&](const cases::Case& question) -> Failure {
                 const auto put = cases::rounded(question, case_bits(asked));
                 // Beyond the range infinity is right, and not comparable.
                 if (!put || !subjects::holds_lengths(asked, *put)) return std::nullopt;
                 const Answer answer = asked.ask(*put, nullptr);
                 if (!answer.answered || !answer.distance) {
                   return asked.contract.rises ? Failure("no answer") : std::nullopt;
                 }
                 Examination examination(*put, Oracle::certificate);
                 const Failure broken = oracle::broken_tolerance(
                     asked, *put, answer, {epsilon, false}, examination.truth().distance_squared);
                 // An answer that has converged has no excuse.
                 if (broken && answer.ending != subjects::Ending::converged &&
                     oracle::cause_of_loss(asked, *put, oracle::watch(asked, *put))) {
                   return std::nullopt;
                 }
                 return broken;
               });
}

TEST(CoreProperties, ErrorStaysWithinEpsilon) {
  for (const char* preset : {"enhanced", "signed_volumes", "robust"}) {
    const auto check = [&](const char* scalar, const std::vector<int>& exponents, int cases) {
      for (const int k : exponents) {
        expect_tolerance(std::string("core/") + scalar + "/" + preset, std::ldexp(1, -k), cases);
      }
    };
    check("float", {4, 10, 20}, 600);
    check("double", {4, 20, 30, 40, 49}, 600);
    check("long_double", {10, 40, 60}, 200);
    check("float128", {10, 60, 109}, 200);
    check("digits50", {10, 60, 160}, 100);
    check("rational", {7, 20, 40}, 100);
  }
}

// An exact answer needs no truth but itself: mu <= d* <= ‖v‖.
TEST(CoreProperties, ExactAnswersCertifyThemselves) {
  expect_holds("weights, v, bound and distance of an exact answer hold by themselves",
               {.cases = 1000}, [](const cases::Case& question) -> Failure {
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
               });
}

using oracle::Truth;

cases::Case swapped(cases::Case question) {
  std::swap(question.a, question.b);
  return question;
}

TEST(Laws, SwappingTheBodiesNegatesV) {
  expect_holds("swapping the bodies negates v", [](const cases::Case& question) {
    Truth truth = oracle::certificate(question);
    for (oracle::Rational& x : truth.v) x = -x;
    return oracle::disagreement(truth, oracle::certificate(swapped(question)));
  });
}

TEST(Laws, TheOrderOfVerticesDoesNotMatter) {
  expect_holds("reversing the order of vertices changes nothing", [](const cases::Case& question) {
    cases::Case reversed = question;
    std::reverse(reversed.a.points.begin(), reversed.a.points.end());
    std::reverse(reversed.b.points.begin(), reversed.b.points.end());
    return oracle::disagreement(oracle::certificate(question), oracle::certificate(reversed));
  });
}

// Powers of two are exact, and robust normalises by one: no bit may differ.
TEST(Laws, RobustScalesBitForBit) {
  const subjects::Subject robust = subjects::select({"core/double/robust"}).at(0);
  expect_holds(
      "scaling by 2^k scales the answer of robust bit for bit",
      [&](const cases::Case& question) -> Failure {
        const subjects::Answer answer = robust.ask(question, nullptr);
        if (!answer.distance) return "no distance: " + answer.status;
        for (const int k : {-400, -7, 1, 500}) {
          const cases::Case scaled = cases::scaled(question, k);
          const cases::Case back = cases::scaled(scaled, -k);
          const bool exact =
              back.a.points == question.a.points && back.b.points == question.b.points;
          if (!exact) continue;
          const subjects::Answer other = robust.ask(scaled, nullptr);
          if (!other.distance) return "no distance at 2^" + std::to_string(k);
          const double expected = std::ldexp(answer.distance->value.approximation(), k);
          const double found = other.distance->value.approximation();
          // A length below the normal range is rounded when the scale is undone.
          const bool rounded =
              !answer.intersecting &&
              !(std::isnormal(found) && std::isnormal(answer.distance->value.approximation()));
          if (other.intersecting != answer.intersecting || (found != expected && !rounded)) {
            return "a different answer at 2^" + std::to_string(k);
          }
        }
        return std::nullopt;
      });
}

// A copy of a vertex is in the body already.
TEST(Laws, RedundantPointsChangeNothing) {
  expect_holds("copies of vertices change nothing", [](const cases::Case& question) {
    cases::Case larger = question;
    const std::vector<cases::Point> copies = larger.a.points;
    larger.a.points.insert(larger.a.points.begin(), copies.rbegin(), copies.rend());
    return oracle::disagreement(oracle::certificate(question), oracle::certificate(larger));
  });
}

TEST(Laws, TruthsProveThemselves) {
  expect_holds("the proof of a truth needs no solver", [](const cases::Case& question) -> Failure {
    const oracle::ProofCheck check = oracle::check_proof(question, oracle::certificate(question));
    if (check.holds && check.relation_proved) return std::nullopt;
    return check.reason;
  });
}

TEST(Laws, OraclesAgreeOnTheCasesOfRandomBytes) {
  expect_holds("minkowski and certificate agree exactly", {.cases = 1000},
               [](const cases::Case& question) -> Failure {
                 try {
                   oracle::Oracle::both.truth(question);
                   return std::nullopt;
                 } catch (const oracle::Disagreement& disagreement) {
                   return disagreement.what();
                 }
               });
}

// --- of the answers of subjects, related as oracle/laws/laws.hpp says ---

class SubjectLaws : public testing::TestWithParam<const char*> {};

TEST_P(SubjectLaws, Hold) {
  const subjects::Subject subject = subjects::select({GetParam()}).at(0);
  for (const oracle::Law& law : oracle::laws()) {
    if (law.of_normalising_subjects && !subject.contract.normalises_scale) continue;
    expect_holds(subject.name + ", " + law.number + " " + law.name + ": " + law.sentence,
                 {.cases = 1000}, [&](const cases::Case& question) -> Failure {
                   const auto asked = cases::rounded(question, case_bits(subject));
                   if (!asked) return std::nullopt;
                   // The numbers of vertices select the related case.
                   const std::size_t key = asked->a.points.size() * 64 + asked->b.points.size();
                   auto choices = cases::Choices::keyed(key, law.name, 0);
                   return law.broken(subject, *asked, choices);
                 });
  }
}

INSTANTIATE_TEST_SUITE_P(Laws, SubjectLaws,
                         testing::Values("core/float/robust", "core/double/robust",
                                         "core/rational/robust", "core/rational/isa"),
                         [](const auto& subject) {
                           std::string name = subject.param;
                           std::replace(name.begin(), name.end(), '/', '_');
                           return name;
                         });

}  // namespace
}  // namespace proptest
