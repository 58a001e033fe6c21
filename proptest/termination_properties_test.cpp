// SPDX-License-Identifier: MIT
// Why the iteration ends, and what must be true for that status.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/promises.hpp"
#include "oracle/laws/run_laws.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using subjects::Answer;
using subjects::Subject;
using Failure = std::optional<std::string>;

// Returns all presets that claim to end by themselves, at one scalar; studies cover those that
// cycle.
std::vector<Subject> ending(const std::string& scalar) {
  return subjects::select({"core/" + scalar + "/signed_volumes", "core/" + scalar + "/robust"});
}

class Termination : public testing::TestWithParam<const char*> {};

// Returns the case in the subject's format; empty if it leaves the range of that.
std::optional<cases::Case> as_asked(const cases::Case& question, const Subject& asked) {
  return cases::rounded(question, case_bits(asked));
}

// Checks the promise of the answer's status on a case that the subject can represent.
Failure broken_promise(const Subject& asked, const cases::Case& question) {
  const auto rounded = as_asked(question, asked);
  if (!rounded || !subjects::holds_lengths(asked, *rounded)) return std::nullopt;
  const Failure how = oracle::broken_promise(asked, *rounded, oracle::watch(asked, *rounded));
  if (!how) return std::nullopt;
  return asked.name + ": " + *how;
}

TEST(Termination, ARepeatedPointOccurredBefore) {
  const std::vector<Subject> all = subjects::select({"core/double/enhanced", "core/double/robust"});
  expect_holds("repeated_support_point is said only where w is in W_{k-1} + {w_{k-1}}",
               [&](const cases::Case& question) -> Failure {
                 for (const Subject& asked : all) {
                   const oracle::Watched run = oracle::watch(asked, question);
                   if (const Failure how = oracle::broken_repetition(asked, question, run)) {
                     return asked.name + ": " + *how;
                   }
                 }
                 return std::nullopt;
               });
}

TEST_P(Termination, EveryStatusKeepsItsPromise) {
  const std::string scalar = GetParam();
  const std::vector<Subject> all = ending(scalar);
  expect_holds("at " + scalar + " every answer keeps the promise of its status",
               [&](const cases::Case& question) -> Failure {
                 for (const Subject& asked : all) {
                   if (const Failure how = broken_promise(asked, question)) return how;
                 }
                 return std::nullopt;
               },
               {.cases = 2000});
}

// Such a subject once crashed the program: an empty distance was read, and all following tests were
// lost.
TEST(Termination, ASubjectWithoutAnAnswerIsACounterexample) {
  Subject silent = subjects::select({"core/float/robust"}).at(0);
  silent.ask = [](const cases::Case&, const subjects::Trace*) { return Answer{}; };
  Subject relation_only = silent;
  relation_only.ask = [](const cases::Case&, const subjects::Trace*) {
    Answer answer;
    answer.answered = true;
    return answer;
  };
  for (const Subject& asked : {silent, relation_only}) {
    const Outcome outcome = check("a subject without a distance", [&](const cases::Case& question) {
      return broken_promise(asked, question);
    });
    EXPECT_FALSE(outcome.holds);
    EXPECT_TRUE(outcome.counterexample);
  }
}

// Case by case for presets that cannot cycle, and in total for all.
TEST(Termination, TakesNoMoreWorkThanExactArithmetic) {
  for (const char* preset : {"original", "enhanced", "signed_volumes", "robust"}) {
    const Subject exact = subjects::select({std::string("core/rational/") + preset}).at(0);
    for (const char* scalar : {"float", "double"}) {
      const Subject asked = subjects::select({std::string("core/") + scalar + "/" + preset}).at(0);
      oracle::Work total;
      expect_holds(asked.name + " takes at most " + std::to_string(oracle::work_allowance) +
                       " iterations more than exact arithmetic",
                   [&](const cases::Case& question) -> Failure {
                     const auto rounded = as_asked(question, asked);
                     if (!rounded) return std::nullopt;
                     const auto work = oracle::work(asked, exact, *rounded);
                     if (!work) return std::nullopt;
                     total.iterations += work->iterations;
                     total.exact += work->exact;
                     return oracle::broken_work(asked, *work);
                   });
      const Failure how = oracle::broken_total_work(total);
      EXPECT_FALSE(how) << asked.name << ": " << *how;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scalars, Termination,
                         testing::Values("float", "double", "long_double", "float128", "digits50",
                                         "digits100", "rational"),
                         [](const auto& scalar) { return std::string(scalar.param); });

// The safeguards end the loop even if oblong and sliver facets make the bound from v.w useless.
TEST(Termination, OblongAndSliverCasesEndSoon) {
  constexpr std::uint64_t count = 3000;
  for (const char* name : {"oblong", "sliver"}) {
    const cases::Family& family = cases::family(name);
    int most = 0;
    for (const char* scalar : {"float", "double"}) {
      for (const Subject& asked : ending(scalar)) {
        for (std::uint64_t i = 0; i < count; ++i) {
          const cases::Case question = cases::generate(family, 20261120, i, {12});
          const Answer answer = asked.ask(as_asked(question, asked).value(), nullptr);
          ASSERT_TRUE(answer.answered) << asked.name << " " << question.id;
          most = std::max(most, answer.iterations);
        }
      }
    }
    std::printf("%s: at most %d iterations\n", name, most);
    // No vertex pair has to be visited twice: a body has 12 vertices, and W four slots.
    EXPECT_LE(most, 64) << name;
  }
}

}  // namespace
}  // namespace proptest
