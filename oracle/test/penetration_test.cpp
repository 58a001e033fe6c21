// SPDX-License-Identifier: MIT
// What is known of a penetration depth without a hull: closed forms, the relation, invariances and
// refusals; the proof of the upper bound refuses every false claim; and the methods of the core.
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/agreement.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

void expect_depth(const Case& c, const Rational& depth_squared) {
  for (const Case& each : {c, swapped(c)}) {
    const std::optional<Penetration> found = penetration(each);
    ASSERT_TRUE(found.has_value()) << case_line(each);
    EXPECT_EQ(found->depth_squared, depth_squared) << case_line(each);
    EXPECT_TRUE(proves_upper_bound(each, *found)) << case_line(each);
  }
}

TEST(Penetration, OfBoxesIsTheLeastOverlapAlongAnAxis) {
  expect_depth(question(3, box({0, 0, 0}, {4, 4, 4}), box({3, 2, 1}, {9, 9, 9})), 1);
  expect_depth(question(3, box({-8, -8, -8}, {8, 8, 8}), box({-1, 0, 2}, {1, 3, 4})), 36);
  expect_depth(question(3, box({-1, -1, -1}, {1, 1, 1}), box({-1, -1, -1}, {1, 1, 1})), 4);
  expect_depth(question(3, box({0, 0, 0}, {1, 1, 1}), {{0.5, 0.25, 0.75}}), Rational("1/16"));
  expect_depth(question(2, rectangle(0, 0, 4, 4), rectangle(2, 1, 8, 8)), 4);
  expect_depth(question(2, rectangle(-8, -8, 8, 8), rectangle(-1, 0, 1, 3)), 64);
}

TEST(Penetration, OfRandomBoxesIsTheLeastOverlapAlongAnAxis) {
  constexpr std::uint64_t seed = 20240812;
  Choices choices = Choices::keyed(seed, "boxes", 0);
  for (int i = 0; i < 300; ++i) {
    std::array<Point, 4> corners{};  // low and high corner of A, low and high corner of B
    Rational depth = 2;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      corners[0][axis] = -choices.share(40);
      corners[1][axis] = choices.share(40);
      corners[2][axis] = -choices.share(40);
      corners[3][axis] = choices.share(40);
      depth = std::min(depth, Rational(rational(corners[1][axis]) - rational(corners[2][axis])));
      depth = std::min(depth, Rational(rational(corners[3][axis]) - rational(corners[0][axis])));
    }
    expect_depth(question(3, box(corners[0], corners[1]), box(corners[2], corners[3])),
                 depth * depth);
  }
}

// The integers of such bodies have 2,098 bits.
TEST(Penetration, OfBoxesAtTheEndsOfTheRangeIsExact) {
  constexpr double large = 0x1p1023;
  constexpr double small = 0x1p-1074;
  const Rational depth = rational(large) - rational(small);
  expect_depth(
      question(3, box({-large, -large, -large}, {large, large, large}), {{small, -small, 0}}),
      depth * depth);
  // The distances of the sides from the origin differ in their last bit only.
  expect_depth(
      question(3, box({-large, -large, -large}, {large, large, large}), {{small, 2 * small, 0}}),
      (depth - rational(small)) * (depth - rational(small)));
  expect_depth(question(2, rectangle(-small, -small, small, small), {{0, 0, 0}}),
               rational(small) * rational(small));
}

// The simplex x, y, z >= 0, x + y + z <= 1 around a point.
TEST(Penetration, OfAPointInASimplexIsTheDistanceToTheNearestSide) {
  const std::vector<Point> simplex{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  expect_depth(question(3, simplex, {{0.25, 0.125, 0.25}}), Rational("1/64"));
  expect_depth(question(3, simplex, {{0.25, 0.375, 0.25}}), Rational("1/192"));
  const std::vector<Point> triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  expect_depth(question(2, triangle, {{0.25, 0.125, 0}}), Rational("1/64"));
  expect_depth(question(2, triangle, {{0.375, 0.5, 0}}), Rational("1/128"));
}

TEST(Penetration, GivesTheTranslationThatSeparates) {
  const Case c = question(3, box({0, 0, 0}, {4, 4, 4}), box({3, 2, 1}, {9, 9, 9}));
  const std::optional<Penetration> found = penetration(c);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->normal, vector("1", "0", "0"));
  EXPECT_EQ(found->facet.size(), 3U);
  for (const auto& [a, b] : found->facet) EXPECT_EQ(c.a.points[a][0] - c.b.points[b][0], 1);
}

TEST(Penetration, IsZeroIfBodiesTouch) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_depth(question(3, cube, box({1, 0, 0}, {2, 1, 1})), 0);
  expect_depth(question(3, cube, box({1, 1, 1}, {2, 2, 2})), 0);
  expect_depth(question(3, cube, {{1, 0.5, 0.25}}), 0);
  expect_depth(question(2, rectangle(0, 0, 1, 1), rectangle(1, 0.5, 2, 2)), 0);
}

