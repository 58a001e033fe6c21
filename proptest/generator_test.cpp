// SPDX-License-Identifier: MIT
// Checks that the generator of property tests and fuzz targets reaches everything: shares of
// families, relations and statuses, none of which may be missing.  A search finds a rare
// counterexample, and reports a small one.
#include <gtest/gtest.h>

#include <cstdio>
#include <set>

#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/gjk/result.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

constexpr int case_count = 15'000;

// Returns the cases of random bytes, half of them too few bytes for the whole case.
const std::vector<cases::Case>& asked() {
  static std::vector<cases::Case> list;
  if (!list.empty()) return list;
  for (int i = 0; i < case_count; ++i) {
    auto random = cases::Choices::keyed(20261120, "generator", static_cast<std::uint64_t>(i));
    std::vector<std::uint8_t> bytes(i % 2 == 0 ? 400 : random.below(400));
    for (std::uint8_t& byte : bytes) byte = random.byte();
    cases::Choices choices(bytes);
    list.push_back(cases::generate(choices, cases::fuzzed_sizes));
  }
  return list;
}

TEST(Generator, ChoosesEveryFamilyAboutEquallyOften) {
  std::map<std::string, int> count;
  for (const cases::Case& question : asked()) ++count[question.flags.front()];
  const int even = case_count / static_cast<int>(cases::families().size());
  for (const cases::Family& family : cases::families()) {
    std::printf("%s: %d of %d\n", family.name, count[family.name], case_count);
    EXPECT_GE(count[family.name], even / 2) << family.name;
    EXPECT_LE(count[family.name], 2 * even) << family.name;
  }
}

TEST(Generator, ReachesEveryRelationInEveryFamilyThatHasIt) {
  std::map<std::string, std::array<int, 3>> count;
  std::array<int, 3> total{};
  for (const cases::Case& question : asked()) {
    const auto relation = static_cast<std::size_t>(oracle::quick_certificate(question).relation);
    ++count[question.flags.front()][relation];
    ++total[relation];
  }
  for (const auto& [family, relations] : count) {
    std::printf("%s: %d separated, %d touching, %d overlapping\n", family.c_str(), relations[0],
                relations[1], relations[2]);
    const std::string name = family;
    // By construction: bodies inside one another or sharing one point are not separated, ...
    if (name != "touching" && name != "nested" && name != "overlap" && name != "corner") {
      EXPECT_GT(relations[0], 0) << name << " separated";
    }
    // ... bodies rotated by arbitrary angles hardly ever touch, ...
    if (name != "motion") {
      EXPECT_GT(relations[1], 0) << name << " touching";
    }
    // ... and those on two sides of a plane do not overlap.
    if (name != "touching" && name != "distant" && name != "features") {
      EXPECT_GT(relations[2], 0) << name << " overlapping";
    }
  }
  for (const int relation : total) EXPECT_GE(relation, case_count / 10);
}

TEST(Generator, ReachesEveryStatusOfTheCore) {
  std::map<std::string, std::map<std::string, int>> count;  // of each preset
  const std::vector<subjects::Subject> presets =
      subjects::select({"core/float/original", "core/float/enhanced", "core/float/signed_volumes",
                        "core/float/robust", "core/double/original", "core/double/enhanced",
                        "core/double/signed_volumes", "core/double/robust",
                        "core/float/separating_axis", "core/double/separating_axis"});
  std::set<std::string> reached;
  for (const cases::Case& question : asked()) {
    for (const subjects::Subject& subject : presets) {
      const auto rounded = cases::rounded(question, case_bits(subject));
      if (!rounded || !subjects::holds_lengths(subject, *rounded)) continue;
      const std::string status = subject.ask(*rounded, nullptr).status;
      ++count[subject.name][status];
      reached.insert(status);
    }
  }
  for (const auto& [subject, statuses] : count) {
    std::printf("%s:", subject.c_str());
    for (const auto& [status, times] : statuses) std::printf(" %s %d", status.c_str(), times);
    std::printf("\n");
  }
  using gjk::Status;
  for (const Status status : {Status::converged, Status::repeated_support_point,
                              Status::no_valid_subset, Status::no_progress, Status::origin_inside,
                              Status::below_omega, Status::iteration_limit, Status::not_finite}) {
    EXPECT_TRUE(reached.contains(gjk::name(status))) << gjk::name(status);
  }
  EXPECT_TRUE(reached.contains("separating_axis"));
  // robust always answers, and rarely stops for lack of progress: where it has escalated.
  for (const char* name : {"core/float/robust", "core/double/robust"}) {
    std::map<std::string, int>& own = count[name];
    for (const char* status :
         {"below_omega", "converged", "origin_inside", "repeated_support_point"}) {
      EXPECT_GT(own[status], 0) << name << " " << status;
    }
    for (const char* status : {"iteration_limit", "not_finite", "no_valid_subset"}) {
      EXPECT_EQ(own[status], 0) << name << " " << status;
    }
    EXPECT_LE(own["no_progress"], case_count / 200) << name;
  }
}

// Fails if A has a vertex far out along x: one vertex, one number.
Failure stays_near(const cases::Case& question) {
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
  const Property holds = [](const cases::Case&) { return Failure(); };
  const Outcome outcome = check("anything", holds, {.cases = 200});
  EXPECT_TRUE(outcome.holds);
  EXPECT_FALSE(shrunk(outcome, holds));
  EXPECT_EQ(outcome.cases, 200);
}

}  // namespace
}  // namespace proptest
