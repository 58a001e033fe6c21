// SPDX-License-Identifier: MIT
// Why the iteration ends, and what must be true when it says so.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/laws/run_laws.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using subjects::Answer;
using subjects::Subject;
using subjects::TraceStep;
using Failure = std::optional<std::string>;

// All presets that claim to end by themselves, at one scalar; those that cycle are left to studies.
std::vector<Subject> ending(const std::string& scalar) {
  return subjects::select({"core/" + scalar + "/signed_volumes", "core/" + scalar + "/robust"});
}

class Termination : public testing::TestWithParam<const char*> {};

// The case in the subject's format; empty where it leaves the range of that.
std::optional<cases::Case> as_asked(const cases::Case& question, const Subject& asked) {
  return cases::rounded(question, asked.bits);
}

// In the plane the z coordinates are zero.  Powers of two do not change which points are equal.
std::array<double, 3> difference(const cases::Case& question,
                                 const std::pair<std::size_t, std::size_t>& pair) {
  std::array<double, 3> y{};
  for (std::size_t i = 0; i < 3; ++i) {
    y[i] = question.a.points[pair.first][i] - question.b.points[pair.second][i];
  }
  return y;
}

// Was the last support point in W_{k-1} + {w_{k-1}}, or in W_k?  By value in double, as the
// subjects asked here compute it.
bool is_repeated(const cases::Case& question, const std::vector<TraceStep>& steps) {
  const TraceStep& last = steps.back();
  const auto w = difference(question, last.support);
  std::vector<std::pair<std::size_t, std::size_t>> earlier = last.simplex;
  if (steps.size() > 1) {
    const TraceStep& before = steps[steps.size() - 2];
    earlier.insert(earlier.end(), before.simplex.begin(), before.simplex.end());
    earlier.push_back(before.support);
  }
  for (const auto& pair : earlier) {
    if (difference(question, pair) == w) return true;
  }
  return false;
}

int rises(const std::vector<double>& norms) {
  int count = 0;
  for (std::size_t k = 1; k < norms.size(); ++k) count += norms[k] > norms[k - 1] ? 1 : 0;
  return count;
}

// Than the shortest of the norms, which are in units of the scale: a power of two apart.
bool is_longer(const Answer& answer, const std::vector<double>& norms) {
  const double value = answer.distance->value.approximation();
  const double length = answer.distance->squared ? std::sqrt(value) : value;
  const double shortest = *std::min_element(norms.begin(), norms.end());
  if (!std::isnormal(length) || !std::isnormal(shortest)) return false;
  int exponent = 0;
  const double fraction = std::frexp(length / shortest, &exponent);
  return fraction > 0.5 + 0x1p-20 && fraction < 1 - 0x1p-20;
}

TEST(Termination, ARepeatedPointIsOneThatWasThere) {
  expect_holds("repeated_support_point is said only where w is in W_{k-1} + {w_{k-1}}",
               [](const cases::Case& question) -> Failure {
                 for (const Subject& asked :
                      subjects::select({"core/double/enhanced", "core/double/robust"})) {
                   std::vector<TraceStep> steps;
                   const subjects::Trace keep = [&](const TraceStep& step) {
                     steps.push_back(step);
                   };
                   const Answer answer = asked.ask(question, &keep);
                   if (answer.status != std::string("repeated_support_point")) continue;
                   if (steps.empty() || !is_repeated(question, steps)) {
                     return asked.name + ": the point is new";
                   }
                 }
                 return std::nullopt;
               });
}

TEST_P(Termination, EveryStatusKeepsItsContract) {
  const std::string scalar = GetParam();
  const std::vector<Subject> all = ending(scalar);
  expect_holds("at " + scalar + " every answer fits its status, in at most 256 iterations",
               [&](const cases::Case& question) -> Failure {
                 for (const Subject& asked : all) {
                   const auto rounded = as_asked(question, asked);
                   if (!rounded) continue;
                   const Answer answer = asked.ask(*rounded, nullptr);
                   const std::string status = answer.status;
                   const bool meets = status == "origin_inside" || status == "below_omega" ||
                                      status == "within_rounding";
                   const bool apart = status == "converged" || status == "repeated_support_point" ||
                                      status == "no_valid_subset" || status == "no_progress";
                   if (!meets && !apart) return asked.name + " ends with " + status;
                   if (!answer.answered) return asked.name + ": " + status + " is no answer";
                   if (answer.intersecting != meets) return asked.name + ": relation of " + status;
                   if (answer.iterations < 0 || answer.iterations > 256) {
                     return asked.name + ": iterations";
                   }
                   for (std::size_t i = 0; i < answer.term_count; ++i) {
                     const double weight = answer.terms[i].weight.approximation();
                     if (!(weight >= 0 && weight <= 2)) return asked.name + ": a weight is none";
                   }
                   if (!answer.distance) return asked.name + ": no distance of " + status;
                   const double distance = answer.distance->value.approximation();
                   if (!(distance >= 0) || (meets && distance != 0)) {
                     return asked.name + ": distance of " + status;
                   }
                 }
                 return std::nullopt;
               },
               {.cases = 2000});
}

// mu never falls, ‖v‖ rises in the detours of robust alone, and the answer is the shortest v.
Failure broken_monotony(const Subject& asked, const cases::Case& question) {
  const auto rounded = as_asked(question, asked);
  if (!rounded || !subjects::holds_lengths(asked, *rounded)) return std::nullopt;
  std::vector<double> norms;
  double bound = 0;
  Failure failure;
  const subjects::Trace trace = [&](const TraceStep& step) {
    if (step.lower_bound < bound) failure = asked.name + ": mu falls";
    norms.push_back(step.v_norm);
    bound = step.lower_bound;
  };
  const Answer answer = asked.ask(*rounded, &trace);
  if (!answer.answered) return asked.name + ": no answer, " + answer.status;
  if (!answer.intersecting && (!answer.distance || norms.empty())) {
    return asked.name + ": apart without a distance or an iteration";
  }
  const int allowed = asked.name.ends_with("/robust") ? 2 : 0;
  if (rises(norms) > allowed) failure = asked.name + ": ‖v‖ rises";
  if (!answer.intersecting && is_longer(answer, norms)) {
    failure = asked.name + ": a shorter v was there";
  }
  return failure;
}

TEST_P(Termination, NormsFallAndBoundsRise) {
  const std::string scalar = GetParam();
  const std::vector<Subject> all = ending(scalar);
  expect_holds(
      "at " + scalar +
          " mu never falls, and ‖v‖ rises in the two detours of robust alone, whose answer "
          "is the shortest v",
      [&](const cases::Case& question) -> Failure {
        for (const Subject& asked : all) {
          if (const Failure failure = broken_monotony(asked, question)) return failure;
        }
        return std::nullopt;
      },
      {.cases = 1000});
}

// Such a subject used to end the program: an empty distance was read, and all tests after were
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
      return broken_monotony(asked, question);
    });
    EXPECT_FALSE(outcome.holds);
    EXPECT_TRUE(outcome.counterexample);
  }
}

// Case by case of what cannot cycle, and of all cases together.
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

// Where oblong and sliver facets make the bound of v.w useless, the safeguards end the loop.
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
    // No vertex pair need be visited twice: a body has 12 vertices, and W four slots.
    EXPECT_LE(most, 64) << name;
  }
}

}  // namespace
}  // namespace proptest
