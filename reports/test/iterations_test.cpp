// SPDX-License-Identifier: MIT
#include "reports/study/tallies/histograms.hpp"

#include <gtest/gtest.h>

#include "reports/study/tallies/summary.hpp"

namespace reports {
namespace {

TEST(Iterations, HaveTheirQuantiles) {
  Iterations iterations;
  EXPECT_EQ(iterations.quantile(0.5), 0);
  for (int k = 1; k <= 100; ++k) iterations.add(k);
  EXPECT_EQ(iterations.quantile(0.5), 50);
  EXPECT_EQ(iterations.quantile(0.9), 90);
  EXPECT_EQ(iterations.quantile(0.99), 99);
  EXPECT_EQ(iterations.quantile(1), 100);
  EXPECT_EQ(iterations.largest(), 100);
}

TEST(Iterations, AddUpHoweverTheWorkIsShared) {
  Iterations one;
  Iterations other;
  for (int k = 0; k < 10; ++k) (k % 2 == 0 ? one : other).add(k);
  one.add(other);
  EXPECT_EQ(one.total(), 10U);
  EXPECT_EQ(one.quantile(0.5), 4);
}

TEST(Iterations, BeyondTheHistogramAreTheLargest) {
  Iterations iterations;
  for (const int k : {1, 256, 1000, 1336}) iterations.add(k);
  EXPECT_EQ(iterations.quantile(0.5), 256);
  EXPECT_EQ(iterations.quantile(0.75), 1336);
  EXPECT_EQ(iterations.largest(), 1336);
}

TEST(Iterations, OfASubjectThatWorksMoreShowInTheSummary) {
  Tally tally({"lattice"}, {"quick", "slow"});
  for (int k = 0; k < 100; ++k) {
    oracle::JudgedAnswer finding;
    finding.verdict.kind = oracle::VerdictKind::correct;
    finding.answer.emplace();
    finding.answer->iterations = 3;
    tally.add(0, 0, counted(finding));
    if (k % 20 == 0) finding.answer->iterations = 200;
    tally.add(0, 1, counted(finding));
  }
  const std::string text = verdict_tables({}, tally, tally);
  const std::size_t table = text.find("## Iterations");
  ASSERT_NE(table, std::string::npos);
  EXPECT_NE(text.find("| quick   |      3 |    3 |    3 |   3 |", table), std::string::npos)
      << text;
  EXPECT_NE(text.find("| slow    |      3 |    3 |  200 | 200 |", table), std::string::npos)
      << text;
}

}  // namespace
}  // namespace reports
