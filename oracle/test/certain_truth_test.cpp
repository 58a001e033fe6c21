// SPDX-License-Identifier: MIT
// The doubles next to a distance decide like the judge in rationals.
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

using subjects::Certainty;

Answer claiming(Relation relation, double lower, double upper) {
  Answer answer = relation == Relation::separated ? separated_by(upper) : intersecting();
  answer.certain = Certainty{relation, {Number(lower), false}, {Number(upper), false}};
  return answer;
}

Truth figures(const QuickCertificate& certified) {
  Truth truth;
  truth.relation = certified.relation;
  truth.distance_squared = distance_squared(certified);
  if (truth.relation != Relation::separated) truth.penetration_depth_squared = Rational(0);
  return truth;
}

bool is_at_most(double x, const Truth& truth) {
  return std::isfinite(x) && rational(x) * rational(x) <= truth.distance_squared;
}

bool is_at_least(double x, const Truth& truth) {
  return std::isinf(x) || rational(x) * rational(x) >= truth.distance_squared;
}

template <typename Visit>
void for_all_families(int each, const Visit& visit) {
  for (const Case& question : cases_of_families(5, each, {.vertices_max = 8})) {
    visit(question, quick_certificate(question));
  }
}

TEST(CertainTruth, HasTheDoublesBesideTheDistance) {
  int between = 0;
  for_all_families(60, [&](const Case& question, const QuickCertificate& certified) {
    const CertainTruth truth = certain_truth(question, certified);
    const Truth exact = figures(certified);
    EXPECT_EQ(truth.relation, exact.relation);
    EXPECT_TRUE(is_at_most(truth.below, exact)) << question.id;
    EXPECT_TRUE(is_at_least(truth.above, exact)) << question.id;
    EXPECT_TRUE(truth.above == truth.below || truth.above == up(truth.below)) << question.id;
    if (truth.above == truth.below) {
      EXPECT_EQ(rational(truth.above) * rational(truth.above), exact.distance_squared);
    } else {
      ++between;
      EXPECT_FALSE(is_at_least(truth.below, exact));
      EXPECT_FALSE(is_at_most(truth.above, exact));
    }
  });
  EXPECT_GT(between, 200);
}

TEST(CertainTruth, AgreesWithTheJudgeOnWrongIntervals) {
  int wrong = 0;
  for_all_families(20, [&](const Case& question, const QuickCertificate& certified) {
    const CertainTruth truth = certain_truth(question, certified);
    if (std::isinf(truth.above)) return;
    const Truth exact = figures(certified);
    const std::vector<double> ends{0, down(truth.below), truth.below, truth.above, up(truth.above)};
    for (const Relation relation : cases::all_relations) {
      for (const double lower : ends) {
        for (const double upper : ends) {
          if (lower > upper) continue;
          const Answer answer = claiming(relation, lower, upper);
          const Certainly verdict = judge_certain(answer, truth, subjects::binary64);
          const bool untrue = verdict == Certainly::wrong_relation || verdict == Certainly::outside;
          const Verdict full = judge(question, answer, exact, of_double);
          EXPECT_EQ(untrue, full.kind == wrong_interval)
              << question.id << ": " << name(relation) << " in [" << lower << ", " << upper << "]";
          wrong += untrue ? 1 : 0;
        }
      }
    }
  });
  EXPECT_GT(wrong, 5000);
}

TEST(CertainTruth, RequiresAnAnswerThatIsANumber) {
  const CertainTruth truth{Relation::separated, 3, 3, magnitude};
  const auto verdict = [&](const Answer& answer) {
    return judge_certain(answer, truth, subjects::binary64);
  };
  EXPECT_EQ(verdict(claiming(Relation::separated, 3, 3)), Certainly::right);
  EXPECT_EQ(verdict(claiming(Relation::separated, nan, 3)), Certainly::no_answer);
  EXPECT_EQ(verdict(claiming(Relation::separated, 3, nan)), Certainly::no_answer);
  EXPECT_EQ(verdict(claiming(Relation::separated, down(0), 3)), Certainly::outside);
  EXPECT_EQ(verdict(separated_by(3)), Certainly::no_answer);
  Answer silent = claiming(Relation::separated, 3, 3);
  silent.answered = false;
  EXPECT_EQ(verdict(silent), Certainly::no_answer);
  Answer torn = claiming(Relation::separated, 3, 3);
  torn.intersecting = true;
  EXPECT_EQ(verdict(torn), Certainly::wrong_relation);
}

TEST(CertainTruth, AllowsTheWidthOfTheContractAndNoMore) {
  const auto narrow = [](double lower, double upper, double m, double above,
                         const subjects::FloatFormat& format) {
    return is_narrow({Relation::separated, {Number(lower), false}, {Number(upper), false}}, m,
                     above, format);
  };
  for (const subjects::FloatFormat& format : {subjects::binary32, subjects::binary64}) {
    const double u = format.unit_roundoff;
    EXPECT_TRUE(narrow(1, 1 + 128 * u, 5, 1, format));  // 24 * 5 + 8
    EXPECT_FALSE(narrow(1, 1 + 130 * u, 5, 1, format));
    const double tiny = format.smallest;
    EXPECT_TRUE(narrow(tiny, 3 * tiny, tiny, tiny, format));
    EXPECT_FALSE(narrow(tiny, 4 * tiny, tiny, tiny, format));
    const double most = format.largest;
    EXPECT_TRUE(narrow(most, infinity, most, up(most), format));
    EXPECT_TRUE(narrow(most, infinity, most, most, format));
    EXPECT_TRUE(narrow((1 - 16 * u) * most, infinity, most, most, format));
    EXPECT_FALSE(narrow((1 - 33 * u) * most, infinity, most, most, format));
    EXPECT_FALSE(narrow(most / 2, infinity, most, infinity, format));
    EXPECT_FALSE(narrow(0, most, most, most, format));
  }
}

}  // namespace
}  // namespace oracle
