// SPDX-License-Identifier: MIT
// Answers about curved bodies are right within the bounds and wrong by their distance outside, and
// their witness points have to lie in the bodies.
#include "core/subjects/registry.hpp"
#include "oracle/curved/curved_support.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/witnesses.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/closed_forms.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

constexpr double u = of_double;

// Balls of radius 1 whose centres are 4 apart: M = 5, the distance is 2.
Case apart() { return pair(sphere(1), sphere(1, {4, 0, 0})); }

Enclosure within(Relation relation, double lower_squared, double upper_squared) {
  Enclosure enclosure;
  enclosure.relation = relation;
  enclosure.distance_squared_lower = lower_squared;
  enclosure.distance_squared_upper = upper_squared;
  return enclosure;
}

Answer says(double distance) { return distance == 0 ? intersecting() : separated_by(distance); }

TEST(CurvedJudge, AcceptsLengthsWithinTheBounds) {
  const Enclosure wide = within(Relation::separated, 3.9, 4.1);
  for (const double d : {1.98, 2.0, 2.02}) {
    const Verdict verdict = judge(apart(), says(d), wide, u);
    EXPECT_EQ(verdict.kind, correct) << d << verdict.reason;
    EXPECT_EQ(verdict.scaled_error, 0) << d;
  }
}

TEST(CurvedJudge, MeasuresTheErrorFromTheNearestBound) {
  const Enclosure exact = within(Relation::separated, 4, 4);
  const double t = 128 * u * 5;  // the allowance: 128 u M
  EXPECT_EQ(judge(apart(), says(2 + 0.9 * t), exact, u).kind, correct);
  const Verdict above = judge(apart(), says(2 + 2 * t), exact, u);
  EXPECT_EQ(above.kind, inaccurate);
  EXPECT_NEAR(*above.scaled_error, 256, 1);
  const Verdict below = judge(apart(), says(2 - 2 * t), exact, u);
  EXPECT_EQ(below.kind, inaccurate);
  EXPECT_NEAR(*below.scaled_error, 256, 1);
}

TEST(CurvedJudge, RefusesABoundAboveTheUpperOne) {
  Answer answer = says(2);
  answer.lower_bound = length(2.01);
  EXPECT_EQ(judge(apart(), answer, within(Relation::separated, 3.9, 4), u).kind, wrong_bound);
  EXPECT_EQ(judge(apart(), answer, within(Relation::separated, 3.9, 4.1), u).kind, correct);
}

TEST(CurvedJudge, CallsAFalseOverlapWrongOnlyIfTheGapIsProved) {
  EXPECT_EQ(judge(apart(), says(0), within(Relation::separated, 4, 4), u).kind, false_overlap);
  EXPECT_EQ(judge(apart(), says(0), within(Relation::separated, 0x1p-100, 4), u).kind,
            near_contact);
}

TEST(CurvedJudge, ExcusesBothAnswersIfTheRelationIsUndecided) {
  Enclosure undecided = within(Relation::touching, 0, 0x1p-200);
  undecided.relation.reset();
  for (const double d : {0.0, 0x1p-60}) {
    EXPECT_EQ(judge(apart(), says(d), undecided, u).kind, correct) << d;
  }
  EXPECT_EQ(judge(apart(), says(1), undecided, u).kind, inaccurate);
}

TEST(CurvedJudge, ExcusesNoDepthBeyondTheBoundsIfTheRelationIsUndecided) {
  Enclosure undecided = within(Relation::touching, 0, 0x1p-200);
  undecided.relation.reset();
  const Case tangent = pair(sphere(1), sphere(1, {2, 0, 0}));
  Answer answer = says(0);
  for (const double depth : {0.0, 1e-3, 1e300}) {
    answer.penetration_depth = length(depth);
    EXPECT_EQ(judge(tangent, answer, undecided, u).kind, depth == 0 ? correct : wrong_depth)
        << depth;
  }
}

// Without a distance only the depth can tell a shallow overlap from a deep one.
TEST(CurvedJudge, CallsASeparationOfDeepOverlapsWrong) {
  const Case deep = pair(sphere(1), cone(2, 1, {0.5, 0.25, 0}));
  EXPECT_EQ(judge(deep, separated(), enclosure(deep), u).kind, false_separation);
  const Case shallow = pair(sphere(1), sphere(1, {2 - 0x1p-50, 0, 0}));
  ASSERT_EQ(enclosure(shallow).relation, Relation::overlapping);
  EXPECT_EQ(judge(shallow, separated(), enclosure(shallow), u).kind, near_contact);
}

