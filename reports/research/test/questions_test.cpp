// SPDX-License-Identifier: MIT
// The laws behind the answers to the three questions, on fresh cases.
#include "reports/research/questions/questions.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cmath>

#include "core/cases/families.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "core/subjects/registry.hpp"
#include "reports/research/questions/simplices.hpp"

namespace reports::questions {
namespace {

TEST(PowerLaw, IsFoundInItsOwnPoints) {
  Points points;
  for (double x = 1; x < 1e6; x *= 3) points.emplace_back(x, 5 * x * x);
  const PowerLaw law = fitted(points);
  EXPECT_NEAR(law.exponent, 2, 1e-12);
  EXPECT_NEAR(law.factor, 5, 1e-9);
  EXPECT_EQ(fitted({{1, 1}, {2, 2}}).points, 2U);
}

// Points that share their cases, so that each fit looks better than it is: of 2,000 fits the
// exponent is off by more than the spread in a few, and by more than a third of it in many.
TEST(PowerLaw, IsOffByMoreThanItsSpreadOnceInAThousand) {
  constexpr std::size_t size = 60;
  int beyond = 0;
  int beyond_a_third = 0;
  for (std::uint64_t fit = 0; fit < 2000; ++fit) {
    cases::Choices choices = cases::Choices::keyed(9, "spread", fit);
    std::array<std::array<double, 2>, size> noise{};  // at both ends; between them their mean
    for (auto& one : noise) one = {choices.fraction(32), choices.fraction(32)};
    const auto without = [&](std::size_t group) {
      Points points;
      for (int x = 0; x <= 10; ++x) {
        double y = 0;
        for (std::size_t i = 0; i < size; ++i) {
          if (i % groups != group) y += noise[i][0] * x + noise[i][1] * (10 - x);
        }
        const std::size_t count = group < groups ? size - size / groups : size;
        points.emplace_back(std::exp(x), std::exp(2 * x + y / static_cast<double>(count)));
      }
      return points;
    };
    const double off = std::fabs(fitted(without(groups)).exponent - 2);
    const double most = spread(without) - std::log(2) / 10;  // without what the factor changes
    beyond += off > most ? 1 : 0;
    beyond_a_third += off > most / 3 ? 1 : 0;
  }
  EXPECT_LE(beyond, 8);
  EXPECT_GE(beyond_a_third, 100);
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
    const Claim bound = error_bound(few(seed, 500));
    EXPECT_TRUE(bound.holds) << bound.finding << "\n" << bound.figures;
    const Claim digits = digits_lost(few(seed, 50000));
    EXPECT_TRUE(digits.holds) << digits.finding << "\n" << digits.figures;
    const Claim iterations = iterations_lost(few(seed, 20000));
    EXPECT_TRUE(iterations.holds) << iterations.finding << "\n" << iterations.figures;
  }
}

// --- each claim fails with a fault in what it is about ---

using Claimed = Claim (*)(const PaperOptions&);

void expect_only_with_fault(Claimed measure, PaperOptions options,
                            std::function<subjects::Subject(const subjects::Subject&)> planted) {
  const Claim sound = measure(options);
  EXPECT_TRUE(sound.holds) << sound.finding << "\n" << sound.figures;
  options.planted = std::move(planted);
  const Claim faulty = measure(options);
  EXPECT_FALSE(faulty.holds) << faulty.finding << "\n" << faulty.figures;
}

// The subject of a name with another part, for those in whose names the part is; others stay.
auto with_part(const std::string& part, const std::string& other) {
  return [=](const subjects::Subject& sound) {
    std::string name = sound.name;
    const std::size_t at = name.find(part);
    if (at == std::string::npos) return sound;
    subjects::Subject faulty = subjects::select({name.replace(at, part.size(), other)}).at(0);
    faulty.format = sound.format;
    faulty.contract = sound.contract;
    return faulty;
  };
}

// At float, whose exponents of few gaps scatter most.  The spread of an exponent is too small if
// fresh seeds do not have it; a claim fails if one of nine exponents is beyond.
TEST(Onset, HasItsExponentWithinTheSpreadOnFreshSeeds) {
  static constexpr const char* at_float[] = {"float"};
  for (std::uint64_t seed = 21; seed < 25; ++seed) {
    const Claim onset = onset_of_repetition_at(few(seed, 20000), at_float);
    EXPECT_TRUE(onset.holds) << seed << ": " << onset.finding << "\n" << onset.figures;
  }
}

// v as a sum of weighted points where a multiple of a normal was promised; and digits of float.
TEST(Onset, HasAnotherExponentOrFactorWithAFault) {
  const auto onset = [](const PaperOptions& options) {
    static constexpr const char* at_double[] = {"double"};
    return onset_of_repetition_at(options, at_double);
  };
  expect_only_with_fault(onset, few(5, 20000),
                         with_part("sub_algorithm=projections", "sub_algorithm=johnson"));
  expect_only_with_fault(onset, few(5, 20000), with_part("core/double/", "core/float/"));
}

// Of robust a repetition is not worth less than other stops; of `enhanced` it is.
TEST(WorthOfARepetition, DependsOnTheSubject) {
  PaperOptions options = few(5, 20000);
  EXPECT_FALSE(worth_of_a_repetition(options).holds);
  options.planted = with_part("enhanced", "robust");
  const Claim robust = worth_of_a_repetition(options);
  EXPECT_TRUE(robust.holds) << robust.finding << "\n" << robust.figures;
}

TEST(OtherEnds, AreSeenToStopTooEarly) {
  expect_only_with_fault(other_ends, few(5, 20000),
                         with_part("rational/enhanced?", "rational/enhanced?epsilon=0.5&"));
}

// It takes more iterations than plain GJK, but fewer than what converges slowly; and it is wrong if
// its points are taken for bounds.
TEST(Momentum, IsComparedInIterationsAndWrongAnswers) {
  PaperOptions options = few(5, 20000);
  EXPECT_FALSE(momentum(options).holds);
  options.planted = with_part("/signed_volumes", "/frank_wolfe_away");
  const Claim slow = momentum(options);
  EXPECT_TRUE(slow.holds) << slow.finding << "\n" << slow.figures;
  options.planted = [](const subjects::Subject& sound) {
    if (sound.name.ends_with("/nesterov"))
      return subjects::select({sound.name + "_trusting"}).at(0);
    return with_part("/signed_volumes", "/frank_wolfe_away")(sound);
  };
  const Claim wrong = momentum(options);
  EXPECT_FALSE(wrong.holds) << wrong.finding << "\n" << wrong.figures;
}

TEST(ToyTermination, FailsWithoutTheDecreaseThatProvesIt) {
  using gjk::Repetition;
  for (const ToyEnd& missing : {ToyEnd{"history", Repetition::simplex, false, true},
                                ToyEnd{"strict decrease", Repetition::unchecked, false, true}}) {
    EXPECT_FALSE(toy_termination_of(few(5, 1000), {&missing, 1}).holds) << missing.name;
  }
}

// The epsilon test of one sub-algorithm at a time is off by 2^16.
TEST(ErrorBound, FailsWithALargerEpsilonOfAnySubAlgorithm) {
  for (const std::string preset : {"enhanced", "signed_volumes", "robust"}) {
    expect_only_with_fault(error_bound, few(5, 200), [&](const subjects::Subject& sound) {
      if (!sound.name.starts_with("core/double/" + preset)) return sound;
      subjects::Subject faulty = sound;
      const double larger = std::min(0.5, 0x1p+16 * subjects::tolerance(sound));
      faulty.ask = subjects::select(
                       {"core/double/" + preset + "?epsilon=" + cases::canonical_decimal(larger)})
                       .at(0)
                       .ask;
      return faulty;
    });
  }
}

TEST(AttainedAccuracy, FailsWithTheDigitsOfFloat) {
  expect_only_with_fault(attained_accuracy, few(5, 10000),
                         with_part("core/double/", "core/float/"));
}

// Weights of a triangle from determinants of dot products, as Johnson's are: v loses twice the
// digits.
template <typename S, int D>
struct VolumesByDots : gjk::SignedVolumeFaces<S, D> {
  static gjk::Nearest<S, D> triangle(const gjk::Points<S, D>& y,
                                     const std::array<std::size_t, 3>& slot, bool full_allowed) {
    gjk::Nearest<S, D> found = gjk::SignedVolumeFaces<S, D>::triangle(y, slot, full_allowed);
    if (found.members != gjk::with(gjk::with(gjk::with(0, slot[0]), slot[1]), slot[2]))
      return found;
    const auto e = y[slot[1]] - y[slot[0]];
    const auto f = y[slot[2]] - y[slot[0]];
    const S det = dot(e, e) * dot(f, f) - dot(e, f) * dot(e, f);
    const S to_e = -dot(y[slot[0]], e);
    const S to_f = -dot(y[slot[0]], f);
    found.lambda[slot[1]] = (dot(f, f) * to_e - dot(e, f) * to_f) / det;
    found.lambda[slot[2]] = (dot(e, e) * to_f - dot(e, f) * to_e) / det;
    found.lambda[slot[0]] = S(1) - found.lambda[slot[1]] - found.lambda[slot[2]];
    return gjk::combination<S, D>(y, found.members, found.lambda);
  }
};
template <typename S, int D>
using ByDots = gjk::FaceSearch<VolumesByDots<S, D>, S, D>;

TEST(DigitsLost, AreTwiceAsManyWithWeightsByDotProducts) {
  const auto claim = [](auto spoiled) {
    return digits_lost_of(few(5, 50000),
                          {{"double",
                            53,
                            53,
                            {{{"johnson", 2, loss<double, gjk::Johnson>},
                              {"signed_volumes", 1, spoiled},
                              {"projections", 1, loss<double, gjk::Projections>}}}}});
  };
  const Claim sound = claim(loss<double, gjk::SignedVolumes>);
  EXPECT_TRUE(sound.holds) << sound.figures;
  const Claim faulty = claim(loss<double, ByDots>);
  EXPECT_FALSE(faulty.holds) << faulty.figures;
}

TEST(IterationsLost, ExceedTheLawOfAnotherSubAlgorithm) {
  for (const char* name : {"signed_volumes", "projections"}) {
    const UsedSubAlgorithm used{name, 1, gjk::SubAlgorithm::johnson};
    EXPECT_FALSE(iterations_lost_of(few(5, 20000), {&used, 1}).holds) << name;
  }
}

TEST(Questions, HaveTheSameAnswersOnAnyNumberOfThreads) {
  for (const Claimed measure : {toy_termination, digits_lost, iterations_lost}) {
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
