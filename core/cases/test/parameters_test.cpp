// SPDX-License-Identifier: MIT
// The parameters that families record, and ranges that they sweep.  See also
// oracle/test/families_test.cpp.
#include <iostream>
#include <map>
#include <set>

#include "core/cases/families.hpp"
#include "core/cases/point.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Body;
using cases::Case;
using cases::Choices;
using cases::Family;
using cases::Parameter;
using cases::Point;

// A number that the family knows by construction and gives in the flag "KEY:NUMBER".
std::optional<double> known(const Case& question, const std::string& key) {
  return cases::parse_hex_float(flag(question, key));
}

// Empty if all parameters of the case are finite and listed by the family, in that order.
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
  for (const char* name : {"distant", "mirrored", "features"}) {
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
    Case start;
    cases::motion(of_first, {}, start);
    Case next;
    cases::motion(of_second, {}, next);
    if (start.dim != 2) continue;  // the axis is known only in the plane
    const double turn = *recorded(start, "turn_a");
    for (std::size_t i = 0; i < start.a.points.size(); ++i) {
      const Point& p = start.a.points[i];
      const Point& q = next.a.points[i];
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

// --- ranges of extreme numbers and of motions ---

// Whether every coordinate exceeds `least` in magnitude, with one sign in A and the other in B.
bool has_opposite_corners(const Case& question, double least) {
  for (std::size_t axis = 0; axis < static_cast<std::size_t>(question.dim); ++axis) {
    const double side = question.a.points[0][axis] < 0 ? -1 : 1;
    for (const Point& point : question.a.points) {
      if (!(side * point[axis] > least)) return false;
    }
    for (const Point& point : question.b.points) {
      if (!(-side * point[axis] > least)) return false;
    }
  }
  return true;
}

TEST(ExtremeFamily, ReachesTheEndsOfBothRanges) {
  std::map<std::string, int> found;
  for (std::uint64_t index = 0; index < 3000; ++index) {
    const Case question = generate(cases::family("extreme"), 1, index);
    const bool narrow = bits(question) == 24;
    const std::string range = narrow ? "binary32 " : "binary64 ";
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    for (const Body* body : {&question.a, &question.b}) {
      for (const Point& point : body->points) {
        for (const double x : point) {
          if (x == 0) continue;
          largest = std::max(largest, std::fabs(x));
          smallest = std::min(smallest, std::fabs(x));
        }
      }
    }
    const double half = narrow ? 0x1p+64 : 0x1p+512;
    if (largest >= half) ++found[range + "squares overflow"];
    if (largest < half && largest >= half * 0x1p-16) ++found[range + "just below"];
    if (largest > 0 && largest < 1 / half) ++found[range + "squares underflow"];
    if (largest >= (narrow ? 0x1p+124 : 0x1p+1020)) ++found[range + "nearly the largest number"];
    if (smallest < (narrow ? 0x1p-126 : 0x1p-1022)) ++found[range + "subnormal"];
    if (largest > 0 && largest < (narrow ? 0x1p-126 : 0x1p-1022)) {
      ++found[range + "all subnormal"];
    }
    if (has_opposite_corners(question, narrow ? 0x1p+125 : 0x1p+1021)) {
      ++found[range + "opposite corners"];
    }
    if (smallest / largest < 0x1p-200 && !narrow) ++found[range + "mixed"];
    if (smallest / largest < 0x1p-60 && narrow) ++found[range + "mixed"];
  }
  EXPECT_EQ(found.size(), 16U);
  for (const auto& [what, count] : found) {
    std::cout << what << ": " << count << " of 3000\n";
    EXPECT_GT(count, 30) << what;
  }
}

TEST(DistantFamily, IsFarFromTheOrigin) {
  double nearest = std::numeric_limits<double>::infinity();
  double furthest = 0;
  for (std::uint64_t index = 0; index < 2000; ++index) {
    const Case question = generate(cases::family("distant"), 1, index);
    nearest = std::min(nearest, magnitude(question));
    furthest = std::max(furthest, magnitude(question));
  }
  EXPECT_GE(nearest, 1000);
  EXPECT_GE(furthest, 1e12);
}

// Before scaling and rounding: the centre of B moves by at most 5/16 per frame, and a vertex within
// sqrt(3) of it rotates by at most 2 atan(sqrt(3)/16) = 0.216 about it: below 0.7 in all.
TEST(MotionFamily, MovesLittleFromFrameToFrame) {
  double furthest = 0;
  for (std::uint8_t key = 0; key < 200; ++key) {
    Case before;
    for (std::uint8_t frame = 0; frame < cases::motion_frames; ++frame) {
      const std::vector<std::uint8_t> bytes{frame, key};
      Choices choices(bytes);
      Case now;
      cases::motion(choices, {}, now);
      double step = 0;
      if (frame > 0) {
        ASSERT_EQ(now.b.points.size(), before.b.points.size());
        for (std::size_t i = 0; i < now.b.points.size(); ++i) {
          for (std::size_t axis = 0; axis < 3; ++axis) {
            step = std::max(step, std::fabs(now.b.points[i][axis] - before.b.points[i][axis]));
          }
        }
        EXPECT_GT(step, 1.0 / 32) << "motion " << int{key} << ", frame " << int{frame};
        EXPECT_LT(step, 0.7) << "motion " << int{key} << ", frame " << int{frame};
      }
      furthest = std::max(furthest, step);
      before = now;
    }
  }
  std::cout << "largest step of a coordinate " << furthest << '\n';
}

TEST(MotionFamily, CountsFramesByTheIndex) {
  constexpr std::uint64_t frames = cases::motion_frames;
  std::set<std::string> pairs;
  for (std::uint64_t m = 0; m < 200; ++m) {
    const Case first = generate(cases::family("motion"), 1, m * frames);
    for (std::uint64_t frame = 0; frame < frames; ++frame) {
      const Case now = generate(cases::family("motion"), 1, m * frames + frame);
      ASSERT_EQ(flag(now, "frame"), std::to_string(frame));
      ASSERT_EQ(flag(now, "pair"), flag(first, "pair")) << now.id;
      ASSERT_EQ(now.dim, first.dim) << now.id;
      ASSERT_EQ(now.a.points.size(), first.a.points.size()) << now.id;
      ASSERT_EQ(now.b.points.size(), first.b.points.size()) << now.id;
      ASSERT_EQ(bits(now), bits(first)) << now.id;
    }
    pairs.insert(flag(first, "pair"));
  }
  EXPECT_EQ(pairs.size(), 200U);
}

TEST(MotionFamily, NeedsNoEarlierFrame) {
  // Family, frame and key of the motion; the other bytes give scale and precision of the frame.
  std::vector<std::uint8_t> bytes{13, 0, 1, 2, 3, 4};
  std::set<std::vector<Point>> seen;
  for (std::uint8_t frame = 0; frame < cases::motion_frames; ++frame) {
    bytes[1] = frame;
    Choices choices(bytes);
    const Case question = cases::generate(choices);
    ASSERT_EQ(question.flags.front(), "motion");
    EXPECT_EQ(flag(question, "frame"), std::to_string(frame));
    EXPECT_EQ(flag(question, "pair"), std::to_string(0x04030201));
    seen.insert(question.b.points);
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(cases::motion_frames));
}

TEST(Families, ClaimAnAnswerOnlyIfNothingChangesItAfterwards) {
  std::map<std::string, int> claims;
  for (const Family& family : cases::all_families()) {
    for (std::uint64_t index = 0; index < 1000; ++index) {
      const Case question = generate(family, 1, index);
      if (flag(question, "relation").empty()) continue;
      ASSERT_TRUE(family.as_it_is) << question.id;
      ++claims[family.name];
    }
  }
  for (const auto& [name, count] : claims) std::cout << name << ": " << count << " of 1000 known\n";
  EXPECT_GT(claims["overlap"], 500);
  EXPECT_GT(claims["nested"], 200);
  EXPECT_EQ(claims["distant"], 1000);
  EXPECT_EQ(claims["features"], 1000);
  EXPECT_GT(claims["mirrored"], 300);
}

}  // namespace
