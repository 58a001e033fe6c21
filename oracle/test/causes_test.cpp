// SPDX-License-Identifier: MIT
// Each cause is detected if it applies and only then: a fault in a published preset is not excused
// on well-conditioned cases.
#include "oracle/laws/causes.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

using subjects::Subject;

Subject named(const std::string& name) { return subjects::select({name}).at(0); }

std::string cause(const Subject& subject, const cases::Case& question) {
  return cause_of_loss(subject, question, watch(subject, question)).value_or("");
}

// Two separated tetrahedra in general position.
cases::Case apart() {
  cases::Case question;
  question.a.points = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.25, 0.5, -0.75}};
  question.b.points = {{2, 0.125, 1}, {3, 1, 2}, {2.5, 0, 3}, {2, -1, 2}};
  return question;
}

TEST(Causes, DoNotApplyToWellConditionedSimplices) {
  for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
    for (const char* scalar : {"float", "double"}) {
      const Subject subject = named(std::string("core/") + scalar + "/" + preset);
      EXPECT_EQ(cause(subject, apart()), "") << subject.name;
    }
  }
}

TEST(Causes, IncludeToleranceAndRangeWithoutNormalisation) {
  const cases::Case tiny = cases::scaled(apart(), -40);
  EXPECT_EQ(cause(named("core/double/original"), tiny), "tolerance");
  EXPECT_EQ(cause(named("core/double/enhanced"), tiny), "");
  // One vertex of A - B is 2^-52 from the origin, deep inside.
  cases::Case deep;
  deep.dim = 2;
  deep.a.points = {{0x1p-52, 0, 0}, {2, 1, 0}, {-3, 1, 0}, {0, -3, 0}};
  deep.b.points = {{0, 0, 0}};
  ASSERT_FALSE(named("core/double/original").ask(deep, nullptr).intersecting);
  EXPECT_EQ(cause(named("core/double/original"), deep), "tolerance");
  for (const int k : {-300, 300}) {
    const cases::Case extreme = cases::scaled(apart(), k);
    EXPECT_EQ(cause(named("core/double/enhanced"), extreme), "range");
    EXPECT_EQ(cause(named("core/double/signed_volumes"), extreme), "");
    EXPECT_EQ(cause(named("core/double/robust"), extreme), "");
  }
}

TEST(Causes, ReportACycleOnlyIfAStateRecurs) {
  const Subject original = named("core/double/original");
  Watched run = watch(original, apart());
  ASSERT_GE(run.steps.size(), 2U);
  run.answer.ending = subjects::Ending::iteration_limit;
  EXPECT_NE(cause_of_loss(original, apart(), run), "cycle") << "every state is new";
  run.steps.push_back(run.steps.front());
  EXPECT_EQ(cause_of_loss(original, apart(), run), "cycle");
}

// Four points of a parallelogram, one off by a tiny amount: all determinants are noise.
TEST(Causes, ReportDeterminantsOfAFlatSimplex) {
  cases::Case flat;
  flat.a.points = {{0.1, 0.2, 1.3}, {1.1, 0.3, 1.3}, {0.3, 1.1, 1.3}, {1.3, 1.2, 1.3 + 0x1p-50}};
  flat.b.points = {{0.7, 0.7, 0.1}};
  const Subject enhanced = named("core/double/enhanced");
  Watched run = watch(enhanced, flat);
  run.steps.resize(1);
  run.steps[0].simplex = {{0, 0}, {1, 0}, {2, 0}};
  run.steps[0].support = {3, 0};
  run.answer.ending = subjects::Ending::degenerate;
  EXPECT_EQ(cause_of_loss(enhanced, flat, run), "determinants");
  EXPECT_EQ(cause_of_loss(named("core/double/robust"), flat, run), std::nullopt);
}

// The origin lies within A - B, on the first segment: v is noise of 1e-17 (oblong-s1-830).
TEST(Causes, ReportTheDirectionIfVIsNoise) {
  cases::Case question = cases::generate(cases::family("oblong"), 1, 830, {12});
  for (const char* name : {"core/double/enhanced", "core/double/signed_volumes"}) {
    ASSERT_FALSE(named(name).ask(question, nullptr).intersecting) << name;
    EXPECT_EQ(cause(named(name), question), "direction") << name;
  }
  EXPECT_EQ(cause(named("core/double/robust"), question), "");
}

// An overlap of 1e-6 whose triangle is so thin that v is off by more than its length.
TEST(Causes, ReportTheDirectionOfAShortVOnAThinTriangle) {
  cases::Case question;
  question.a.points = {{-0x1.61616p-34, 0x1.6167c8p-18, 0x1.610794p-2},
                       {-0x1.fed2p-38, 0, 0x1p-39},
                       {0, 0, 0},
                       {0, 0, 0x1.e9e9eap-2},
                       {-0x1.ed3d3ep-15, 0, 0}};
  question.b.points = {{-0x1.48d39ep-17, 0x1.d7350ap-21, 0x1.18fb2ap-3}};
  const Subject enhanced = named("core/double/enhanced");
  Watched run = watch(enhanced, question);
  ASSERT_FALSE(run.steps.empty());
  run.steps.resize(1);
  run.steps[0].simplex = {{0, 0}, {4, 0}, {2, 0}};
  run.steps[0].support = {4, 0};
  run.answer.ending = subjects::Ending::repeated_support_point;
  run.answer.intersecting = false;
  run.answer.distance = subjects::Length{subjects::Number(1.2e-6), false};
  EXPECT_EQ(cause_of_loss(enhanced, question, run), "direction");
  run.answer.distance = subjects::Length{subjects::Number(0.1), false};
  EXPECT_NE(cause_of_loss(enhanced, question, run), "direction");
}

// Counts the gross errors of `subject`, judged as if it were the preset, and those excused.
struct Excused {
  int gross = 0;
  int excused = 0;
  std::string last_without;
};

Excused excused(Subject subject, const std::string& preset) {
  subject.name = preset;
  Excused count;
  for (const char* family : {"lattice", "generic", "parallel", "oblong", "touching"}) {
    for (std::uint64_t i = 0; i < 1500; ++i) {
      Examination examination(cases::generate(cases::family(family), 1, i, {12}),
                              Oracle::certificate);
      if (!examination.ask(subject).verdict.gross) continue;
      const auto asked = cases::rounded(examination.question(), case_bits(subject));
      ++count.gross;
      const bool has_cause = !cause(subject, *asked).empty();
      count.excused += has_cause ? 1 : 0;
      if (!has_cause) count.last_without = examination.question().id;
    }
  }
  return count;
}

TEST(Causes, ExcusePublishedFailuresButNotPlantedOnes) {
  for (const char* preset :
       {"core/double/original", "core/double/enhanced", "core/double/signed_volumes"}) {
    const Excused published = excused(named(preset), preset);
    std::printf("%s: %d of %d gross errors have a cause\n", preset, published.excused,
                published.gross);
    EXPECT_EQ(published.excused, published.gross) << preset << " on " << published.last_without;
  }
  for (const char* fault : {"planted/wrong_determinant_index", "planted/no_outside_test",
                            "planted/weights_not_normalised", "planted/stale_dot_products"}) {
    const Excused planted = excused(named(fault), "core/double/enhanced");
    std::printf("%s: %d of %d gross errors have a cause\n", fault, planted.excused, planted.gross);
    EXPECT_LT(planted.excused, planted.gross) << fault;
  }
}

}  // namespace
}  // namespace oracle
