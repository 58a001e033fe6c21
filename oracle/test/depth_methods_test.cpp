// SPDX-License-Identifier: MIT
// The methods for the penetration depth against the exact depth, over all families.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

constexpr cases::Sizes small{.vertices_max = 12};

JudgedAnswer judged(const cases::Case& question, const std::string& subject) {
  return Examination(question, Oracle::certificate).ask(subjects::core_subject(subject));
}

class DepthMethods : public testing::TestWithParam<const char*> {};

TEST_P(DepthMethods, RobustMakesNoGrossErrorInAnyFamily) {
  for (const char* const subject : {"core/float/epa_robust", "core/double/epa_robust"}) {
    for (std::uint64_t index = 0; index < 64; ++index) {
      const cases::Case question = cases::generate(cases::family(GetParam()), 1, index, small);
      const JudgedAnswer found = judged(question, subject);
      EXPECT_FALSE(found.verdict.gross)
          << subject << " on " << question.id << ": " << found.verdict.reason;
      EXPECT_NE(found.verdict.kind, VerdictKind::no_answer) << subject << " on " << question.id;
    }
  }
}

// In exact arithmetic depth, normal and witness points are exact; safeguards are for rounding only.
TEST_P(DepthMethods, RobustIsExactInRationals) {
  for (std::uint64_t index = 0; index < 16; ++index) {
    const cases::Case question = cases::generate(cases::family(GetParam()), 1, index, small);
    if (cases::has_curved_body(question)) continue;
    const JudgedAnswer found = judged(question, "core/rational/epa_robust");
    EXPECT_EQ(found.verdict.kind, VerdictKind::correct)
        << question.id << ": " << found.verdict.reason;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, DepthMethods,
                         testing::Values("lattice", "generic", "oblong", "parallel", "duplicate",
                                         "touching", "flat", "sliver", "overlap", "nested",
                                         "distant", "extreme", "mirrored", "motion", "program",
                                         "curved"),
                         [](const auto& one) { return std::string(one.param); });

// A new point lies in the plane of a facet, up to rounding.
TEST(DepthMethods, HandleAFacetOfZeroArea) {
  const cases::Case question = cases::generate(cases::family("program"), 1, 1880, small);
  EXPECT_EQ(judged(question, "core/float/epa_robust").verdict.kind, VerdictKind::correct);
}

// The distance query ends with a flat simplex.
TEST(DepthMethods, StartWithASimplexThatIsNotFlat) {
  const cases::Case curved = cases::generate(cases::family("curved"), 1, 49, small);
  EXPECT_EQ(judged(curved, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
  const cases::Case program = cases::generate(cases::family("program"), 1, 4547, small);
  EXPECT_EQ(judged(program, "core/float/epa_robust").verdict.kind, VerdictKind::correct);
}

// The distance query ends with a simplex that is small relative to A - B.
TEST(DepthMethods, StartWithASimplexOfTheSizeOfTheDifference) {
  const cases::Case question = cases::generate(cases::family("program"), 1, 29678, small);
  EXPECT_EQ(judged(question, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
}

// The products of a normal and coordinates would overflow.
TEST(DepthMethods, LookAlongNormalsOfModerateLength) {
  const cases::Case question = cases::generate(cases::family("program"), 1, 784, {});
  EXPECT_EQ(judged(question, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
}

// If the bodies were separated in the units of the case they would leave its range; at the lower
// end products of coordinates and directions would underflow.
TEST(DepthMethods, FindWitnessPointsAtTheEndsOfTheRange) {
  for (const std::uint64_t index : {23, 3395}) {
    const cases::Case question = cases::generate(cases::family("extreme"), 1, index, small);
    const JudgedAnswer found = judged(question, "core/double/epa_robust");
    EXPECT_EQ(found.verdict.kind, VerdictKind::correct)
        << question.id << ": " << found.verdict.reason;
  }
}

// The nearest points of the separated bodies may be further from each other than rounding explains;
// those of the facet are not.
TEST(DepthMethods, TakeTheBetterWitnessPoints) {
  const cases::Case question = cases::generate(cases::family("duplicate"), 1, 3752, {});
  EXPECT_EQ(judged(question, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
}

// At one working precision the normals of facets this thin are noise.  The polytope folded over or
// lost its nearest facet: errors up to 2e-4 M, witness points off by more than M.
TEST(DepthMethods, HandleThinFacets) {
  struct Thin {
    const char* family;
    std::uint64_t index;
  };
  for (const Thin& thin : {Thin{"program", 37678}, Thin{"program", 59966}, Thin{"program", 128},
                           Thin{"parallel", 21831}, Thin{"sliver", 54132}, Thin{"duplicate", 35405},
                           Thin{"duplicate", 5058}}) {
    const cases::Case question = cases::generate(cases::family(thin.family), 1, thin.index, small);
    EXPECT_EQ(judged(question, "core/double/epa_robust").verdict.kind, VerdictKind::correct)
        << question.id;
  }
}

// The distance query calls these bodies overlapping, although they are 9e-13 apart.  The single
// point in place of two is near both.
TEST(DepthMethods, ReportNoWayOutOfSeparatedBodies) {
  const cases::Case question = cases::generate(cases::family("parallel"), 1, 51739, small);
  const JudgedAnswer found = judged(question, "core/double/epa_robust");
  EXPECT_TRUE(found.answer->intersecting);
  EXPECT_FALSE(found.verdict.gross) << found.verdict.reason;
}

// Balls with nearly the same centre: no number of facets comes near enough.
TEST(DepthMethods, DescendIfTheDifferenceIsNearlyABall) {
  for (const std::uint64_t index : {1174U, 4447U, 16613U}) {
    const cases::Case question = cases::generate(cases::family("curved"), 1, index, small);
    EXPECT_EQ(judged(question, "core/double/epa_robust").verdict.kind, VerdictKind::correct)
        << question.id;
  }
}

// The published methods fail if the polytope degenerates, and the portal is an upper bound.
TEST(DepthMethods, PublishedOnesErrGrossly) {
  const cases::Case box = cases::generate(cases::family("mirrored"), 1, 80, small);
  EXPECT_TRUE(judged(box, "core/double/epa").verdict.gross);
  EXPECT_EQ(judged(box, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
  const cases::Case spread = cases::generate(cases::family("extreme"), 1, 218, small);
  EXPECT_TRUE(judged(spread, "core/double/mpr").verdict.gross);
  EXPECT_EQ(judged(spread, "core/double/epa_robust").verdict.kind, VerdictKind::correct);
}

}  // namespace
}  // namespace oracle
