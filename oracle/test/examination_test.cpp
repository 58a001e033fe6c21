// SPDX-License-Identifier: MIT
// An examination puts what a subject's format can represent, judges by the truth of exactly that,
// and counts which truths are compared with the reference.
#include "oracle/examination/examination.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/reference/reference.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using subjects::binary32, subjects::binary64;

// Gives a fixed answer and records the questions.
struct Parrot {
  Parrot(const FloatFormat& format, const Answer& answer) {
    subject.format = format;
    subject.ask = [this, answer](const Case& question, const Trace*) {
      asked.push_back(question);
      return answer;
    };
  }
  Parrot(const Parrot&) = delete;
  Parrot& operator=(const Parrot&) = delete;

  Subject subject;
  std::vector<Case> asked;
};

// 2^-30 apart in double; in binary32 both points are (1, 0, 0).
Case hair_apart() { return question(3, {{1 + 0x1p-30, 0, 0}}, {{1, 0, 0}}); }

// M would be 0 or without digits, and with it all that rounding allows.
TEST(Examination, PutsNoCaseWhosePlacedBodiesAreBelowTheRangeOfDouble) {
  Case tiny = pair(sphere(0x1p-600), sphere(0x1p-600, {0x1p-1060, 0, 0}));
  for (Body* body : {&tiny.a, &tiny.b}) {
    for (std::size_t i = 0; i < 3; ++i) body->curved->linear[i][i] = 0x1.8p-474;
  }
  Parrot wide(binary64, separated_by(0x1p-1060));
  Examination examination(tiny, Oracle::certificate);
  EXPECT_EQ(examination.ask(wide.subject).verdict.kind, VerdictKind::skipped);
  EXPECT_TRUE(wide.asked.empty());
}

TEST(Examination, JudgesAFloatSubjectByTheTruthOfTheRoundedCase) {
  for (const Oracle oracle : {Oracle::minkowski, Oracle::certificate, Oracle::both}) {
    Examination examination(hair_apart(), oracle);
    Parrot single(binary32, intersecting());
    const JudgedAnswer finding = examination.ask(single.subject);
    EXPECT_EQ(finding.verdict.kind, correct) << finding.verdict.reason;
    ASSERT_EQ(single.asked.size(), 1U);
    EXPECT_EQ(single.asked[0].a.points[0], (Point{1, 0, 0}));

    Parrot wide(binary64, intersecting());
    EXPECT_EQ(examination.ask(wide.subject).verdict.kind, false_overlap);
    EXPECT_EQ(wide.asked.at(0).a.points, hair_apart().a.points);
    EXPECT_EQ(examination.truth().relation, Relation::separated);
  }
}

TEST(Examination, JudgesAFloatSubjectWrongByTheRoundedCase) {
  // The rounded bodies are 2^-10 apart, far above 64 u M = 2^-18: no near contact.
  Examination examination(question(3, {{1 + 0x1p-10 + 0x1p-40, 0, 0}}, {{1, 0, 0}}),
                          Oracle::certificate);
  Parrot single(binary32, intersecting());
  EXPECT_EQ(examination.ask(single.subject).verdict.kind, false_overlap);
}

TEST(Examination, PutsANarrowCaseToAFloatSubjectUnchanged) {
  Case c = question(3, {{2, 0, 0}}, {{1, 0, 0}});
  c.id = "narrow";
  c.expect = expect(certificate(c), 3);
  Examination examination(c, Oracle::certificate);
  Parrot single(binary32, separated());
  EXPECT_EQ(examination.ask(single.subject).verdict.kind, correct);
  EXPECT_EQ(case_line(single.asked.at(0)), case_line(c));
}

TEST(Examination, PutsTheSameRoundedCaseToEveryFloatSubject) {
  Examination examination(hair_apart(), Oracle::certificate);
  Parrot right(binary32, intersecting());
  Parrot wrong(binary32, separated());  // by near contact
  EXPECT_EQ(examination.ask(right.subject).verdict.kind, correct);
  EXPECT_NE(examination.ask(wrong.subject).verdict.kind, correct);
  EXPECT_EQ(examination.ask(right.subject).verdict.kind, correct);
  EXPECT_EQ(case_line(right.asked.at(0)), case_line(right.asked.at(1)));
  EXPECT_EQ(case_line(right.asked.at(0)), case_line(wrong.asked.at(0)));
}

