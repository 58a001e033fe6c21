// SPDX-License-Identifier: MIT
// Bodies in groups: a scan that skips most of them finds the same bits as a loop over all points.
#include <limits>

#include "core/subjects/test/certified_targets.hpp"
#include "core/subjects/test/large_bodies.hpp"

namespace subjects {
namespace {

template <typename S, int D>
using PointsOf = std::vector<gjk::Vec<S, D>>;

// The loop over all points that the scans replace.
template <typename S, int D>
std::size_t first_of_least(const PointsOf<S, D>& points, const gjk::Vec<S, D>& v) {
  std::size_t first = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (dot(points[i], v) < dot(points[first], v)) first = i;
  }
  return first;
}

// What block_within() finds from each block on.
template <int D>
std::vector<std::size_t> first_blocks_within(const certified::PreparedBody<double, D>& body,
                                             const gjk::Vec<double, D>& v, double limit) {
  constexpr std::size_t lanes = certified::PreparedBody<double, D>::lanes;
  std::vector<std::size_t> first(body.blocks().size() + 1, body.blocks().size());
  for (std::size_t block = body.blocks().size(); block-- > 0;) {
    first[block] = first[block + 1];
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      if (dot(body.at(block * lanes + lane), v) <= limit) first[block] = block;
    }
  }
  return first;
}

// Directions along axes, random ones, zero, and ones perpendicular to the line through two points:
// there these two, and on a lattice or a facet many, are almost equally far.
template <typename S, int D>
PointsOf<S, D> directions(const PointsOf<S, D>& points, std::mt19937_64& random) {
  PointsOf<S, D> result{gjk::Vec<S, D>{}};
  for (std::size_t axis = 0; axis < D; ++axis) {
    for (const S sign : {S(1), S(-1)}) {
      result.emplace_back();
      result.back()[axis] = sign;
      result.push_back(-result.back());  // with negative zeros
    }
  }
  for (int i = 0; i < 12; ++i) {
    gjk::Vec<S, D> v;
    for (S& x : v.x) x = static_cast<S>(any_number(random));
    const gjk::Vec<S, D> d = points[random() % points.size()] - points[random() % points.size()];
    result.push_back(v);
    result.push_back(dot(d, d) * v - dot(d, v) * d);
  }
  return result;
}

template <typename Scan, typename S, int D>
void expect_least(const Scan& scan, const PointsOf<S, D>& a, const PointsOf<S, D>& b,
                  const certified::PreparedBody<S, D>& body_a,
                  const certified::PreparedBody<S, D>& body_b, const gjk::Vec<S, D>& v) {
  const auto found = scan(body_a, body_b, v);
  const std::size_t least = first_of_least(a, v);
  const std::size_t greatest = first_of_least(b, -v);
  ASSERT_EQ(body_a.index(found.a), least);
  ASSERT_EQ(body_b.index(found.b), greatest);
  ASSERT_EQ(found.least_of_a, dot(a[least], v));
  ASSERT_EQ(found.greatest_of_b, dot(b[greatest], v));
}

template <typename Scan, int D>
void expect_blocks(const Scan& scan, const certified::PreparedBody<double, D>& body,
                   const gjk::Vec<double, D>& v, double least) {
  const double past = std::abs(least) * 0x1p-50;
  for (const double limit :
       {std::nextafter(least, -1e300), least, least + past, least / 2, 1e300}) {
    const std::vector<std::size_t> first = first_blocks_within(body, v, limit);
    for (std::size_t block = 0; block < first.size(); block += 1 + block % 7) {
      ASSERT_EQ(scan.block_within(body, block, v, limit), first[block])
          << limit << ", from " << block;
    }
  }
}

// Takes each body as A and the next one as B.
template <typename S, int D, typename Scan>
void expect_same_as_a_loop(const Scan& scan, std::size_t count) {
  std::mt19937_64 random(count);
  const std::vector<LargeBody> bodies = large_bodies(D, count, random);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    SCOPED_TRACE(bodies[i].shape);
    const auto a = vectors<S, D>(bodies[i].points);
    const auto b = vectors<S, D>(bodies[(i + 1) % bodies.size()].points);
    const certified::PreparedBody<S, D> body_a(a);
    const certified::PreparedBody<S, D> body_b(b);
    ASSERT_TRUE(body_a.is_grouped());
    for (const gjk::Vec<S, D>& v : directions<S, D>(a, random)) {
      expect_least(scan, a, b, body_a, body_b, v);
      if constexpr (std::is_same_v<S, double>) {
        expect_blocks(scan, body_a, v, dot(a[first_of_least(a, v)], v));
      }
    }
  }
}

template <typename Scan>
void expect_same_as_a_loop(const Scan& scan) {
  for (const std::size_t count : {513U, 640U, 1000U, 1601U}) {
    SCOPED_TRACE(count);
    expect_same_as_a_loop<double, 3>(scan, count);
    expect_same_as_a_loop<double, 2>(scan, count);
    expect_same_as_a_loop<float, 3>(scan, count);
    expect_same_as_a_loop<float, 2>(scan, count);
  }
}

TEST(CertifiedGroups, ShowTheScalarScanWhatALoopSees) {
  expect_same_as_a_loop(certified::ScalarScan{});
}

