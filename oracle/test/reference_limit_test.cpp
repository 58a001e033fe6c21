// SPDX-License-Identifier: MIT
// Which truths are compared with the reference, and that an examination counts them.
#include "oracle/reference/reference_limit.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cases/choices.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

std::vector<cases::Point> points(std::uint64_t seed, std::size_t count, double offset) {
  cases::Choices choices = cases::Choices::keyed(seed, "points", count);
  std::vector<cases::Point> result(count);
  for (cases::Point& point : result) {
    for (double& x : point) x = choices.fraction(20);
    point[0] += offset;
  }
  return result;
}

cases::Case pair_of(std::uint64_t seed, std::size_t count_a, std::size_t count_b) {
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
    const cases::Case c = pair_of(seed, 1024, 1024);
    const bool chosen = reference_use(c) == ReferenceUse::compared;
    if (chosen) ++compared;
    cases::Case renamed = c;
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
  EXPECT_EQ(large.truth().relation, cases::Relation::separated);
  EXPECT_EQ(large.truths(), 1U);
  EXPECT_EQ(large.compared(), 0U);
  const Truth overlap = Oracle::both.truth(question(3, points(1, 3000, 0), points(2, 3000, 0)));
  EXPECT_EQ(overlap.relation, cases::Relation::overlapping);
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
  subjects::Subject liar;
  liar.ask = [](const cases::Case&, const subjects::Trace*) {
    subjects::Answer answer;
    answer.answered = true;
    answer.intersecting = false;
    return answer;
  };
  EXPECT_EQ(examination.ask(liar).verdict.kind, VerdictKind::wrong_relation);
  ASSERT_TRUE(examination.truth().penetration_depth_squared);
  EXPECT_EQ(*examination.truth().penetration_depth_squared, Rational("1/16"));
}

}  // namespace
}  // namespace oracle
