// SPDX-License-Identifier: MIT
// Tests the reference oracle on hand-made answers in every affine dimension with their proofs, at
// extreme scales and sizes, against an enumeration, in threads, and on the reported failures.
#include <random>

#include "oracle/minkowski/test/checked.hpp"

namespace oracle {
namespace {

TEST(Minkowski, MeasuresPointToPoint) {
  expect_separated(question(3, {{1, 2, 3}}, {{0, 0, 1}}), vector("1", "2", "2"));
  expect_touching(question(3, {{1, 2, 3}}, {{1, 2, 3}}));
  expect_separated(question(2, {{1, 2, 0}}, {{4, -2, 0}}), vector("-3", "4", "0"));
  expect_touching(question(2, {{0.5, 0.25, 0}}, {{0.5, 0.25, 0}}));
}

TEST(Minkowski, MeasuresPointToSegmentInsideAndBeyondItsEnds) {
  const std::vector<Point> segment = {{0, 0, 0}, {3, 3, 0}};
  expect_separated(question(3, {{0, 1, 0}}, segment), vector("-1/2", "1/2", "0"));
  expect_separated(question(3, {{-1, -2, 2}}, segment), vector("-1", "-2", "2"));
  expect_separated(question(3, {{4, 5, 0}}, segment), vector("1", "2", "0"));
  expect_touching(question(3, {{1, 1, 0}}, segment));
  expect_touching(question(2, {{1, 1, 0}}, segment));
  expect_touching(question(2, {{3, 3, 0}}, segment));
}

TEST(Minkowski, TakesTheExtremesOfCollinearPointsWhoseFirstIsInterior) {
  const std::vector<Point> line = {{0, 0, 0}, {-1, 0, 0}, {2, 0, 0}};
  expect_separated(question(3, line, {{-3, 0, 0}}), vector("2", "0", "0"));
  expect_separated(question(3, {{-3, 1, 0}}, line), vector("-2", "1", "0"));
  expect_separated(question(2, line, {{-3, 0, 0}}), vector("2", "0", "0"));
  expect_touching(question(3, line, {{-1, 0, 0}}));
  expect_touching(question(3, line, {{-0.5, 0, 0}}));
  expect_touching(question(3, line, line));
}

TEST(Minkowski, MeasuresSegmentToSegment) {
  const std::vector<Point> along_x = {{0, 0, 0}, {4, 0, 0}};
  expect_separated(question(3, along_x, {{1, 1, 1}, {9, 1, 1}}), vector("0", "-1", "-1"));
  expect_separated(question(3, along_x, {{6, 0, 0}, {9, 0, 0}}), vector("-2", "0", "0"));
  expect_separated(question(3, along_x, {{2, -1, 3}, {2, 1, 3}}), vector("0", "0", "-3"));
  expect_separated(question(3, along_x, {{2, 1, 3}, {2, 5, 3}}), vector("0", "-1", "-3"));
  expect_touching(question(3, along_x, {{2, 0, 0}, {9, 0, 0}}));
}

TEST(Minkowski, CallsCrossingSegmentsTouchingInSpaceAndOverlappingInThePlane) {
  const std::vector<Point> first = {{-1, -1, 0}, {1, 1, 0}};
  const std::vector<Point> second = {{-1, 1, 0}, {1, -1, 0}};
  expect_touching(question(3, first, second));
  expect_overlapping(question(2, first, second), "2");
  const std::vector<Point> tilted = {{-1, -2, -3}, {1, 2, 3}};
  expect_touching(question(3, tilted, {{-3, 1, 2}, {3, -1, -2}}));
}

TEST(Minkowski, ClassifiesPolygonsInThePlane) {
  expect_separated(question(2, square(0, 0, 1), square(4, 5, 1)), vector("-3", "-4", "0"));
  expect_separated(question(2, square(0, 0, 1), square(1.5, 0.5, 1)), vector("-1/2", "0", "0"));
  expect_touching(question(2, square(0, 0, 1), square(1, 1, 1)));
  expect_touching(question(2, square(0, 0, 1), square(1, 0.5, 1)));
  expect_overlapping(question(2, square(0, 0, 1), square(0.75, 0.5, 1)), "1/16");
  expect_overlapping(question(2, square(0, 0, 1), square(0, 0, 1)), "1");
  expect_overlapping(question(2, square(0, 0, 8), square(3, 2, 1)), "9");
  expect_overlapping(question(2, {{2, 1, 0}}, square(0, 0, 4)), "1");
  expect_overlapping(question(2, {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {{1, 1, 0}, {8, 8, 0}}), "2");
}

TEST(Minkowski, CallsOverlappingCoplanarPolygonsInSpaceTouching) {
  expect_touching(question(3, square(0, 0, 2), square(1, 1, 2)));
  // The plane x + y + z = 0 and the three coordinate planes, so that each projection is used.
  for (int axis = 0; axis < 4; ++axis) {
    const auto lift = [&](double x, double y) -> Point {
      if (axis == 0) return {0, x, y};
      if (axis == 1) return {x, 0, y};
      if (axis == 2) return {x, y, 0};
      return {x, y, -x - y};
    };
    const std::vector<Point> triangle = {lift(0, 0), lift(4, 0), lift(0, 4), lift(1, 1)};
    expect_touching(question(3, triangle, {lift(1, 1), lift(3, 3), lift(1, 2)}));
    expect_touching(question(3, triangle, {lift(2, 2), lift(3, 3), lift(2, 3)}));
    expect_touching(question(3, triangle, triangle));
    const Truth apart = proven(question(3, triangle, {lift(3, 3), lift(4, 4), lift(3, 5)}));
    EXPECT_EQ(apart.relation, Relation::separated);
    EXPECT_EQ(apart.distance_squared, Rational(axis == 3 ? 6 : 2));
  }
}

TEST(Minkowski, MeasuresParallelPolygonsInSpace) {
  std::vector<Point> upper = square(0.25, 0.25, 1);
  for (Point& p : upper) p[2] = 2;
  expect_separated(question(3, square(0, 0, 1), upper), vector("0", "0", "-2"));
}

TEST(Minkowski, MeasuresTheGapBetweenCubes) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_separated(question(3, cube, box({1.5, 0.25, 0}, {2, 2, 2})), vector("-1/2", "0", "0"));
  expect_separated(question(3, cube, box({2, 3, 0}, {4, 4, 4})), vector("-1", "-2", "0"));
  expect_separated(question(3, cube, box({2, 3, 3}, {4, 4, 4})), vector("-1", "-2", "-2"));
}

// CGAL 5.5.1 orients the triangles of exactly four points inside out; see README.md.
TEST(Minkowski, MeasuresFromATetrahedronToAPointOnEitherSide) {
  const std::vector<Point> tetrahedron = {{3, 0, 0}, {0, 3, 0}, {0, 0, 3}, {0, 0, 0}};
  expect_separated(question(3, {{2, 2, 2}}, tetrahedron), vector("1", "1", "1"));
  expect_separated(question(3, {{1, 1, -2}}, tetrahedron), vector("0", "0", "-2"));
  expect_touching(question(3, tetrahedron, {{1, 1, 1}}));
  expect_overlapping(question(3, tetrahedron, {{0.5, 0.75, 1}}), "3/16");
}

TEST(Minkowski, FindsThatCubesTouchAtVertexEdgeAndFace) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_touching(question(3, cube, box({1, 1, 1}, {2, 2, 2})));
  expect_touching(question(3, cube, box({1, 1, 0.5}, {2, 2, 2})));
  expect_touching(question(3, cube, box({1, 0.5, 0.25}, {2, 2, 2})));
  expect_touching(question(3, cube, {{1, 0.5, 0.5}}));
  expect_touching(question(3, cube, {{2, 0, 0.5}, {0, 2, 0.5}}));
}

TEST(Minkowski, MeasuresTheDepthOfOverlappingCubes) {
  const std::vector<Point> cube = box({0, 0, 0}, {1, 1, 1});
  expect_overlapping(question(3, cube, box({0.75, 0.5, 0.25}, {2, 2, 2})), "1/16");
  expect_overlapping(question(3, cube, cube), "1");
  expect_overlapping(question(3, cube, box({-1, -2, -3}, {3, 4, 6})), "4");
  expect_overlapping(question(3, {{0.5, 0.25, 0.5}}, cube), "1/16");
  expect_overlapping(question(3, cube, {{0, 0, 0}, {1, 1, 1}}), "1/2");
}

TEST(Minkowski, IgnoresDuplicateAndInteriorPoints) {
  const Case plain = question(3, box({0, 0, 0}, {1, 1, 1}), box({2, 3, 3}, {4, 4, 4}));
  Case redundant = plain;
  for (int copy = 0; copy < 2; ++copy) {
    redundant.a.points.insert(redundant.a.points.end(), plain.a.points.begin(),
                              plain.a.points.end());
  }
  redundant.a.points.push_back({0.5, 0.5, 0.5});
  redundant.b.points.insert(redundant.b.points.begin(), {3, 3.5, 3});
  const Truth truth = proven(redundant);
  EXPECT_EQ(truth.v, proven(plain).v);
  ASSERT_EQ(truth.proof.terms.size(), 1U);
  EXPECT_EQ(truth.proof.terms[0].a, 7U);  // the first of three copies of (1, 1, 1)
  EXPECT_EQ(truth.proof.terms[0].b, 1U);  // (2, 3, 3), moved on by the redundant point
}

TEST(Minkowski, TreatsNegativeZeroAsZero) {
  expect_touching(question(3, {{0.0, -0.0, 0.0}}, {{-0.0, 0.0, 0.0}, {0.0, 0.0, -0.0}}));
}

// Returns the squared depth of an origin inside A - B, or zero if A - B is flat, for small
// integers: tries every plane (or line) through differences that has the others on one side.
Rational depth_squared_by_enumeration(const Case& c) {
  using Integers = std::array<std::int64_t, 3>;
  const auto product = [](const Integers& x, const Integers& y) {
    return x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
  };
  std::vector<Integers> w;
  for (const Point& p : c.a.points) {
    for (const Point& q : c.b.points) {
      w.emplace_back();
      for (std::size_t i = 0; i < 3; ++i) w.back()[i] = static_cast<std::int64_t>(p[i] - q[i]);
    }
  }
  std::optional<Rational> least;
  const auto try_plane = [&](const Integers& at, const Integers& x, const Integers& y) {
    const Integers n = {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2],
                        x[0] * y[1] - x[1] * y[0]};
    bool positive = false;
    bool negative = false;
    for (const Integers& other : w) {
      positive = positive || product(n, other) > product(n, at);
      negative = negative || product(n, other) < product(n, at);
    }
    if (positive == negative) return;  // flat, or not at the boundary
    const Rational height = product(n, at);
    const Rational depth = height * height / Rational(product(n, n));
    if (!least || depth < *least) least = depth;
  };
  const auto edge = [](const Integers& x, const Integers& y) -> Integers {
    return {y[0] - x[0], y[1] - x[1], y[2] - x[2]};
  };
  for (std::size_t i = 0; i < w.size(); ++i) {
    for (std::size_t j = i + 1; j < w.size(); ++j) {
      if (c.dim == 2) try_plane(w[i], edge(w[i], w[j]), {0, 0, 1});
      for (std::size_t k = j + 1; c.dim == 3 && k < w.size(); ++k) {
        try_plane(w[i], edge(w[i], w[j]), edge(w[i], w[k]));
      }
    }
  }
  return least.value_or(Rational(0));
}

