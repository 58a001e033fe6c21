// SPDX-License-Identifier: MIT
// Certain intervals have no allowance: one number too far is wrong, at every precision.
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using subjects::Certainty;

Answer certain(Answer answer, Relation relation, double lower, double upper) {
  answer.certain = Certainty{relation, {Number(lower), false}, {Number(upper), false}};
  return answer;
}

Answer certain(double lower, double upper) {
  return certain(separated_by(3), Relation::separated, lower, upper);
}

const double above = std::sqrt(2.0);  // above the root
constexpr const char* begins_above = "the certain interval begins above the true distance";
constexpr const char* ends_below = "the certain interval ends below the true distance";

void expect_wrong(const Verdict& verdict, const std::string& reason) {
  expect_verdict(verdict, wrong_interval, reason);
  EXPECT_TRUE(verdict.gross);
  EXPECT_EQ(verdict.size, infinity);
}

TEST(JudgeCertainty, AcceptsAnIntervalThatContainsTheDistance) {
  for (const double u : {0.0, of_double, of_float}) {
    for (const double lower : {3.0, down(3), 0.0}) {
      for (const double upper : {3.0, up(3), 1e300, infinity}) {
        expect_verdict(verdict_of(certain(lower, upper), u), correct);
      }
    }
  }
}

TEST(JudgeCertainty, AllowsNothing) {
  for (const double u : {0.0, of_double, of_float}) {
    expect_wrong(verdict_of(certain(up(3), 4), u), begins_above);
    expect_wrong(verdict_of(certain(up(3), infinity), u), begins_above);
    expect_wrong(verdict_of(certain(2, down(3)), u), ends_below);
    expect_wrong(verdict_of(certain(0, 0), u), ends_below);
  }
}

// Bodies that overlap by 3.
Verdict verdict_of_depth(double lower, double upper, double u = of_double) {
  Answer answer = certain(intersecting(), Relation::overlapping, 0, 0);
  answer.penetration_depth = length(3.0);
  answer.certain->depth = {length(lower), length(upper)};
  return judge(two_points(), answer, in_contact(Relation::overlapping, Rational(9)), u);
}

TEST(JudgeCertainty, AllowsNothingForADepth) {
  for (const double u : {0.0, of_double, of_float}) {
    expect_verdict(verdict_of_depth(3, 3, u), correct);
    expect_verdict(verdict_of_depth(0, infinity, u), correct);
    expect_wrong(verdict_of_depth(up(3), 4, u), "the certain interval begins above the true depth");
    expect_wrong(verdict_of_depth(2, down(3), u), "the certain interval ends below the true depth");
    expect_wrong(verdict_of_depth(nan, 4, u), "an end of the certain interval is not a length");
  }
}

TEST(JudgeCertainty, WantsNoDepthOfBodiesThatDoNotOverlap) {
  for (const Relation relation : {Relation::separated, Relation::touching}) {
    const bool separated = relation == Relation::separated;
    Answer answer = certain(separated ? separated_by(3) : intersecting(), relation,
                            separated ? 3 : 0, separated ? 3 : 0);
    const auto judged = [&](double lower, double upper) {
      answer.certain->depth = {length(lower), length(upper)};
      return judge(two_points(), answer, separated ? at_distance(3) : in_contact(relation),
                   of_double);
    };
    expect_verdict(judged(0, 0), correct);
    expect_verdict(judged(0, 1), correct);
    expect_wrong(judged(up(0), 1), "the certain interval begins above the true depth");
  }
}

TEST(JudgeCertainty, GivesPromisesNoShareInTheIntervalOfADepth) {
  Answer answer = certain(intersecting(), Relation::overlapping, 0, 0);
  answer.certain->depth = {length(up(3)), length(4.0)};
  const Verdict verdict =
      judge(two_points(), answer, in_contact(Relation::overlapping, Rational(9)),
            subjects::binary64, PromisedTolerances{{0, 0.5}, PromisedTolerance{0, 0.5}, {}});
  expect_wrong(verdict, "the certain interval begins above the true depth");
}

