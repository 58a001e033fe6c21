// SPDX-License-Identifier: MIT
// The quick enclosure proves what the full one proves, or nothing, and gives the same verdicts; the
// cone program, a second opinion, agrees with both, and planted faults in either are found.
#include "core/subjects/registry.hpp"
#include "oracle/curved/curved_support.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/second_opinions/second_opinions.hpp"
#include "oracle/test/canned.hpp"
#include "oracle/test/closed_forms.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

constexpr std::uint64_t seed = 20261123;

Case curved_case(std::uint64_t index) {
  return generate(listed_family("curved"), seed, index, {12});
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
    ASSERT_EQ(quick->relation, slow.relation) << case_line(question);
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

// The reference judges by enclosure() alone.  For the widest formats both count, and the other may show
// what this one leaves open.
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
    for (const Subject& subject : all) {
      const Put put = examination.put(subject);
      if (put.question == nullptr || subject.start()) continue;
      Answer answer = subject.ask(*put.question, nullptr);
      const int bits = put.question == &examination.question() ? 53 : 24;
      if (!slow.contains(bits)) slow[bits] = enclosure(*put.question);
      const Verdict full = judge(*put.question, answer, slow[bits], subject.format);
      const Verdict quick = examination.judged(subject, std::move(answer)).verdict;
      ++judged;
      ++kinds[quick.kind];
      ASSERT_LE(quick.kind, full.kind) << subject.name << "\n" << case_line(question);
      if (subject.format.unit_roundoff < 0x1p-113) continue;
      ASSERT_EQ(quick.kind, full.kind) << subject.name << "\n" << case_line(question);
      ASSERT_EQ(quick.reason, full.reason) << subject.name;
      ASSERT_EQ(quick.gross, full.gross) << subject.name;
      expect_same_figure(quick, full, subject.format.unit_roundoff);
    }
  }
  for (const auto& [kind, count] : kinds) std::printf("%s %d\n", name(kind), count);
  EXPECT_GT(judged, 3000);
  EXPECT_GT(kinds.size(), 3U);
}

// --- what it is made of ---

Quick random_number(Choices& choices) {
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
    Choices choices = Choices::keyed(seed, "interval", i);
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
    Choices choices = Choices::keyed(seed, "pieces", i);
    for (const Body& body : {question.a, question.b}) {
      const Triple<double> n{choices.fraction(53), choices.fraction(53),
                             question.dim == 3 ? choices.fraction(53) : 0};
      if (!(inner(n, n) > 0)) continue;
      const QuickVector exact{Quick(n[0]), Quick(n[1]), Quick(n[2])};
      const Body placed = in_dimension(body, question.dim);
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
      EXPECT_LE(value - rational(along.upper()), slack) << case_line(question);
    }
  }
}

