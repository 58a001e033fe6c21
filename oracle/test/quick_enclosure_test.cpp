// SPDX-License-Identifier: MIT
// The quick enclosure proves what the full one proves, or nothing, and gives the same verdicts.
#include "oracle/curved/quick_enclosure.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <limits>
#include <map>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/curved/interval.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/closed_forms.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using cases::Relation;

constexpr std::uint64_t seed = 20261123;

Case curved_case(std::uint64_t index) {
  return generate(cases::listed_family("curved"), seed, index, {12});
}

TEST(QuickEnclosure, IsNarrowAndNeverExcludesAClosedForm) {
  int found = 0;
  const std::vector<ClosedForm> all = closed_forms();
  for (const ClosedForm& one : all) {
    const std::optional<Enclosure> quick = quick_enclosure(one.question);
    if (!quick) continue;
    ++found;
    EXPECT_EQ(fault(*quick, one.distance), "") << one.what;
  }
  std::printf("%d of %zu closed forms enclosed quickly\n", found, all.size());
  EXPECT_GT(found, static_cast<int>(all.size()) * 3 / 4);
}

TEST(QuickEnclosureCanary, ARadiusOneUlpOffIsCaughtFromBothSides) {
  int caught = 0;
  for (const ClosedForm& one : spheres()) {
    const double radius = one.question.a.curved->radius;
    Case smaller = one.question;
    smaller.a.curved->radius = std::nextafter(radius, 0);
    Case larger = one.question;
    larger.a.curved->radius = std::nextafter(radius, 1e300);
    const auto below = quick_enclosure(smaller);
    const auto above = quick_enclosure(larger);
    if (!below || !above) continue;
    ++caught;
    EXPECT_EQ(fault(*below, one.distance), "lower bound above the truth") << one.what;
    EXPECT_EQ(fault(*above, one.distance), "upper bound below the truth") << one.what;
  }
  EXPECT_GE(caught, 8);
}

TEST(QuickEnclosure, AgreesWithTheFullOneAndSucceedsForNearlyAll) {
  std::map<Relation, int> proved;
  int left = 0;
  for (std::uint64_t i = 0; i < 1200; ++i) {
    const Case question = curved_case(i);
    const Enclosure slow = enclosure(question);
    const std::optional<Enclosure> quick = quick_enclosure(question);
    if (!quick) {
      left += slow.relation == Relation::touching ? 0 : 1;
      continue;
    }
    ASSERT_TRUE(quick->relation);
    ++proved[*quick->relation];
    ASSERT_EQ(quick->relation, slow.relation) << cases::case_line(question);
    ASSERT_LE(quick->distance_squared_lower, slow.distance_squared_upper);
    ASSERT_LE(slow.distance_squared_lower, quick->distance_squared_upper);
    ASSERT_LE(quick->relative_width(), rational(0x1p-120));
  }
  std::printf("separated %d, overlapping %d, left to the other %d\n", proved[Relation::separated],
              proved[Relation::overlapping], left);
  EXPECT_GT(proved[Relation::separated], 600);
  EXPECT_GT(proved[Relation::overlapping], 200);
  EXPECT_EQ(proved[Relation::touching], 0);
  EXPECT_LT(left, 12);
}

// Both are within 2^-100 of distances up to 3.5 M, which is 2^-98 M; a figure is rounded to 2^-48.
void expect_same_figure(const Verdict& one, const Verdict& other, double unit_roundoff) {
  ASSERT_EQ(one.scaled_error.has_value(), other.scaled_error.has_value());
  if (!one.scaled_error || unit_roundoff < 0x1p-64) return;
  if (*one.scaled_error == *other.scaled_error) return;
  const double allowed = 0x1p-98 / unit_roundoff + *other.scaled_error * 0x1p-48;
  EXPECT_NEAR(*one.scaled_error, *other.scaled_error, allowed);
}

// The reference judges by enclosure() alone.
TEST(QuickEnclosure, GivesTheVerdictsOfTheFullOne) {
  const auto all =
      subjects::select({"core/float/*", "core/double/*", "core/long_double/*", "core/float128/*",
                        "core/digits50/*", "core/digits100/robust", "planted/*"});
  std::map<VerdictKind, int> kinds;
  int judged = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    const Case question = curved_case(i);
    Examination examination(question, Oracle::certificate);
    std::map<int, Enclosure> slow;
    for (const subjects::Subject& subject : all) {
      const Put put = examination.put(subject);
      if (put.question == nullptr || subject.start()) continue;
      subjects::Answer answer = subject.ask(*put.question, nullptr);
      const int bits = put.question == &examination.question() ? 53 : 24;
      if (!slow.contains(bits)) slow[bits] = enclosure(*put.question);
      const Verdict full = judge(*put.question, answer, slow[bits], subject.format);
      const Verdict quick = examination.judged(subject, std::move(answer)).verdict;
      ++judged;
      ++kinds[quick.kind];
      ASSERT_EQ(quick.kind, full.kind) << subject.name << "\n" << cases::case_line(question);
      ASSERT_EQ(quick.reason, full.reason) << subject.name;
      ASSERT_EQ(quick.gross, full.gross) << subject.name;
      expect_same_figure(quick, full, subject.format.unit_roundoff);
    }
  }
  for (const auto& [kind, count] : kinds) std::printf("%s %d\n", name(kind), count);
  EXPECT_GT(judged, 3000);
  EXPECT_GT(kinds.size(), 3U);
}

