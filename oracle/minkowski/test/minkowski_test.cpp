// SPDX-License-Identifier: MIT
// Tests the reference oracle on hand-made answers in every affine dimension, each with its proof.
#include "oracle/minkowski/minkowski.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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

}  // namespace
}  // namespace oracle