// n distinguishes the vertices by less than doubles can: none of them may be skipped wrongly.
TEST(Pieces, SupportValuesOfNearTiesAreAbove) {
  int tight = 0;
  for (std::uint64_t i = 0; i < 500; ++i) {
    Choices choices = Choices::keyed(seed, "ties", i);
    QuickVector n;
    for (Quick& x : n) x = random_number(choices) + 1;
    Body body;
    const Point first{choices.fraction(53), choices.fraction(53), choices.fraction(53)};
    for (int k = 0; k < 16; ++k) {
      Point p = first;
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

// --- the cone program, a second opinion ---

bool intersect(const Enclosure& one, const DistanceBounds& other) {
  return one.distance_squared_lower <= other.upper && other.lower <= one.distance_squared_upper;
}

// If the distance is nearly zero, the width counts relative to M.
bool is_narrow(const Case& question, const DistanceBounds& bounds) {
  if (bounds.lower > 0) {
    return bounds.upper - bounds.lower <= bounds.upper * rational(cone_program_width);
  }
  const Rational magnitude = rational(cases::magnitude(question)) * rational(0x1p-42);
  return bounds.upper <= magnitude * magnitude;
}

TEST(ConeProgram, IsNarrowAndNeverExcludesAClosedForm) {
  for (const ClosedForm& one : closed_forms()) {
    for (const int k : {0, -900, 900}) {
      const Case question = cases::scaled(one.question, k);
      const DistanceBounds found = cone_program(question);
      const Wide square = ldexp(one.distance * one.distance, 2 * k);
      EXPECT_LE(Wide(found.lower), square) << one.what << k;
      EXPECT_GE(Wide(found.upper), square) << one.what << k;
      EXPECT_TRUE(is_narrow(question, found)) << one.what << k;
    }
  }
}

TEST(ConeProgram, HoldsTheExactTruthOfPointSets) {
  std::map<Relation, int> relations;
  for (const Case& question : cases_of_families(31, 12, {8})) {
    const Truth truth = certificate(question);
    const DistanceBounds found = cone_program(question);
    ++relations[truth.relation];
    EXPECT_LE(found.lower, truth.distance_squared) << case_line(question);
    EXPECT_GE(found.upper, truth.distance_squared) << case_line(question);
  }
  EXPECT_EQ(relations.size(), 3U);
}

// Every pair of kinds, each under a linear map, its first row 1024 times longer or not.
class Pairs {
 public:
  explicit Pairs(std::uint64_t index) : choices_(Choices::keyed(33, "cone_program", index)) {
    const std::uint64_t pair = index % 15;
    const double aspect = choices_.flag() ? 1 : 1024;
    question.id = "pair";
    question.a = body(pair % 3, 0.5, aspect);
    question.b = body(pair / 3, 8 * choices_.share(20), aspect);
  }
  Case question;

 private:
  Point point(double size) {
    Point result{};
    for (double& x : result) x = size * choices_.fraction(20);
    return result;
  }

  // Kinds 0, 1, 2 are sphere, cone and cylinder; 3 a polytope, 4 a flat primitive.
  Body body(std::uint64_t kind, double reach, double aspect) {
    if (kind == 3) {
      Body result;
      const Point centre = point(reach);
      for (std::uint64_t i = choices_.below(8) + 1; i > 0; --i) {
        Point p = point(1);
        for (std::size_t axis = 0; axis < 3; ++axis) p[axis] += centre[axis];
        result.points.push_back(p);
      }
      return result;
    }
    Linear linear;
    for (Point& row : linear) row = point(1);
    for (double& x : linear[0]) x *= aspect;
    if (kind == 4) linear[2] = linear[1];
    const auto shape = static_cast<cases::Curved::Kind>(kind == 4 ? choices_.below(3) : kind);
    return primitive(shape, 0.125 + choices_.share(20), 0.125 + choices_.share(20), point(reach),
                     linear);
  }

  Choices choices_;
};

TEST(ConeProgram, AgreesWithTheEnclosureOnEveryPairOfKinds) {
  std::map<std::string, int> relations;
  std::array<int, 15> narrow{};
  int quick = 0;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    const Case question = Pairs(i).question;
    const bool is_quick = quick_enclosure(question).has_value();
    const Enclosure enclosed = judged_enclosure(question);
    const DistanceBounds other = cone_program(question);
    ASSERT_TRUE(intersect(enclosed, other)) << case_line(question);
    EXPECT_EQ(other.lower > 0, enclosed.relation == Relation::separated);
    if (is_narrow(question, other)) ++narrow[i % 15];
    if (is_quick) ++quick;
    ++relations[enclosed.relation ? cases::name(*enclosed.relation) : "undecided"];
  }
  for (const auto& [relation, count] : relations) std::printf("%s %d\n", relation.c_str(), count);
  std::printf("of 1500 pairs %d enclosed quickly\n", quick);
  for (std::size_t pair = 0; pair < 15; ++pair) EXPECT_GE(narrow[pair], 98) << pair;
  EXPECT_GT(relations["separated"], 300);
  EXPECT_GT(relations["overlapping"], 100);
}

TEST(ConeProgramCanary, AFaultOfTheSecondOpinionIsFound) {
  int inside = 0;
  int outside = 0;
  int asked = 0;
  for (const ClosedForm& one : closed_forms()) {
    const Enclosure enclosed = judged_enclosure(one.question);
    ++asked;
    // Points outside their bodies are too near, planes that cut them too far away.
    inside += intersect(enclosed, cone_program(one.question, {1 + 0x1p-30, 1})) ? 0 : 1;
    outside += intersect(enclosed, cone_program(one.question, {1, 1 - 0x1p-30})) ? 0 : 1;
  }
  std::printf("found: points outside %d of %d, planes inside %d\n", inside, asked, outside);
  EXPECT_GT(inside, asked / 2);
  EXPECT_GT(outside, asked / 2);
}

TEST(ConeProgramCanary, AFaultOfTheEnclosureIsFound) {
  for (const ClosedForm& one : spheres()) {
    const DistanceBounds other = cone_program(one.question);
    for (const double factor : {1 - 0x1p-30, 1 + 0x1p-30}) {
      Case damaged = one.question;
      damaged.a.curved->radius *= factor;
      if (damaged.b.curved) damaged.b.curved->radius *= factor;
      EXPECT_FALSE(intersect(judged_enclosure(damaged), other)) << one.what;
      EXPECT_FALSE(intersect(enclosure(damaged), other)) << one.what;
    }
  }
}

}  // namespace
}  // namespace oracle
