// SPDX-License-Identifier: MIT
// Curved bodies and polytopes, placed or not: their file format, and functions on their cases.
#include <map>

#include "core/cases/families.hpp"
#include "core/cases/shrink/shrink.hpp"
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

using cases::Polytope;
using Kind = Polytope::Kind;

TEST(Polytopes, AreWrittenAsTheyWereRead) {
  const std::string placement =
      R"("placement":{"linear":[["0x1p+0","0x1p+1","0x0p+0"],["0x0p+0","0x1p+0","0x0p+0"],)"
      R"(["0x0p+0","0x0p+0","0x1p+0"]],"translation":["0x1.999999999999ap-4","0x0p+0","0x0p+0"]})";
  const std::string point = R"(["0x1p+0","0x0p+0","0x1p-1"])";
  for (const std::string& body : {
           R"({"point":)" + point + "}",
           R"({"segment":[)" + point + "," + point + "]}",
           R"({"box":{"half_extents":)" + point + "}}",
           R"({"points":[)" + point + "]," + placement + "}",
           R"({"box":{"half_extents":)" + point + "}," + placement + "}",
           std::string(R"({"polytope":{"points":[["0x0p+0","0x0p+0","0x0p+0"],)") +
               R"(["0x1p+0","0x0p+0","0x0p+0"],["0x0p+0","0x1p+0","0x0p+0"],)" +
               R"(["0x0p+0","0x0p+0","0x1p+0"]],"faces":[[0,2,1],[0,1,3],[0,3,2],[1,2,3]]}})",
       }) {
    const bool wide = body.find("placement") != std::string::npos;
    const std::string line = R"({"id":"x","dim":3,"bits":)" + std::string(wide ? "53" : "24") +
                             R"(,"a":)" + body + R"(,"b":{"points":[)" + point + "]}}";
    const cases::Case question = read_one(line);
    EXPECT_TRUE(question.a.polytope && question.a.points.empty());
    EXPECT_FALSE(cases::has_points_only(question) || cases::has_curved_body(question));
    EXPECT_EQ(cases::case_line(question), line);
  }
}

TEST(Polytopes, ArePointSetsIfTheyHaveNeitherShapeNorPlacement) {
  const cases::Case question =
      read_one(R"({"id":"x","dim":2,"a":{"points":[[1,0]],"placement":{"translation":[0,0]}},)"
               R"("b":{"points":[[0,0]]}})");
  EXPECT_TRUE(cases::has_points_only(question));
  EXPECT_EQ(cases::case_line(question).find("placement"), std::string::npos);
}

TEST(Polytopes, HaveTheCornersOfABoxInTheOrderOfItsSupportMapping) {
  Polytope box{{}, Kind::box, {{1, 2, 3}}};
  const std::vector<cases::Point> corners = cases::local_vertices(box, 3);
  ASSERT_EQ(corners.size(), 8U);
  EXPECT_EQ(corners[0], (cases::Point{-1, -2, -3}));
  EXPECT_EQ(corners[1], (cases::Point{1, -2, -3}));
  EXPECT_EQ(corners[6], (cases::Point{-1, 2, 3}));
  EXPECT_EQ(cases::local_vertices(box, 2).size(), 4U);
  EXPECT_EQ(cases::vertex_count(with_body(box).b, 3), 8U);
}

