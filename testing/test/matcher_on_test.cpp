// SPDX-License-Identifier: MIT
// The matcher that calls the function: what it shrinks, and for which types.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/gjk/distance.hpp"
#include "testing/gjkproof_testing.hpp"

namespace {

using gjkproof::IsCorrectOn;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

using Points = std::vector<std::array<double, 3>>;

const Points cube{{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
                  {-1, -1, 1},  {1, -1, 1},  {-1, 1, 1},  {1, 1, 1}};
const Points far{{3.125, 0.25, 7.0625}, {4.5, 0.3, 8.2}, {3.7, 1.9, 9.1}, {5.3, -2.2, 7.4}};

// The body a, as it is printed.
constexpr const char* one_point = "> a[{][{][^}]*[}][}];\n";

template <typename Range>
double right(const Range& a, const Range& b) {
  const auto cloud = [](const Range& points) {
    std::vector<gjk::Vec<double, 3>> result;
    for (const auto& p : points) result.push_back({{p[0], p[1], p[2]}});
    return result;
  };
  const auto points_a = cloud(a);
  const auto points_b = cloud(b);
  return length(
      gjk::distance(gjk::VertexCloud<double, 3>(points_a), gjk::VertexCloud<double, 3>(points_b)));
}

// Wrong if the bodies are separated by more than 1.
template <typename Range>
double wrong(const Range& a, const Range& b) {
  const double distance = right(a, b);
  return distance > 1 ? distance + 1e-3 : distance;
}

template <typename A, typename B, typename Function>
std::string explanation(const IsCorrectOn<A, B>& matcher, const Function& function) {
  const gjkproof::Verdict verdict = matcher.verdict(function, true);
  EXPECT_FALSE(verdict.correct);
  return verdict.explanation;
}

TEST(IsCorrectOn, AcceptsAFunctionThatIsRight) {
  EXPECT_THAT(right<Points>, IsCorrectOn(cube, far));
  EXPECT_THAT(right<Points>, IsCorrectOn(cube, cube));
  EXPECT_THAT(wrong<Points>, Not(IsCorrectOn(cube, far)));
  EXPECT_THAT(wrong<Points>, IsCorrectOn(cube, far).within(0.0011));
}

TEST(IsCorrectOn, ShrinksAFailureToAPointEach) {
  const std::string text = explanation(IsCorrectOn(cube, far), wrong<Points>);
  const std::size_t smallest =
      text.find("The simplest pair found on which it is wrong in the same way:");
  ASSERT_NE(smallest, std::string::npos) << text;
  EXPECT_THAT(text.substr(0, smallest), HasSubstr("the distance is wrong"));
  EXPECT_THAT(text.substr(smallest), HasSubstr("the distance is wrong"));
  EXPECT_THAT(text.substr(smallest),
              ContainsRegex("> a[{][{][^}]*[}][}];\n.*> b[{][{][^}]*[}][}];\n"));
}

TEST(IsCorrectOn, ShrinksViewsArraysAndPointsWithNames) {
  const auto view = [](std::span<const std::array<double, 3>> a,
                       std::span<const std::array<double, 3>> b) { return wrong(a, b); };
  using View = std::span<const std::array<double, 3>>;
  EXPECT_THAT(explanation(IsCorrectOn(View(cube), View(far)), view), ContainsRegex(one_point));

  using Four = std::array<std::array<double, 3>, 4>;
  const Four four{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  Four moved = four;
  for (auto& p : moved) p[0] += 3;
  EXPECT_THAT(explanation(IsCorrectOn(four, moved), wrong<Four>), ContainsRegex(one_point));

  struct Named {
    float x, y;
  };
  const auto named = [](const std::vector<Named>& a, const std::vector<Named>& b) {
    return std::hypot(a[0].x - b[0].x, a[0].y - b[0].y) + 0.5F;
  };
  EXPECT_THAT(
      explanation(IsCorrectOn(std::vector<Named>{{1, 2}}, std::vector<Named>{{1, 9}}), named),
      HasSubstr("std::vector<std::array<float, 2>> a{{0.0f, 0.0f}};"));
}

// Integer coordinates stay integers: halves of them would be other bodies.
TEST(IsCorrectOn, KeepsToTheTypesOfTheFunction) {
  using Whole = std::vector<std::array<int, 2>>;
  const auto constant = [](const Whole&, const Whole&) { return 7.5; };
  const std::string text =
      explanation(IsCorrectOn(Whole{{0, 0}, {3, 5}}, Whole{{9, 2}, {8, 8}}), constant);
  EXPECT_THAT(text, HasSubstr("The simplest pair found"));
  EXPECT_THAT(text.substr(text.find("The simplest pair")), Not(HasSubstr(".5}")));
}

TEST(IsCorrectOn, ReportsExceptions) {
  const auto throws = [](const Points&, const Points&) -> double {
    throw std::runtime_error("singular matrix");
  };
  EXPECT_THAT(explanation(IsCorrectOn(cube, far), throws),
              HasSubstr("there is no answer: it threw an exception: singular matrix"));
}

TEST(IsCorrectOn, DoesNotShrinkAFunctionWhoseAnswerChanges) {
  int calls = 0;
  const auto moody = [&calls](const Points& a, const Points& b) {
    return right(a, b) + (calls++ == 0 ? 1 : 0);
  };
  EXPECT_THAT(explanation(IsCorrectOn(cube, far), moody), HasSubstr("the distance is wrong"));
}

}  // namespace
