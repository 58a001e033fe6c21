// SPDX-License-Identifier: MIT
// The third opinion must agree exactly with both oracles on squared distance and v, over all
// families, on lattices, on the known cases and at extreme scales.

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "oracle/minkowski/test/checked.hpp"
#include "oracle/test/agreement.hpp"

namespace oracle {
namespace {

// Returns how the result differs from the truth; empty if it does not.
std::string difference(const PolytopeDistance& found, const Truth& truth) {
  if (found.distance_squared != truth.distance_squared) return "squared distance";
  if (found.v != truth.v) return "v";
  return {};
}

// Checks that the point is a convex combination of the body's vertices.
void expect_combination(const Body& body, int dim, const std::vector<std::size_t>& support,
                        const std::vector<Rational>& weights, const RationalVector& point) {
  ASSERT_EQ(support.size(), weights.size());
  const std::vector<RationalVector> all = vertices(body, dim);
  RationalVector sum;
  Rational weight_sum = 0;
  for (std::size_t i = 0; i < support.size(); ++i) {
    ASSERT_LT(support[i], all.size());
    EXPECT_GT(weights[i], 0);
    weight_sum += weights[i];
    for (std::size_t k = 0; k < 3; ++k) sum[k] += weights[i] * all[support[i]][k];
  }
  EXPECT_EQ(weight_sum, 1);
  EXPECT_EQ(sum, point);
}

struct Tally : Agreement {
  void ask(const Case& c, const std::string& kind) {
    const PolytopeDistance found = polytope_distance(c);
    const Truth truth = minkowski(c);
    add(c, kind, truth.relation, difference(found, truth));
    EXPECT_EQ(difference(found, truth), "") << "from minkowski:\n" << case_line(c);
    EXPECT_EQ(difference(found, certificate(c)), "") << "from certificate:\n" << case_line(c);
    EXPECT_EQ(found.point_a - found.point_b, truth.v);
    expect_combination(c.a, c.dim, found.support_a, found.weights_a, found.point_a);
    expect_combination(c.b, c.dim, found.support_b, found.weights_b, found.point_b);
  }
};

TEST(PolytopeDistance, AgreesWithBothOraclesOnEveryFamily) {
  constexpr std::uint64_t seed = 20240821;
  constexpr std::uint64_t share = 250;
  Tally tally;
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < share && !HasFailure(); ++i) {
      tally.ask(generate(family, seed, i, {.vertices_max = 12}), family.name);
    }
  }
  std::cout << "seed " << seed << ", " << tally;
  for (const Family& family : families()) {
    EXPECT_EQ(tally.kinds[family.name], share) << family.name;
  }
  for (const std::uint64_t count : tally.relations) EXPECT_GT(count, 0U);
}

TEST(PolytopeDistance, AgreesWithBothOraclesOnLattices) {
  Tally tally;
  for (const Lattice& lattice : {Lattice{2, 2}, Lattice{3, 2}}) {
    const bool planar = lattice.dim == 2;
    for_all_pairs(lattice, planar ? 4 : 2,
                  [&](const Case& c) { tally.ask(c, planar ? "square" : "cube"); });
  }
  constexpr std::uint64_t seed = 20240822;
  Choices choices = Choices::keyed(seed, "lattice pairs", 0);
  const Lattice lattice{3, 3};
  for (int i = 0; i < 1000; ++i) {
    const LatticeSet a = random_set(choices, lattice);
    const LatticeSet b = random_set(choices, lattice);
    tally.ask(question(3, lattice.points(a), lattice.points(b)), "width 3");
  }
  std::cout << "seed " << seed << ", " << tally;
  EXPECT_EQ(tally.kinds["square"], 15U * 15U);
  EXPECT_EQ(tally.kinds["cube"], 36U * 36U);
}

TEST(PolytopeDistance, AgreesWithBothOraclesOnTheKnownCases) {
  Tally tally;
  std::uint64_t curved = 0;
  const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
  for (const std::string& file : cases::files_in(folder, ".jsonl")) {
    for (const Case& c : cases::read_cases(file)) {
      if (has_curved_body(c)) {
        ++curved;
        continue;
      }
      SCOPED_TRACE(c.id);
      tally.ask(c, std::filesystem::path(file).stem().string());
    }
  }
  std::cout << curved << " curved cases left out, " << tally;
  EXPECT_GE(tally.compared, 69U);
}