TEST(JudgeCertainty, ComparesRootsAndSquaresExactly) {
  Truth truth = at_distance(1);
  truth.distance_squared = 2;
  const auto judged = [&](const Number& lower, const Number& upper, bool squared) {
    Answer answer = separated_by(std::sqrt(2.0));
    answer.certain = Certainty{Relation::separated, {lower, squared}, {upper, squared}};
    return judge(two_points(), answer, truth, of_double);
  };
  expect_verdict(judged(Number(down(above)), Number(above), false), correct);
  expect_wrong(judged(Number(above), Number(above), false), begins_above);
  expect_wrong(judged(Number(1.0), Number(down(above)), false), ends_below);
  expect_verdict(judged(Number(2.0), Number(2.0), true), correct);
  expect_wrong(judged(Number(up(2)), Number(3.0), true), begins_above);
  expect_wrong(judged(Number(0.0), Number(down(2)), true), ends_below);
  const Rational little(1, 1000000007);
  const Rational tiny = little * little * little * little;
  expect_wrong(judged(Number(Rational(2 + tiny)), Number(3.0), true), begins_above);
  expect_wrong(judged(Number(1.0), Number(Rational(2 - tiny)), true), ends_below);
}

TEST(JudgeCertainty, RejectsEndsThatAreNotLengths) {
  const char* no_length = "an end of the certain interval is not a length";
  const char* negative = "an end of the certain interval is negative";
  for (const double bad : {nan, infinity, -infinity}) {
    expect_wrong(verdict_of(certain(bad, infinity)), no_length);
  }
  for (const double bad : {nan, -infinity}) expect_wrong(verdict_of(certain(0, bad)), no_length);
  expect_wrong(verdict_of(certain(-0x1p-1074, 4)), negative);
  expect_wrong(verdict_of(certain(0, -4)), negative);
  Answer squared = certain(0, 4);
  squared.certain->upper = {Number(-100.0), true};
  expect_wrong(verdict_of(squared), negative);
}

TEST(JudgeCertainty, ComparesTheRelation) {
  const char* another = "the certain relation is wrong";
  for (const Relation relation : {Relation::touching, Relation::overlapping}) {
    for (const Relation said : {Relation::touching, Relation::overlapping}) {
      const Verdict verdict =
          judge(two_points(), certain(intersecting(), said, 0, 0), in_contact(relation), of_double);
      if (said == relation) {
        expect_verdict(verdict, correct);
      } else {
        expect_wrong(verdict, another);
      }
    }
  }
}

// Bodies in contact by less than the allowance may be called separated, but not with certainty.
TEST(JudgeCertainty, IsNotExcusedByNearContact) {
  const Answer apart = separated_by(0x1p-60);
  const Truth touching = in_contact(Relation::touching);
  expect_verdict(judge(two_points(), apart, touching, of_double), near_contact);
  expect_wrong(judge(two_points(), certain(apart, Relation::separated, 0, 1), touching, of_double),
               "the certain relation is wrong");
  const Truth near = at_distance(Rational(0x1p-60));
  expect_verdict(judge(two_points(), intersecting(), near, of_double), near_contact);
  expect_wrong(
      judge(two_points(), certain(intersecting(), Relation::touching, 0, 1), near, of_double),
      "the certain relation is wrong");
}

TEST(JudgeCertainty, MayNotContradictTheAnswer) {
  const char* contradicts = "the certain relation contradicts the answer";
  // The certain interval is right, and the relation is near contact at worst.
  const Truth near = at_distance(Rational(0x1p-60));
  expect_wrong(
      judge(two_points(), certain(intersecting(), Relation::separated, 0, 1), near, of_double),
      contradicts);
  expect_wrong(judge(two_points(), certain(separated_by(0), Relation::touching, 0, 0),
                     in_contact(Relation::touching), of_double),
               contradicts);
}

TEST(JudgeCertainty, IsNotWidenedByADocumentedTolerance) {
  const auto promised = [](const Answer& answer) {
    const PromisedTolerance generous{1, 1};
    return judge(two_points(), answer, at_distance(3), subjects::binary64,
                 PromisedTolerances{generous, generous, generous});
  };
  expect_verdict(promised(certain(3, 3)), correct);
  expect_wrong(promised(certain(up(3), 4)), begins_above);
  expect_wrong(promised(certain(0, down(3))), ends_below);
}

TEST(JudgeCertainty, IsWorseThanEverythingElse) {
  Answer lost = certain(up(3), 4);
  lost.distance->value = Number(nan);
  expect_wrong(verdict_of(lost), begins_above);
  Answer wrong = certain(up(3), 4);
  wrong.intersecting = true;
  expect_wrong(verdict_of(wrong), "the certain relation contradicts the answer");
  lost.answered = false;
  expect_verdict(verdict_of(lost), no_answer, "canned");
}

