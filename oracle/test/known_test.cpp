// SPDX-License-Identifier: MIT
// The known cases: what each file claims is proved, every oracle finds the same, and the two most
// accurate core subjects get them right.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/examination/expect.hpp"
#include "oracle/minkowski/minkowski.hpp"
#include "oracle/second_opinions/enumeration.hpp"
#include "oracle/truth/proof.hpp"

namespace oracle {
namespace {

using cases::Case;

constexpr int count_min = 51;  // of reported_failures.jsonl when this was written

const std::vector<Case>& known_cases() {
  static const std::vector<Case> all = [] {
    std::vector<std::string> files;
    const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.path().extension() == ".jsonl") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<Case> result;
    for (const std::string& file : files) {
      const std::vector<Case> some = cases::read_cases(file);
      std::cout << some.size() << " cases in " << std::filesystem::path(file).filename() << '\n';
      result.insert(result.end(), some.begin(), some.end());
    }
    return result;
  }();
  return all;
}

// Compares the truth of an oracle with the one in the file; `affordable` selects the cases.
template <typename OracleFunction, typename Affordable>
int compare_all(const OracleFunction& oracle, const Affordable& affordable) {
  int compared = 0;
  for (const Case& c : known_cases()) {
    if (!c.expect || !affordable(c)) continue;
    const auto difference = disagreement(claimed_truth(*c.expect), oracle(c));
    EXPECT_FALSE(difference) << c.id << ": " << *difference;
    ++compared;
  }
  std::cout << compared << " of " << known_cases().size() << " cases compared\n";
  return compared;
}

bool every_case(const Case&) { return true; }

TEST(Known, EveryFileProvesWhatItClaims) {
  int proved = 0;
  int relations_proved = 0;
  for (const Case& c : known_cases()) {
    ASSERT_TRUE(c.expect) << c.id;
    const ProofCheck check = check_proof(c, claimed_truth(*c.expect));
    EXPECT_TRUE(check.holds) << c.id << ": " << check.reason;
    if (check.holds) ++proved;
    if (check.relation_proved) ++relations_proved;
  }
  std::cout << proved << " proved, " << relations_proved << " of them with the relation\n";
  EXPECT_GE(proved, count_min);
}

TEST(Known, MinkowskiFindsWhatTheFilesClaim) {
  EXPECT_GE(compare_all(minkowski, every_case), count_min);
  int depths = 0;
  for (const Case& c : known_cases()) {
    if (!c.expect || !c.expect->penetration_depth_squared) continue;
    EXPECT_EQ(minkowski(c).penetration_depth_squared,
              claimed_truth(*c.expect).penetration_depth_squared)
        << c.id;
    ++depths;
  }
  std::cout << depths << " depths compared\n";
}

TEST(Known, CertificateFindsWhatTheFilesClaim) {
  const auto proven = [](const Case& c) {
    Truth truth = certificate(c);
    EXPECT_TRUE(check_proof(c, truth).relation_proved) << c.id;
    return truth;
  };
  EXPECT_GE(compare_all(proven, every_case), count_min);
}

TEST(Known, EnumerationFindsWhatTheFilesClaim) {
  const auto small = [](const Case& c) { return c.a.points.size() * c.b.points.size() <= 64; };
  EXPECT_GT(compare_all(enumeration, small), 0);
}

void expect_correct(const std::string& name) {
  const subjects::Subject subject = subjects::select({name}).at(0);
  int correct = 0;
  for (const Case& c : known_cases()) {
    Examination examination(c, Oracle::both);
    const JudgedAnswer finding = examination.ask(subject);
    EXPECT_EQ(finding.verdict.kind, VerdictKind::correct)
        << c.id << ": " << oracle::name(finding.verdict.kind) << ", " << finding.verdict.reason;
    if (finding.verdict.kind == VerdictKind::correct) ++correct;
  }
  std::cout << correct << " of " << known_cases().size() << " correct\n";
  EXPECT_GE(correct, count_min);
}

TEST(Known, TheRationalCoreIsCorrect) { expect_correct("core/rational/robust"); }

TEST(Known, TheHundredDigitCoreIsCorrect) { expect_correct("core/digits100/robust"); }

}  // namespace
}  // namespace oracle
