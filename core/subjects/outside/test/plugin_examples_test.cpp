// SPDX-License-Identifier: MIT
// The examples of the documentation, built as a reader builds them.
#include <gtest/gtest.h>

#include <utility>

#include "core/subjects/outside/outside.hpp"

namespace {

cases::Case boxes(double gap) {
  cases::Case question;
  for (const double x : {0.0, 1.0}) {
    for (const double y : {0.0, 1.0}) {
      for (const double z : {0.0, 1.0}) {
        question.a.points.push_back({x, y, z});
        question.b.points.push_back({x + 1 + gap, y + 0.25, z});
      }
    }
  }
  return question;
}

// The one in C moves along segments, which is slow for parallel faces.
TEST(PluginExample, AnswersInCAndInCpp) {
  for (const auto& [file, error] :
       {std::pair(GJKPROOF_EXAMPLE_C, 1e-3), {GJKPROOF_EXAMPLE_CPP, 0.0}}) {
    const std::vector<subjects::Subject> all = subjects::plugin_subjects(file, {});
    ASSERT_EQ(all.size(), 1U) << file;
    const subjects::Answer answer = all[0].ask(boxes(0.5), nullptr);
    EXPECT_TRUE(answer.answered) << file << ": " << answer.status;
    EXPECT_FALSE(answer.intersecting) << file;
    ASSERT_TRUE(answer.distance) << file;
    EXPECT_NEAR(answer.distance->value.approximation(), 0.5, error) << file;
  }
}

}  // namespace
