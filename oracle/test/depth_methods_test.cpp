// SPDX-License-Identifier: MIT
// The methods for the penetration depth against the exact depth, over all families.
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/test/canned.hpp"

namespace oracle {
namespace {

constexpr cases::Sizes small{.vertices_max = 12};

JudgedAnswer judged(const Case& question, const std::string& subject) {
  return Examination(question, Oracle::certificate).ask(subjects::core_subject(subject));
}

class DepthMethods : public testing::TestWithParam<const char*> {};

TEST_P(DepthMethods, RobustMakesNoGrossErrorInAnyFamily) {
  for (const char* const subject : {"core/float/epa_robust", "core/double/epa_robust"}) {
    for (std::uint64_t index = 0; index < 64; ++index) {
      const Case question = generate(family(GetParam()), 1, index, small);
      const JudgedAnswer found = judged(question, subject);
      EXPECT_FALSE(found.verdict.gross)
          << subject << " on " << question.id << ": " << found.verdict.reason;
      EXPECT_NE(found.verdict.kind, no_answer) << subject << " on " << question.id;
    }
  }
}

// In exact arithmetic depth, normal and witness points are exact; safeguards are for rounding only.
TEST_P(DepthMethods, RobustIsExactInRationals) {
  for (std::uint64_t index = 0; index < 16; ++index) {
    const Case question = generate(family(GetParam()), 1, index, small);
    if (has_curved_body(question)) continue;
    const JudgedAnswer found = judged(question, "core/rational/epa_robust");
    EXPECT_EQ(found.verdict.kind, correct) << question.id << ": " << found.verdict.reason;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, DepthMethods,
                         testing::Values("lattice", "generic", "oblong", "parallel", "duplicate",
                                         "touching", "flat", "sliver", "overlap", "nested",
                                         "distant", "extreme", "mirrored", "motion", "program",
                                         "curved"),
                         [](const auto& one) { return std::string(one.param); });

struct Hard {
  const char* why;
  std::vector<std::pair<const char*, std::uint64_t>> cases;  // family and index
  const char* subject = "core/double/epa_robust";
  cases::Sizes sizes = small;
};

const std::vector<Hard> hard_cases{
    {"a new point lies in the plane of a facet, up to rounding, whose area is 0",
     {{"program", 1880}},
     "core/float/epa_robust"},
    {"the distance query ends with a flat simplex", {{"curved", 49}}},
    {"the same at float", {{"program", 4547}}, "core/float/epa_robust"},
    {"the distance query ends with a simplex that is small relative to A - B",
     {{"program", 29678}}},
    {"the products of a normal and coordinates would overflow",
     {{"program", 784}},
     "core/double/epa_robust",
     {}},
    {"in the units of the case the separated bodies would leave its range; at the lower end "
     "products "
     "of coordinates and directions would underflow",
     {{"extreme", 23}, {"extreme", 3395}}},
    {"the nearest points of the separated bodies may be further from each other than rounding "
     "explains; those of the facet are not",
     {{"duplicate", 3752}},
     "core/double/epa_robust",
     {}},
    {"at one working precision the normals of facets this thin are noise: the polytope folded over "
     "or lost its nearest facet, with errors up to 2e-4 M and witness points off by more than M",
     {{"program", 37678},
      {"program", 59966},
      {"program", 128},
      {"parallel", 21831},
      {"sliver", 54132},
      {"duplicate", 35405},
      {"duplicate", 5058}}},
    {"balls with nearly the same centre: no number of facets comes near enough",
     {{"curved", 1174}, {"curved", 4447}, {"curved", 16613}}},
};

TEST(DepthMethods, SolveTheHardCases) {
  for (const Hard& hard : hard_cases) {
    SCOPED_TRACE(hard.why);
    for (const auto& [name, index] : hard.cases) {
      const Case question = generate(family(name), 1, index, hard.sizes);
      const JudgedAnswer found = judged(question, hard.subject);
      EXPECT_EQ(found.verdict.kind, correct) << question.id << ": " << found.verdict.reason;
    }
  }
}

// The distance query calls these bodies overlapping, although they are 9e-13 apart.  The single
// point in place of two is near both.
TEST(DepthMethods, ReportNoWayOutOfSeparatedBodies) {
  const Case question = generate(family("parallel"), 1, 51739, small);
  const JudgedAnswer found = judged(question, "core/double/epa_robust");
  EXPECT_TRUE(found.answer->intersecting);
  EXPECT_FALSE(found.verdict.gross) << found.verdict.reason;
}

// The published methods fail if the polytope degenerates, and the portal is an upper bound.
TEST(DepthMethods, PublishedOnesErrGrossly) {
  const Case box = generate(family("mirrored"), 1, 80, small);
  EXPECT_TRUE(judged(box, "core/double/epa").verdict.gross);
  EXPECT_EQ(judged(box, "core/double/epa_robust").verdict.kind, correct);
  const Case spread = generate(family("extreme"), 1, 218, small);
  EXPECT_TRUE(judged(spread, "core/double/mpr").verdict.gross);
  EXPECT_EQ(judged(spread, "core/double/epa_robust").verdict.kind, correct);
}

}  // namespace
}  // namespace oracle
