// SPDX-License-Identifier: MIT
// The boolean walks: known answers, and weaknesses of their sources.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "core/gjk/test/walks.hpp"

namespace gjk::walks {
namespace {

// The relation of two squares or cubes of edge 2 whose centres differ by `offset`.
template <std::size_t D>
Relation of_cubes(const std::array<double, D>& offset) {
  double most = 0;
  for (const double x : offset) most = std::max(most, x < 0 ? -x : x);
  return most < 2 ? Relation::overlapping : most > 2 ? Relation::separated : Relation::touching;
}

TEST(Walks, AnswerWhatTheyAreMadeForOnSquares) {
  int asked = 0;
  for (double x = -3.25; x <= 3.25; x += 0.5) {
    for (double y = -3.125; y <= 3.25; y += 0.375) {
      const Relation relation = of_cubes<2>({x, y});
      if (relation == Relation::touching) continue;
      const auto a = cube<double, 2>({});
      const auto b = cube<double, 2>({x, y});
      const bool meet = relation == Relation::overlapping;
      EXPECT_EQ(walk(a, b, triple_with_normal).intersecting, meet) << x << ' ' << y;
      EXPECT_EQ(walk(a, b, orientation).intersecting, meet) << x << ' ' << y;
      EXPECT_EQ(walk(a, b, voronoi).intersecting, meet) << x << ' ' << y;
      ++asked;
    }
  }
  EXPECT_GT(asked, 200);
}

TEST(Walks, TheVoronoiWalkTellsWhetherCubesMeetAndCountsTouchingAsMeeting) {
  int touching = 0;
  for (double x = -3; x <= 3; x += 0.5) {
    for (double y = -3; y <= 3; y += 0.5) {
      for (double z = -3; z <= 3; z += 0.5) {
        const Relation relation = of_cubes<3>({x, y, z});
        const Walk found = walk(cube<double, 3>({}), cube<double, 3>({x, y, z}), voronoi);
        ASSERT_EQ(found.intersecting, relation != Relation::separated)
            << x << ' ' << y << ' ' << z << ' ' << name(found.status);
        ASSERT_NE(found.status, WalkStatus::cap_reached) << x << ' ' << y << ' ' << z;
        if (relation == Relation::touching) ++touching;
      }
    }
  }
  EXPECT_GT(touching, 100);
}

// The two diagonals of a square cross at its centre: A - B is a square around the origin, and the
// origin lies between the first two support points (2, 0) and (-2, 0).
const Body<double, 2> level{{{-1, 0}}, {{1, 0}}};
const Body<double, 2> upright_square{{{0, -1}}, {{1, 0}}, {{0, 1}}, {{-1, 0}}};

TEST(Walks, TheTripleProductWalkAsListedCallsTheZeroDirectionApart) {
  const Walk found = walk(level, upright_square, triple);
  EXPECT_EQ(found.status, WalkStatus::zero_direction);
  EXPECT_FALSE(found.intersecting);
  EXPECT_EQ(found.iterations, 2);
}

TEST(Walks, EitherNormalRescuesTheTripleProductWalkFromTheZeroDirection) {
  EXPECT_EQ(walk(level, upright_square, triple_with_normal).status, WalkStatus::origin_enclosed);
  EXPECT_EQ(walk(level, upright_square, triple_with_right_normal).status,
            WalkStatus::origin_enclosed);
}

TEST(Walks, TheOthersHaveNoZeroDirectionThere) {
  EXPECT_TRUE(walk(level, upright_square, orientation).intersecting);
  EXPECT_TRUE(walk(level, upright_square, voronoi).intersecting);
}

// One vertex on another: the origin is a vertex of A - B.
TEST(Walks, DifferOnTouchingContact) {
  const auto a = cube<double, 2>({});
  const auto b = cube<double, 2>({2, 2});
  EXPECT_EQ(walk(a, b, triple).status, WalkStatus::support_behind);
  EXPECT_EQ(walk(a, b, triple_with_normal).status, WalkStatus::support_behind);
  EXPECT_TRUE(walk(a, b, orientation).intersecting);
  EXPECT_TRUE(walk(a, b, voronoi).intersecting);
}

// Not a convex body, but an input that keeps the walks running: every support point is barely
// beyond the origin and far to the left of the direction, so that the simplex never encloses it.
class Endless {
 public:
  static constexpr int dimension = 2;

