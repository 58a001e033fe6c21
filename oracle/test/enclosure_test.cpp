// SPDX-License-Identifier: MIT
// Enclosures against closed forms, and closed forms against deliberately wrong enclosures.

#include "oracle/certificate/certificate.hpp"
#include "oracle/test/closed_forms.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

TEST(Enclosure, IsNarrowAndNeverExcludesAClosedForm) {
  for (const ClosedForm& one : closed_forms()) {
    const Enclosure found = enclosure(one.question);
    EXPECT_EQ(fault(found, one.distance), "") << one.what << ", " << found.rounds << " rounds, "
                                              << found.relative_width().convert_to<double>();
  }
}

TEST(Enclosure, HoldsForSwappedAndForScaledBodies) {
  for (const ClosedForm& one : closed_forms()) {
    SCOPED_TRACE(one.what);
    EXPECT_EQ(fault(enclosure(swapped(one.question)), one.distance), "");
    for (const int k : {-900, -1, 1, 7, 900}) {
      const Enclosure found = enclosure(cases::scaled(one.question, k));
      EXPECT_EQ(fault(found, ldexp(one.distance, k)), "") << k;
    }
  }
}

// Lengths that differ by 1e100 exceed 200 digits when they are squared.
TEST(Enclosure, IsWideWhenTheDigitsRunOut) {
  const Case question = pair(sphere(1, {}, {{{1, 2, 3}, {1e100, 0, 1}, {0, 1e-100, 1e100}}}),
                             sphere(0.1, {9, 3e99, 1e99}));
  const Enclosure found = enclosure(question);
  EXPECT_EQ(found.relation, Relation::separated);
  EXPECT_GT(found.relative_width(), rational(enclosure_width));
  EXPECT_GT(found.distance_squared_lower, 0);
  EXPECT_LT(found.distance_squared_lower, found.distance_squared_upper);
}

// A ball whose centre has distance D is at D - r, whatever the polytope is.
TEST(Enclosure, OfABallAndAPolytopeIsThatOfItsCentreLessTheRadius) {
  int separated = 0;
  for (std::uint64_t index = 0; index < 60; ++index) {
    Choices choices = Choices::keyed(20, "enclosure", index);
    Case question = generate(choices, {24});
    const Point centre = question.b.points[0];
    question.b = hull({centre});
    const Rational square = certificate(question).distance_squared;
    if (square == 0) continue;
    const double radius = std::ldexp(std::sqrt(square.convert_to<double>()), -1);
    if (!(radius > 0) || !std::isfinite(radius)) continue;  // the square left the range
    ++separated;
    question.b = sphere(radius, centre);
    EXPECT_EQ(fault(enclosure(question), root(Wide(square)) - Wide(radius)), "") << index;
  }
  EXPECT_GE(separated, 30);
}

TEST(Enclosure, ContainsTheExactTruthOfPointSets) {
  int separated = 0;
  for (std::uint64_t index = 0; index < 100; ++index) {
    Choices choices = Choices::keyed(21, "enclosure", index);
    const Case question = generate(choices, {24});
    const Truth truth = certificate(question);
    const Enclosure found = enclosure(question);
    ASSERT_TRUE(found.relation) << index;
    EXPECT_EQ(*found.relation, truth.relation) << index;
    EXPECT_LE(found.distance_squared_lower, truth.distance_squared) << index;
    EXPECT_GE(found.distance_squared_upper, truth.distance_squared) << index;
    EXPECT_LE(found.relative_width(), rational(enclosure_width)) << index;
    separated += truth.relation == Relation::separated ? 1 : 0;
  }
  EXPECT_GE(separated, 30);
}

Point random_point(Choices& choices) {
  Point point{};
  for (double& x : point) x = choices.fraction(20);
  return point;
}

// A primitive under any linear map with a first row `aspect` times longer.
Body random_curved(Choices& choices, double reach, double aspect) {
  const auto kind = static_cast<cases::Curved::Kind>(choices.below(3));
  Linear linear;
  for (Point& row : linear) row = random_point(choices);
  for (double& x : linear[0]) x *= aspect;
  const double radius = 0.125 + choices.share(20);
  const double half_height = 0.125 + choices.share(20);
  Point translation = random_point(choices);
  for (double& x : translation) x *= reach;
  return primitive(kind, radius, half_height, translation, linear);
}

// Samples are a second opinion independent of the descent; 2^-40 is far above their rounding.
TEST(Enclosure, IsNarrowAndNoSamplesAreNearerForRandomBodies) {
  int separated = 0;
  for (const double aspect : {1.0, 1024.0}) {
    for (std::uint64_t index = 0; index < 100; ++index) {
      Choices choices = Choices::keyed(22, "enclosure", index);
      const Case question =
          pair(random_curved(choices, 3, aspect), random_curved(choices, 3, aspect));
      const Enclosure found = enclosure(question);
      ASSERT_TRUE(found.relation) << index;
      if (found.relation != Relation::separated) continue;
      ++separated;
      EXPECT_LE(found.relative_width(), rational(enclosure_width)) << index;
      const double lower = std::sqrt(found.distance_squared_lower.convert_to<double>());
      for (int k = 0; k < 200; ++k) {
        const Point p = placed(*question.a.curved, local_point(choices, *question.a.curved, 1));
        const Point q = placed(*question.b.curved, local_point(choices, *question.b.curved, 1));
        const double distance = std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
        ASSERT_GE(distance, lower - std::ldexp(cases::magnitude(question), -40)) << index;
      }
    }
  }
  EXPECT_GE(separated, 100);
  EXPECT_LT(separated, 200);
}