// Products that are rounded because they are subnormal would leave M without a digit, or 0.
TEST(Curved, MagnitudeIsInfiniteBelowTheRangeToo) {
  Curved small;
  small.radius = 0x1.8p-600;
  for (std::size_t i = 0; i < 3; ++i) small.linear[i][i] = 0x1p-400;
  EXPECT_EQ(cases::magnitude(with_body(small)), 0x1.8p-1000);
  for (const double factor : {0x1p-475, 0x1.8p-473, 0x1p-600}) {
    for (std::size_t i = 0; i < 3; ++i) small.linear[i][i] = factor;
    EXPECT_EQ(cases::magnitude(with_body(small)), INFINITY) << factor;
  }
  small.translation = {0, 1, 0};
  EXPECT_EQ(cases::magnitude(with_body(small)), 1);
  for (std::size_t i = 0; i < 3; ++i) small.linear[i][i] = 0x1p-450;
  small.translation = {};
  EXPECT_EQ(cases::magnitude(with_body(small)), 0x1.8p-1050) << "subnormal, but exact";
  // What underflows is nothing beside another point, or another body.
  Polytope segment{{}, Kind::segment, {{0x1p-600, 0, 0}, {1, 0, 0}}};
  segment.linear[0][0] = 0x1.8p-500;
  EXPECT_EQ(cases::magnitude(with_body(segment)), 0x1.8p-500);
  segment.points[1] = segment.points[0];
  cases::Case beside = with_body(segment);
  EXPECT_EQ(cases::magnitude(beside), INFINITY);
  (beside.a.polytope ? beside.b : beside.a).points = {{3, 0, 0}};
  EXPECT_EQ(cases::magnitude(beside), 3);
  const Polytope nothing{{}, Kind::point, {{0, 0, 0}}};
  EXPECT_EQ(cases::magnitude(with_body(nothing)), 0);
}

TEST(Polytopes, HaveTheMagnitudeOfTermsThatCancel) {
  Polytope far{{}, Kind::point, {{1e6, 0, 0}}};
  far.translation = {-1e6, 0, 0};
  EXPECT_EQ(cases::magnitude(with_body(far)), 2e6);
  EXPECT_EQ(cases::rounded_vertices(with_body(far).b, 3).at(0), (cases::Point{}));
  Polytope box{{}, Kind::box, {{1, 2, 3}}};
  EXPECT_EQ(cases::magnitude(with_body(box)), 3);
  EXPECT_EQ(cases::magnitude(with_body(box, 2)), 2);
}

TEST(Polytopes, AreScaledByTheirLengthsOnly) {
  Polytope box{{}, Kind::box, {{1, 2, 3}}};
  box.linear[0] = {0, 1, 0};
  box.translation = {1, 0, 0};
  const cases::Case large = cases::scaled(with_body(box), 3);
  EXPECT_EQ(large.b.polytope->points[0], (cases::Point{8, 16, 24}));
  EXPECT_EQ(large.b.polytope->translation, (cases::Point{8, 0, 0}));
  EXPECT_EQ(large.b.polytope->linear, box.linear);
}

TEST(Polytopes, AreRoundedNumberByNumberAndLoseFacesIfPointsMove) {
  Polytope tetrahedron{{},
                       Kind::with_faces,
                       {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                       {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}};
  tetrahedron.translation = {0.1, 0, 0};
  EXPECT_EQ(cases::bits(with_body(tetrahedron)), 53);
  const auto moved = cases::rounded(with_body(tetrahedron), 24);
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->b.polytope->kind, Kind::with_faces);
  EXPECT_EQ(moved->b.polytope->translation[0], static_cast<double>(0.1F));
  tetrahedron.points[1][0] = 0.1;
  const auto changed = cases::rounded(with_body(tetrahedron), 24);
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->b.polytope->kind, Kind::points);
  tetrahedron.translation = {};
  EXPECT_TRUE(cases::has_points_only(*cases::rounded(with_body(tetrahedron), 24)));
}

