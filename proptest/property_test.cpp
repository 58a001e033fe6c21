// SPDX-License-Identifier: MIT
// A search finds a rare counterexample, and reports a small one.
#include "proptest/property.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"

namespace proptest {
namespace {

// Fails if A has a vertex far out along x: one vertex, one number.
std::optional<std::string> stays_near(const cases::Case& question) {
  for (const cases::Point& point : question.a.points) {
    if (point[0] > 40) return "x = " + std::to_string(point[0]);
  }
  return std::nullopt;
}

TEST(Property, ReportsTheCaseAndShrinksItByGeometry) {
  const Outcome outcome = check("no vertex of A has x > 40", stays_near);
  ASSERT_FALSE(outcome.holds);
  ASSERT_TRUE(outcome.counterexample);
  EXPECT_TRUE(stays_near(*outcome.counterexample));
  EXPECT_NE(outcome.report.find(cases::case_line(*outcome.counterexample)), std::string::npos);
  EXPECT_NE(outcome.report.find("gjkproof replay"), std::string::npos);

  const cases::Case smallest = shrunk(outcome, stays_near).value();
  EXPECT_TRUE(stays_near(smallest));
  EXPECT_EQ(smallest.a.points.size(), 1U);
  EXPECT_EQ(smallest.b.points.size(), 1U);
  EXPECT_EQ(cases::significant_bits(smallest), 1);
}

TEST(Property, HasNothingToShrinkIfItHolds) {
  const Property holds = [](const cases::Case&) { return std::optional<std::string>(); };
  const Outcome outcome = check("anything", holds, {.cases = 200});
  EXPECT_TRUE(outcome.holds);
  EXPECT_FALSE(shrunk(outcome, holds));
  EXPECT_EQ(outcome.cases, 200);
}

}  // namespace
}  // namespace proptest