void expect_relation(const Case& question, Relation relation) {
  for (const Case& asked : {question, swapped(question)}) {
    const Enclosure found = enclosure(asked);
    ASSERT_TRUE(found.relation);
    EXPECT_STREQ(cases::name(*found.relation), cases::name(relation));
    EXPECT_EQ(found.distance_squared_lower, 0);
    EXPECT_EQ(found.distance_squared_upper, 0);
  }
}

TEST(Enclosure, ProvesOverlap) {
  const auto overlapping = [](const Case& question) {
    expect_relation(question, Relation::overlapping);
  };
  overlapping(pair(sphere(1), sphere(1)));
  overlapping(pair(sphere(9), sphere(1, {1, 2, 3})));
  overlapping(pair(sphere(2), sphere(3 + std::ldexp(1, -50), {3, 4, 0})));
  overlapping(pair(sphere(1), hull(box({-3, -3, -3}, {2, 2, 2}))));
  overlapping(pair(sphere(1), hull({{-1, 2, 0}, {2.875, -1, 0.25}})));
  overlapping(pair(sphere(1), hull({{0.5, 0.5, 0.5}})));
  overlapping(pair(cone(1, 1), cylinder(0.125, 4)));
  overlapping(pair(cone(1, 1), cone(1, 1, {0, 1.75, 0})));
  overlapping(pair(cylinder(1, 1), cylinder(1, 1, {1.25, 0, 1.5})));
  overlapping(pair(sphere(1), sphere(1, {1.25, 1.5, 0}), 2));
  // Both bodies are flat; their difference is not.
  overlapping(pair(sphere(1, {}, {{{1, 0, 0}, {0, 1, 0}, {0, 0, 0}}}),
                   hull({{0.25, 0.5, -1}, {0.5, 0.25, 2}})));
}

TEST(Enclosure, ProvesTouchingIfThatIsPossible) {
  const auto touching = [](const Case& question) { expect_relation(question, Relation::touching); };
  touching(pair(sphere(2), sphere(3, {3, 4, 0})));
  touching(pair(sphere(2), sphere(3, {3, 4, 0}), 2));
  touching(pair(sphere(1, {}, five_times_a_turn), hull({{3, 0, 4}})));
  touching(pair(sphere(1), hull(box({1, -2, -2}, {3, 2, 2}))));
  touching(pair(cylinder(1, 1), cylinder(2, 1, {1, 2, 0})));
  touching(pair(cone(1, 1), hull({{0, 1, 0}})));
  // Two discs in one plane of space meet, but their difference is flat.
  const Linear flat = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 0}}};
  touching(pair(sphere(1, {}, flat), sphere(1, {0.5, 0.25, 0}, flat)));
}

// The segment lies on 3 x + 4 y = 5, which touches the unit circle at a point beyond doubles.
TEST(Enclosure, LeavesUndecidableRelationsOpen) {
  const Enclosure found = enclosure(pair(sphere(1), hull({{3, -1, 0}, {-1, 2, 0}})));
  EXPECT_FALSE(found.relation);
  EXPECT_EQ(found.distance_squared_lower, 0);
  EXPECT_LT(found.distance_squared_upper, rational(1e-100));
}

Rational root_below(const Rational& x) {
  const Rational above = root_above(x);
  return above * above == x ? above : Rational(above - above * power_of_two(-630));
}

// Too small by the rounding of a double.
Rational root_in_double(const Rational& x) {
  const Rational above = root_above(x);
  return above - above * power_of_two(-53);
}

TEST(EnclosureCanary, ARootThatIsNotRoundedOutwardIsCaught) {
  const Case question = pair(sphere(1), hull({{1, 1, 1}}));
  EXPECT_EQ(fault(enclosure(question), root(3) - 1), "");
  EXPECT_EQ(fault(enclosure(question, root_below), root(3) - 1), "lower bound above the truth");
  int caught = 0;
  for (const ClosedForm& one : closed_forms()) {
    caught += fault(enclosure(one.question, root_in_double), one.distance).empty() ? 0 : 1;
  }
  EXPECT_GE(caught, 15);
}

TEST(EnclosureCanary, ARadiusOneUlpOffIsCaughtFromBothSides) {
  for (const ClosedForm& one : spheres()) {
    const double radius = one.question.a.curved->radius;
    Case smaller = one.question;
    smaller.a.curved->radius = std::nextafter(radius, 0);
    EXPECT_EQ(fault(enclosure(smaller), one.distance), "lower bound above the truth") << one.what;
    Case larger = one.question;
    larger.a.curved->radius = std::nextafter(radius, 1e300);
    EXPECT_EQ(fault(enclosure(larger), one.distance), "upper bound below the truth") << one.what;
  }
}

TEST(RootAbove, IsExactForSquaresAndElseAboveByAtMostItsPrecision) {
  EXPECT_EQ(root_above(Rational(0)), 0);
  EXPECT_EQ(root_above(rational(6.25)), rational(2.5));
  EXPECT_EQ(root_above(power_of_two(-4000)), power_of_two(-2000));
  for (const double x : {2.0, 3.0, 0.1, 1e300, 1e-300, 0x1p-1073}) {
    const Rational found = root_above(rational(x));
    EXPECT_GT(found * found, rational(x)) << x;
    const Rational lower = found * (Rational(1) - power_of_two(-600));
    EXPECT_LT(lower * lower, rational(x)) << x;
  }
}

}  // namespace
}  // namespace oracle