TEST(JudgeCertainty, IsWrongIfItContainsNoPartOfAnEnclosure) {
  Enclosure enclosure;
  enclosure.relation = Relation::separated;
  enclosure.distance_squared_lower = 4;
  enclosure.distance_squared_upper = 9;
  const auto judged = [&](double lower, double upper) {
    Answer answer = certain(lower, upper);
    answer.distance = length(2.5);
    return judge(two_points(), answer, enclosure, subjects::binary64);
  };
  expect_verdict(judged(0, 2), correct);
  expect_verdict(judged(2.25, 2.5), correct);
  expect_verdict(judged(3, infinity), correct);
  expect_wrong(judged(0, down(2)), ends_below);
  expect_wrong(judged(up(3), 4), begins_above);
  expect_wrong(judged(2.5, 2.25), "the certain interval is empty");
  enclosure.relation.reset();
  enclosure.distance_squared_lower = 0;
  const auto undecided = [&](Relation relation, bool intersecting) {
    Answer answer = certain(separated_by(0), relation, 0, 1);
    answer.intersecting = intersecting;
    return judge(two_points(), answer, enclosure, subjects::binary64);
  };
  expect_verdict(undecided(Relation::separated, false), correct);
  expect_verdict(undecided(Relation::touching, true), correct);
  expect_verdict(undecided(Relation::overlapping, true), correct);
  expect_wrong(undecided(Relation::touching, false), "the certain relation contradicts the answer");
}

// The distance of (1, 1) from (0, 0) lies between two doubles.
bool taken(const Answer& answer, double x = 1) {
  const Case asked = question(2, {{x, 1, 0}}, {{0, 0, 0}});
  const std::optional<Verdict> quick =
      quick_judge(asked, answer, quick_certificate(asked), subjects::binary64);
  if (quick) expect_verdict(*quick, correct);
  return quick.has_value();
}

Answer said(double lower, double upper) {
  return certain(separated_by(above), Relation::separated, lower, upper);
}

TEST(QuickCertainty, IsAcceptedDownToTheLastNumber) {
  for (const double lower : {0.0, 0x1p-1074, 1e-300, 0.01, 1.0, 1.414, down(above)}) {
    for (const double upper : {above, 1.415, 100.0, 1e300, infinity}) {
      EXPECT_TRUE(taken(said(lower, upper))) << lower << " " << upper;
    }
  }
}

// Doubles alone cannot: d^2 / q of a neighbour is sometimes 1 or on its wrong side.
TEST(QuickCertainty, TellsTheNeighboursOfADistanceApart) {
  for (double x = 1; x <= 1000; ++x) {
    const Rational square(x * x + 1);
    double below = std::sqrt(x * x + 1);
    if (Rational(below) * Rational(below) > square) below = down(below);
    Answer answer = said(below, up(below));
    answer.distance = length(below);
    EXPECT_TRUE(taken(answer, x)) << x;
    answer.certain->lower.value = Number(up(below));
    EXPECT_FALSE(taken(answer, x)) << x;
    answer.certain->lower.value = answer.certain->upper.value = Number(below);
    EXPECT_FALSE(taken(answer, x)) << x;
  }
}

TEST(QuickCertainty, IsLeftToTheJudgeIfItMayBeWrong) {
  for (const double lower : {above, up(above), 1.415, 100.0, 1e300, infinity, nan, -1.0}) {
    EXPECT_FALSE(taken(said(lower, infinity))) << lower;
  }
  for (const double upper : {down(above), 1.414, 0.01, 1e-300, 0.0, -1.0, -infinity, nan}) {
    EXPECT_FALSE(taken(said(0, upper))) << upper;
  }
  Answer answer = said(1, 2);
  answer.certain->relation = Relation::touching;
  EXPECT_FALSE(taken(answer));
  answer = said(1, 2);
  answer.certain->upper.squared = true;
  EXPECT_FALSE(taken(answer));
}

// Touching called separated is near contact: either relation is excused, but not with certainty.
TEST(QuickCertaintyOfContact, ComparesTheRelation) {
  const Case asked = question(2, {{1, 1, 0}}, {{1, 1, 0}});
  const auto taken = [&](const Answer& answer) {
    return quick_judge(asked, answer, quick_certificate(asked), subjects::binary64).has_value();
  };
  EXPECT_TRUE(taken(separated_by(0x1p-60)));
  EXPECT_FALSE(taken(certain(separated_by(0x1p-60), Relation::separated, 0, 1)));
  EXPECT_FALSE(taken(certain(separated_by(0), Relation::touching, 0, 0)));
  EXPECT_FALSE(taken(certain(intersecting(), Relation::overlapping, 0, 0)));
  EXPECT_FALSE(taken(certain(intersecting(), Relation::touching, 0x1p-1074, 1)));
  EXPECT_TRUE(taken(certain(intersecting(), Relation::touching, 0, 0)));
  EXPECT_TRUE(taken(certain(intersecting(), Relation::touching, 0, 1)));
}

}  // namespace
}  // namespace oracle