std::vector<Point> scaled(std::vector<Point> points, double factor) {
  for (Point& p : points) {
    for (double& x : p) x *= factor;
  }
  return points;
}

std::vector<Point> shell(std::size_t count, const Point& centre, std::mt19937_64& random) {
  std::vector<Point> points;
  while (points.size() < count) {
    Point p{};
    double length = 0;
    for (double& x : p) {
      x = std::ldexp(static_cast<double>(random() >> 11), -52) - 1;
      length += x * x;
    }
    length = std::sqrt(length);
    if (!(length > 0.1 && length < 1)) continue;
    for (std::size_t i = 0; i < 3; ++i) p[i] = p[i] / length + centre[i];
    points.push_back(p);
  }
  return points;
}

// Interval filters and static error bounds overflow and underflow here; the answer must not.
TEST(Minkowski, IsExactAtExtremeScales) {
  std::mt19937_64 random(20240611);
  const auto lattice = [&] {
    std::vector<Point> points(7);
    for (Point& p : points) {
      for (double& x : p) x = static_cast<double>(random() % 9) - 4;
    }
    return points;
  };
  for (int round = 0; round < 20; ++round) {
    std::vector<Point> a = lattice();
    std::vector<Point> b = lattice();
    for (Point& p : b) p[0] += round % 9;
    const Truth truth = proven(question(3, a, b));
    for (int exponent : {-1074, -1030, -600, -300, 300, 498, 700, 1019}) {
      const double factor = std::ldexp(1.0, exponent);
      const Truth other = proven(question(3, scaled(a, factor), scaled(b, factor)));
      EXPECT_EQ(other.relation, truth.relation);
      const Rational exact = rational(factor);
      EXPECT_EQ(other.distance_squared, truth.distance_squared * exact * exact);
      if (truth.penetration_depth_squared) {
        EXPECT_EQ(*other.penetration_depth_squared,
                  *truth.penetration_depth_squared * exact * exact);
      }
    }
  }
}

