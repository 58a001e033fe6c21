// SPDX-License-Identifier: MIT
// The depth of curved bodies is enclosed narrowly: tested against closed forms, polytopes whose
// depth is known exactly, and a second opinion that searches all directions.

#include "oracle/curved/enclosure.hpp"
#include "oracle/curved/rounded_planes.hpp"
#include "oracle/depth/penetration.hpp"
#include "oracle/second_opinions/second_opinions.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {
namespace {

constexpr std::uint64_t seed = 20261124;

// Of the depth itself, rounded.
double width_of(const DepthBounds& bounds) {
  if (bounds.upper == bounds.lower) return 0;
  return Rational(1 - bounds.lower / bounds.upper).convert_to<double>() / 2;
}

struct KnownDepth {
  const char* what;
  Case question;
  Rational squared;
};

Rational square(double x) { return rational(x) * rational(x); }

std::vector<KnownDepth> known_depths() {
  const Linear ellipsoid = {{{2, 0, 0}, {0, 3, 0}, {0, 0, 5}}};
  const Linear sheared = {{{1, 2, 2}, {0, 1, 1}, {0, 0, 1}}};
  const auto cube = hull(box({-1, -1, -1}, {1, 1, 1}));
  const auto wall = hull(box({1.5, -90, -90}, {90, 90, 90}));
  const auto floor = hull(box({-9, -9, -9}, {9, -0.75, 9}));
  return {
      {"balls", pair(sphere(4), sphere(3, {1, 2, 2})), square(4)},
      {"balls that overlap by 2^-50", pair(sphere(1), sphere(1, {2 - std::ldexp(1, -50), 0, 0})),
       square(0x1p-50)},
      {"balls of one centre", pair(sphere(1), sphere(0.5)), square(1.5)},
      {"turned balls", pair(sphere(1, {}, five_times_a_turn), sphere(2, {0, 6, 0})), square(1)},
      {"discs", pair(sphere(1), sphere(2, {1, 0, 0}), 2), square(2)},
      {"a ball in a box", pair(sphere(0.5, {0.25, 0, 0.125}), cube), square(1.25)},
      {"a ball on a face", pair(sphere(0.5, {1.25, 0, 0.125}), cube), square(0.25)},
      {"a ball on the surface", pair(sphere(0.5, {1, 0, 0.125}), cube), square(0.5)},
      {"a ball on an edge of a box, 5/8 from it", pair(sphere(1, {1.375, 1.5, 0}), cube),
       square(0.375)},
      {"a ball in a cylinder", pair(sphere(0.5, {0.25, 0, 0}), cylinder(1, 2)), square(1.25)},
      {"coaxial cylinders", pair(cylinder(1, 2), cylinder(3, 1, {0, 2.5, 0})), square(0.5)},
      {"parallel cylinders", pair(cylinder(1, 2), cylinder(0.5, 3, {1, 0, 0})), square(0.5)},
      {"a cone on a floor", pair(cone(1, 1), floor), square(0.25)},
      {"an ellipsoid in a wall", pair(sphere(1, {}, ellipsoid), wall), square(0.5)},
      {"a sheared ball in a wall", pair(sphere(1, {}, sheared), wall), square(1.5)},
      {"an ellipsoid around a point", pair(sphere(1, {}, ellipsoid), hull({{0, 0, 0}})), square(2)},
      {"cubes", pair(cube, hull(box({0.5, 0, 0}, {4, 4, 4}))), square(0.5)},
  };
}

TEST(CurvedDepth, HoldsEveryClosedFormAndIsNarrow) {
  for (const KnownDepth& one : known_depths()) {
    for (const int exponent : {0, 60, 300, -300}) {
      const DepthBounds found = depth_bounds(cases::scaled(one.question, exponent));
      const Rational squared = one.squared * power_of_two(2 * exponent);
      EXPECT_LE(found.lower, squared) << one.what << exponent;
      EXPECT_GE(found.upper, squared) << one.what << exponent;
      EXPECT_LE(width_of(found), depth_width) << one.what << exponent;
    }
  }
}

// M is infinite there, so no narrow bounds are proved.
TEST(CurvedDepth, IsEnclosedBeyondTheRangeOfDoubles) {
  const Linear huge = {{{0x1p+600, 0, 0}, {0, 0x1p+601, 0}, {0, 0, 0x1p+602}}};
  const DepthBounds found = depth_bounds(pair(sphere(0x1p+600, {}, huge), hull({{0, 0, 0}})));
  EXPECT_LE(found.lower, power_of_two(2400));
  EXPECT_GE(found.upper, power_of_two(2400));
}

TEST(CurvedDepthCanary, ARadiusThatIsOffByTwiceTheWidthIsDetected) {
  for (const KnownDepth& one : known_depths()) {
    if (!one.question.a.curved) continue;
    Case larger = one.question;
    larger.a.curved->radius *= 1 + 2048 * depth_width;
    Case smaller = one.question;
    smaller.a.curved->radius *= 1 - 2048 * depth_width;
    if (depth_bounds(larger).upper == depth_bounds(one.question).upper) continue;
    EXPECT_GT(depth_bounds(larger).lower, one.squared) << one.what;
    EXPECT_LT(depth_bounds(smaller).upper, one.squared) << one.what;
  }
}

// The minimum is attained on a circle, or nearly on a sphere: the limit on facets counts.
TEST(CurvedDepth, IsWiderWhereItIsAttainedOnACurve) {
  const Linear spheroid = {{{2, 0, 0}, {0, 5, 0}, {0, 0, 2}}};
  const Linear dented = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1 - 0x1p-20}}};
  const std::vector<KnownDepth> all{
      {"a spheroid around a point", pair(sphere(1, {}, spheroid), hull({{0, 0, 0}})), square(2)},
      {"long coaxial cylinders", pair(cylinder(1, 50), cylinder(0.5, 50)), square(1.5)},
      {"spheres but for 2^-20", pair(sphere(1, {}, dented), sphere(0.5, {}, dented)),
       square(1.5 * (1 - 0x1p-20))}};
  for (const KnownDepth& one : all) {
    const DepthBounds found = depth_bounds(one.question);
    EXPECT_LE(found.lower, one.squared) << one.what;
    EXPECT_GE(found.upper, one.squared) << one.what;
    EXPECT_LE(width_of(found), 1e-5) << one.what;
    std::printf("%s: width %.1e\n", one.what, width_of(found));
  }
}