TEST(Penetration, IsZeroIfBodiesMeetAndTheirDifferenceIsFlat) {
  const std::vector<Point> square{{0, 0, 1}, {2, 0, 1}, {0, 2, 1}, {2, 2, 1}};
  expect_depth(question(3, square, square), 0);
  expect_depth(question(3, {{0, 0, 0}, {2, 2, 2}}, {{1, 1, 1}, {3, 3, 3}}), 0);
  expect_depth(question(3, {{1, 2, 3}, {1, 2, 3}}, {{1, 2, 3}}), 0);
  expect_depth(question(2, {{0, 0, 0}, {2, 2, 0}}, {{1, 1, 0}}), 0);
  expect_depth(question(2, {{1, 2, 0}}, {{1, 2, 0}}), 0);
}

TEST(Penetration, IsEmptyForSeparatedBodies) {
  const auto expect_empty = [](const Case& c) { EXPECT_FALSE(penetration(c).has_value()); };
  expect_empty(question(3, box({0, 0, 0}, {1, 1, 1}), box({2, 2, 2}, {3, 3, 3})));
  expect_empty(question(2, rectangle(0, 0, 1, 1), rectangle(0, 1 + 0x1p-52, 1, 3)));
  // In one plane, on one line, and points.
  expect_empty(question(3, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}}));
  expect_empty(question(3, {{0, 0, 0}, {1, 1, 1}}, {{2, 2, 2}, {3, 3, 3}}));
  expect_empty(question(2, {{0, 0, 0}}, {{1, 0, 0}}));
}

TEST(Penetration, HasTheRelationOfTheCertificateForAllPairsOfUpToThreeCornersOfTheCube) {
  Agreement agreement;
  for_all_pairs({3, 2}, 3, [&](const Case& c) {
    const Relation relation = certificate(c).relation;
    const std::optional<Penetration> found = penetration(c);
    agreement.add(c, "", relation, "");
    ASSERT_EQ(found.has_value(), relation != Relation::separated) << case_line(c);
    if (!found) return;
    ASSERT_EQ(found->depth_squared > 0, relation == Relation::overlapping) << case_line(c);
    ASSERT_TRUE(proves_upper_bound(c, *found)) << case_line(c);
  });
  std::cout << agreement;
}

// The initial simplex contains the origin for some orders of the vertices, not for others.
TEST(Penetration, DoesNotDependOnTheOrderOfTheVertices) {
  constexpr std::uint64_t seed = 20240810;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Case c = together(generate(family("generic"), seed, i, {.vertices_max = 10}), 1);
    const std::optional<Penetration> first = penetration(c);
    for (std::size_t k = 1; k < c.a.points.size(); ++k) {
      std::rotate(c.a.points.begin(), c.a.points.begin() + 1, c.a.points.end());
      const std::optional<Penetration> found = penetration(c);
      ASSERT_EQ(found.has_value(), first.has_value());
      if (found) {
        ASSERT_EQ(found->depth_squared, first->depth_squared);
      }
    }
  }
}

TEST(PenetrationProof, RefusesEveryFalseClaim) {
  const Case c = question(3, box({0, 0, 0}, {4, 4, 4}), box({3, 2, 1}, {9, 9, 9}));
  const std::optional<Penetration> found = penetration(c);
  ASSERT_TRUE(found.has_value());
  const auto expect_refused = [&](const char* lie, const auto& tell) {
    Penetration claimed = *found;
    tell(claimed);
    EXPECT_FALSE(proves_upper_bound(c, claimed)) << lie;
  };
  expect_refused("less deep", [](Penetration& p) { p.depth_squared = Rational("1/2"); });
  expect_refused("deeper", [](Penetration& p) { p.depth_squared = 2; });
  expect_refused("the opposite direction", [](Penetration& p) { p.normal[0] = -1; });
  expect_refused("no direction", [](Penetration& p) { p.normal = {}; });
  expect_refused("no facet", [](Penetration& p) { p.facet.clear(); });
  expect_refused("a pair elsewhere", [](Penetration& p) { p.facet[2] = {0, 7}; });
  expect_refused("a vertex that does not exist", [](Penetration& p) { p.facet[2].first = 8; });
  // If the bodies are separated, all of A - B lies beyond the plane.
  const Case apart = question(3, box({0, 0, 0}, {4, 4, 4}), box({5, 2, 1}, {9, 9, 9}));
  EXPECT_FALSE(proves_upper_bound(apart, *found));
}

// --- the methods for the penetration depth against the exact depth, over all families ---

constexpr cases::Sizes small{.vertices_max = 12};