TEST(QuickEnclosure, RefusesInvalidBodies) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const cases::Body& body : {cases::Body{}, hull({{infinity, 0, 0}}), sphere(0), cone(1, 0)}) {
    EXPECT_THROW(quick_enclosure(pair(body, hull({{9, 9, 0}}))), std::invalid_argument);
    EXPECT_THROW(judged_enclosure(pair(body, hull({{9, 9, 0}}))), std::invalid_argument);
  }
}

// --- what it is made of ---

Quick random_number(cases::Choices& choices) {
  Quick x = choices.fraction(53);
  x += ldexp(Quick(choices.fraction(53)), -60);
  x += ldexp(Quick(choices.fraction(53)), -140);
  return ldexp(x, choices.between(-40, 40));
}

void expect_holds(const Interval& interval, const Rational& exact) {
  ASSERT_LE(rational(interval.lower()), exact);
  ASSERT_GE(rational(interval.upper()), exact);
}

TEST(Interval, ContainsTheRationalResults) {
  int inexact = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    cases::Choices choices = cases::Choices::keyed(seed, "interval", i);
    const Quick x = random_number(choices);
    const Quick y = random_number(choices);
    const double z = choices.fraction(53);
    const Rational p = rational(x);
    const Rational q = rational(y);
    expect_holds(Interval(x) + Interval(y), p + q);
    expect_holds(Interval(x) - Interval(y), p - q);
    expect_holds(Interval(x) * y, p * q);
    expect_holds(Interval(x) * z, p * rational(z));
    const Interval product = Interval(x) * y;
    expect_holds(product * Interval(z), p * q * rational(z));
    expect_holds(product * z, p * q * rational(z));
    expect_holds(product * product, p * q * p * q);
    expect_holds(product.square(), p * q * p * q);
    const Interval root = Interval(x).square().root();
    expect_holds(root, abs(p));
    inexact += product.lower() < product.upper() ? 1 : 0;
    const Interval wide = Interval(x) - Interval(x) + product - product;
    expect_holds(wide.square(), Rational(0));
    expect_holds(wide * wide, Rational(0));
  }
  EXPECT_GT(inexact, 1500) << "nothing is rounded";
}

// A ball that contains all of a body contains its points; a plane along n has all of them below.
TEST(Pieces, PointsAreInsideAndSupportValuesAbove) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    const Case question = curved_case(i);
    cases::Choices choices = cases::Choices::keyed(seed, "pieces", i);
    for (const cases::Body& body : {question.a, question.b}) {
      const Triple<double> n{choices.fraction(53), choices.fraction(53),
                             question.dim == 3 ? choices.fraction(53) : 0};
      if (!(inner(n, n) > 0)) continue;
      const QuickVector exact{Quick(n[0]), Quick(n[1]), Quick(n[2])};
      const cases::Body placed = in_dimension(body, question.dim);
      const IntervalVector point = inside_point(placed, piece_towards(placed, n), exact);
      const Rational value = rational(support_value_above(placed, exact));
      const RationalVector as_rational{rational(n[0]), rational(n[1]), rational(n[2])};
      const Rational other = support_value_above(placed, as_rational, root_above);
      Interval along;
      for (std::size_t axis = 0; axis < 3; ++axis) along += point[axis] * exact[axis];
      // The point is a support point, up to the rounding of 191 bits; both values are above it.
      const Rational slack =
          rational(cases::magnitude(question)) * power_of_two(-170) * Rational(4);
      EXPECT_LE(rational(along.lower()), other);
      EXPECT_LE(abs(Rational(value - other)), slack);
      EXPECT_GE(value, rational(along.lower()));
      EXPECT_LE(value - rational(along.upper()), slack) << cases::case_line(question);
    }
  }
}

// n distinguishes the vertices by less than doubles can: none of them may be skipped wrongly.
TEST(Pieces, SupportValuesOfNearTiesAreAbove) {
  int tight = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    cases::Choices choices = cases::Choices::keyed(seed, "ties", i);
    QuickVector n;
    for (Quick& x : n) x = random_number(choices) + 1;
    cases::Body body;
    const cases::Point first{choices.fraction(53), choices.fraction(53), choices.fraction(53)};
    for (int k = 0; k < 16; ++k) {
      cases::Point p = first;
      const double across = choices.fraction(53);  // along (n_y, -n_x, 0), up to rounding
      p[0] += across * n[1].convert_to<double>();
      p[1] -= across * n[0].convert_to<double>();
      body.points.push_back(p);
    }
    const RationalVector exact{rational(n[0]), rational(n[1]), rational(n[2])};
    const Rational highest = support_value_above(body, exact, root_above);
    const Rational found = rational(support_value_above(body, n));
    ASSERT_GE(found, highest) << i;
    tight += found - highest <= abs(highest) * power_of_two(-150) ? 1 : 0;
  }
  EXPECT_GT(tight, 490);
}

}  // namespace
}  // namespace oracle