TEST(Minkowski, ComparesASubnormalGapAcrossAHugeBody) {
  expect_separated(tiny_gap(), {-rational(std::numeric_limits<double>::denorm_min()), 0, 0});
}

TEST(Minkowski, AgreesWithEnumerationOnLatticeBodiesOfEveryDimension) {
  std::mt19937_64 random(7);
  int seen[2][3] = {};
  for (int round = 0; round < 1000; ++round) {
    const int dim = 2 + round % 2;
    std::vector<Point> body[2];
    for (std::vector<Point>& points : body) {
      points.resize(1 + random() % 6);
      const std::uint64_t width = 1 + random() % 4;
      for (Point& p : points) {
        for (int i = 0; i < dim; ++i) {
          p[static_cast<std::size_t>(i)] = static_cast<double>(random() % width);
        }
      }
    }
    for (Point& p : body[1]) p[0] += static_cast<double>(round % 4);
    const Case c = question(dim, body[0], body[1]);
    const Truth truth = proven(c);
    ++seen[dim - 2][static_cast<int>(truth.relation)];
    if (truth.penetration_depth_squared) {
      EXPECT_EQ(*truth.penetration_depth_squared, depth_squared_by_enumeration(c));
    }
    // Swapping the bodies negates v and changes nothing else.
    const Truth swapped = proven(question(dim, body[1], body[0]));
    EXPECT_EQ(swapped.relation, truth.relation);
    EXPECT_EQ(swapped.v, (RationalVector{-truth.v[0], -truth.v[1], -truth.v[2]}));
    EXPECT_EQ(swapped.penetration_depth_squared, truth.penetration_depth_squared);
  }
  for (const auto& relations : seen) {
    for (int count : relations) EXPECT_GT(count, 10);
  }
}

