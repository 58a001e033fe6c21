// SPDX-License-Identifier: MIT
// Laws: what holds between the answers to related cases, whatever the truth is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/cases/choices.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate.hpp"
#include "oracle/examination.hpp"
#include "oracle/expect.hpp"
#include "oracle/proof.hpp"
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

// Powers of two are exact, and robust normalises by one: not a bit may differ.
TEST(Laws, RobustScalesBitForBit) {
  const subjects::Subject robust = subjects::select({"core/double/robust"}).at(0);
  expect_holds(
      "scaling by 2^k scales the answer of robust bit for bit",
      [&](const cases::Case& question) -> std::optional<std::string> {
        const subjects::Answer answer = robust.ask(question, nullptr);
        for (const int k : {-400, -7, 1, 500}) {
          cases::Case scaled = question;
          bool exact = true;
          for (cases::Body* body : {&scaled.a, &scaled.b}) {
            for (cases::Point& point : body->points) {
              for (double& x : point) {
                const double before = x;
                x = std::ldexp(x, k);
                exact = exact && std::ldexp(x, -k) == before;
              }
            }
          }
          if (!exact) continue;
          const subjects::Answer other = robust.ask(scaled, nullptr);
          const double expected = std::ldexp(answer.distance->value.approximation(), k);
          const double found = other.distance->value.approximation();
          // A length below the normal range is rounded where the scale is undone.
          const bool rounded =
              !answer.intersecting &&
              !(std::isnormal(found) && std::isnormal(answer.distance->value.approximation()));
          if (other.intersecting != answer.intersecting || (found != expected && !rounded)) {
            return "another answer at 2^" + std::to_string(k);
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

TEST(Laws, OraclesAgreeOnWhateverBytesDescribe) {
  expect_holds("minkowski and certificate agree exactly",
               [](const cases::Case& question) -> std::optional<std::string> {
                 try {
                   oracle::truth(question, oracle::Oracle::both);
                   return std::nullopt;
                 } catch (const oracle::Disagreement& disagreement) {
                   return disagreement.what();
                 }
               },
               {.cases = 1000});
}

}  // namespace
}  // namespace proptest