  explicit Endless(const Body<double, 2>& first) : first_(first) {}

  SupportPoint<double, 2> support(const Vec<double, 2>& direction) const {
    if (calls_ < first_.size()) return {first_[calls_++], 0};
    const double length = std::sqrt(dot(direction, direction));
    return {(0x1p-20 / length) * direction + (1000 / length) * left(direction), 0};
  }
  double magnitude() const { return 1000; }

 private:
  Body<double, 2> first_;
  mutable std::size_t calls_ = 0;
};

const Body<double, 2> origin{{{0, 0}}};

TEST(Walks, WithoutALimitOfTheirOwnEndAtOursWithoutAnAnswer) {
  const VertexCloud<double, 2> still(origin);
  for (const Walk found : {triple(Endless(Body<double, 2>{{{-1, 1}}, {{-2, 1}}}), still),
                           orientation(Endless(Body<double, 2>{{{0, 1}}}), still)}) {
    EXPECT_EQ(found.status, WalkStatus::iteration_limit);
    EXPECT_EQ(found.iterations, iteration_limit);
    EXPECT_FALSE(found.intersecting);
  }
}

TEST(Walks, TheVoronoiWalkAnswersContactAtItsCapAsPublished) {
  const Walk found = voronoi(Endless(Body<double, 2>{{{0, 1}}}), VertexCloud<double, 2>(origin));
  EXPECT_EQ(found.status, WalkStatus::cap_reached);
  EXPECT_TRUE(found.intersecting);
  EXPECT_EQ(found.iterations, 2 + voronoi_turns);
}

// Its first listing, which has no cap of its own.
TEST(Walks, TheVoronoiWalkWithoutItsCapEndsAtOursWithoutAnAnswer) {
  const Walk found = voronoi_walk<double>(Endless(Body<double, 2>{{{0, 1}}}),
                                          VertexCloud<double, 2>(origin), {.capped = false});
  EXPECT_EQ(found.status, WalkStatus::iteration_limit);
  EXPECT_FALSE(found.intersecting);
  EXPECT_EQ(found.iterations, iteration_limit);
}

// v of the Voronoi walk is a product of three lengths; scaled to length 1 it keeps the support
// mapping and a . v in range.  The products that form it overflow as soon as without scaling.
TEST(Walks, TheVoronoiWalkWithANormalisedDirectionReachesFarther) {
  const auto ask = [](int exponent, bool normalised) {
    Body<double, 3> a = cube<double, 3>({});
    Body<double, 3> b = cube<double, 3>({1, 0.5, 0.25});
    for (auto* body : {&a, &b}) {
      for (auto& point : *body) point = std::ldexp(1.0, exponent) * point;
    }
    return voronoi_walk<double>(VertexCloud<double, 3>(a), VertexCloud<double, 3>(b),
                                {.normalised = normalised})
        .status;
  };
  for (const bool normalised : {false, true}) {
    EXPECT_EQ(ask(200, normalised), WalkStatus::origin_enclosed);
    EXPECT_EQ(ask(600, normalised), WalkStatus::not_finite);
  }
  EXPECT_EQ(ask(300, false), WalkStatus::not_finite);
  EXPECT_EQ(ask(300, true), WalkStatus::origin_enclosed);
}

TEST(Walks, NotANumberIsNeverAnAnswer) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Body<double, 2> bad{{{nan, nan}}};
  const auto square = cube<double, 2>({});
  for (const Walk found :
       {walk(bad, square, triple), walk(bad, square, orientation), walk(bad, square, voronoi)}) {
    EXPECT_EQ(found.status, WalkStatus::not_finite);
    EXPECT_FALSE(found.intersecting);
  }
}

TEST(Walks, OverflowIsNeverAnAnswer) {
  Body<double, 2> a = cube<double, 2>({});
  Body<double, 2> b = cube<double, 2>({1, 0.5});
  for (auto* body : {&a, &b}) {
    for (auto& point : *body) point = 0x1p+600 * point;
  }
  for (const Walk found : {walk(a, b, orientation), walk(a, b, voronoi)}) {
    EXPECT_EQ(found.status, WalkStatus::not_finite);
  }
  EXPECT_EQ(walk(a, b, triple).status, WalkStatus::not_finite);
}

}  // namespace
}  // namespace gjk::walks
