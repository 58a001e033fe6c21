// SPDX-License-Identifier: MIT
// Witness points have to lie in their curved bodies.
#include "oracle/judge/containment.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdio>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/curved/quick_enclosure.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/test/closed_forms.hpp"
#include "oracle/test/judged_by_roundoff.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using subjects::Answer;
using subjects::Number;

constexpr std::uint64_t seed = 20261124;
constexpr double u = 0x1p-53;

Answer says(const cases::Case& question) {
  Answer answer = subjects::select({"core/double/robust"}).at(0).ask(question, nullptr);
  answer.term_count = 0;
  return answer;
}

void move(std::array<Number, 3>& point, std::size_t axis, double by) {
  point[axis] = Number(point[axis].approximation() + by);
}

// Moved together the points keep their distance, and only one leaves its body.
TEST(CurvedJudgeWitnesses, MayNotLeaveTheirBodiesTogether) {
  const cases::Body plate = cylinder(3, 0.5, {0, 2, 0});
  for (const cases::Body& small : {sphere(1), cone(1, 1), cylinder(0.125, 1), hull({{0, 1, 0}})}) {
    for (const bool swapped : {false, true}) {
      const cases::Case question = swapped ? pair(plate, small) : pair(small, plate);
      const Enclosure known = judged_enclosure(question);
      for (const double moved : {0.0, 0x1p-52, 0.25, 4.0}) {
        Answer answer = says(question);
        move(*answer.witness_a, 0, moved);
        move(*answer.witness_b, 0, moved);
        const bool leaves = moved > 0.125;
        const Verdict verdict = judge(question, answer, known, u);
        EXPECT_EQ(verdict.kind, leaves ? VerdictKind::wrong_witness : VerdictKind::correct)
            << moved << verdict.reason;
        EXPECT_EQ(verdict.reason, leaves ? "a witness point lies outside its body" : "") << moved;
      }
    }
  }
}

// A polytope beside a curved body is checked as well.
TEST(CurvedJudgeWitnesses, MayNotLeaveAPolytopeEither) {
  const cases::Case question = pair(cylinder(3, 0.5, {0, 2, 0}), hull({{0, 1, 0}}));
  Answer answer = says(question);
  move(*answer.witness_a, 2, 1);
  move(*answer.witness_b, 2, 1);
  const Verdict verdict = judge(question, answer, judged_enclosure(question), u);
  EXPECT_EQ(verdict.reason, "a witness point lies outside its body");
}

// At the limit: both points 128 u M outside, alternately away from each other's body.
TEST(CurvedJudgeWitnesses, AreAllowedWhatOthersAre) {
  const cases::Case question = pair(sphere(1), sphere(1, {4, 0, 0}));  // M = 5
  const Enclosure known = judged_enclosure(question);
  const double t = witness_allowance.units * u * 5;
  for (const auto& [share, kind] :
       {std::pair{0.875, VerdictKind::correct}, std::pair{1.125, VerdictKind::wrong_witness}}) {
    Answer answer = says(question);
    // Along the axis, and together: neither point leaves the second ball.
    answer.witness_a = {Number(1 + share * t), Number(0.0), Number(0.0)};
    answer.witness_b = {Number(3 + share * t), Number(0.0), Number(0.0)};
    EXPECT_EQ(judge(question, answer, known, u).kind, kind) << share;
  }
}

TEST(CurvedJudgeWitnesses, StayInThePlaneOfAPlanarCase) {
  const cases::Case question = pair(sphere(1), sphere(1, {4, 0, 0}), 2);
  Answer answer = says(question);
  answer.witness_a = {Number(1.0), Number(0.0), Number(0.5)};
  answer.witness_b = {Number(3.0), Number(0.0), Number(0.5)};
  EXPECT_EQ(judge(question, answer, judged_enclosure(question), u).reason,
            "a witness point lies outside its body");
}

