// SPDX-License-Identifier: MIT
// Answers about curved bodies are right within the bounds and wrong by their distance outside.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/judged_by_roundoff.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

using cases::Relation;
using subjects::Answer;
using subjects::Number;

constexpr double u = 0x1p-53;

// Balls of radius 1 whose centres are 4 apart: M = 5, the distance is 2.
cases::Case apart() { return pair(sphere(1), sphere(1, {4, 0, 0})); }

Enclosure within(Relation relation, double lower_squared, double upper_squared) {
  Enclosure enclosure;
  enclosure.relation = relation;
  enclosure.distance_squared_lower = lower_squared;
  enclosure.distance_squared_upper = upper_squared;
  return enclosure;
}

Answer says(double distance) {
  Answer answer;
  answer.answered = true;
  answer.intersecting = distance == 0;
  answer.distance = subjects::Length{Number(distance), false};
  return answer;
}

TEST(CurvedJudge, AcceptsLengthsWithinTheBounds) {
  const Enclosure wide = within(Relation::separated, 3.9, 4.1);
  for (const double d : {1.98, 2.0, 2.02}) {
    const Verdict verdict = judge(apart(), says(d), wide, u);
    EXPECT_EQ(verdict.kind, VerdictKind::correct) << d << verdict.reason;
    EXPECT_EQ(verdict.scaled_error, 0) << d;
  }
}

TEST(CurvedJudge, MeasuresTheErrorFromTheNearestBound) {
  const Enclosure exact = within(Relation::separated, 4, 4);
  const double t = 64 * u * 5;  // the allowance: 64 u M
  EXPECT_EQ(judge(apart(), says(2 + t / 2), exact, u).kind, VerdictKind::correct);
  const Verdict above = judge(apart(), says(2 + 2 * t), exact, u);
  EXPECT_EQ(above.kind, VerdictKind::inaccurate);
  EXPECT_NEAR(*above.scaled_error, 128, 1);
  const Verdict below = judge(apart(), says(2 - 2 * t), exact, u);
  EXPECT_EQ(below.kind, VerdictKind::inaccurate);
  EXPECT_NEAR(*below.scaled_error, 128, 1);
}

TEST(CurvedJudge, RefusesABoundAboveTheUpperOne) {
  Answer answer = says(2);
  answer.lower_bound = subjects::Length{Number(2.01), false};
  EXPECT_EQ(judge(apart(), answer, within(Relation::separated, 3.9, 4), u).kind,
            VerdictKind::wrong_bound);
  EXPECT_EQ(judge(apart(), answer, within(Relation::separated, 3.9, 4.1), u).kind,
            VerdictKind::correct);
}

TEST(CurvedJudge, CallsAFalseOverlapWrongOnlyIfTheGapIsProved) {
  EXPECT_EQ(judge(apart(), says(0), within(Relation::separated, 4, 4), u).kind,
            VerdictKind::false_overlap);
  EXPECT_EQ(judge(apart(), says(0), within(Relation::separated, 0x1p-100, 4), u).kind,
            VerdictKind::near_contact);
}

TEST(CurvedJudge, ExcusesBothAnswersIfTheRelationIsUndecided) {
  Enclosure undecided = within(Relation::touching, 0, 0x1p-200);
  undecided.relation.reset();
  for (const double d : {0.0, 0x1p-60}) {
    EXPECT_EQ(judge(apart(), says(d), undecided, u).kind, VerdictKind::correct) << d;
  }
  EXPECT_EQ(judge(apart(), says(1), undecided, u).kind, VerdictKind::inaccurate);
}

TEST(CurvedJudge, ExcusesNoDepthBeyondTheBoundsIfTheRelationIsUndecided) {
  Enclosure undecided = within(Relation::touching, 0, 0x1p-200);
  undecided.relation.reset();
  const cases::Case tangent = pair(sphere(1), sphere(1, {2, 0, 0}));
  Answer answer = says(0);
  for (const double depth : {0.0, 1e-3, 1e300}) {
    answer.penetration_depth = subjects::Length{Number(depth), false};
    EXPECT_EQ(judge(tangent, answer, undecided, u).kind,
              depth == 0 ? VerdictKind::correct : VerdictKind::wrong_depth)
        << depth;
  }
}

// Without a distance only the depth can tell a shallow overlap from a deep one.
TEST(CurvedJudge, CallsASeparationOfDeepOverlapsWrong) {
  Answer apart_it_says;
  apart_it_says.answered = true;
  const cases::Case deep = pair(sphere(1), cone(2, 1, {0.5, 0.25, 0}));
  const Verdict wrong = judge(deep, apart_it_says, enclosure(deep), u);
  EXPECT_EQ(wrong.kind, VerdictKind::false_separation);
  const cases::Case shallow = pair(sphere(1), sphere(1, {2 - 0x1p-50, 0, 0}));
  ASSERT_EQ(enclosure(shallow).relation, Relation::overlapping);
  EXPECT_EQ(judge(shallow, apart_it_says, enclosure(shallow), u).kind, VerdictKind::near_contact);
}

// Overlaps whose depth and normal have closed forms, by the way out.
struct WayOut {
  cases::Case question;
  std::array<double, 3> normal;
  double depth;
};

