// SPDX-License-Identifier: MIT
// What the matchers accept, how they explain what they do not, what IsCorrectOn shrinks, and which
// points they read.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <list>
#include <stdexcept>
#include <vector>

#include "core/gjk/distance.hpp"
#include "testing/generate_pair.hpp"
#include "testing/gjkproof_testing.hpp"

namespace {

using gjkproof::Answer;
using gjkproof::IsCorrectFor;
using gjkproof::IsCorrectOn;
using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

using Points = std::vector<std::array<double, 3>>;

const Points triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
const Points above{{0.25, 0.25, 2}, {3, 3, 4}};           // 2 above it
const Points through{{0.25, 0.25, -1}, {0.25, 0.25, 3}};  // touches it, because it is flat
const Points cube{{-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
                  {-1, -1, 1},  {1, -1, 1},  {-1, 1, 1},  {1, 1, 1}};
const Points inside{{0.5, 0, 0}, {0.5, 0.25, 0}, {0.5, 0, 0.25}, {0.625, 0, 0}};  // 0.5 deep
// 64 u M for M = 4 and for M = 1.
constexpr double allowed_4 = 64 * 0x1p-53 * 4;
constexpr double allowed_1 = 64 * 0x1p-53;

double up(double x) { return std::nextafter(x, std::numeric_limits<double>::infinity()); }

template <typename Matcher, typename Value>
std::string explanation(const Matcher& matcher, const Value& value) {
  const gjkproof::Verdict verdict = matcher.verdict(value, true);
  EXPECT_FALSE(verdict.correct);
  return verdict.explanation;
}

TEST(IsCorrectFor, AcceptsRightAnswersHoweverLittleTheySay) {
  EXPECT_THAT(2.0, IsCorrectFor(triangle, above));
  EXPECT_THAT(2.0F, IsCorrectFor(triangle, above));
  EXPECT_THAT(false, IsCorrectFor(triangle, above));
  EXPECT_THAT(true, IsCorrectFor(triangle, through));
  EXPECT_THAT(0.0, IsCorrectFor(cube, inside));
  EXPECT_THAT((Answer{.distance = 2,
                      .intersecting = false,
                      .witness_a = {{0.25, 0.25, 0}},
                      .witness_b = {{0.25, 0.25, 2}},
                      .lower_bound = 1.5}),
              IsCorrectFor(triangle, above));
  EXPECT_THAT(Answer{.lower_bound = 2}, IsCorrectFor(triangle, above));
  EXPECT_THAT((Answer{.intersecting = true, .penetration_depth = 0.5}), IsCorrectFor(cube, inside));
  EXPECT_THAT((Answer{.witness_a = {{1, 0, 0}},
                      .witness_b = {{0.5, 0, 0}},
                      .penetration_depth = 0.5,
                      .normal = {{1, 0, 0}}}),
              IsCorrectFor(cube, inside));
  EXPECT_THAT((Answer{.normal = {{0, 0, 1}}}), IsCorrectFor(triangle, above));
}

TEST(IsCorrectFor, AllowsTheRoundingOfTheScalarTypeAndNoUlpMore) {
  EXPECT_THAT(2 + allowed_4, IsCorrectFor(triangle, above));
  EXPECT_THAT(up(2 + allowed_4), Not(IsCorrectFor(triangle, above)));
  EXPECT_THAT(allowed_1, IsCorrectFor(cube, inside));
  EXPECT_THAT(up(allowed_1), Not(IsCorrectFor(cube, inside)));
  const float edge = 2 + 64 * 0x1p-24F * 4;
  EXPECT_THAT(edge, IsCorrectFor(triangle, above));
  EXPECT_THAT(std::nextafter(edge, 3.0F), Not(IsCorrectFor(triangle, above)));
  EXPECT_THAT(edge, Not(IsCorrectFor(triangle, above).computed_in<double>()));
  EXPECT_THAT(2 + 1e-6, Not(IsCorrectFor(triangle, above)));
  EXPECT_THAT(2 + 1e-6, IsCorrectFor(triangle, above).computed_in<float>());
}

TEST(IsCorrectFor, AppliesADocumentedToleranceAndForgivesNoUlpMore) {
  const IsCorrectFor expected(triangle, above);
  EXPECT_THAT(2.25, expected.within(0.25));
  EXPECT_THAT(up(2.25), Not(expected.within(0.25)));
  EXPECT_THAT(1.75, expected.within(0, 0.125));
  EXPECT_THAT(std::nextafter(1.75, 0), Not(expected.within(0, 0.125)));
  EXPECT_THAT(2.5, expected.within(0.25, 0.125));
  EXPECT_THAT(up(2.5), Not(expected.within(0.25, 0.125)));
  // A documented tolerance replaces the allowance for rounding.
  EXPECT_THAT(up(2), expected);
  EXPECT_THAT(up(2), Not(expected.within(0)));
  // Relations as well.
  EXPECT_THAT(true, expected.within(2));
  EXPECT_THAT(true, Not(expected.within(1.9999)));
  EXPECT_THAT(false, IsCorrectFor(cube, inside).within(0.5));
  EXPECT_THAT(false, Not(IsCorrectFor(cube, inside).within(0.4999)));
  // Points.
  const Answer off{.witness_a = {{0.25, 0.25, -0.125}}, .witness_b = {{0.25, 0.25, 2}}};
  EXPECT_THAT(off, expected.within(0.125));
  EXPECT_THAT(off, Not(expected.within(0.1249)));
  EXPECT_THAT((Answer{.intersecting = true, .penetration_depth = 0.75}),
              IsCorrectFor(cube, inside).within(0, 0.5));
}

TEST(IsCorrectFor, ExplainsAWrongDistance) {
  const std::string text = explanation(IsCorrectFor(triangle, above), 2.001);
  EXPECT_THAT(text, HasSubstr("gjkproof: the distance is wrong\n"));
  EXPECT_THAT(text, HasSubstr("answered  distance 2.0009999999999999\n"));
  EXPECT_THAT(text, HasSubstr("true      separated, distance 2\n"));
  EXPECT_THAT(text, HasSubstr("off by    0.001 = 2.25e+12 u M, relative 0.0005\n"));
  EXPECT_THAT(text,
              HasSubstr("allowed   2.84217e-14 = 64 u M, for what rounding costs a careful "));
  EXPECT_THAT(
      text, HasSubstr("u = 2^-53 is the unit roundoff of double,\n            M = 4 the largest"));
  EXPECT_THAT(text,
              HasSubstr("const std::vector<std::array<double, 3>> a{{0.0, 0.0, 0.0}, {1.0, "));
  EXPECT_THAT(text, HasSubstr("gjkproof replay pair.jsonl"));
  EXPECT_THAT(text,
              HasSubstr("{\"format\":\"gjkproof-cases/1\"}\n{\"id\":\"from-a-test\",\"dim\":3"));
}

TEST(IsCorrectFor, ExplainsAWrongRelation) {
  EXPECT_THAT(explanation(IsCorrectFor(cube, inside), false),
              HasSubstr("it calls the bodies separated, but they are overlapping\n"
                        "  answered  separated\n"
                        "  true      overlapping, distance 0, penetration depth 0.5\n"
                        "  off by    0.5 = "));
  EXPECT_THAT(explanation(IsCorrectFor(cube, inside), 0.001),
              HasSubstr("the distance is wrong: the bodies are overlapping, so it is 0"));
  EXPECT_THAT(explanation(IsCorrectFor(triangle, above), true),
              HasSubstr("it calls the bodies intersecting, but they are separated"));
}

TEST(IsCorrectFor, ExplainsOtherWrongClaims) {
  const IsCorrectFor expected(triangle, above);
  EXPECT_THAT(explanation(expected, Answer{.lower_bound = 2.5}),
              HasSubstr("the lower bound is above the true distance"));
  EXPECT_THAT(explanation(expected, Answer{.witness_a = {{0, 0, 0}}, .witness_b = {{3, 3, 4}}}),
              HasSubstr("the witness points or the normal are wrong: "));
  EXPECT_THAT(explanation(expected, (Answer{.normal = {{0, 0, -1}}})),
              AllOf(HasSubstr("answered  normal (0, 0, -1)"),
                    HasSubstr("the normal does not attain the true distance")));
  EXPECT_THAT(explanation(expected, Answer{.witness_a = {{0, 0, 0}}}),
              HasSubstr("only one witness point is given"));
  EXPECT_THAT(explanation(IsCorrectFor(cube, inside), Answer{.penetration_depth = 0.25}),
              HasSubstr("the penetration depth is wrong: "));
  EXPECT_THAT(explanation(IsCorrectFor(cube, inside),
                          (Answer{.penetration_depth = 0.5, .normal = {{0, 1, 0}}})),
              HasSubstr("the normal does not attain the true depth"));
}

TEST(IsCorrectFor, ExplainsAMissingAnswer) {
  const IsCorrectFor expected(triangle, above);
  for (const double none : {std::nan(""), std::numeric_limits<double>::infinity()}) {
    EXPECT_THAT(explanation(expected, none),
                HasSubstr("there is no answer: a length that is not finite"));
  }
  EXPECT_THAT(explanation(expected, -1.0), HasSubstr("hint      a distance is not negative"));
  EXPECT_THAT(explanation(expected, Answer{}),
              AllOf(HasSubstr("no member of the Answer is given"), Not(HasSubstr("hint"))));
  EXPECT_THAT(explanation(expected, Answer{.witness_a = {{NAN, 0, 0}}, .witness_b = {{0, 0, 0}}}),
              HasSubstr("a witness point is not finite"));
}

TEST(IsCorrectFor, ReportsWhatItCannotJudge) {
  EXPECT_THAT(explanation(IsCorrectFor(Points{}, above), 2.0),
              HasSubstr("gjkproof cannot judge this: body a has no points"));
  EXPECT_THAT(explanation(IsCorrectFor(triangle, Points{{1, 2, 3}, {NAN, 0, 0}}), 2.0),
              HasSubstr("point 1 of body b is not finite"));
  const std::vector<std::array<double, 2>> plane{{0, 0}};
  EXPECT_THAT(explanation(IsCorrectFor(triangle, plane), 2.0),
              HasSubstr("all points must have two coordinates, or all three"));
  EXPECT_THAT(explanation(IsCorrectFor(triangle, above).within(-1), 2.0),
              HasSubstr("within() takes two finite numbers that are not negative"));
}

TEST(IsCorrectFor, NamesFloatIfTheAnswerIsOne) {
  const std::vector<std::array<float, 2>> a{{0, 0}, {0.1F, 0}};
  const std::vector<std::array<float, 2>> b{{0, 1}};
  EXPECT_THAT(explanation(IsCorrectFor(a, b), 1.5),
              HasSubstr("u = 2^-24 is the unit roundoff of float"));
  EXPECT_THAT(explanation(IsCorrectFor(a, b), 1.5),
              HasSubstr("const std::vector<std::array<float, 2>> a{{0.0f, 0.0f}, {0.1f, 0.0f}};"));
}

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

struct Named {
  double x, y, z;
};

TEST(Points, AreReadFromAnyRangeAndAnyPoint) {
  const gjkproof::Point expected{1, 2, 3};
  EXPECT_EQ(gjkproof::bodies_of(std::vector<Named>{{1, 2, 3}}, std::list<Named>{{1, 2, 3}}).b[0],
            expected);
  EXPECT_EQ(
      gjkproof::bodies_of(std::array<gjk::Vec<float, 3>, 1>{{{{1, 2, 3}}}}, std::list<Named>{})
          .a[0],
      expected);
  const double raw[1][3] = {{1, 2, 3}};
  EXPECT_EQ(gjkproof::bodies_of(raw, raw).a[0], expected);
  const std::vector<std::vector<double>> dynamic{{1, 2}, {3, 4}};
  EXPECT_EQ(gjkproof::bodies_of(dynamic, dynamic).dim, 2U);
  const std::vector<std::vector<double>> mixed{{1, 2}, {3, 4, 5}};
  EXPECT_EQ(gjkproof::bodies_of(mixed, mixed).dim, 0U);
}

TEST(GeneratePair, MakesAPairOfTheWantedKindFromAnyBytes) {
  for (std::uint8_t first = 0; first < 60; ++first) {
    const std::vector<std::uint8_t> bytes{first, 3, 141, 59, 26, 53, 58, 97, 93, 238, 46, 26, 43};
    for (const std::size_t dim : {2, 3}) {
      const auto pair = gjkproof::generate_pair(bytes, {.dim = dim, .single = true});
      ASSERT_FALSE(pair.a.empty() || pair.b.empty());
      for (const auto& points : {pair.a, pair.b}) {
        for (const gjkproof::Point& p : points) {
          for (const double x : p) ASSERT_EQ(static_cast<double>(static_cast<float>(x)), x);
          ASSERT_TRUE(dim == 3 || p[2] == 0);
        }
      }
    }
  }
}

}  // namespace
