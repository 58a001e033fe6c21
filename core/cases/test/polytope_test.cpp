// SPDX-License-Identifier: MIT
// Polytopes given as shapes, and placed ones: their file format, and the functions on cases with
// them.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "core/cases/faces.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/cases/shrink/shrink.hpp"
#include "core/cases/test/one_case.hpp"

namespace {

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