std::vector<WayOut> ways_out() {
  const Linear ellipsoid = {{{2, 0, 0}, {0, 3, 0}, {0, 0, 5}}};
  const auto wall = hull(box({1.5, -90, -90}, {90, 90, 90}));
  return {{pair(cylinder(1, 2), cylinder(3, 1, {0, 2.5, 0})), {0, 1, 0}, 0.5},
          {pair(sphere(4), sphere(3, {1.5, 2, 0})), {0.6, 0.8, 0}, 4.5},
          {pair(sphere(1, {}, ellipsoid), wall), {1, 0, 0}, 0.5}};
}

TEST(CurvedJudge, RefusesADepthThatIsOffByAHundredth) {
  for (const WayOut& way : ways_out()) {
    const Enclosure known = enclosure(way.question);
    ASSERT_EQ(known.relation, Relation::overlapping);
    Answer answer = says(0);
    for (const double factor : {1.0, 1.01, 0.99, 1 + 1e-8, 1 - 1e-8}) {
      answer.penetration_depth = subjects::Length{Number(way.depth * factor), false};
      EXPECT_EQ(judge(way.question, answer, known, u).kind,
                factor == 1 ? VerdictKind::correct : VerdictKind::wrong_depth)
          << way.depth << " times " << factor;
    }
  }
}

TEST(CurvedJudge, RefusesANormalThatDoesNotAttainTheDepth) {
  for (const WayOut& way : ways_out()) {
    const Enclosure known = enclosure(way.question);
    Answer answer = says(0);
    answer.penetration_depth = subjects::Length{Number(way.depth), false};
    for (const double turn : {0.0, 0.1}) {
      const auto& [x, y, z] = way.normal;
      const double s = std::sin(turn);
      const double c = std::cos(turn);
      answer.normal = {Number(c * x - s * y), Number(s * x + c * y), Number(z)};
      EXPECT_EQ(judge(way.question, answer, known, u).kind,
                turn == 0 ? VerdictKind::correct : VerdictKind::wrong_witness)
          << way.depth << " turned by " << turn;
    }
  }
}

TEST(CurvedJudge, JudgesTheCoreAtEveryScalarThatHasRoots) {
  // d = 5 - 1 - 2, 4 - 1 - 2 and, from the apex of the cone, 6 - 2 - 1.
  const std::map<double, cases::Case> closed{{2, pair(sphere(1), sphere(2, {3, 4, 0}))},
                                             {1, pair(cylinder(1, 3), cylinder(2, 1, {0, 0, 4}))},
                                             {3, pair(cone(1, 2), sphere(1, {0, 6, 0}))}};
  for (const auto& [distance, question] : closed) {
    Examination examination(question, Oracle::certificate);
    EXPECT_EQ(std::get<Enclosure>(examination.known()).relation, Relation::separated);
    for (const subjects::Subject& subject : subjects::select({"core/*/robust"})) {
      const JudgedAnswer finding = examination.ask(subject);
      if (subject.format.unit_roundoff == 0) {
        EXPECT_EQ(finding.verdict.kind, VerdictKind::skipped);
        EXPECT_EQ(finding.verdict.reason,
                  "curved bodies need square roots, which exact rationals do not have");
        continue;
      }
      EXPECT_EQ(finding.verdict.kind, VerdictKind::correct) << subject.name << distance;
      EXPECT_NEAR(finding.answer->distance->value.approximation(), distance, 1e-5) << subject.name;
      EXPECT_EQ(finding.answer->term_count, 0U) << "a curved body has no vertices to name";
    }
    EXPECT_EQ(examination.enclosures(), 1U);
    EXPECT_EQ(examination.truths(), 0U);
  }
}

// Balls of radius 1 whose centres are 1.5 apart.
TEST(CurvedJudge, ReportsTheDepthOnceItWasComputed) {
  Examination examination(pair(sphere(1), sphere(1, {1.5, 0, 0})), Oracle::certificate);
  const subjects::Subject distance = subjects::core_subject("core/double/robust");
  examination.ask(distance);
  EXPECT_FALSE(examination.facts(distance).depth);
  const subjects::Subject depth = subjects::core_subject("core/double/epa_robust");
  examination.ask(depth);
  const Facts facts = examination.facts(depth);
  ASSERT_TRUE(facts.depth);
  EXPECT_NEAR(facts.depth->front(), 0.5, 1e-9);
  EXPECT_NEAR(facts.depth->back(), 0.5, 1e-9);
  EXPECT_LE(facts.depth->front(), facts.depth->back());
}

// Binary32 cannot represent the tiny gap: the rounded balls touch.
TEST(CurvedJudge, PutsTheRoundedBodiesToAFloatSubject) {
  const cases::Case hair = pair(sphere(1 - 0x1p-40), sphere(1, {2, 0, 0}));
  Examination examination(hair, Oracle::certificate);
  const auto subject = subjects::select({"core/float/robust"}).at(0);
  EXPECT_EQ(examination.ask(subject).verdict.kind, VerdictKind::correct);
  EXPECT_EQ(std::get<Enclosure>(examination.known()).relation, Relation::separated);
  EXPECT_EQ(examination.enclosures(), 2U);
}

}  // namespace
}  // namespace oracle
