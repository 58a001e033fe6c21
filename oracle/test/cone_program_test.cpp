// SPDX-License-Identifier: MIT
// The second opinion on curved bodies against closed forms, exact truths and enclosures; the
// comparison must also find faults planted in either.
#include "oracle/second_opinions/cone_program.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <map>
#include <string>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/curved/quick_enclosure.hpp"
#include "oracle/test/closed_forms.hpp"

namespace oracle {
namespace {

using cases::Relation;

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
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < 12; ++i) {
      const Case question = generate(family, 31, i, {8});
      const Truth truth = certificate(question);
      const DistanceBounds found = cone_program(question);
      ++relations[truth.relation];
      EXPECT_LE(found.lower, truth.distance_squared) << cases::case_line(question);
      EXPECT_GE(found.upper, truth.distance_squared) << cases::case_line(question);
    }
  }
  EXPECT_EQ(relations.size(), 3U);
}

// Every pair of kinds, each body under any linear map whose first row may be 1024 times longer,
// from deep overlap to large distance.
class Pairs {
 public:
  explicit Pairs(std::uint64_t index) : choices_(cases::Choices::keyed(33, "cone_program", index)) {
    const std::uint64_t pair = index % 15;
    const double aspect = choices_.flag() ? 1 : 1024;
    question.id = "pair";
    question.a = body(pair % 3, 0.5, aspect);
    question.b = body(pair / 3, 8 * choices_.share(20), aspect);
  }
  Case question;

 private:
  cases::Point point(double size) {
    cases::Point result{};
    for (double& x : result) x = size * choices_.fraction(20);
    return result;
  }

  // Kinds 0, 1, 2 are sphere, cone and cylinder; 3 a polytope, 4 a flat primitive.
  cases::Body body(std::uint64_t kind, double reach, double aspect) {
    if (kind == 3) {
      cases::Body result;
      const cases::Point centre = point(reach);
      for (std::uint64_t i = choices_.below(8) + 1; i > 0; --i) {
        cases::Point p = point(1);
        for (std::size_t axis = 0; axis < 3; ++axis) p[axis] += centre[axis];
        result.points.push_back(p);
      }
      return result;
    }
    Linear linear;
    for (cases::Point& row : linear) row = point(1);
    for (double& x : linear[0]) x *= aspect;
    if (kind == 4) linear[2] = linear[1];
    const auto shape = static_cast<cases::Curved::Kind>(kind == 4 ? choices_.below(3) : kind);
    return primitive(shape, 0.125 + choices_.share(20), 0.125 + choices_.share(20), point(reach),
                     linear);
  }

  cases::Choices choices_;
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
    ASSERT_TRUE(intersect(enclosed, other)) << cases::case_line(question);
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

TEST(ConeProgram, RefusesAnEmptyBody) {
  EXPECT_THROW(cone_program(pair(sphere(1), {})), std::invalid_argument);
}

}  // namespace
}  // namespace oracle
