// SPDX-License-Identifier: MIT
// Does the harness bite?  Every planted fault must be found: a case on which the faulty subject
// earns a finding and the subject it was made from does not.
#include <gtest/gtest.h>

#include "core/subjects/registry.hpp"
#include "oracle/examination.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

class Planted : public testing::TestWithParam<std::string> {};

std::vector<std::string> faults() {
  std::vector<std::string> names;
  for (const subjects::Subject& subject : subjects::planted_faults()) names.push_back(subject.name);
  return names;
}

TEST_P(Planted, IsCaught) {
  const subjects::Subject faulty = subjects::select({GetParam()}).at(0);
  const subjects::Subject sound = subjects::select({"core/double/enhanced"}).at(0);
  const Outcome outcome =
      check(GetParam() + " earns no finding that core/double/enhanced does not",
            [&](const cases::Case& question) -> std::optional<std::string> {
              oracle::Examination examination(question, oracle::Oracle::certificate);
              const oracle::Verdict verdict = examination.ask(faulty).verdict;
              if (!oracle::is_finding(verdict)) return std::nullopt;
              if (oracle::is_finding(examination.ask(sound).verdict)) return std::nullopt;
              return std::string(oracle::name(verdict.kind)) + ": " + verdict.reason;
            },
            {.cases = 10000});
  ASSERT_FALSE(outcome.holds) << GetParam() << " survived " << outcome.cases << " cases";
  std::printf("%s is caught after %d cases\n", GetParam().c_str(), outcome.cases);
}

std::string fault_name(const testing::TestParamInfo<std::string>& info) {
  return info.param.substr(info.param.find('/') + 1);
}

INSTANTIATE_TEST_SUITE_P(Faults, Planted, testing::ValuesIn(faults()), fault_name);

TEST(PlantedFaults, AreAtLeastFive) {
  EXPECT_GE(faults().size(), 5U);
}

}  // namespace
}  // namespace proptest
