// SPDX-License-Identifier: MIT
// The boolean walks: known answers, weaknesses of their sources, and the planar walks on a whole
// small lattice, compared with integers.  Products of small integers are exact in double, so that
// every difference from the truth is an error of the method.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdio>

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
    test::multiply(std::ldexp(1.0, exponent), a, b);
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
  test::multiply(0x1p+600, a, b);
  for (const Walk found : {walk(a, b, triple), walk(a, b, orientation), walk(a, b, voronoi)}) {
    EXPECT_EQ(found.status, WalkStatus::not_finite);
  }
}

std::int64_t side(const Vec<double, 2>& p, const Vec<double, 2>& q) {
  return static_cast<std::int64_t>(p[0]) * static_cast<std::int64_t>(q[1]) -
         static_cast<std::int64_t>(p[1]) * static_cast<std::int64_t>(q[0]);
}

// The relation of the origin to the hull of `points`.  It is in the hull if it lies on a segment or
// strictly within a triangle of them, and then on its boundary if a line through it and a point has
// the others on one side.
Relation of_origin(const Body<double, 2>& points) {
  bool contact = false;
  bool on_boundary = false;
  bool all_zero = true;
  for (const auto& p : points) {
    bool to_left = false;
    bool to_right = false;
    for (const auto& q : points) {
      const std::int64_t pq = side(p, q);
      to_left = to_left || pq > 0;
      to_right = to_right || pq < 0;
      contact = contact || (pq == 0 && dot(p, q) <= 0);
      for (const auto& r : points) {
        contact = contact || (pq > 0 && side(q, r) > 0 && side(r, p) > 0);
      }
    }
    if (dot(p, p) > 0) {
      all_zero = false;
      on_boundary = on_boundary || !(to_left && to_right);
    }
  }
  if (!contact) return Relation::separated;
  return on_boundary || all_zero ? Relation::touching : Relation::overlapping;
}

struct Tally {
  int false_separations = 0;  // of overlapping bodies
  int false_overlaps = 0;
  int touching_apart = 0;
  int touching = 0;
  int undecided = 0;  // ended by a limit or by all planes: not counted elsewhere
};

template <typename Query>
Tally ask_lattice(const Query& query) {
  Tally tally;
  for_each_planar_pair([&](const Body<double, 2>& a, const Body<double, 2>& b) {
    Body<double, 2> difference;
    for (const auto& p : a) {
      for (const auto& q : b) difference.push_back(p - q);
    }
    const Walk found = walk(a, b, query);
    const Relation relation = of_origin(difference);
    const bool decided = found.status == WalkStatus::support_behind ||
                         found.status == WalkStatus::origin_enclosed ||
                         found.status == WalkStatus::zero_direction;
    if (!decided) {
      ++tally.undecided;
    } else if (relation == Relation::touching) {
      ++tally.touching;
      if (!found.intersecting) ++tally.touching_apart;
    } else if (found.intersecting && relation == Relation::separated) {
      ++tally.false_overlaps;
    } else if (!found.intersecting && relation == Relation::overlapping) {
      ++tally.false_separations;
    }
  });
  EXPECT_GT(tally.touching, 1000);
  return tally;
}

enum class Count { none, some };

// Compares what is wrong with the expected counts.
void expect_tally(const Tally& tally, Count false_separations, Count false_overlaps,
                  Count touching_apart, Count undecided = Count::none) {
  EXPECT_EQ(tally.false_separations > 0, false_separations == Count::some);
  EXPECT_EQ(tally.false_overlaps > 0, false_overlaps == Count::some);
  EXPECT_EQ(tally.touching_apart > 0, touching_apart == Count::some);
  EXPECT_EQ(tally.undecided > 0, undecided == Count::some);
}

TEST(WalksOnTheLattice, TheOrientationWalkIsAlwaysRightAndCountsTouchingAsMeeting) {
  expect_tally(ask_lattice(orientation), Count::none, Count::none, Count::none);
}

TEST(WalksOnTheLattice, TheVoronoiWalkIsAlwaysRightAndCountsTouchingAsMeeting) {
  expect_tally(ask_lattice(voronoi), Count::none, Count::none, Count::none);
}

