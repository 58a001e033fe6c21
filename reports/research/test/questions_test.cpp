// SPDX-License-Identifier: MIT
// The laws behind the answers to the three questions, on fresh cases.
#include "reports/research/questions/questions.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cmath>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"

namespace reports::questions {
namespace {

TEST(PowerLaw, IsFoundInItsOwnPoints) {
  std::vector<std::pair<double, double>> points;
  for (double x = 1; x < 1e6; x *= 3) points.emplace_back(x, 5 * x * x);
  const PowerLaw law = fitted(points);
  EXPECT_NEAR(law.exponent, 2, 1e-12);
  EXPECT_NEAR(law.factor, 5, 1e-9);
  EXPECT_LT(law.spread, 1e-12);
  EXPECT_EQ(fitted({{1, 1}, {2, 2}}).points, 2U);
  points[3].second *= 2;
  EXPECT_GT(fitted(points).spread, 1e-3);
}

// With an epsilon above the critical one the run converges, with one below it has no end.
TEST(CriticalEpsilon, IsWhereTheRunBeginsToEnd) {
  const cases::Family family = cases::family("oblong?gap=1e-5");
  int tried = 0;
  for (const char* sub : {"johnson", "signed_volumes", "projections"}) {
    const auto asked = [&](double epsilon, const cases::Case& question,
                           std::vector<subjects::TraceStep>* steps) {
      const std::string name =
          std::string("core/double/enhanced?iterations=64&repetition=unchecked&sub_algorithm=") +
          sub + "&epsilon=" + cases::canonical_decimal(epsilon);
      const subjects::Trace trace = [&](const subjects::TraceStep& step) {
        steps->push_back(step);
      };
      return subjects::select({name}).at(0).ask(question, steps == nullptr ? nullptr : &trace);
    };
    for (std::uint64_t i = 0; i < 400; ++i) {
      const cases::Case question = cases::generate(family, 77, i, {8});
      std::vector<subjects::TraceStep> steps;
      const subjects::Answer endless = asked(8 * 0x1p-53, question, &steps);
      if (endless.ending != subjects::Ending::iteration_limit) continue;
      const double critical = critical_epsilon(steps);
      if (critical >= 0.1 || critical < 0x1p-47) continue;
      ++tried;
      EXPECT_EQ(asked(critical * 1.01, question, nullptr).ending, subjects::Ending::converged)
          << question.id << " " << sub;
      EXPECT_EQ(asked(critical * 0.99, question, nullptr).ending, subjects::Ending::iteration_limit)
          << question.id << " " << sub;
    }
  }
  EXPECT_GT(tried, 100);
}

PaperOptions few(std::uint64_t seed, std::uint64_t cases) {
  PaperOptions options;
  options.seed = seed;
  options.cases = cases;
  return options;
}

TEST(Questions, KeepTheirLawsOnFreshSeeds) {
  for (const std::uint64_t seed : {11U, 12U}) {
    const Claim toy = toy_termination(few(seed, 1000));
    EXPECT_TRUE(toy.holds) << toy.figures;
    const Claim bound = error_bound(few(seed, 5000));
    EXPECT_TRUE(bound.holds) << bound.finding << "\n" << bound.figures;
    const Claim digits = digits_lost(few(seed, 50000));
    EXPECT_TRUE(digits.holds) << digits.finding << "\n" << digits.figures;
  }
}

TEST(Questions, HaveTheSameAnswersOnAnyNumberOfThreads) {
  for (Claim (*const measure)(const PaperOptions&) : {toy_termination, digits_lost}) {
    std::string first;
    for (const std::size_t threads : {1, 3}) {
      const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
      const Claim claim = measure(few(1, 500));
      const std::string all = claim.finding + claim.figures;
      if (first.empty()) first = all;
      EXPECT_EQ(all, first) << threads;
    }
  }
}

}  // namespace
}  // namespace reports::questions
