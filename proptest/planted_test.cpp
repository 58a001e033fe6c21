// SPDX-License-Identifier: MIT
// Checks that properties find every planted fault: a case on which the faulty subject gets a
// finding or breaks a law, and the subject it was made from does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "core/cases/file.hpp"
#include "core/subjects/planted/faults.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/laws.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using subjects::Fault;
using subjects::Subject;

// Includes the known cases, which come last.
constexpr int cases_max = 20000;

class Planted : public testing::TestWithParam<std::string> {};

std::vector<std::string> names() {
  std::vector<std::string> result;
  for (const Fault& fault : subjects::faults()) result.push_back(fault.subject.name);
  return result;
}

Fault fault_named(const std::string& name) {
  const std::vector<Fault>& all = subjects::faults();
  return *std::find_if(all.begin(), all.end(),
                       [&](const Fault& one) { return one.subject.name == name; });
}

std::string short_name(const std::string& name) { return name.substr(name.find('/') + 1); }

const std::vector<cases::Case>& known_cases() {
  static const std::vector<cases::Case> list = [] {
    const std::string folder = std::string(GJKPROOF_SOURCE_DIR) + "/core/cases/known";
    std::vector<cases::Case> all;
    for (const std::string& file : cases::files_in(folder, ".jsonl")) {
      for (cases::Case& question : cases::read_cases(file)) all.push_back(std::move(question));
    }
    return all;
  }();
  return list;
}

// Returns the same algorithm in exact arithmetic: robust for one that is exact where necessary, and
// without the escalation that exact arithmetic never needs.
Subject exact_of(const Fault& fault) {
  const std::string preset = fault.base.substr(fault.base.rfind('/'));
  const bool is_robust = preset == "/certified" || preset == "/robust_without_escalation";
  return subjects::select({"core/rational" + (is_robust ? "/robust" : preset)}).at(0);
}

// The properties of a subject: the judge, every law, and how many iterations it takes.
class Asked {
 public:
  Asked(const cases::Case& question, const Subject& exact)
      : examination_(question, oracle::Oracle::certificate),
        exact_(exact),
        key_(question.a.points.size() * 64 + question.b.points.size()) {}

  static std::size_t ways() { return oracle::laws().size() + 2; }

  Failure failure(std::size_t way, const Subject& subject) {
    if (way == 0) return judged(subject);
    const auto asked = cases::rounded(examination_.question(), case_bits(subject));
    if (!asked || reason_to_skip(subject, *asked)) return std::nullopt;
    if (way == 1) {
      // Exact arithmetic is expensive, and so few iterations break no law.
      if (subject.ask(*asked, nullptr).iterations <= oracle::work_allowance) return std::nullopt;
      const auto work = oracle::work(subject, exact_, *asked);
      return work ? oracle::broken_work(subject, *work) : std::nullopt;
    }
    const oracle::Law& law = oracle::laws()[way - 2];
    if (law.of_normalising_subjects && !subject.contract.normalises_scale) return std::nullopt;
    auto choices = cases::Choices::keyed(key_, law.name, 0);
    const Failure how = law.broken(subject, *asked, choices);
    return how ? law.name + (": " + *how) : how;
  }

 private:
  Failure judged(const Subject& subject) {
    const oracle::Verdict verdict = examination_.ask(subject).verdict;
    if (!oracle::is_finding(verdict)) return std::nullopt;
    return std::string(oracle::broad_name(verdict.kind)) + ": " + verdict.reason;
  }

  oracle::Examination examination_;
  const Subject& exact_;
  std::size_t key_;  // selects the related case of a law
};

// Returns how the fault is worse than its base; empty if it is not.
class Worse {
 public:
  explicit Worse(const Fault& fault)
      : faulty_(fault.subject),
        sound_(subjects::select({fault.base}).at(0)),
        exact_(exact_of(fault)),
        in_conversation_(fault.spoils == subjects::Spoils::conversation) {}

  Failure operator()(const cases::Case& question) const {
    Asked asked(question, exact_);
    for (std::size_t way = in_conversation_ ? 2 : 0; way < Asked::ways(); ++way) {
      const Failure how = asked.failure(way, faulty_);
      if (how && !asked.failure(way, sound_)) return how;
    }
    return std::nullopt;
  }

 private:
  Subject faulty_;
  Subject sound_;
  Subject exact_;
  bool in_conversation_;
};

// Returns the number of cases until the fault was found; empty if it survived.
std::optional<int> cases_until_killed(const Fault& fault) {
  const Worse worse(fault);
  const int known = static_cast<int>(known_cases().size());
  Search search{.cases = cases_max - known, .shrinks = false};
  if (fault.spoils == subjects::Spoils::curved_body) search.generate = one_family<cases::curved>;
  const Outcome outcome =
      check(fault.subject.name + " is no worse than " + fault.base, worse, search);
  if (!outcome.holds) return outcome.cases;
  for (int i = 0; i < known; ++i) {
    if (worse(known_cases()[static_cast<std::size_t>(i)])) return search.cases + i + 1;
  }
  return std::nullopt;
}

TEST_P(Planted, IsCaught) {
  const Fault fault = fault_named(GetParam());
  const std::optional<int> killed = cases_until_killed(fault);
  // A kill line, in the format that `gjkproof-research mutants` reads.
  std::printf("mutant property %s %s\n", short_name(GetParam()).c_str(),
              killed ? std::to_string(*killed).c_str() : "-");
  const bool can_see = !subjects::blindness(fault.spoils, "property");
  EXPECT_TRUE(killed || !can_see) << GetParam() << " survived " << cases_max << " cases";
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  return short_name(info.param);
}

INSTANTIATE_TEST_SUITE_P(Faults, Planted, testing::ValuesIn(names()), test_name);

TEST(PlantedFaults, AreAtLeastSeventyDifferentOnes) {
  const std::vector<std::string> all = names();
  EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
  EXPECT_GE(all.size(), 70U);
}

}  // namespace
}  // namespace proptest
