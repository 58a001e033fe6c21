// SPDX-License-Identifier: MIT
// The relation, which fault wins, and the figures against values worked out by hand.
#include "oracle/judge/allowances.hpp"
#include "oracle/judge/witnesses.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

// Separated by t or slightly more, but said to intersect.
TEST(Judge, CallsAFalseOverlapNearContactUpToTheAllowance) {
  const double t = distance_allowance.units * of_double * magnitude;
  const auto verdict = [](double distance, double u) {
    return judge(two_points(), intersecting(), at_distance(distance), u);
  };
  expect_verdict(verdict(t, of_double), near_contact);
  EXPECT_FALSE(is_finding(verdict(t, of_double)));
  expect_verdict(verdict(up(t), of_double), false_overlap, "false overlap");
  expect_verdict(verdict(0x1p-1074, 0), false_overlap, "false overlap");
}

TEST(Judge, CallsAFalseSeparationNearContactUpToTheAllowance) {
  const double t = distance_allowance.units * of_double * magnitude;
  const auto verdict = [](double distance, double u) {
    return judge(two_points(), separated_by(distance), in_contact(Relation::touching), u);
  };
  expect_verdict(verdict(t, of_double), near_contact);
  expect_verdict(verdict(up(t), of_double), false_separation, "false separation");
  expect_verdict(verdict(0x1p-1074, 0), false_separation, "false separation");
}

// Boxes that overlap in a slab of thickness `depth`, with M = 4.
Case slab(double depth) {
  return question(3, box({-4, -4, -4}, {0, 4, 4}), box({-depth, -4, -4}, {4, 4, 4}));
}

TEST(Judge, DecidesAFalseSeparationByTheDepthOfTheOverlap) {
  const double t = distance_allowance.units * of_double * magnitude;
  for (const Answer& answer : {separated_by(0), separated_by(t), separated()}) {
    for (const bool depth_known : {true, false}) {  // otherwise the judge computes it
      for (const double depth : {t, up(t), 1.0}) {
        Truth truth = in_contact(Relation::overlapping);
        if (depth_known) truth.penetration_depth_squared = Rational(depth) * Rational(depth);
        const Verdict verdict = judge(slab(depth), answer, truth, of_double);
        expect_verdict(verdict, depth > t ? false_separation : near_contact);
      }
    }
  }
}

TEST(Judge, MeasuresAWrongRelationAsAShareOfM) {
  const auto margin = [](const Answer& answer, const Truth& truth) {
    return judge(two_points(), answer, truth, of_float).margin;
  };
  EXPECT_EQ(margin(separated_by(3), at_distance(3)), 0);
  EXPECT_DOUBLE_EQ(margin(intersecting(), at_distance(3)), 0.75);
  EXPECT_DOUBLE_EQ(margin(separated_by(2), in_contact(Relation::touching)), 0.5);
  const Truth deep = in_contact(Relation::overlapping, Rational(1));
  EXPECT_DOUBLE_EQ(margin(separated_by(2), deep), 0.5);
  EXPECT_DOUBLE_EQ(margin(separated_by(0.5), deep), 0.25);
  EXPECT_DOUBLE_EQ(margin(separated(), deep), 0.25);
}

