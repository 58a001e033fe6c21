// SPDX-License-Identifier: MIT
// Ranges that the families of extreme numbers and of motions sweep.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Body;
using cases::Case;
using cases::Choices;
using cases::Family;
using cases::Point;

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
      const Case now = cases::motion(choices, {});
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
  EXPECT_GT(claims["mirrored"], 300);
}

}  // namespace
