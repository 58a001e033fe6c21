// SPDX-License-Identifier: MIT
// Known cases of repaired faults of `robust`, and what happens without the repair.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

std::vector<cases::Case> known(const std::string& topic) {
  return cases::read_cases(std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/" + topic +
                           ".jsonl");
}

Verdict verdict(const cases::Case& question, const std::string& subject) {
  Examination examination(question, Oracle::certificate);
  return examination.ask(subjects::select({subject}).at(0)).verdict;
}

// Returns the scalar at which the case was found.
std::string scalar(const cases::Case& question) {
  return cases::bits(question) == 24 ? "core/float/" : "core/double/";
}

// One detour less gave five new false separations in 8,000 cases of each family, all below the
// gross limit, and no test noticed.
TEST(KnownDetours, TakeTwo) {
  const std::vector<cases::Case> all = known("detours");
  EXPECT_GE(all.size(), 7U);
  for (const cases::Case& question : all) {
    const std::string prefix = scalar(question);
    EXPECT_EQ(verdict(question, prefix + "robust").kind, VerdictKind::correct) << question.id;
    const Verdict lost = verdict(question, prefix + "robust_with_one_detour");
    EXPECT_EQ(lost.kind, VerdictKind::false_separation) << question.id;
  }
}

// A v of 4.02 u on a segment through the origin: its support points prove nothing, and the bodies
// were called separated although they overlap by 1.5e-5 M.
TEST(KnownNoise, CountsAsMeetingIfNothingProvesOtherwise) {
  const std::vector<cases::Case> all = known("noise");
  EXPECT_GE(all.size(), 1U);
  for (const cases::Case& question : all) {
    const std::string prefix = scalar(question);
    EXPECT_EQ(verdict(question, prefix + "robust").kind, VerdictKind::correct) << question.id;
    const Verdict lost = verdict(question, prefix + "robust_without_noise");
    EXPECT_EQ(lost.kind, VerdictKind::false_separation) << question.id;
    EXPECT_TRUE(lost.gross) << question.id;
  }
}

TEST(KnownWitnesses, AreAtTheirDistance) {
  const std::vector<cases::Case> all = known("witnesses");
  EXPECT_GE(all.size(), 2U);
  for (const cases::Case& question : all) {
    const Verdict found = verdict(question, scalar(question) + "robust");
    // Near contact excuses the relation of one of them, and nothing else.
    EXPECT_FALSE(is_finding(found)) << question.id << ": " << found.reason;
  }
}

// 256 iterations are too few for the bits of 100 digits.
TEST(CurvedBodies, HaveAnswersAtManyDigits) {
  const subjects::Subject subject = subjects::select({"core/digits100/robust"}).at(0);
  const cases::Case question =
      cases::generate(cases::family("curved"), 1, 155, {.vertices_max = 64});
  const subjects::Answer answer = subject.ask(question, nullptr);
  EXPECT_TRUE(answer.answered) << answer.status;
  EXPECT_GT(answer.iterations, 256);
}

}  // namespace
}  // namespace oracle