// At float sqrt(u) is exact, and so is the limit.
TEST(Judge, CallsErrorsBeyondHalfOfTheDigitsGross) {
  const double edge = gross_allowance.units * 0x1p-12 * magnitude;
  const auto gross = [](const Answer& answer, const Truth& truth) {
    const Verdict verdict = judge(two_points(), answer, truth, of_float);
    EXPECT_TRUE(is_finding(verdict));
    return verdict.gross;
  };
  EXPECT_FALSE(gross(intersecting(), at_distance(edge)));
  EXPECT_TRUE(gross(intersecting(), at_distance(edge * (1 + 0x1p-40))));
  EXPECT_FALSE(gross(separated_by(edge), in_contact(Relation::touching)));
  EXPECT_TRUE(gross(separated_by(edge * (1 + 0x1p-40)), in_contact(Relation::touching)));
  EXPECT_FALSE(gross(separated_by(3 + edge - 0x1p-40), at_distance(3)));
  EXPECT_TRUE(gross(separated_by(3 + edge + 0x1p-40), at_distance(3)));
  Answer unanswered;
  EXPECT_TRUE(gross(unanswered, at_distance(3)));
  Answer witness = complete();
  witness.witness_a = numbers({4 + edge - 0x1p-40, 0, 0});
  EXPECT_FALSE(gross(witness, at_distance(3)));
  witness.witness_a = numbers({4 + edge + 0x1p-40, 0, 0});
  EXPECT_TRUE(gross(witness, at_distance(3)));
  witness = complete();
  witness.terms[0].weight = Number(1 + edge / magnitude + 0x1p-40);
  EXPECT_TRUE(gross(witness, at_distance(3)));
  witness.terms[0].weight = Number(-1.0);
  EXPECT_TRUE(gross(witness, at_distance(3)));
}

// However small: the error may be below the least double.
TEST(Judge, CallsTheSmallestErrorOfAnExactSubjectGross) {
  const Rational hair(Integer(1), Integer(1) << 2000);
  Answer answer = complete();
  answer.terms[0].weight = Number(Rational(1 + hair));
  expect_verdict(verdict_of(answer, 0), wrong_witness, "the weights do not sum to 1");
  EXPECT_TRUE(verdict_of(answer, 0).gross);
}

// The error may be small; claiming a bound that does not hold is what is gross.
TEST(Judge, CallsEveryLowerBoundThatDoesNotHoldGross) {
  const Verdict verdict =
      verdict_of(bounded(up(3 + bound_allowance.units * of_double * magnitude)));
  expect_verdict(verdict, wrong_bound);
  EXPECT_TRUE(verdict.gross);
}

// There is no distance beside a depth that could be measured instead.
TEST(Judge, CallsADepthGrossByItsOwnError) {
  const Truth truth = in_contact(Relation::overlapping, Rational(1));
  const double edge = gross_allowance.units * 0x1p-12 * magnitude;
  const auto gross = [&](double depth) {
    Answer answer = intersecting_by(depth);
    answer.distance.reset();
    const Verdict verdict = judge(two_points(), answer, truth, of_float);
    expect_verdict(verdict, wrong_depth);
    return verdict.gross;
  };
  EXPECT_FALSE(gross(1 + edge - 0x1p-40));
  EXPECT_TRUE(gross(1 + edge + 0x1p-40));
  EXPECT_TRUE(gross(1e300));
}

// A small fault of a worse kind does not hide a large one of another kind.
TEST(Judge, CallsAnAnswerGrossByTheLargestOfItsFaults) {
  const double t = distance_allowance.units * of_float * magnitude;
  Answer answer = complete();
  answer.distance = length(3 + 2 * t);
  expect_verdict(verdict_of(answer, of_float), inaccurate);
  EXPECT_FALSE(verdict_of(answer, of_float).gross);
  (*answer.witness_a)[1] = Number(1.0);
  const Verdict verdict = verdict_of(answer, of_float);
  expect_verdict(verdict, inaccurate);
  EXPECT_TRUE(verdict.gross);
  EXPECT_DOUBLE_EQ(verdict.size, 0.25);
  EXPECT_DOUBLE_EQ(verdict.witness_error, 0.25);
}

TEST(Judge, CallsEveryFindingOfAnExactSubjectGross) {
  Answer witness = complete();
  witness.terms[0].weight = Number(up(1));
  for (const Answer& answer : {intersecting(), separated_by(up(3)), witness, Answer{}}) {
    EXPECT_TRUE(is_finding(verdict_of(answer, 0)));
    EXPECT_TRUE(verdict_of(answer, 0).gross);
  }
  EXPECT_FALSE(verdict_of(complete(), 0).gross);
}