TEST(CurvedContainment, IsTheDistanceOfClosedForms) {
  int asked = 0;
  for (const ClosedForm& one : closed_forms()) {
    const cases::Body& b = one.question.b;
    if (b.points.size() != 1) continue;
    ++asked;
    const RationalVector point = rational(b.points[0]);
    const Rational found =
        distance_squared_at_least(point, one.question.a, one.question.dim, Rational(0));
    const Wide square = one.distance * one.distance;
    EXPECT_LE(Wide(found), square * (1 + pow(Wide(10), -480))) << one.what;
    EXPECT_GE(Wide(found), square * (1 - pow(Wide(10), -30))) << one.what;
    // Also with digits that a double cannot represent.
    RationalVector moved = point;
    for (Rational& x : moved) x += power_of_two(-100);
    const Rational other =
        distance_squared_at_least(moved, one.question.a, one.question.dim, Rational(0));
    EXPECT_LE(abs(Rational(other - found)), found * power_of_two(-45)) << one.what;
  }
  EXPECT_GE(asked, 8);
}

// Returns the image of a point of the primitive, to the precision of double.
cases::Point placed(const cases::Curved& curved, const cases::Point& local) {
  cases::Point image = curved.translation;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) image[i] += curved.linear[i][j] * local[j];
  }
  return image;
}

// Returns a point of the primitive: on its surface in half of the cases.
cases::Point of_primitive(cases::Choices& choices, const cases::Curved& curved, double factor) {
  const bool sphere = curved.kind == cases::Curved::Kind::sphere;
  cases::Point local{};
  for (double& x : local) x = choices.fraction(30);
  const double height = sphere ? 0 : local[1] * curved.half_height;
  double radius = curved.radius;
  if (curved.kind == cases::Curved::Kind::cone) radius *= (1 - local[1]) / 2;
  if (!sphere) local[1] = 0;
  const double norm = std::hypot(local[0], local[1], local[2]);
  const double share = choices.flag() ? 1 : choices.share(30);
  for (double& x : local) x *= norm > 0 ? factor * share * radius / norm : 0;
  if (!sphere) local[1] = height;
  return local;
}

TEST(CurvedContainment, AcceptsInnerPointsAndRejectsProvedOuterOnes) {
  int inside = 0;
  int outside = 0;
  for (std::uint64_t i = 0; i < 1500; ++i) {
    cases::Choices choices = cases::Choices::keyed(seed, "containment", i);
    const cases::Case question = generate(cases::listed_family("curved"), seed, i, {8});
    const cases::Body body = in_dimension(question.a, question.dim);
    const Rational slack = rational(128 * u * cases::magnitude(question));
    cases::Choices twice = choices;
    cases::Point local = of_primitive(choices, *body.curved, 1);
    if (question.dim == 2) local[2] = 0;
    const RationalVector point = rational(placed(*body.curved, local));
    EXPECT_EQ(distance_squared_at_least(point, body, question.dim, slack), 0)
        << cases::case_line(question);
    ++inside;
    // As far outside of the primitive again: if the bound says outside, another oracle does too.
    local = of_primitive(twice, *body.curved, 2);
    if (question.dim == 2) local[2] = 0;
    cases::Case other = question;
    other.a = hull({placed(*body.curved, local)});
    other.b = body;
    const Rational found =
        distance_squared_at_least(rational(other.a.points[0]), body, question.dim, slack);
    const Enclosure exact = enclosure(other);
    if (found > slack * slack) ++outside;
    ASSERT_LE(found, exact.distance_squared_upper) << cases::case_line(other);
    if (exact.distance_squared_lower > 4 * slack * slack) {
      ASSERT_GT(found, slack * slack) << cases::case_line(other);
    }
  }
  std::printf("%d inside, %d outside\n", inside, outside);
  EXPECT_GT(outside, 700);
}

// A point that has only more digits than a double is decided by the allowance of its wide format.
TEST(CurvedContainment, UsesTheDigitsOfWideFormats) {
  const cases::Body ball = sphere(1, {3, 0, 0}, {{{0.5, 0.25, 0}, {0, 0.5, 0}, {0, 0, 2}}});
  const Rational tiny = power_of_two(-150);
  const RationalVector edge{Rational(3), Rational(0), Rational(2)};
  const RationalVector beyond{Rational(3), Rational(0), Rational(2) + tiny};
  EXPECT_EQ(distance_squared_at_least(edge, ball, 3, tiny), 0);
  EXPECT_EQ(distance_squared_at_least(beyond, ball, 3, Rational(tiny * 2)), 0);
  // Twice 2^-52 of the coordinates beyond is detected whatever the digits are.
  const RationalVector far{Rational(3), tiny, Rational(2) + power_of_two(-40)};
  EXPECT_GT(distance_squared_at_least(far, ball, 3, tiny), power_of_two(-82));
}

}  // namespace
}  // namespace oracle
