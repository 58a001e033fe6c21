// SPDX-License-Identifier: MIT
// Functions for point sets refuse a curved body instead of treating it as an empty one.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "core/subjects/core_subject.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/second_opinions/enumeration.hpp"
#include "oracle/test/questions.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/proof.hpp"

namespace oracle {
namespace {

template <typename Ask>
std::string refusal(Ask ask) {
  try {
    ask();
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "accepted";
}

TEST(CurvedBody, IsRefusedByEveryOracleOfPointSets) {
  const cases::Case one = pair(sphere(1), hull({{3, 0, 0}}));
  // Points beside the curved body do not make it a point set.
  cases::Case both = one;
  both.a.points = {{0, 0, 0}};
  for (const cases::Case& question : {one, swapped(one), both, swapped(both)}) {
    EXPECT_EQ(refusal([&] { minkowski(question); }), "minkowski: curved body");
    EXPECT_EQ(refusal([&] { certificate(question); }), "curved body");
    EXPECT_EQ(refusal([&] { enumeration(question); }), "curved body");
    EXPECT_EQ(refusal([&] { integer_bodies(question); }), "curved body");
    const ProofCheck check = check_proof(question, {});
    EXPECT_FALSE(check.holds || check.relation_proved);
    EXPECT_EQ(check.reason, "curved body");
  }
}

TEST(CurvedBody, HasNoExactTruth) {
  cases::Expect expect;
  expect.distance_squared_bounds = {"1", "2"};
  EXPECT_EQ(refusal([&] { claimed_truth(expect); }), "curved body");
}

TEST(CurvedBody, IsSkippedByASubjectOfVertices) {
  const auto subject = subjects::cloud_subject<double>(
      "s", "s", [](const auto&, const auto&, const auto&) -> gjk::Result<double, 3> {
        throw std::logic_error("asked");
      });
  EXPECT_FALSE(reason_to_skip(subject, question(3, {{0, 0, 0}}, {{1, 0, 0}})));
  const JudgedAnswer finding =
      Examination(pair(sphere(1), sphere(1)), Oracle::certificate).ask(subject);
  EXPECT_EQ(finding.verdict.kind, VerdictKind::skipped);
  EXPECT_EQ(finding.verdict.reason, "a curved body has no vertices");
  EXPECT_EQ(refusal([] { subjects::vertices<double, 3>(sphere(1)); }), "curved body");
}

}  // namespace
}  // namespace oracle