TEST(Judge, LetsTheWorstFaultWin) {
  Answer answer = complete();
  answer.terms[0].weight = Number(-1.0);
  expect_verdict(verdict_of(answer), wrong_witness);
  answer.distance = length(3.5);
  expect_verdict(verdict_of(answer), inaccurate);
  answer.lower_bound = length(3.5);
  expect_verdict(verdict_of(answer), wrong_bound);
  answer.intersecting = true;
  expect_verdict(verdict_of(answer), false_overlap);
}

TEST(Judge, MeasuresTheErrorInUnitsOfUM) {
  // 100 u M off 3, with M = 4: relative 100 * 4 u / 3.
  const Verdict verdict = verdict_of(separated_by(3 + 400 * of_double));
  EXPECT_DOUBLE_EQ(verdict.scaled_error.value(), 100);
  EXPECT_DOUBLE_EQ(verdict.relative_error.value(), 400 * of_double / 3);
  // 3/2 for the root of 2, with M = 1 and u = 2^-24.
  const Case c = question(2, {{1, 1, 0}}, {{0, 0, 0}});
  Truth truth;
  truth.v = {1, 1, 0};
  truth.distance_squared = 2;
  const Verdict coarse = judge(c, separated_by(1.5), truth, of_float);
  EXPECT_DOUBLE_EQ(coarse.scaled_error.value(), 0.08578643762690495 * 0x1p+24);
  EXPECT_DOUBLE_EQ(coarse.relative_error.value(), 0.06066017177982129);
}

TEST(Judge, MeasuresExactSubjectsByZeroOrInfinity) {
  EXPECT_EQ(verdict_of(separated_by(3), 0).scaled_error, 0.0);
  EXPECT_EQ(verdict_of(separated_by(up(3)), 0).scaled_error, infinity);
}

TEST(Judge, GivesARelativeErrorOnlyWellAboveTheUnit) {
  const double floor = relative_error_floor * of_double * magnitude;
  const auto relative = [](double distance) {
    return judge(two_points(), separated_by(distance), at_distance(distance), of_double)
        .relative_error;
  };
  EXPECT_FALSE(relative(floor));
  EXPECT_EQ(relative(up(floor)), 0.0);
  EXPECT_FALSE(judge(two_points(), separated_by(0x1p-60), in_contact(Relation::touching), of_double)
                   .relative_error);
}

TEST(Judge, KeepsItsFiguresAtExtremeScales) {
  for (const int exponent : {-1020, -996, -500, 500, 996, 1020}) {  // 1e-307 ... 1e+307
    const double unit = std::ldexp(1.0, exponent);
    const Case c = cases::scaled(two_points(), exponent);
    const Truth truth = at_distance(3 * Rational(unit));
    const Verdict right = judge(c, separated_by(3 * unit), truth, of_double);
    expect_verdict(right, correct);
    EXPECT_EQ(right.scaled_error, 0.0);
    const Verdict wrong = judge(c, separated_by((3 + 400 * of_double) * unit), truth, of_double);
    expect_verdict(wrong, inaccurate);
    EXPECT_NEAR(wrong.scaled_error.value(), 100, 1e-9);
    EXPECT_NEAR(wrong.relative_error.value() / (400 * of_double / 3), 1, 1e-9);
  }
}

TEST(Judge, MeasuresInUnitsBelowTheSmallestDouble) {
  const double unit = 0x1p-1060;  // u M = 2^-1111
  const Verdict verdict = judge(cases::scaled(two_points(), -1060), separated_by(4 * unit),
                                at_distance(3 * Rational(unit)), of_double);
  expect_verdict(verdict, inaccurate);
  EXPECT_DOUBLE_EQ(verdict.scaled_error.value(), 0x1p+51);
  EXPECT_DOUBLE_EQ(verdict.relative_error.value(), 1.0 / 3);
}

