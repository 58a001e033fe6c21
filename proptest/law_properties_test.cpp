// SPDX-License-Identifier: MIT
// Laws: relations between the answers to related cases, which hold whatever the truth is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/laws/laws.hpp"
#include "oracle/truth/proof.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

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
      [&](const cases::Case& question) -> std::optional<std::string> {
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
  expect_holds("the proof of a truth needs no solver",
               [](const cases::Case& question) -> std::optional<std::string> {
                 const oracle::ProofCheck check =
                     oracle::check_proof(question, oracle::certificate(question));
                 if (check.holds && check.relation_proved) return std::nullopt;
                 return check.reason;
               });
}

TEST(Laws, OraclesAgreeOnTheCasesOfRandomBytes) {
  expect_holds("minkowski and certificate agree exactly",
               [](const cases::Case& question) -> std::optional<std::string> {
                 try {
                   oracle::Oracle::both.truth(question);
                   return std::nullopt;
                 } catch (const oracle::Disagreement& disagreement) {
                   return disagreement.what();
                 }
               },
               {.cases = 1000});
}

// --- of the answers of subjects, related as oracle/laws/laws.hpp says ---

class SubjectLaws : public testing::TestWithParam<const char*> {};

TEST_P(SubjectLaws, Hold) {
  const subjects::Subject subject = subjects::select({GetParam()}).at(0);
  for (const oracle::Law& law : oracle::laws()) {
    if (law.of_normalising_subjects && !subject.contract.normalises_scale) continue;
    expect_holds(subject.name + ", " + law.number + " " + law.name + ": " + law.sentence,
                 [&](const cases::Case& question) -> std::optional<std::string> {
                   const auto asked = cases::rounded(question, case_bits(subject));
                   if (!asked) return std::nullopt;
                   // The numbers of vertices select the related case.
                   const std::size_t key = asked->a.points.size() * 64 + asked->b.points.size();
                   auto choices = cases::Choices::keyed(key, law.name, 0);
                   return law.broken(subject, *asked, choices);
                 },
                 {.cases = 1000});
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