TEST(CurvedDepth, HoldsTheExactDepthOfPolytopes) {
  int overlaps = 0;
  for (const Family& family : families()) {
    if (family.as_it_is) continue;
    for (std::uint64_t i = 0; i < 100; ++i) {
      const Case question = generate(family, seed, i, {12});
      const std::optional<Penetration> exact = penetration(question);
      if (!exact || exact->depth_squared == 0) continue;
      ++overlaps;
      const DepthBounds found = depth_bounds(question);
      ASSERT_LE(found.lower, exact->depth_squared) << case_line(question);
      ASSERT_GE(found.upper, exact->depth_squared) << case_line(question);
      // If lengths differ by more than 2^190, nothing of the shorter ones is left.
      if (std::string(family.name) == "extreme") continue;
      EXPECT_LE(width_of(found), depth_width) << case_line(question);
    }
  }
  EXPECT_GT(overlaps, 150);
}

// A right-angled facet is proved; the other is reversed by a rounding of its corners.
TEST(CurvedDepth, NoFacetProvesAnythingUnlessItsOrientationIsProved) {
  const RoundedGeometry<double> geometry(3, 0x1p-53, 1);
  const Triple<double> p{0, 0, 1};
  const Triple<double> q{1, 0, 1};
  const Triple<double> upright{0, 1, 1};
  const Triple<double> sliver{2, 0x1p-50, 1};
  RoundedPlane<double> plane;
  geometry.set_plane(plane, {&p, &q, &upright});
  EXPECT_NEAR(plane.proved, 1, 1e-14);
  EXPECT_LT(plane.proved, 1);
  geometry.set_plane(plane, {&p, &q, &sliver});
  EXPECT_NEAR(plane.offset, 1, 1e-14);
  EXPECT_LE(plane.proved, 0);
}

struct Misjudging : RoundedGeometry<double> {
  using RoundedGeometry<double>::RoundedGeometry;
  bool is_beyond(const Plane& plane, const Vertex& y) {
    return RoundedGeometry<double>::is_beyond(plane, y) != (asked++ == wrong);
  }
  int wrong = -1;
  int asked = 0;
};

TEST(CurvedDepth, ASimplexWithAReversedFacetIsNotClosed) {
  for (int dim = 2; dim <= 3; ++dim) {
    std::vector<Triple<double>> simplex{{1, 0, 0}, {-1, 1, 0}, {-1, -1, 0}};
    if (dim == 3) simplex = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
    for (int wrong = -1; wrong <= dim; ++wrong) {
      Misjudging geometry(dim, 0x1p-53, 1);
      geometry.wrong = wrong;
      EXPECT_EQ(ExpandingHull<Misjudging>(dim, simplex, geometry).starts_closed(), wrong < 0);
    }
  }
}

// Separated bodies have no depth; for touching bodies the upper bound is nearly zero.
TEST(CurvedDepth, IsZeroWithoutAnOverlap) {
  const DepthBounds apart = depth_bounds(pair(cone(1, 1), sphere(1, {5, 0, 0})));
  EXPECT_EQ(apart.lower, 0);
  EXPECT_EQ(apart.upper, 0);
  for (const Case& meeting :
       {pair(cylinder(1, 1), cylinder(1, 1, {0, 2, 0})),
        pair(hull({{0, 0, 0}, {1, 0, 0}}), hull({{0, -1, 0}, {0.5, 2, 0}}))}) {
    EXPECT_EQ(depth_bounds(meeting).lower, 0);
    EXPECT_LE(depth_bounds(meeting).upper, square(0x1p-180));
  }
}

struct Compared {
  int overlaps = 0;
  int contradictions = 0;
  double widest = 0;
};

Compared compared(int cases_asked, const DirectionFaults& faults) {
  Compared result;
  for (int i = 0; i < cases_asked; ++i) {
    const Case question =
        generate(listed_family("curved"), seed, static_cast<std::uint64_t>(i), {12});
    const Enclosure enclosed = judged_enclosure(question);
    if (enclosed.relation != Relation::overlapping) continue;
    ++result.overlaps;
    const DepthBounds found = depth_bounds(question);
    result.widest = std::max(result.widest, width_of(found));
    const DirectionBounds second = direction_search(question, 1e-6, 4000, faults);
    if (!agree(found, second)) ++result.contradictions;
  }
  return result;
}

TEST(CurvedDepth, IsConfirmedByASearchOfAllDirections) {
  const Compared all = compared(1200, {});
  std::printf("%d overlaps, the widest %.1e\n", all.overlaps, all.widest);
  EXPECT_GT(all.overlaps, 200);
  EXPECT_EQ(all.contradictions, 0);
  EXPECT_LE(all.widest, depth_width);
}

TEST(CurvedDepthCanary, TheSecondOpinionDetectsBodiesThatAreLargerByAHundredth) {
  const Compared all = compared(200, {1.01});
  EXPECT_GT(all.contradictions, all.overlaps * 9 / 10);
}

}  // namespace
}  // namespace oracle