// A squared length may be outside the range of double although the length is not.
TEST(Judge, ReadsSquaredLengthsBeyondTheRangeOfDouble) {
  for (const int exponent : {-996, 996}) {
    const Rational unit(std::ldexp(1.0, exponent));
    const Case c = cases::scaled(two_points(), exponent);
    Answer answer = separated_by(0);
    answer.distance = length(Rational(9 * unit * unit), true);
    answer.lower_bound = answer.distance;
    expect_verdict(judge(c, answer, at_distance(3 * unit), 0), correct);
    answer.distance = length(Rational(16 * unit * unit), true);
    expect_verdict(judge(c, answer, at_distance(3 * unit), 0), inaccurate);
  }
}

TEST(Judge, NamesEveryVerdictAndShowsTheBadOnes) {
  std::set<std::string> names;
  std::set<std::string> broad_names;
  for (const VerdictKind kind : all_verdict_kinds) {
    names.insert(name(kind));
    broad_names.insert(broad_name(kind));
    Verdict verdict;
    verdict.kind = kind;
    EXPECT_EQ(is_finding(verdict), kind < near_contact);
  }
  EXPECT_EQ(names.size(), all_verdict_kinds.size());
  EXPECT_EQ(broad_names.size(), all_verdict_kinds.size() - 1) << "both wrong relations have one";
  EXPECT_STREQ(title(VerdictKind::skipped), "skipped") << "the table is in the order of the kinds";
  expect_verdict(Verdict{}, VerdictKind::skipped);
}

// A subnormal result is rounded to the spacing of subnormal numbers, whatever u is.
TEST(Judge, AllowsOneSpacingIfResultsAreSubnormal) {
  constexpr double spacing = std::numeric_limits<double>::denorm_min();
  const Case tiny = question(3, {{4 * spacing, 0, 0}}, {{0, 2 * spacing, 0}});
  Truth truth;  // distance sqrt(20) spacings, which is between 4 and 5
  truth.v = {Rational(4 * spacing), Rational(-2 * spacing), 0};
  truth.distance_squared = dot(truth.v, truth.v);
  const Answer down = separated_by(4 * spacing);
  expect_verdict(judge(tiny, down, truth, of_double, spacing), correct);
  expect_verdict(judge(tiny, down, truth, of_double, 0), inaccurate);
  const Answer further = separated_by(3 * spacing);
  expect_verdict(judge(tiny, further, truth, of_double, spacing), inaccurate);
  const Verdict verdict = judge(tiny, down, truth, of_double, spacing);
  // In units of which 64 are allowed: u M is negligible here, and one spacing is allowed.
  EXPECT_NEAR(*verdict.scaled_error, (std::sqrt(20.0) - 4) * distance_allowance.units, 1e-12);
  EXPECT_NEAR(*verdict.relative_error, 1 - 4 / std::sqrt(20.0), 1e-12);
}

// Roots that are equal but for a share of 2^-k, on both sides of where doubles can tell them apart, and
// fractions that doubles cannot represent.
TEST(Judge, ComparesRootsExactly) {
  for (const int scale : {-1000, 0, 1, 1000}) {
    for (const Rational& root : {Rational(0), Rational(1, 3), Rational(7, 5), power_of_two(90)}) {
      for (const Rational& slack :
           {Rational(0), Rational(1, 7) * power_of_two(-60), Rational(1, 7), Rational(3)}) {
        const Rational y = root * root * power_of_two(2 * scale);
        const Rational t = slack * power_of_two(scale);
        const Rational x = (root + slack) * (root + slack) * power_of_two(2 * scale);
        EXPECT_FALSE(root_exceeds(x, y, t));
        for (int k = 20; x > 0 && k < 200; ++k) {
          const Rational share = power_of_two(-k);
          EXPECT_TRUE(root_exceeds(x * (1 + share), y, t)) << k;
          EXPECT_FALSE(root_exceeds(x * (1 - share), y, t)) << k;
        }
      }
    }
  }
}

}  // namespace
}  // namespace oracle