TEST(Examination, SkipsACaseThatOverflowsTheSubject) {
  const double too_large = 0x1.ffffffp+127;  // the least that rounds to infinity
  Examination examination(question(3, {{too_large, 0, 0}}, {{1, 0, 0}}), Oracle::certificate);
  Parrot single(binary32, intersecting());
  const JudgedAnswer finding = examination.ask(single.subject);
  EXPECT_EQ(finding.verdict.kind, VerdictKind::skipped);
  EXPECT_NE(finding.verdict.reason.find("leaves the range"), std::string::npos);
  EXPECT_FALSE(is_finding(finding.verdict));
  EXPECT_FALSE(finding.answer);
  EXPECT_TRUE(single.asked.empty());
  Parrot wide(binary64, separated());
  EXPECT_EQ(examination.ask(wide.subject).verdict.kind, correct);
}

TEST(Examination, PutsCasesThatRoundToTheLargestFloatOrToZero) {
  Examination examination(
      question(3, {{std::nextafter(0x1.ffffffp+127, 0), 1e-300, 0}}, {{1, 0, 0}}),
      Oracle::certificate);
  Parrot single(binary32, separated());
  EXPECT_EQ(examination.ask(single.subject).verdict.kind, correct);
  EXPECT_EQ(single.asked.at(0).a.points[0], (Point{0x1.fffffep+127, 0, 0}));
}

TEST(Examination, PassesTheTraceToTheSubject) {
  Examination examination(hair_apart(), Oracle::certificate);
  int steps = 0;
  const Trace trace = [&](const subjects::TraceStep&) { ++steps; };
  Parrot parrot(binary64, separated());
  parrot.subject.ask = [](const Case&, const Trace* seen) {
    if (seen != nullptr) (*seen)({});
    return Answer{};
  };
  EXPECT_EQ(examination.ask(parrot.subject, &trace).verdict.kind, no_answer);
  examination.ask(parrot.subject);
  EXPECT_EQ(steps, 1);
}

TEST(Examination, BothOraclesTogetherProveTheRelationAndKnowTheDepth) {
  constexpr std::uint64_t seed = 20240711;
  int overlapping = 0;
  for (const Case& c : cases_of_families(seed, 40, {.vertices_max = 12})) {
    const Truth both = Oracle::both.truth(c);
    const Truth reference = minkowski(c);
    EXPECT_FALSE(disagreement(both, reference));
    EXPECT_FALSE(disagreement(both, Oracle::certificate.truth(c)));
    EXPECT_TRUE(check_proof(c, both).relation_proved) << case_line(c);
    EXPECT_EQ(both.penetration_depth_squared, reference.penetration_depth_squared);
    if (both.relation == Relation::overlapping) ++overlapping;
  }
  EXPECT_GT(overlapping, 0);
}

// Points sqrt(2) apart: the double nearest to that is the best possible answer.
TEST(Examination, CountsUlpsFromTheCorrectlyRoundedDistance) {
  const double root = 0x1.6a09e667f3bcdp+0;
  for (const Oracle oracle : {Oracle::certificate, Oracle::both}) {
    Examination examination(question(3, {{1, 1, 0}}, {{0, 0, 0}}), oracle);
    for (const int off : {0, 1, -3}) {
      Subject subject = that_says(separated_by(root + off * 0x1p-52));
      subject.format = binary64;
      EXPECT_EQ(examination.ulps(subject, examination.ask(subject)), std::abs(off));
      subject.format = {64, -16445, 16384};
      EXPECT_FALSE(examination.ulps(subject, examination.ask(subject)));
    }
  }
}

// An error of 1e-6 exceeds the rounding of double; the documented tolerance covers it, or not.
TEST(Examination, JudgesByDocumentedTolerancesToo) {
  for (const Case& c :
       {question(3, {{3, 0, 0}}, {{0, 0, 0}}), pair(sphere(1, {4, 0, 0}), hull({{0, 0, 0}}))}) {
    Examination examination(c, Oracle::certificate);
    Subject subject = that_says(separated_by(3 + 1e-6));
    const auto by_promise = [&](const std::optional<subjects::PromisedTolerances>& promised) {
      subject.promised = promised;
      return examination.ask(subject).by_promise;
    };
    EXPECT_EQ(examination.ask(subject).verdict.kind, inaccurate);
    EXPECT_FALSE(by_promise(std::nullopt)) << "it promises nothing";
    EXPECT_EQ(by_promise({{{1e-5, 0}, {}, {}}}).value().kind, correct);
    EXPECT_EQ(by_promise({{{0, 1e-7}, {}, {}}}).value().kind, inaccurate);
    subject.capabilities.space = false;
    EXPECT_FALSE(by_promise({{{1e-5, 0}, {}, {}}})) << "it skips the case";
  }
}

TEST(Examination, NamesOraclesBothWays) {
  for (const Oracle oracle : {Oracle::minkowski, Oracle::certificate, Oracle::both}) {
    EXPECT_EQ(oracle_named(oracle.name()), oracle);
  }
  EXPECT_STREQ(Oracle::minkowski.name(), "minkowski");
  EXPECT_FALSE(oracle_named("Minkowski"));
  EXPECT_FALSE(oracle_named("enumeration"));
  EXPECT_FALSE(oracle_named(""));
}