TEST(WalksOnTheLattice, TheTripleProductWalkFailsByItsZeroDirectionAlone) {
  const Tally listed = ask_lattice(triple);
  expect_tally(listed, Count::some, Count::none, Count::some);
  const Tally with_normal = ask_lattice(triple_with_normal);
  expect_tally(with_normal, Count::none, Count::none, Count::some);
  EXPECT_LT(with_normal.touching_apart, listed.touching_apart);
}

// "Either the left or right hand normal" [Bittle10].
TEST(WalksOnTheLattice, TheTripleProductWalkMayTakeTheRightNormalAsWell) {
  const Tally with_left = ask_lattice(triple_with_normal);
  const Tally with_right = ask_lattice(triple_with_right_normal);
  expect_tally(with_right, Count::none, Count::none, Count::some);
  std::printf("touching apart: %d with the left normal, %d with the right\n",
              with_left.touching_apart, with_right.touching_apart);
}

// The listing of [PolyhedraTest19] with the intended direction.
TEST(WalksOnTheLattice, TheOrientationListingIsAlwaysRight) {
  expect_tally(ask_lattice(listing<OrientationReading::one_direction>), Count::none, Count::none,
               Count::none);
}

// As printed: it only ever searches along (1, 0).
TEST(WalksOnTheLattice, TheOrientationListingToTheLetterSeesTheFirstAxisAlone) {
  const auto to_the_letter = listing<OrientationReading::two_directions>;
  const Tally tally = ask_lattice(to_the_letter);
  expect_tally(tally, Count::none, Count::some, Count::none);
  EXPECT_GT(tally.false_overlaps, 1000);
  const auto square = cube<double, 2>({});
  EXPECT_TRUE(walk(square, cube<double, 2>({-3, 0}), to_the_letter).intersecting);
  EXPECT_FALSE(walk(square, cube<double, 2>({3, 0}), to_the_letter).intersecting);
}

TEST(WalksOnTheLattice, TheOrientationRulesWithoutAnOrderDoNotAlwaysEnd) {
  expect_tally(ask_lattice(listing<OrientationReading::unordered>), Count::none, Count::none,
               Count::none, Count::some);
}

TEST(WalksOnTheLattice, FromTheDifferenceOfTheCentresConcentricBodiesAreApart) {
  const Tally first_axis = ask_lattice(triple);
  const Tally from_centres = ask_lattice(triple_from_centres);
  std::printf("false separations: %d from (1, 0), %d from the centres\n",
              first_axis.false_separations, from_centres.false_separations);
  EXPECT_EQ(from_centres.undecided, 0);
  EXPECT_EQ(from_centres.false_overlaps, 0);
  EXPECT_GT(from_centres.false_separations, 0);
  const Walk concentric = walk(cube<double, 2>({}), cube<double, 2>({}), triple_from_centres);
  EXPECT_EQ(concentric.status, WalkStatus::zero_direction);
  EXPECT_FALSE(concentric.intersecting);
}

// About first directions: "Some might be better in the case of non-intersection" [Bittle10].  But
// the listing does not test its first support point and searches for the second in the opposite
// direction: from the centre of A to that of B this is away from the origin, and no separated pair
// ends there.  The reversed difference of the centres has the effect that the text hopes for.
TEST(WalksOnTheLattice, TheDifferenceOfTheCentresHelpsOnSeparatedBodiesOnlyTurnedRound) {
  const auto turned_round = [](const auto& a, const auto& b) {
    const Vec<double, 2> start = centre<double>(a.points()) - centre<double>(b.points());
    return triple_product_walk<double>(a, b, ZeroDirection::as_listed, start);
  };
  int separated = 0;
  int first_axis = 0;
  int from_centres = 0;
  int turned = 0;
  for_each_planar_pair([&](const Body<double, 2>& a, const Body<double, 2>& b) {
    if (walk(a, b, orientation).intersecting) return;
    ++separated;
    first_axis += walk(a, b, triple).iterations;
    from_centres += walk(a, b, triple_from_centres).iterations;
    turned += walk(a, b, turned_round).iterations;
  });
  std::printf("%d separated pairs: %d support points from (1, 0), %d from the centres, %d turned\n",
              separated, first_axis, from_centres, turned);
  EXPECT_GT(from_centres, first_axis);
  EXPECT_LT(turned, first_axis);
}

}  // namespace
}  // namespace gjk::walks
