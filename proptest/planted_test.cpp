// SPDX-License-Identifier: MIT
// Does the harness bite?  Every planted fault must be found: a case on which the faulty subject
// earns a finding and the subject it was made from does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

constexpr int cases_max = 10000;

class Planted : public testing::TestWithParam<std::string> {};

std::vector<std::string> names() {
  std::vector<std::string> result;
  for (const subjects::Fault& fault : subjects::faults()) result.push_back(fault.subject.name);
  return result;
}

subjects::Fault fault_named(const std::string& name) {
  const std::vector<subjects::Fault>& all = subjects::faults();
  return *std::find_if(all.begin(), all.end(),
                       [&](const subjects::Fault& one) { return one.subject.name == name; });
}

std::string short_name(const std::string& name) {
  return name.substr(name.find('/') + 1);
}

// How `faulty` is worse than its base, if it is.
std::optional<std::string> worse(const cases::Case& question, const subjects::Subject& faulty,
                                 const subjects::Subject& sound) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::Verdict verdict = examination.ask(faulty).verdict;
  if (!oracle::is_finding(verdict)) return std::nullopt;
  if (oracle::is_finding(examination.ask(sound).verdict)) return std::nullopt;
  return std::string(oracle::name(verdict.kind)) + ": " + verdict.reason;
}

TEST_P(Planted, IsCaught) {
  const subjects::Fault fault = fault_named(GetParam());
  const subjects::Subject& faulty = fault.subject;
  const subjects::Subject sound = subjects::select({fault.base}).at(0);
  const Outcome outcome =
      check(faulty.name + " earns no finding that " + sound.name + " does not",
            [&](const cases::Case& question) { return worse(question, faulty, sound); },
            {.cases = cases_max});
  // A kill line, as `gjkproof mutants` reads it.
  std::printf("mutant property %s %s\n", short_name(GetParam()).c_str(),
              outcome.holds ? "-" : std::to_string(outcome.cases).c_str());
  ASSERT_FALSE(outcome.holds) << faulty.name << " survived " << outcome.cases << " cases";
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  return short_name(info.param);
}

INSTANTIATE_TEST_SUITE_P(Faults, Planted, testing::ValuesIn(names()), test_name);

TEST(PlantedFaults, AreAtLeastTwentySixDifferentOnes) {
  const std::vector<std::string> all = names();
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
  EXPECT_GE(all.size(), 26U);
}

}  // namespace
}  // namespace proptest