TEST(CertifiedGroups, ShowTheVectorScanWhatALoopSeesOnEveryTarget) {
  for (const std::int64_t target : all_targets()) {
    SCOPED_TRACE(hwy::TargetName(target));
    const OneTarget only(target);
    expect_same_as_a_loop(certified::HighwayScan{});
  }
}

// ---- what a bound relies on

template <typename S, int D>
void expect_bounds_below_all_points(const certified::PreparedBody<S, D>& body,
                                    const gjk::Vec<S, D>& v) {
  const certified::Sides<D> sides = certified::least_corner(v);
  for (std::size_t place = 0; place < body.size(); ++place) {
    const std::size_t group = place / certified::PreparedBody<S, D>::group;
    ASSERT_LE(dot(body.corner(group, sides), v), dot(body.at(place), v)) << place;
  }
}

// A bound whose sum was rounded in another order, z first, could exceed the value of a point; a
// bound from any other corner exceeds it by more.
TEST(CertifiedGroups, HaveBoundsThatRoundAsTheirPointsDo) {
  std::mt19937_64 random(1);
  for (const LargeBody& large : large_bodies(3, 2000, random)) {
    SCOPED_TRACE(large.shape);
    const auto points = vectors<double, 3>(large.points);
    const certified::PreparedBody<double, 3> body(points);
    for (const auto& v : directions<double, 3>(points, random)) {
      expect_bounds_below_all_points(body, v);
    }
  }
}

// One group holds the least value, sometimes by one unit in the last place, and its bound equals
// it.
TEST(CertifiedGroups, AreLookedAtForOneUnitInTheLastPlace) {
  std::mt19937_64 random(2);
  for (int round = 0; round < 300; ++round) {
    const gjk::Vec<double, 3> p{{any_number(random) / 3, any_number(random) / 3, 1. / 3}};
    const gjk::Vec<double, 3> v{{any_number(random) / 7, any_number(random) / 7, 1. / 7}};
    PointsOf<double, 3> points(1000, p);
    gjk::Vec<double, 3> nearer = p;
    const std::size_t axis = random() % 3;
    while (!(dot(nearer, v) < dot(p, v))) {
      nearer[axis] = std::nextafter(nearer[axis], v[axis] < 0 ? 9 : -9);
    }
    points[random() % points.size()] = nearer;
    const certified::PreparedBody<double, 3> body(points);
    expect_least(certified::ScalarScan{}, points, points, body, body, v);
    expect_least(certified::HighwayScan{}, points, points, body, body, v);
  }
}

// Infinite bounds exclude no group: sums of corners overflow before those of points do.
TEST(CertifiedGroups, AreLookedAtWhereBoundsOverflow) {
  const double most = std::numeric_limits<double>::max();
  std::mt19937_64 random(3);
  PointsOf<double, 3> points(1000);
  for (gjk::Vec<double, 3>& point : points) {
    point[random() % 3] = (random() % 2 == 0 ? most : -most) * ((1 + any_number(random)) / 2);
  }
  const certified::PreparedBody<double, 3> body(points);
  for (const gjk::Vec<double, 3>& v :
       {gjk::Vec<double, 3>{{1, 1, 1}}, {{-1, 1, -1}}, {{1, 0, -1}}}) {
    expect_least(certified::ScalarScan{}, points, points, body, body, v);
    expect_least(certified::HighwayScan{}, points, points, body, body, v);
    expect_blocks(certified::HighwayScan{}, body, v, dot(points[first_of_least(points, v)], v));
  }
}

// ---- the body

TEST(CertifiedGroups, HoldEveryPointOnceUnderItsIndex) {
  std::mt19937_64 random(4);
  for (const LargeBody& large : large_bodies(3, 1601, random)) {
    SCOPED_TRACE(large.shape);
    const auto points = vectors<float, 3>(large.points);
    const certified::PreparedBody<float, 3> body(points);
    const certified::PreparedBody<double, 3> wide(body);
    std::set<std::size_t> places;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::size_t place = body.place(i);
      places.insert(place);
      ASSERT_EQ(body.index(place), i);
      ASSERT_EQ(body[i], points[i]);
      ASSERT_EQ(wide.place(i), place);
      for (std::size_t axis = 0; axis < 3; ++axis) ASSERT_EQ(wide[i][axis], points[i][axis]);
      const bool first = place % decltype(body)::group == 0;
      ASSERT_TRUE(first || body.index(place - 1) < i);
    }
    ASSERT_EQ(places.size(), points.size());
  }
}

TEST(CertifiedGroups, AreOfLargeBodiesAlone) {
  const auto grouped = []<typename S>(S, std::size_t count) {
    return certified::PreparedBody<S, 3>(PointsOf<S, 3>(count)).is_grouped();
  };
  EXPECT_FALSE(grouped(1.0, 256));
  EXPECT_TRUE(grouped(1.0, 257));
  EXPECT_FALSE(grouped(1.0F, 512));
  EXPECT_TRUE(grouped(1.0F, 513));
}

// No compiler option changes rounding; see also installed_headers_test.cmake.
TEST(Rounding, GivesThePromisedBits) {
  EXPECT_EQ(gjk::test::promised_bits(certified::ScalarScan{}), gjk::test::promised);
  EXPECT_EQ(gjk::test::promised_bits(certified::HighwayScan{}), gjk::test::promised);
}

}  // namespace
}  // namespace subjects