// Overlaps whose depth and normal have closed forms, by the way out.
struct WayOut {
  Case question;
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
      answer.penetration_depth = length(way.depth * factor);
      EXPECT_EQ(judge(way.question, answer, known, u).kind, factor == 1 ? correct : wrong_depth)
          << way.depth << " times " << factor;
    }
  }
}

TEST(CurvedJudge, RefusesANormalThatDoesNotAttainTheDepth) {
  for (const WayOut& way : ways_out()) {
    const Enclosure known = enclosure(way.question);
    Answer answer = says(0);
    answer.penetration_depth = length(way.depth);
    for (const double turn : {0.0, 0.1}) {
      const auto& [x, y, z] = way.normal;
      const double s = std::sin(turn);
      const double c = std::cos(turn);
      answer.normal = {Number(c * x - s * y), Number(s * x + c * y), Number(z)};
      EXPECT_EQ(judge(way.question, answer, known, u).kind, turn == 0 ? correct : wrong_witness)
          << way.depth << " turned by " << turn;
    }
  }
}

TEST(CurvedJudge, JudgesTheCoreAtEveryScalarThatHasRoots) {
  // d = 5 - 1 - 2, 4 - 1 - 2 and, from the apex of the cone, 6 - 2 - 1.
  const std::map<double, Case> closed{{2, pair(sphere(1), sphere(2, {3, 4, 0}))},
                                      {1, pair(cylinder(1, 3), cylinder(2, 1, {0, 0, 4}))},
                                      {3, pair(cone(1, 2), sphere(1, {0, 6, 0}))}};
  for (const auto& [distance, question] : closed) {
    Examination examination(question, Oracle::certificate);
    EXPECT_EQ(std::get<Enclosure>(examination.known()).relation, Relation::separated);
    for (const Subject& subject : subjects::select({"core/*/robust"})) {
      const JudgedAnswer finding = examination.ask(subject);
      if (subject.format.unit_roundoff == 0) {
        EXPECT_EQ(finding.verdict.kind, VerdictKind::skipped);
        EXPECT_EQ(finding.verdict.reason,
                  "curved bodies need square roots, which exact rationals do not have");
        continue;
      }
      EXPECT_EQ(finding.verdict.kind, correct) << subject.name << distance;
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
  const Subject distance = subjects::core_subject("core/double/robust");
  examination.ask(distance);
  EXPECT_FALSE(examination.facts(distance).depth);
  const Subject depth = subjects::core_subject("core/double/epa_robust");
  examination.ask(depth);
  const Facts facts = examination.facts(depth);
  ASSERT_TRUE(facts.depth);
  EXPECT_NEAR(facts.depth->front(), 0.5, 1e-9);
  EXPECT_NEAR(facts.depth->back(), 0.5, 1e-9);
  EXPECT_LE(facts.depth->front(), facts.depth->back());
}

// Binary32 cannot represent the tiny gap: the rounded balls touch.
TEST(CurvedJudge, PutsTheRoundedBodiesToAFloatSubject) {
  const Case hair = pair(sphere(1 - 0x1p-40), sphere(1, {2, 0, 0}));
  Examination examination(hair, Oracle::certificate);
  const auto subject = subjects::select({"core/float/robust"}).at(0);
  EXPECT_EQ(examination.ask(subject).verdict.kind, correct);
  EXPECT_EQ(std::get<Enclosure>(examination.known()).relation, Relation::separated);
  EXPECT_EQ(examination.enclosures(), 2U);
}

// --- witness points ---

constexpr std::uint64_t seed = 20261124;

Answer robust_answer(const Case& question) {
  Answer answer = subjects::core_subject("core/double/robust").ask(question, nullptr);
  answer.term_count = 0;
  return answer;
}

void move(std::array<Number, 3>& point, std::size_t axis, double by) {
  point[axis] = Number(point[axis].approximation() + by);
}

// Moved together the points keep their distance, and only one leaves its body.
TEST(CurvedJudgeWitnesses, MayNotLeaveTheirBodiesTogether) {
  const Body plate = cylinder(3, 0.5, {0, 2, 0});
  for (const Body& small : {sphere(1), cone(1, 1), cylinder(0.125, 1), hull({{0, 1, 0}})}) {
    for (const bool swapped : {false, true}) {
      const Case question = swapped ? pair(plate, small) : pair(small, plate);
      const Enclosure known = judged_enclosure(question);
      for (const double moved : {0.0, 0x1p-52, 0.25, 4.0}) {
        Answer answer = robust_answer(question);
        move(*answer.witness_a, 0, moved);
        move(*answer.witness_b, 0, moved);
        const bool leaves = moved > 0.125;
        const Verdict verdict = judge(question, answer, known, u);
        EXPECT_EQ(verdict.kind, leaves ? wrong_witness : correct) << moved << verdict.reason;
        EXPECT_EQ(verdict.reason, leaves ? "a witness point lies outside its body" : "") << moved;
      }
    }
  }
}

// A polytope beside a curved body is checked as well.
TEST(CurvedJudgeWitnesses, MayNotLeaveAPolytopeEither) {
  const Case question = pair(cylinder(3, 0.5, {0, 2, 0}), hull({{0, 1, 0}}));
  Answer answer = robust_answer(question);
  move(*answer.witness_a, 2, 1);
  move(*answer.witness_b, 2, 1);
  const Verdict verdict = judge(question, answer, judged_enclosure(question), u);
  EXPECT_EQ(verdict.reason, "a witness point lies outside its body");
}

// At the limit: both points as far outside as allowed, alternately away from each other's body.
TEST(CurvedJudgeWitnesses, AreAllowedWhatOthersAre) {
  const Case question = pair(sphere(1), sphere(1, {4, 0, 0}));  // M = 5
  const Enclosure known = judged_enclosure(question);
  const double t = for_bodies_of(question, witness_allowance).units * u * 5;
  for (const auto& [share, kind] : {std::pair{0.875, correct}, std::pair{1.125, wrong_witness}}) {
    Answer answer = robust_answer(question);
    // Along the axis, and together: neither point leaves the second ball.
    answer.witness_a = {Number(1 + share * t), Number(0.0), Number(0.0)};
    answer.witness_b = {Number(3 + share * t), Number(0.0), Number(0.0)};
    EXPECT_EQ(judge(question, answer, known, u).kind, kind) << share;
  }
}

TEST(CurvedJudgeWitnesses, StayInThePlaneOfAPlanarCase) {
  const Case question = pair(sphere(1), sphere(1, {4, 0, 0}), 2);
  Answer answer = robust_answer(question);
  answer.witness_a = {Number(1.0), Number(0.0), Number(0.5)};
  answer.witness_b = {Number(3.0), Number(0.0), Number(0.5)};
  EXPECT_EQ(judge(question, answer, judged_enclosure(question), u).reason,
            "a witness point lies outside its body");
}

// What one enclosure excuses counts as wrong if the other, narrower one shows it.
TEST(CurvedJudge, UsesBothEnclosuresForTheWidestFormats) {
  int shown = 0;
  subjects::Subject subject;
  subject.format = FloatFormat(334, -100'000, 100'000);
  for (std::uint64_t i = 0; i < 60; ++i) {
    const Case question = generate(listed_family("curved"), seed, i, {8});
    const std::optional<Enclosure> quick = quick_enclosure(question);
    const Enclosure wide = enclosure(question);
    if (!quick || quick->relation != Relation::separated) continue;
    const Rational& upper = wide.distance_squared_upper;
    const Rational allowance = rational(0x1p-300 * cases::magnitude(question));
    if (!root_exceeds(upper, quick->distance_squared_upper, allowance)) continue;
    ++shown;
    Answer answer = separated();
    answer.distance = subjects::Length{Number(upper), true};
    subject.ask = [&answer](const Case&, const subjects::Trace*) { return answer; };
    Examination examination(question, Oracle::certificate);
    EXPECT_EQ(examination.ask(subject).verdict.kind, inaccurate) << case_line(question);
  }
  EXPECT_GT(shown, 5);
}

TEST(CurvedContainment, IsTheDistanceOfClosedForms) {
  int asked = 0;
  for (const ClosedForm& one : closed_forms()) {
    const Body& b = one.question.b;
    if (b.points.size() != 1) continue;
    ++asked;
    const RationalVector point = rational(b.points[0]);
    const Rational found =
        distance_squared_at_least(point, one.question.a, one.question.dim, Rational(0));
    const Wide square = one.distance * one.distance;
    EXPECT_LE(Wide(found), square * (1 + pow(Wide(10), -480))) << one.what;
    EXPECT_GE(Wide(found), square * (1 - pow(Wide(10), -30))) << one.what;
    // Also with digits that a double cannot represent.
    RationalVector moved = point;
    for (Rational& x : moved) x += power_of_two(-100);
    const Rational other =
        distance_squared_at_least(moved, one.question.a, one.question.dim, Rational(0));
    EXPECT_LE(abs(Rational(other - found)), found * power_of_two(-45)) << one.what;
  }
  EXPECT_GE(asked, 8);
}

TEST(CurvedContainment, AcceptsInnerPointsAndRejectsProvedOuterOnes) {
  int inside = 0;
  int outside = 0;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    Choices choices = Choices::keyed(seed, "containment", i);
    const Case question = generate(listed_family("curved"), seed, i, {8});
    const Body body = in_dimension(question.a, question.dim);
    const Rational slack = rational(128 * u * cases::magnitude(question));
    // On its surface in half of the cases.
    const double share = choices.flag() ? 1 : choices.share(30);
    Choices twice = choices;
    Point local = local_point(choices, *body.curved, share);
    if (question.dim == 2) local[2] = 0;
    const RationalVector point = rational(placed(*body.curved, local));
    EXPECT_EQ(distance_squared_at_least(point, body, question.dim, slack), 0)
        << case_line(question);
    ++inside;
    // As far outside of the primitive again: if the bound says outside, another oracle does too.
    local = local_point(twice, *body.curved, 2 * share);
    if (question.dim == 2) local[2] = 0;
    Case other = question;
    other.a = hull({placed(*body.curved, local)});
    other.b = body;
    const Rational found =
        distance_squared_at_least(rational(other.a.points[0]), body, question.dim, slack);
    const Enclosure exact = enclosure(other);
    if (found > slack * slack) ++outside;
    ASSERT_LE(found, exact.distance_squared_upper) << case_line(other);
    if (exact.distance_squared_lower > 4 * slack * slack) {
      ASSERT_GT(found, slack * slack) << case_line(other);
    }
  }
  std::printf("%d inside, %d outside\n", inside, outside);
  EXPECT_GT(outside, 700);
}

// The same bodies from primitives whose squares leave the range of double.
TEST(CurvedContainment, DoesNotDependOnTheSizeOfThePrimitive) {
  for (const int power : {0, 300, 520, -300, -520}) {
    Body ball = sphere(std::ldexp(1.0, power), {3, 0, 0});
    for (std::size_t i = 0; i < 3; ++i) ball.curved->linear[i][i] = std::ldexp(1.0, -power);
    const RationalVector inside{Rational(3), Rational(0), Rational(1) / 2};
    const RationalVector outside{Rational(3), Rational(0), Rational(7)};
    EXPECT_EQ(distance_squared_at_least(inside, ball, 3, power_of_two(-40)), 0) << power;
    EXPECT_GT(distance_squared_at_least(outside, ball, 3, power_of_two(-40)), 35) << power;
  }
  // Beside the base of a cone; its radius times its height is subnormal.
  for (const auto& [of_radius, of_height] : {std::pair{0, 0}, std::pair{-360, -704}}) {
    Body body = cone(std::ldexp(1.3, of_radius), std::ldexp(1.1, of_height));
    const double across = std::ldexp(1.0, -190 - of_radius);
    for (const std::size_t i : {0U, 2U}) body.curved->linear[i][i] = across;
    body.curved->linear[1][1] = std::ldexp(1.0, -190 - of_height);
    const double radius = 1.3 * 0x1p-190;
    const Rational slack = rational(radius) * power_of_two(-40);
    for (const int off : {-14, -20, -30}) {
      const double x = radius * (1 + std::ldexp(1.0, off));
      const RationalVector point{rational(x), rational(-1.1 * 0x1p-190), Rational(0)};
      EXPECT_GT(distance_squared_at_least(point, body, 3, slack), slack * slack)
          << of_radius << ' ' << off;
    }
  }
}

// Of a format wider than double.
TEST(CurvedContainment, SeesPointsBeyondTheRangeOfDouble) {
  const Body ball = sphere(0x1p+1001);
  const RationalVector far{power_of_two(1040), Rational(0), Rational(0)};
  const Rational found = distance_squared_at_least(far, ball, 3, Rational(1));
  EXPECT_GT(found, power_of_two(2079));
  EXPECT_LE(found, power_of_two(2080));
}

// A point that has only more digits than a double is decided by the allowance of its wide format.
TEST(CurvedContainment, UsesTheDigitsOfWideFormats) {
  const Body ball = sphere(1, {3, 0, 0}, {{{0.5, 0.25, 0}, {0, 0.5, 0}, {0, 0, 2}}});
  const Rational tiny = power_of_two(-150);
  const RationalVector edge{Rational(3), Rational(0), Rational(2)};
  const RationalVector beyond{Rational(3), Rational(0), Rational(2) + tiny};
  EXPECT_EQ(distance_squared_at_least(edge, ball, 3, tiny), 0);
  EXPECT_EQ(distance_squared_at_least(beyond, ball, 3, Rational(tiny * 2)), 0);
  for (const int power : {-40, -100, -140}) {
    const RationalVector far{Rational(3), tiny, Rational(2) + power_of_two(power)};
    EXPECT_GT(distance_squared_at_least(far, ball, 3, tiny), power_of_two(2 * power - 2)) << power;
  }
}

}  // namespace
}  // namespace oracle
