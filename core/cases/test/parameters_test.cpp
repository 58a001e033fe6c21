// SPDX-License-Identifier: MIT
// The parameters that families record.  oracle/test/families_test.cpp compares them with
// the oracle.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/point.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Case;
using cases::Choices;
using cases::Family;
using cases::Parameter;

// A number that the family knows by construction and gives in the flag "KEY:NUMBER".
std::optional<double> known(const Case& question, const std::string& key) {
  return cases::parse_hex_float(flag(question, key));
}

// Empty if all parameters of the case are finite and listed by the family, in the order of the
// list.
std::string complaint(const Case& question, const Family& family) {
  auto next = family.parameters.begin();
  for (const Parameter& parameter : question.parameters) {
    next = std::find(next, family.parameters.end(), parameter.name);
    if (next == family.parameters.end()) return parameter.name + " is not listed there";
    ++next;
    if (!std::isfinite(parameter.value)) return parameter.name + " is not finite";
  }
  for (const bool first : {true, false}) {
    const std::optional<double> vertices = recorded(question, first ? "vertices_a" : "vertices_b");
    const auto points = static_cast<double>((first ? question.a : question.b).points.size());
    if (vertices.value_or(points) != points) return "another number of vertices";
  }
  return "";
}

TEST(Parameters, AreThoseThatAFamilyListsAndAllAreSwept) {
  for (const Family& family : cases::all_families()) {
    std::map<std::string, std::set<double>> values;
    for (std::uint64_t index = 0; index < 1000; ++index) {
      const Case question = generate(family, 1, index);
      ASSERT_EQ(complaint(question, family), "") << question.id;
      for (const auto& [name, value] : question.parameters) values[name].insert(value);
    }
    EXPECT_FALSE(family.parameters.empty()) << family.name;
    for (const std::string name : family.parameters) {
      EXPECT_GE(values[name].size(), 2U) << family.name << ' ' << name;
      EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos) << name;
    }
    EXPECT_EQ(values.size(), family.parameters.size()) << family.name;
  }
}

TEST(Parameters, AreRecordedForAnyBytesAndSizes) {
  for (const Family& family : cases::all_families()) {
    for (const cases::Sizes& sizes : {cases::Sizes{4}, cases::fuzzed_sizes}) {
      for (std::uint64_t index = 0; index < 200; ++index) {
        const Case question = generate(family, 2, index, sizes);
        ASSERT_EQ(complaint(question, family), "") << question.id;
      }
    }
  }
  for (std::uint64_t key = 0; key < 5000; ++key) {
    Choices source = Choices::keyed(10, "bytes", key);
    std::vector<std::uint8_t> bytes(source.below(101));
    const bool few = source.flag();
    for (std::uint8_t& byte : bytes) byte = few ? source.byte() % 4 : source.byte();
    Choices choices(bytes);
    const Case question = generate(choices);
    ASSERT_EQ(complaint(question, cases::family(question.flags.front())), "") << "key " << key;
  }
}

TEST(Parameters, DoNotGoIntoFiles) {
  Case question = generate(cases::family("oblong"), 1, 1);
  const std::string line = case_line(question);
  ASSERT_FALSE(question.parameters.empty());
  question.parameters.clear();
  EXPECT_EQ(case_line(question), line);
}

TEST(Parameters, AreDroppedByAReduction) {
  const Case question = generate(cases::family("lattice"), 1, 3);
  ASSERT_FALSE(question.parameters.empty());
  // Nothing simpler fails, so the case stays the same, but without parameters.
  const std::string line = case_line(question);
  const auto same = [&](const Case& c) { return case_line(c) == line; };
  EXPECT_TRUE(shrink(question, same).question.parameters.empty());
}

// --- compared with answers that the families know exactly ---

TEST(Parameters, GapsAreTheKnownDistances) {
  for (const char* name : {"distant", "mirrored"}) {
    int compared = 0;
    for (std::uint64_t index = 0; index < 2000; ++index) {
      const Case question = generate(cases::family(name), 1, index);
      const std::optional<double> gap = recorded(question, "gap");
      const std::optional<double> distance_squared = known(question, "distance_squared");
      ASSERT_EQ(distance_squared.has_value(), gap.value_or(-1) >= 0) << question.id;
      if (!distance_squared) continue;
      ASSERT_EQ(*gap, std::sqrt(*distance_squared)) << question.id;
      ++compared;
    }
    EXPECT_GT(compared, 600) << name;
  }
}

