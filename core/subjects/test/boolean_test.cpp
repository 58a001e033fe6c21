// SPDX-License-Identifier: MIT
// The intersection queries as subjects, and the support points that a cached axis saves in slow
// motion.
#include <gtest/gtest.h>

#include <iostream>

#include "core/gjk/separating_axis.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/test/cubes.hpp"

namespace subjects {
namespace {

std::vector<Subject> all_queries() {
  return joined({core_boolean(), core_boolean_wide(), core_boolean_rational()});
}

const std::vector<std::string> planar{"triple_product_walk", "triple_product_walk_normal",
                                      "orientation_walk"};
const std::vector<std::string> in_any_dimension{"separating_axis", "voronoi_walk", "isa"};
const std::vector<std::string> scalars{"float", "double", "long_double", "float128", "rational"};

cases::Case cubes(int dim, const cases::Point& centre) {
  return test::known(dim, test::cube(dim, {}), test::cube(dim, centre), 0).question;
}

TEST(Boolean, EveryMethodIsThereAtEveryScalar) {
  std::size_t count = 0;
  for (const std::string& scalar : scalars) {
    for (const auto* names : {&planar, &in_any_dimension}) {
      for (const std::string& name : *names) {
        EXPECT_EQ(select({"core/" + scalar + "/" + name}).size(), 1U);
        ++count;
      }
    }
  }
  const std::vector<std::string> presets{"original", "signed_volumes", "robust"};
  for (const char* scalar : {"float", "double"}) {
    for (const std::string& preset : presets) {
      const std::string name = std::string("core/") + scalar + "/separating_axis_" + preset;
      EXPECT_EQ(select({name}).size(), 1U);
      ++count;
    }
  }
  EXPECT_EQ(all_queries().size(), count);
}

TEST(Boolean, EveryMethodTellsWhetherCubesMeetAndClaimsNothingElse) {
  for (const Subject& subject : all_queries()) {
    int asked = 0;
    for (const int dim : {2, 3}) {
      for (int x = -7; x <= 7; x += 2) {
        for (int y = -7; y <= 7; y += 2) {
          const cases::Case question = cubes(dim, {0.5 * x, 0.375 * y, dim == 3 ? 0.25 * x : 0});
          if (reason_to_skip(subject, question)) continue;
          const Answer answer = subject.ask(question, nullptr);
          const bool meet = std::abs(0.5 * x) < 2 && std::abs(0.375 * y) < 2;
          ASSERT_TRUE(answer.answered) << subject.name << ": " << answer.status;
          EXPECT_EQ(answer.intersecting, meet) << subject.name << ' ' << x << ' ' << y;
          EXPECT_FALSE(answer.distance || answer.lower_bound) << subject.name;
          EXPECT_EQ(answer.term_count, 0U) << subject.name;
          EXPECT_NE(std::string(answer.status), "unknown") << subject.name;
          ++asked;
        }
      }
    }
    EXPECT_GE(asked, 64) << subject.name;
  }
}

TEST(Boolean, PlanarMethodsSkipSpaceWithAReasonAndTheOthersDoNot) {
  for (const std::string& scalar : scalars) {
    for (const std::string& name : planar) {
      const Subject subject = select({"core/" + scalar + "/" + name}).at(0);
      EXPECT_EQ(reason_to_skip(subject, cubes(3, {})),
                "a method of the plane, and the case is in space");
      EXPECT_FALSE(reason_to_skip(subject, cubes(2, {}))) << subject.name;
    }
    for (const std::string& name : in_any_dimension) {
      const Subject subject = select({"core/" + scalar + "/" + name}).at(0);
      EXPECT_FALSE(reason_to_skip(subject, cubes(2, {}))) << subject.name;
      EXPECT_FALSE(reason_to_skip(subject, cubes(3, {}))) << subject.name;
    }
  }
}

TEST(Boolean, TheTripleProductWalkSaysWhenTheDirectionVanishes) {
  cases::Body level;
  level.points = {{-1, 0, 0}, {1, 0, 0}};
  cases::Body upright;
  upright.points = {{0, -1, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}};
  const cases::Case question = test::known(2, level, upright, 0).question;
  for (const std::string& scalar : scalars) {
    const auto ask = [&](const std::string& name) {
      return select({"core/" + scalar + "/" + name}).at(0).ask(question, nullptr);
    };
    EXPECT_EQ(ask("triple_product_walk").status, "zero_direction");
    EXPECT_EQ(ask("triple_product_walk").ending, Ending::degenerate);
    EXPECT_FALSE(ask("triple_product_walk").intersecting);
    EXPECT_TRUE(ask("triple_product_walk_normal").intersecting);
  }
}

using Cube = std::vector<gjk::Vec<double, 3>>;

// A cube on a circle around another one: it approaches, never touches, and goes all the way round.
Cube moved(int frame) {
  const double angle = 0.02 * frame;
  const double radius = 4 + std::cos(3 * angle);
  return vertices<double, 3>(
      test::cube(3, {radius * std::cos(angle), radius * std::sin(angle), 0.25}));
}

TEST(IncrementalSeparatingAxis, SavesSupportPointsFromFrameToFrame) {
  const Cube still = vertices<double, 3>(test::cube(3, {}));
  const gjk::VertexCloud<double, 3> a(still);
  gjk::Vec<double, 3> axis = gjk::first_axis<double, 3>();
  int cached = 0;
  int scratch = 0;
  int at_once = 0;
  const int frames = 314;
  for (int frame = 0; frame < frames; ++frame) {
    const Cube corners = moved(frame);
    const gjk::VertexCloud<double, 3> b(corners);
    const auto from_scratch = gjk::separating_axis(a, b, gjk::enhanced<double>());
    const auto from_cache = gjk::separating_axis(a, b, gjk::enhanced<double>(), axis);
    EXPECT_EQ(from_cache.intersecting, from_scratch.intersecting) << frame;
    axis = from_cache.v;
    cached += from_cache.support_calls;
    scratch += from_scratch.support_calls;
    if (from_cache.support_calls == 1) ++at_once;
  }
  std::cout << cached << " support points with the cached axis, " << scratch << " without, "
            << at_once << " of " << frames << " frames took one\n";
  // If the old axis no longer separates, it may be a worse start than any other: 4 frames.
  EXPECT_LT(3 * cached, 2 * scratch);
  EXPECT_GT(at_once, frames * 9 / 10);
}

// Two cubes pass each other: in a conversation the axis of the previous frame decides most frames
// at once; another pair, or none, starts from scratch.
TEST(Boolean, IsaRemembersTheAxisOfAPairInAConversation) {
  const Subject isa = select({"core/double/isa"}).at(0);
  const auto conversation = isa.converse();
  int remembered = 0;
  int scratch = 0;
  for (int frame = 0; frame <= 60; ++frame) {
    cases::Case question = cubes(3, {-3 + 0.1 * frame, 2.5, 0.25});
    question.flags = {"pair:0-1"};
    const Answer answer = conversation(question);
    EXPECT_EQ(answer.intersecting, isa.ask(question, nullptr).intersecting);
    remembered += answer.iterations;
    scratch += isa.ask(question, nullptr).iterations;
    question.flags.clear();
    EXPECT_EQ(conversation(question).iterations, isa.ask(question, nullptr).iterations);
  }
  EXPECT_GT(scratch, 10);
  EXPECT_LT(2 * remembered, scratch);
}

}  // namespace
}  // namespace subjects