JudgedAnswer judged(const Case& question, const std::string& subject) {
  return Examination(question, Oracle::certificate).ask(subjects::core_subject(subject));
}

class DepthMethods : public testing::TestWithParam<const char*> {};

TEST_P(DepthMethods, RobustMakesNoGrossErrorInAnyFamily) {
  for (const char* const subject : {"core/float/epa_robust", "core/double/epa_robust"}) {
    for (std::uint64_t index = 0; index < 64; ++index) {
      const Case question = generate(family(GetParam()), 1, index, small);
      const JudgedAnswer found = judged(question, subject);
      EXPECT_FALSE(found.verdict.gross)
          << subject << " on " << question.id << ": " << found.verdict.reason;
      EXPECT_NE(found.verdict.kind, no_answer) << subject << " on " << question.id;
    }
  }
}

// In exact arithmetic depth, normal and witness points are exact; safeguards are for rounding only.
TEST_P(DepthMethods, RobustIsExactInRationals) {
  for (std::uint64_t index = 0; index < 16; ++index) {
    const Case question = generate(family(GetParam()), 1, index, small);
    if (has_curved_body(question)) continue;
    const JudgedAnswer found = judged(question, "core/rational/epa_robust");
    EXPECT_EQ(found.verdict.kind, correct) << question.id << ": " << found.verdict.reason;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, DepthMethods,
                         testing::Values("lattice", "generic", "oblong", "parallel", "duplicate",
                                         "touching", "flat", "sliver", "overlap", "nested",
                                         "distant", "extreme", "mirrored", "motion", "program",
                                         "curved"),
                         [](const auto& one) { return std::string(one.param); });

struct Hard {
  const char* why;
  std::vector<std::pair<const char*, std::uint64_t>> cases;  // family and index
  const char* subject = "core/double/epa_robust";
  cases::Sizes sizes = small;
};

const std::vector<Hard> hard_cases{
    {"a new point lies in the plane of a facet, up to rounding, whose area is 0",
     {{"program", 1880}},
     "core/float/epa_robust"},
    {"the distance query ends with a flat simplex", {{"curved", 49}}},
    {"the same at float", {{"program", 4547}}, "core/float/epa_robust"},
    {"the distance query ends with a simplex that is small relative to A - B",
     {{"program", 29678}}},
    {"the products of a normal and coordinates would overflow",
     {{"program", 784}},
     "core/double/epa_robust",
     {}},
    {"in the units of the case the separated bodies would leave its range; at the lower end "
     "products "
     "of coordinates and directions would underflow",
     {{"extreme", 23}, {"extreme", 3395}}},
    {"the nearest points of the separated bodies may be further from each other than rounding "
     "explains; those of the facet are not",
     {{"duplicate", 3752}},
     "core/double/epa_robust",
     {}},
    {"at one working precision the normals of facets this thin are noise: the polytope folded over "
     "or lost its nearest facet, with errors up to 2e-4 M and witness points off by more than M",
     {{"program", 37678},
      {"program", 59966},
      {"program", 128},
      {"parallel", 21831},
      {"sliver", 54132},
      {"duplicate", 35405},
      {"duplicate", 5058}}},
    {"balls with nearly the same centre: no number of facets comes near enough",
     {{"curved", 1174}, {"curved", 4447}, {"curved", 16613}}},
};

TEST(DepthMethods, SolveTheHardCases) {
  for (const Hard& hard : hard_cases) {
    SCOPED_TRACE(hard.why);
    for (const auto& [name, index] : hard.cases) {
      const Case question = generate(family(name), 1, index, hard.sizes);
      const JudgedAnswer found = judged(question, hard.subject);
      EXPECT_EQ(found.verdict.kind, correct) << question.id << ": " << found.verdict.reason;
    }
  }
}

// 9e-13 apart, which the distance query has to see: without escalation it called them overlapping.
TEST(DepthMethods, ReportNoDepthOfSeparatedBodies) {
  const Case question = generate(family("parallel"), 1, 51739, small);
  const JudgedAnswer found = judged(question, "core/double/epa_robust");
  EXPECT_FALSE(found.answer->intersecting);
  EXPECT_EQ(found.verdict.kind, correct) << found.verdict.reason;
}

// The published methods fail if the polytope degenerates, and the portal is an upper bound.
TEST(DepthMethods, PublishedOnesErrGrossly) {
  const Case box = generate(family("mirrored"), 1, 80, small);
  EXPECT_TRUE(judged(box, "core/double/epa").verdict.gross);
  EXPECT_EQ(judged(box, "core/double/epa_robust").verdict.kind, correct);
  const Case spread = generate(family("extreme"), 1, 218, small);
  EXPECT_TRUE(judged(spread, "core/double/mpr").verdict.gross);
  EXPECT_EQ(judged(spread, "core/double/epa_robust").verdict.kind, correct);
}

}  // namespace
}  // namespace oracle
