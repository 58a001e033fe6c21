// SPDX-License-Identifier: MIT
// Why the iteration ends, and what must be true for that status.  A search for a separating axis
// may start anywhere: the start must not decide the result.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/gjk/separating_axis.hpp"
#include "core/subjects/body_map.hpp"
#include "core/subjects/registry.hpp"
#include "core/subjects/scalars.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/laws/laws.hpp"
#include "proptest/property.hpp"

namespace proptest {
namespace {

using subjects::Answer;
using subjects::Subject;

// Returns the presets that claim to end by themselves, at one scalar; studies cover the others.
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
  return how ? asked.name + ": " + *how : how;
}

TEST(Termination, ARepeatedPointOccurredBefore) {
  const std::vector<Subject> all = subjects::select({"core/double/enhanced", "core/double/robust"});
  expect_holds("repeated_support_point is said only where w is in W_{k-1} + {w_{k-1}}",
               [&](const cases::Case& question) -> Failure {
                 for (const Subject& asked : all) {
                   const oracle::Watched run = oracle::watch(asked, question);
                   const Failure how = oracle::broken_repetition(asked, question, run);
                   if (how) return asked.name + ": " + *how;
                 }
                 return std::nullopt;
               });
}

TEST_P(Termination, EveryStatusKeepsItsPromise) {
  const std::string scalar = GetParam();
  const std::vector<Subject> all = ending(scalar);
  expect_holds("at " + scalar + " every answer keeps the promise of its status", {.cases = 2000},
               [&](const cases::Case& question) -> Failure {
                 for (const Subject& asked : all) {
                   if (const Failure how = broken_promise(asked, question)) return how;
                 }
                 return std::nullopt;
               });
}

// Such a subject once crashed the program by an empty distance, and all following tests were lost.
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

// What allows half of the digits, as the law once did for all answers, lets these faults pass: the
// epsilons of three sub-algorithms that are too large, and weights whose sum is not 1.
TEST(Tolerance, IsBrokenByFaultsThatHalfOfTheDigitsWouldHide) {
  for (const char* name :
       {"root_of_epsilon", "epsilon_of_float", "absolute_root_of_u", "float_weights"}) {
    const Subject faulty = subjects::select({std::string("planted/") + name}).at(0);
    for (const std::uint64_t seed : {20261125U, 20261126U, 20261127U}) {
      const auto law = [&](const cases::Case& question) -> Failure {
        const Answer answer = faulty.ask(question, nullptr);
        if (answer.ending != subjects::Ending::converged) return std::nullopt;
        const oracle::Rational truth =
            oracle::distance_squared(oracle::quick_certificate(question));
        const double epsilon = subjects::tolerance(faulty);
        const Failure how =
            oracle::broken_tolerance(faulty, question, answer, {epsilon, false}, truth);
        if (!how) return std::nullopt;
        const double norm = answer.distance->value.approximation();
        const double off = std::fabs(norm - std::sqrt(truth.convert_to<double>()));
        const double half_of_the_digits =
            oracle::gross_allowance.units * std::sqrt(faulty.format.unit_roundoff);
        EXPECT_LE(off, epsilon * norm + half_of_the_digits * cases::magnitude(question)) << name;
        return how;
      };
      const Search search{.cases = 20000, .seed = seed, .shrinks = false};
      const Outcome outcome = check(std::string(name) + " keeps its tolerance", law, search);
      EXPECT_FALSE(outcome.holds) << name << ", seed " << seed;
    }
  }
}

// Axes, diagonals, and differences of vertices, which a previous frame may have left.
template <gjk::Scalar S, int D>
std::vector<gjk::Vec<S, D>> starts(const cases::Case& question) {
  std::vector<gjk::Vec<S, D>> result;
  for (const int sign : {1, -1}) {
    gjk::Vec<S, D> diagonal;
    for (std::size_t axis = 0; axis < D; ++axis) {
      gjk::Vec<S, D> start;
      start[axis] = S(sign);
      result.push_back(start);
      diagonal[axis] = S(sign * static_cast<int>(axis + 1));
    }
    result.push_back(diagonal);
  }
  const auto a = subjects::vertices<S, D>(question.a);
  const auto b = subjects::vertices<S, D>(question.b);
  result.push_back(a.back() - b.back());
  result.push_back(a.front() - a.back());
  result.push_back(gjk::Vec<S, D>{});
  return result;
}

template <gjk::Scalar S, int D>
Failure any_start_finds(const cases::Case& question, bool meets) {
  const subjects::BodyMap<S, D> a(question.a);
  const subjects::BodyMap<S, D> b(question.b);
  for (const gjk::Vec<S, D>& start : starts<S, D>(question)) {
    const auto found = gjk::separating_axis(a, b, gjk::enhanced<S>(), start);
    if (found.status == gjk::AxisStatus::iteration_limit) return "iteration limit";
    if (found.intersecting != meets) return "a different relation from another start";
  }
  return std::nullopt;
}

TEST(WarmStart, ExactRelationsDoNotDependOnTheStart) {
  expect_holds("in rationals a separating axis gives the exact relation from any start",
               {.cases = 1000}, [](const cases::Case& question) {
                 const bool meets =
                     oracle::certificate(question).relation != cases::Relation::separated;
                 return question.dim == 2 ? any_start_finds<subjects::Rational, 2>(question, meets)
                                          : any_start_finds<subjects::Rational, 3>(question, meets);
               });
}

// Both support points are chosen among values that are off by 3 products and 2 sums of terms up to
// t, 9 u t each [Higham02 §3.1]; v.w, from rounded differences, by 4 u of terms up to 2 t: 24 u t.
bool separates(const cases::Case& question, const gjk::Vec<double, 3>& n) {
  oracle::Rational t(0);
  const auto along = [&](const cases::Point& p) {  // n . p exactly
    oracle::Rational value(0);
    for (std::size_t i = 0; i < 3; ++i) {
      const oracle::Rational term = oracle::rational(n[i]) * oracle::rational(p[i]);
      value += term;
      t = std::max(t, oracle::Rational(abs(term)));
    }
    return value;
  };
  const std::vector<cases::Point>& a = question.a.points;
  const std::vector<cases::Point>& b = question.b.points;
  oracle::Rational least_a = along(a.front());
  for (const cases::Point& p : a) least_a = std::min(least_a, along(p));
  oracle::Rational most_b = along(b.front());
  for (const cases::Point& q : b) most_b = std::max(most_b, along(q));
  return least_a - most_b >= -42 * oracle::rational(0x1p-53) * t;
}

// A proof is valid at any precision: v.w > 0 by more than its rounding.
TEST(WarmStart, AnAxisThatIsReturnedSeparates) {
  expect_holds(
      "an axis reported as separating has A - B on one side, up to rounding", {.cases = 2000},
      [](const cases::Case& question) -> Failure {
        if (question.dim != 3) return std::nullopt;
        const subjects::BodyMap<double, 3> a(question.a);
        const subjects::BodyMap<double, 3> b(question.b);
        for (const auto& start : starts<double, 3>(question)) {
          const auto found = gjk::separating_axis(a, b, gjk::robust<double>(), start);
          if (found.status == gjk::AxisStatus::separating_axis && !separates(question, found.v)) {
            return "the axis does not separate";
          }
        }
        return std::nullopt;
      });
}

}  // namespace
}  // namespace proptest
