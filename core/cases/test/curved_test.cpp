// SPDX-License-Identifier: MIT
// Curved bodies: their file format, and the functions on cases with them.
#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

using cases::Curved;
using Limits = std::numeric_limits<double>;

TEST(Curved, AFullLineIsWrittenAsItWasRead) {
  const std::string line =
      R"({"id":"x","dim":3,"bits":53,)"
      R"("a":{"cone":{"radius":"0x1.8p+0","half_height":"0x1p-1"},)"
      R"("placement":{"linear":[["0x1p+0","0x1p+1","0x1.8p+1"],["0x1p+2","0x1.4p+2","0x1.8p+2"],)"
      R"(["0x1.cp+2","0x1p+3","0x1.999999999999ap-4"]],)"
      R"("translation":["-0x1p+0","-0x1p+1","-0x1.8p+1"]}},)"
      R"("b":{"cylinder":{"radius":"0x1p+0","half_height":"0x1p+1"}},)"
      R"("expect":{"relation":"separated","distance_squared_bounds":["1/3","2/3"]}})";
  const cases::Case question = read_one(line);
  ASSERT_TRUE(question.a.curved && question.b.curved);
  EXPECT_TRUE(cases::has_curved_body(question));
  EXPECT_TRUE(question.a.points.empty());
  const Curved& cone = *question.a.curved;
  EXPECT_EQ(cone.kind, Curved::Kind::cone);
  EXPECT_EQ(cone.radius, 1.5);
  EXPECT_EQ(cone.half_height, 0.5);
  const std::array<cases::Point, 3> linear = {{{1, 2, 3}, {4, 5, 6}, {7, 8, 0.1}}};
  EXPECT_EQ(cone.linear, linear);
  EXPECT_EQ(cone.translation, (cases::Point{-1, -2, -3}));
  EXPECT_EQ(question.b.curved->kind, Curved::Kind::cylinder);
  EXPECT_EQ(question.b.curved->half_height, 2);
  EXPECT_EQ(cases::case_line(question), line);
}

TEST(Curved, ADiscInThePlaneKeepsTheIdentityBeyondIt) {
  const std::string line =
      R"({"id":"x","dim":2,"bits":24,"a":{"sphere":{"radius":"0x1p+0"},)"
      R"("placement":{"linear":[["0x1p+1","0x0p+0"],["0x0p+0","0x1p+1"]],)"
      R"("translation":["0x1p+0","0x0p+0"]}},"b":{"points":[["0x0p+0","0x0p+0"]]}})";
  const cases::Case question = read_one(line);
  EXPECT_EQ(question.a.curved->linear[0], (cases::Point{2, 0, 0}));
  EXPECT_EQ(question.a.curved->linear[2], (cases::Point{0, 0, 1}));
  EXPECT_EQ(cases::case_line(question), line);
}

TEST(Curved, PlacementAndItsKeysMayBeMissingAndTheIdentityIsNotWritten) {
  const std::string start = R"({"id":"x","dim":2,"bits":24,"a":{"sphere":{"radius":"0x1p+0"})";
  const std::string end = R"(},"b":{"points":[["0x0p+0","0x0p+0"]]}})";
  const char* const identities[] = {
      "", R"(,"placement":{})", R"(,"placement":{"translation":["0x0p+0","-0x0p+0"]})",
      R"(,"placement":{"linear":[["0x1p+0","0x0p+0"],["0x0p+0","0x1p+0"]]})"};
  for (const char* placement : identities) {
    EXPECT_EQ(cases::case_line(read_one(start + placement + end)), start + end) << placement;
  }
}

TEST(Curved, EveryNumberCountsForBits) {
  EXPECT_EQ(cases::bits(with_body(Curved{})), 24);
  for (std::size_t i = 0; i < 14; ++i) {
    Curved curved;
    std::vector<double*> numbers{&curved.radius, &curved.half_height};
    for (double& x : curved.translation) numbers.push_back(&x);
    for (cases::Point& row : curved.linear) {
      for (double& x : row) numbers.push_back(&x);
    }
    *numbers.at(i) = 0.1;
    EXPECT_EQ(cases::bits(with_body(curved)), 53) << i;
  }
}