// A single last bit matters.
TEST(Polytopes, HaveFacesThatAreFacetsExactly) {
  Polytope pyramid{{},
                   Kind::with_faces,
                   {{0, 0, 0}, {3, 0, 0}, {3, 3, 1}, {0, 3, 1}, {0, 0, 5}},
                   {{0, 3, 2, 1}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
  EXPECT_FALSE(cases::face_fault(pyramid, 3));
  for (const int exponent : {-1000, 1000}) {
    const cases::Case scaled = cases::scaled(with_body(pyramid), exponent);
    EXPECT_FALSE(cases::face_fault(*scaled.b.polytope, 3)) << exponent;
  }
  pyramid.points[2][2] = 0x1.0000000000001p0;
  const auto fault = cases::face_fault(pyramid, 3);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->reason, "point 1 is not in its plane");
  // Cut along either diagonal: one way is convex.
  pyramid.faces = {{0, 3, 2}, {0, 2, 1}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}};
  const bool one = !cases::face_fault(pyramid, 3);
  pyramid.faces[0] = {0, 3, 1};
  pyramid.faces[1] = {3, 2, 1};
  const bool other = !cases::face_fault(pyramid, 3);
  EXPECT_NE(one, other);
}

// The coordinates of each face differ by factors of 2^2074, and all of them matter.
TEST(Polytopes, MayHaveFacesAcrossTheWholeRange) {
  constexpr double small = 0x1p-1074;
  constexpr double large = 0x1p1000;
  Polytope pyramid{{},
                   Kind::with_faces,
                   {{0, 0, 0}, {small, 0, 0}, {small, small, 0}, {0, small, 0}, {1, large, large}},
                   {{0, 3, 2, 1}, {0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}};
  EXPECT_FALSE(cases::face_fault(pyramid, 3));
  pyramid.points[2][2] = small;
  const auto fault = cases::face_fault(pyramid, 3);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->reason, "point 1 is not in its plane");
  const Polytope triangle{
      {}, Kind::with_faces, {{0, 0}, {small, 0}, {large, small}}, {{0, 1}, {1, 2}, {2, 0}}};
  EXPECT_FALSE(cases::face_fault(triangle, 2));
}

TEST(Polytopes, AreReducedToPointsIfThoseFailToo) {
  Polytope box{{}, Kind::box, {{0.7, 0.3, 0.1}}};
  box.linear = {{{0.1, 1, 0}, {1, 0.2, 0}, {0, 0, 3}}};
  box.translation = {0.6, 0.1, -5};
  const auto any = cases::shrink(with_body(box), [](const cases::Case&) { return true; });
  EXPECT_TRUE(cases::has_points_only(any.question));
  EXPECT_TRUE(any.complete);
  const auto placed = cases::shrink(with_body(box), [](const cases::Case& question) {
    const auto is_placed_box = [](const cases::Body& body) {
      return body.polytope && body.polytope->kind == Kind::box && cases::is_placed(*body.polytope);
    };
    return is_placed_box(question.a) || is_placed_box(question.b);
  });
  EXPECT_LE(cases::significant_bits(placed.question), 1);
  EXPECT_NO_THROW(read_one(cases::case_line(placed.question)));
}

TEST(ShapesFamily, DrawsEveryShapePlacedAndNot) {
  std::map<std::string, int> mix;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const cases::Case question = cases::generate(cases::listed_family("shapes"), 1, i);
    EXPECT_FALSE(question.parameters.empty());
    for (const cases::Body* body : {&question.a, &question.b}) {
      const std::string of_dim = question.dim == 2 ? " 2" : " 3";
      if (body->curved) {
        ++mix[cases::name(body->curved->kind) + of_dim];
      } else if (body->polytope) {
        const Polytope& polytope = *body->polytope;
        ++mix[std::string(cases::is_placed(polytope) ? "placed " : "") +
              cases::name(polytope.kind) + of_dim];
        if (polytope.kind == Kind::with_faces) {
          EXPECT_FALSE(cases::face_fault(polytope, question.dim)) << cases::case_line(question);
        }
      } else {
        ++mix["set" + of_dim];
      }
    }
  }
  EXPECT_EQ(mix.size(), 24U);  // five polytopes in two forms, and the curved ones
  for (const auto& [kind, count] : mix) EXPECT_GE(count, 3) << kind;
}

}  // namespace