TEST(Parameters, DepthsAreTheKnownDepths) {
  for (const char* name : {"overlap", "nested"}) {
    int compared = 0;
    for (std::uint64_t index = 0; index < 2000; ++index) {
      const Case question = generate(cases::family(name), 1, index);
      ASSERT_EQ(recorded(question, "depth"), known(question, "penetration_depth")) << question.id;
      if (recorded(question, "depth")) ++compared;
    }
    EXPECT_GT(compared, 500) << name;
  }
}

// Centres and radii are multiples of a quarter, except the radius that shrank by a power of two, so
// all arithmetic is exact.  Cases rounded to binary32 have lost the gap.
TEST(Parameters, GapsOfBallsAreTheirDistances) {
  std::set<double> gaps;
  for (std::uint64_t index = 0; index < 4000; ++index) {
    const Case question = generate(cases::family("curved"), 1, index);
    const std::optional<double> gap = recorded(question, "gap");
    if (!gap || (bits(question) == 24 && *gap > 0)) continue;
    const double centres = cases::length(question.b.curved->translation);
    const double distance = centres - question.b.curved->radius - question.a.curved->radius;
    const int exponent = static_cast<int>(*recorded(question, "exponent"));
    ASSERT_EQ(distance, std::ldexp(*gap, exponent)) << question.id;
    ASSERT_EQ(centres, std::ldexp(*recorded(question, "offset"), exponent)) << question.id;
    gaps.insert(*gap);
  }
  EXPECT_GT(gaps.size(), 50U);
  EXPECT_EQ(*gaps.begin(), 0);
}

TEST(Parameters, ChangeWithinAMotionOnlyInFrameAndOffset) {
  const Family& family = cases::family("motion");
  Case before;
  for (std::uint64_t index = 0; index < 20U * cases::motion_frames; ++index) {
    const Case question = generate(family, 1, index);
    ASSERT_EQ(flag(question, "frame"), std::to_string(index % cases::motion_frames));
    ASSERT_EQ(recorded(question, "frame"), static_cast<double>(index % cases::motion_frames));
    for (const char* name : family.parameters) {
      const bool moves = std::string(name) == "frame" || std::string(name) == "offset";
      if (moves || index % cases::motion_frames == 0) continue;
      ASSERT_EQ(recorded(question, name), recorded(before, name)) << question.id << ' ' << name;
    }
    const double along =
        *recorded(question, "speed") * (*recorded(question, "frame") - cases::motion_frames / 2.0);
    EXPECT_NEAR(*recorded(question, "offset"),
                std::hypot(along, *recorded(question, "pass_distance")), 1e-15);
    before = question;
  }
}

// A rotates about the origin, by 0 in frame 0.
TEST(Parameters, TurnsAreAnglesInRadians) {
  double largest = 0;
  for (std::uint8_t key = 0; key < 100; ++key) {
    const std::vector<std::uint8_t> first{0, key};
    const std::vector<std::uint8_t> second{1, key};
    Choices of_first(first);
    Choices of_second(second);
    const Case start = cases::motion(of_first, {});
    const Case next = cases::motion(of_second, {});
    if (start.dim != 2) continue;  // the axis is known only in the plane
    const double turn = *recorded(start, "turn_a");
    for (std::size_t i = 0; i < start.a.points.size(); ++i) {
      const cases::Point& p = start.a.points[i];
      const cases::Point& q = next.a.points[i];
      EXPECT_NEAR(std::fabs(std::atan2(cases::cross(p, q)[2], cases::dot(p, q))), turn, 1e-12);
    }
    largest = std::max(largest, turn);
  }
  EXPECT_GT(largest, 0.1);
  EXPECT_LT(largest, 0.22);
}

TEST(Parameters, BoundTheCoordinatesOfExtremeCases) {
  int alike = 0;
  for (std::uint64_t index = 0; index < 2000; ++index) {
    const Case question = generate(cases::family("extreme"), 1, index);
    const double exponent = *recorded(question, "exponent");
    const double spread = *recorded(question, "exponent_spread");
    ASSERT_GE(spread, 0) << question.id;
    const double largest = magnitude(question);
    ASSERT_LE(largest, std::ldexp(1, static_cast<int>(exponent))) << question.id;
    if (spread == 0) ++alike;
  }
  EXPECT_GT(alike, 400);
  EXPECT_LT(alike, 1600);
}

}  // namespace