std::vector<Point> scaled(std::vector<Point> points, int exponent) {
  for (Point& p : points) {
    for (double& x : p) x = std::ldexp(x, exponent);
  }
  return points;
}

TEST(PolytopeDistance, IsExactAtExtremeScales) {
  constexpr std::uint64_t seed = 20240823;
  constexpr std::uint64_t share = 5;
  Tally tally;
  for (const Case& c : cases_of_families(seed, share, {.vertices_max = 8})) {
    // From the case's own scale to one for A and another for B; the first is subnormal and rounds.
    const int own = cases::magnitude(c) == 0 ? 0 : std::ilogb(cases::magnitude(c));
    for (const int a : {-1060, -500, 500}) {
      for (const int b : {-1060, -500, 500}) {
        tally.ask(question(c.dim, scaled(c.a.points, a - own), scaled(c.b.points, b - own)),
                  "scaled to 2^" + std::to_string(a) + " and 2^" + std::to_string(b));
      }
    }
  }
  std::cout << "seed " << seed << ", " << tally;
  EXPECT_EQ(tally.compared, families().size() * share * 9);
}

// Two triangles, mirror images of each other, with a gap of 1 between two corners: the result of
// shrinking case 3 of family `mirrored`, seed 20240821.  With CGAL's Polytope_distance_d the third
// opinion never ended on it: from pivot 10 on the simplex method cycled through 8 bases without
// progress.  It runs in a process of its own, so that not ending is a failure.
TEST(PolytopeDistance, EndsOnMirroredTriangles) {
  const Case c =
      question(3, {{3, 0, -3}, {4, 1, 0}, {2, -4, 3}}, {{6, 0, -3}, {5, 1, 0}, {7, -4, 3}});
  EXPECT_EXIT(
      {
        alarm(10);
        std::_Exit(polytope_distance(c).distance_squared == 1 ? 0 : 1);
      },
      testing::ExitedWithCode(0), "");
  if (HasFailure()) return;
  Tally tally;
  tally.ask(c, "mirrored triangles");
}

TEST(PolytopeDistance, ComparesASubnormalGapAcrossAHugeBody) {
  Tally tally;
  tally.ask(tiny_gap(), "gap");
}

TEST(PolytopeDistance, NamesTheVerticesThatSpanItsPoints) {
  const PolytopeDistance found =
      polytope_distance(question(2, {{0, 0, 0}, {-1, 1, 0}, {0, 2, 0}}, {{3, 1, 0}, {9, 9, 0}}));
  EXPECT_EQ(found.distance_squared, 9);
  EXPECT_EQ(found.v, vector("-3", "0", "0"));
  EXPECT_EQ(found.point_a, vector("0", "1", "0"));
  EXPECT_EQ(found.point_b, vector("3", "1", "0"));
  EXPECT_EQ(found.support_a, (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(found.support_b, (std::vector<std::size_t>{0}));
  EXPECT_EQ(found.weights_a, (std::vector<Rational>{Rational("1/2"), Rational("1/2")}));
  EXPECT_EQ(found.weights_b, (std::vector<Rational>{1}));
}

TEST(PolytopeDistance, DoesNotTellTouchingFromOverlapping) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  EXPECT_EQ(polytope_distance(question(3, cube, box({1, 0, 0}, {2, 1, 1}))).distance_squared, 0);
  EXPECT_EQ(polytope_distance(question(3, cube, cube)).distance_squared, 0);
}

TEST(PolytopeDistance, MayBeCalledFromSeveralThreads) {
  expect_same_in_threads(generate(family("generic"), 1, 1, {.vertices_max = 12}), 40,
                         polytope_distance);
}

// The comparison detects a difference of one unit in the last of many digits.
TEST(PolytopeDistanceCanary, TheSmallestDifferenceIsDetected) {
  const Case c = generate(family("generic"), 1, 1, {.vertices_max = 12});
  const PolytopeDistance found = polytope_distance(c);
  Truth truth = minkowski(c);
  ASSERT_EQ(difference(found, truth), "");
  truth.v[0] += Rational("1/1000000000000000000000000000000");
  EXPECT_EQ(difference(found, truth), "v");
  truth.distance_squared += Rational("1/1000000000000000000000000000000");
  EXPECT_EQ(difference(found, truth), "squared distance");
}

}  // namespace
}  // namespace oracle
