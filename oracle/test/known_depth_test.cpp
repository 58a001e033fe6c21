// SPDX-License-Identifier: MIT
// Known cases on which published methods for the penetration depth fail, and on which the robust
// one does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"

namespace oracle {
namespace {

struct Wrong {
  const char* id;
  const char* method;
  VerdictKind verdict;
  const char* status;
  bool in_exact_arithmetic;  // otherwise rounding causes it, and rationals are right
};

const std::vector<Wrong> wrong_as_published{
    {"epa-vertex-for-contact", "epa", VerdictKind::wrong_depth, "depth_flat", true},
    {"epa-not-finite", "epa", VerdictKind::no_answer, "depth_not_finite", false},
    {"epa-broken", "epa", VerdictKind::wrong_depth, "depth_broken", true},
    {"epa-converged-elsewhere", "epa", VerdictKind::wrong_depth, "depth_converged", false},
    {"epa-iteration-limit", "epa", VerdictKind::wrong_depth, "depth_iteration_limit", true},
    {"epa-no-facet", "epa", VerdictKind::wrong_depth, "depth_no_facet", false},
    {"epa-wrong-way-out", "epa", VerdictKind::wrong_witness, "depth_converged", true},
    {"mpr-another-facet", "mpr", VerdictKind::wrong_depth, "depth_converged", true},
    {"mpr-iteration-limit", "mpr", VerdictKind::wrong_depth, "depth_iteration_limit", true},
    {"mpr-not-finite", "mpr", VerdictKind::no_answer, "depth_not_finite", true},
    {"mpr-in-line", "mpr", VerdictKind::wrong_witness, "depth_flat", true},
    {"thin-difference", "epa", VerdictKind::wrong_depth, "depth_no_facet", false},
};

std::vector<cases::Case> known() {
  return cases::read_cases(std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known/depth.jsonl");
}

JudgedAnswer asked(const cases::Case& question, const std::string& subject) {
  Examination examination(question, Oracle::certificate);
  return examination.ask(subjects::core_subject(subject));
}

TEST(KnownDepth, ShowsTheFaultsOfPublishedMethods) {
  const std::vector<cases::Case> all = known();
  EXPECT_EQ(all.size(), wrong_as_published.size());
  for (const Wrong& one : wrong_as_published) {
    const auto place = std::find_if(all.begin(), all.end(),
                                    [&](const cases::Case& some) { return some.id == one.id; });
    ASSERT_NE(place, all.end()) << one.id;
    const JudgedAnswer found = asked(*place, std::string("core/double/") + one.method);
    EXPECT_EQ(found.verdict.kind, one.verdict) << one.id << ": " << name(found.verdict.kind);
    // In a thin difference no facet is far.
    EXPECT_EQ(found.verdict.gross, place->id != "thin-difference") << one.id;
    EXPECT_EQ(found.answer->status, one.status) << one.id;
    const JudgedAnswer exact = asked(*place, std::string("core/rational/") + one.method);
    EXPECT_EQ(is_finding(exact.verdict), one.in_exact_arithmetic)
        << one.id << ": " << name(exact.verdict.kind);
  }
}

TEST(KnownDepth, IsSolvedByTheRobustMethod) {
  for (const cases::Case& question : known()) {
    for (const char* const scalar : {"double", "float128", "rational"}) {
      const std::string subject = std::string("core/") + scalar + "/epa_robust";
      const Verdict verdict = asked(question, subject).verdict;
      EXPECT_EQ(verdict.kind, VerdictKind::correct)
          << subject << " on " << question.id << ": " << verdict.reason;
    }
  }
}

}  // namespace
}  // namespace oracle