TEST(Curved, MagnitudeIsThatOfThePlacedBoxAroundThePrimitive) {
  Curved curved;
  curved.radius = 0x1p-10;
  EXPECT_EQ(cases::magnitude(with_body(curved)), 0x1p-10);
  curved.translation = {0, -7, 0};
  EXPECT_EQ(cases::magnitude(with_body(curved)), 7 + 0x1p-10);
  curved.linear[1] = {-2, 4, 1};
  EXPECT_EQ(cases::magnitude(with_body(curved)), 7 + 7 * 0x1p-10);
  curved.kind = Curved::Kind::cylinder;
  curved.half_height = 2;
  EXPECT_EQ(cases::magnitude(with_body(curved)), 7 + 8 + 3 * 0x1p-10);
  Curved disc;
  disc.radius = 3;
  disc.linear[2][2] = 100;
  EXPECT_EQ(cases::magnitude(with_body(disc, 2)), 3);
}

TEST(Curved, RoundingTakesEveryNumberToItsNearestFloat) {
  Curved curved;
  curved.kind = Curved::Kind::cone;
  curved.radius = curved.half_height = 0.1;
  curved.linear[2][1] = curved.translation[2] = -0.1;
  const auto narrow = cases::rounded(with_body(curved), 24);
  ASSERT_TRUE(narrow && narrow->b.curved);
  EXPECT_EQ(narrow->b.curved->radius, static_cast<double>(0.1f));
  EXPECT_EQ(narrow->b.curved->half_height, static_cast<double>(0.1f));
  EXPECT_EQ(narrow->b.curved->linear[2][1], static_cast<double>(-0.1f));
  EXPECT_EQ(narrow->b.curved->translation[2], static_cast<double>(-0.1f));
  EXPECT_EQ(cases::bits(*narrow), 24);
  EXPECT_EQ(cases::rounded(with_body(curved), 53)->b.curved->radius, 0.1);
}

TEST(Curved, RoundingFailsIfAnExtentVanishesOrANumberOverflows) {
  Curved curved;
  curved.radius = 0x1p-150;  // a tie between 0 and 2^-149, which goes to 0
  EXPECT_FALSE(cases::rounded(with_body(curved), 24));
  curved.radius = 0x1.8p-150;
  EXPECT_TRUE(cases::rounded(with_body(curved), 24));
  curved.kind = Curved::Kind::cylinder;
  curved.half_height = 0x1p-200;
  EXPECT_FALSE(cases::rounded(with_body(curved), 24));
  curved = {};
  curved.linear[0][1] = Limits::max();
  EXPECT_FALSE(cases::rounded(with_body(curved), 24));
  curved = {};
  curved.translation[1] = -Limits::max();
  EXPECT_FALSE(cases::rounded(with_body(curved), 24));
}

TEST(Curved, TheFamilyMixesAllPairsAndIsReadBackAsWritten) {
  std::map<std::string, int> pairs;
  for (std::uint64_t index = 0; index < 2000; ++index) {
    cases::Case question = generate(cases::family("curved"), 5, index);
    question.parameters.clear();
    // The reader refuses non-finite numbers and zero extents.
    ASSERT_TRUE(read_one(case_line(question)) == question) << case_line(question);
    const auto kind = [](const cases::Body& body) {
      return std::string(body.curved ? name(body.curved->kind) : "points");
    };
    ASSERT_TRUE(question.a.curved) << question.id;
    ++pairs[(question.dim == 2 ? "plane " : "") + kind(question.a) + " " + kind(question.b)];
  }
  EXPECT_EQ(pairs.size(), 3U * 4U + 2U) << "a pair went missing";
}

}  // namespace