TEST(Minkowski, HandlesBodiesOf512Vertices) {
  std::mt19937_64 random(512);
  const std::vector<Point> a = shell(512, {0, 0, 0}, random);
  EXPECT_EQ(proven(question(3, a, shell(16, {3, 1, 1}, random))).relation, Relation::separated);
  EXPECT_EQ(proven(question(3, shell(16, {0.5, 0, 0}, random), a)).relation, Relation::overlapping);
}

TEST(Minkowski, MayBeCalledFromSeveralThreads) {
  std::mt19937_64 random(3);
  const Case c = question(3, shell(12, {0, 0, 0}, random), shell(12, {2.5, 0.5, 0}, random));
  proven(c);
  expect_same_in_threads(c, 80, minkowski);
}

std::vector<std::string> proofs(const std::vector<Case>& questions) {
  std::vector<std::string> result;
  for (const Case& c : questions) {
    std::string terms = c.id + ":";
    for (const Term& term : minkowski(c).proof.terms) {
      terms += " " + term.weight.str() + " (" + std::to_string(term.a) + ", " +
               std::to_string(term.b) + ")";
    }
    result.push_back(std::move(terms));
  }
  return result;
}

// The triangles that CGAL makes of a face do: blocks of other sizes in use move what it allocates.
TEST(Minkowski, GivesProofsThatDoNotDependOnAddresses) {
  const std::vector<Case> questions = cases_of_families(7, 40, {12});
  const std::vector<std::string> expected = proofs(questions);
  std::mt19937_64 random(5);
  for (int round = 0; round < 3; ++round) {
    std::vector<std::vector<char>> blocks;
    for (int i = 0; i < 20'000; ++i) blocks.emplace_back(16 + random() % 400);
    std::ranges::shuffle(blocks, random);
    blocks.resize(blocks.size() / 2);
    EXPECT_EQ(proofs(questions), expected);
  }
}

TEST(Minkowski, AgreesWithEveryReportedFailure) {
  const std::vector<Case> known = cases::read_cases(std::string(GJKPROOF_SOURCE_DIR) +
                                                    "/core/cases/known/reported_failures.jsonl");
  EXPECT_GE(known.size(), 51U);
  for (const Case& c : known) {
    SCOPED_TRACE(c.id);
    ASSERT_TRUE(c.expect.has_value());
    const Truth truth = proven(c);
    EXPECT_EQ(truth.relation, c.expect->relation);
    EXPECT_EQ(truth.distance_squared, Rational(c.expect->distance_squared));
    ASSERT_EQ(c.expect->v.size(), static_cast<std::size_t>(c.dim));
    for (std::size_t i = 0; i < c.expect->v.size(); ++i) {
      EXPECT_EQ(truth.v[i], Rational(c.expect->v[i]));
    }
    if (c.expect->penetration_depth_squared) {
      EXPECT_EQ(truth.penetration_depth_squared, Rational(*c.expect->penetration_depth_squared));
    }
  }
}

}  // namespace
}  // namespace oracle