TEST(Examination, DoesNotEvaluateASubjectThatSkipsTheCase) {
  Subject planar;
  planar.capabilities.space = false;
  planar.ask = [](const Case&, const Trace*) -> Answer { throw std::logic_error("asked"); };
  const Case space = question(3, {{1, 0, 0}}, {{0, 0, 0}});
  const JudgedAnswer finding = Examination(space, Oracle::certificate).ask(planar);
  EXPECT_EQ(finding.verdict.kind, VerdictKind::skipped);
  EXPECT_EQ(finding.verdict.reason, "a method of the plane, and the case is in space");
  EXPECT_FALSE(finding.answer);
}

std::vector<Point> points(std::uint64_t seed, std::size_t count, double offset) {
  Choices choices = Choices::keyed(seed, "points", count);
  std::vector<Point> result(count);
  for (Point& point : result) {
    for (double& x : point) x = choices.fraction(20);
    point[0] += offset;
  }
  return result;
}

Case pair_of(std::uint64_t seed, std::size_t count_a, std::size_t count_b) {
  return question(3, points(2 * seed, count_a, 0), points(2 * seed + 1, count_b, 4));
}

TEST(ReferenceLimit, ComparesAllUpToTheDefaultSizeOfTheFamilies) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(reference_use(pair_of(seed, 512, 512)), ReferenceUse::compared);
    EXPECT_EQ(reference_use(pair_of(seed, pairs_always, 1)), ReferenceUse::compared);
  }
}

TEST(ReferenceLimit, ComparesNoneAboveTheLargestSize) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_EQ(reference_use(pair_of(seed, 1024, 1025)), ReferenceUse::too_large);
    EXPECT_NE(reference_use(pair_of(seed, 1024, 1024)), ReferenceUse::too_large);
  }
}

// One in four at 1024 x 1024: of 400 the mean is 100 and the deviation 8.7; 40 is more than four.
TEST(ReferenceLimit, ComparesAShareInBetweenAndTheSameAlways) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Case c = pair_of(seed, 1024, 1024);
    const bool chosen = reference_use(c) == ReferenceUse::compared;
    if (chosen) ++compared;
    Case renamed = c;
    renamed.id = "another";
    renamed.expect = cases::Expect{};
    EXPECT_EQ(reference_use(renamed) == ReferenceUse::compared, chosen);
  }
  EXPECT_GT(compared, 60);
  EXPECT_LT(compared, 140);
}

TEST(ReferenceLimit, MatchesTheMeasuredCost) {
  EXPECT_NEAR(reference_cost(1024, 1024).seconds, 4.1, 0.5);
  EXPECT_NEAR(reference_cost(3000, 3000).gigabytes, 2.3, 0.2);
}

// Bodies of 3,000 points took more than a minute and 2.3 GB.
TEST(ReferenceLimit, ExaminationOfLargeBodiesIsTheCertificatesAlone) {
  Examination large(pair_of(1, 3000, 3000), Oracle::both);
  EXPECT_EQ(large.truth().relation, Relation::separated);
  EXPECT_EQ(large.truths(), 1U);
  EXPECT_EQ(large.compared(), 0U);
  const Truth overlap = Oracle::both.truth(question(3, points(1, 3000, 0), points(2, 3000, 0)));
  EXPECT_EQ(overlap.relation, Relation::overlapping);
  EXPECT_TRUE(overlap.penetration_depth_squared);
  Examination small(pair_of(1, 30, 30), Oracle::both);
  EXPECT_EQ(small.truths(), 0U);
  EXPECT_EQ(small.compared(), 0U);
  small.truth();
  EXPECT_EQ(small.compared(), 1U);
  Examination alone(pair_of(1, 30, 30), Oracle::certificate);
  alone.truth();
  EXPECT_EQ(alone.truths(), 1U);
  EXPECT_EQ(alone.compared(), 0U);
}

// For a false separation the judge needs the depth: it is computed once, and kept.
TEST(ReferenceLimit, ExaminationKeepsTheDepthThatWasNeeded) {
  Examination examination(question(3, box({0, 0, 0}, {1, 2, 3}), box({0.75, 0.5, 1}, {4, 5, 6})),
                          Oracle::certificate);
  EXPECT_FALSE(examination.truth().penetration_depth_squared);
  EXPECT_EQ(examination.ask(that_says(separated())).verdict.kind, false_separation);
  ASSERT_TRUE(examination.truth().penetration_depth_squared);
  EXPECT_EQ(*examination.truth().penetration_depth_squared, Rational("1/16"));
}

}  // namespace
}  // namespace oracle
