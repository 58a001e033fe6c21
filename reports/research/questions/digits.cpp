// SPDX-License-Identifier: MIT
// What random rounding tells of the digits of an answer, beside the exact error.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/measures.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions::stochastic {
namespace {

constexpr std::array<const char*, 5> families{"generic", "lattice", "oblong", "parallel", "sliver"};
constexpr std::array<const char*, 3> presets{"enhanced", "signed_volumes", "robust"};
constexpr std::size_t samples = 3;

// A preset rounded to nearest, and in three samples of random rounding.
struct Asked {
  subjects::Subject nearest;
  std::vector<subjects::Subject> random;
  double most;  // digits that its numbers have
};

Asked asked(const PaperOptions& options, const std::string& scalar, const char* preset) {
  Asked result{chosen(options, fmt::format("core/{}/{}", scalar, preset)), {}, 0};
  result.most = -std::log10(result.nearest.format.unit_roundoff);
  for (std::size_t sample = 1; sample <= samples; ++sample) {
    for (subjects::Subject& one : subjects::core_stochastic(sample)) {
      if (one.name == fmt::format("core/{}/stochastic_{}", scalar, preset)) {
        result.random.push_back(std::move(one));
      }
    }
  }
  return result;
}

// The digits that x shares with the exact value, at most all.
double right_digits(double x, double exact, double most) {
  return std::clamp(-std::log10(std::abs(x - exact) / exact), 0.0, most);
}

// The digits that samples have in common [Vignes93]: their mean is within t s / sqrt(n) of the value
// that all of them would have, with a confidence of 95 in 100 by Student's t.
double shared_digits(const std::vector<double>& values, double mean, double most) {
  constexpr double t = 4.303;  // two degrees of freedom
  double sum = 0;
  for (const double x : values) sum += (x - mean) * (x - mean);
  const double deviation = std::sqrt(sum / (samples - 1));
  return std::clamp(std::log10(std::sqrt(samples) * std::abs(mean) / (t * deviation)), 0.0, most);
}

struct Observed {
  bool separated = false;  // by all, and in truth: then there are digits
  double right = 0;        // of the answer rounded to nearest
  double right_of_mean = 0;
  double shared = 0;
  bool wrong = false;     // the answer rounded to nearest is a finding
  bool disagree = false;  // on the relation, or some sample has no answer
};

Observed observed(const Asked& asked_subjects, const cases::Case& question) {
  Observed result;
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::JudgedAnswer judged = examination.ask(asked_subjects.nearest);
  const cases::Case* const put = examination.put(asked_subjects.nearest).question;
  if (put == nullptr || !judged.answer) return result;
  result.wrong = oracle::is_finding(judged.verdict);
  std::vector<double> values;
  bool answered = judged.answer->answered;
  std::size_t apart = 0;
  for (const subjects::Subject& subject : asked_subjects.random) {
    subjects::Answer answer;
    subject.ask(*put, nullptr, answer);
    answered = answered && answer.answered;
    if (!answer.answered) continue;
    apart += answer.intersecting ? 0 : 1;
    values.push_back(answer.distance->value.approximation());
  }
  result.disagree = values.size() < samples || (apart > 0 && apart < samples);
  const oracle::Truth truth = oracle::Examination(*put, oracle::Oracle::certificate).truth();
  if (!answered || apart < samples || judged.answer->intersecting ||
      truth.relation != cases::Relation::separated) {
    return result;
  }
  const double exact = oracle::rounded_root(truth.distance_squared, subjects::binary64);
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / samples;
  result.separated = true;
  result.right =
      right_digits(judged.answer->distance->value.approximation(), exact, asked_subjects.most);
  result.right_of_mean = right_digits(mean, exact, asked_subjects.most);
  result.shared = shared_digits(values, mean, asked_subjects.most);
  return result;
}

struct Tally {
  std::vector<double> right, shared;
  std::size_t high = 0, low = 0;  // by more than a digit
  std::size_t wrong = 0, seen = 0;

  void add(const Observed& one) {
    wrong += one.wrong ? 1 : 0;
    const bool doubted = one.disagree || (one.separated && one.shared < 1);
    seen += one.wrong && doubted ? 1 : 0;
    if (!one.separated) return;
    right.push_back(one.right);
    shared.push_back(one.shared);
    high += one.shared > one.right_of_mean + 1 ? 1 : 0;
    low += one.shared < one.right_of_mean - 1 ? 1 : 0;
  }
};

std::string share(std::size_t part, std::size_t all) {
  return all == 0
             ? "."
             : fmt::format("{:.1f}", 100.0 * static_cast<double>(part) / static_cast<double>(all));
}

std::string digits(const std::vector<double>& some, double at) {
  return some.empty() ? "." : fmt::format("{:.1f}", quantile(some, at));
}

Claim random_rounding(const PaperOptions& options) {
  const std::size_t count = std::max<std::size_t>(options.cases / 100, 100);
  std::vector<Row> rows{{"scalar, preset, family", "distances", "right digits", "1 in 100",
                         "shared digits", "1 in 100", "too many %", "too few %", "wrong answers",
                         "doubted %"}};
  std::size_t all = 0, high = 0, wrong = 0, seen = 0;
  for (const char* scalar : {"float", "double"}) {
    for (const char* preset : presets) {
      const Asked asked_subjects = asked(options, scalar, preset);
      for (const char* name : families) {
        const cases::Family family = cases::family(name);
        Tally tally;
        in_order(
            count,
            [&](std::uint64_t i) {
              return observed(asked_subjects,
                              cases::generate(family, options.seed, i, {vertices_max}));
            },
            [&](const Observed& one) { tally.add(one); });
        const std::size_t size = tally.right.size();
        rows.push_back({fmt::format("{}, {}, {}", scalar, preset, name), grouped(size),
                        digits(tally.right, 0.5), digits(tally.right, 0.01),
                        digits(tally.shared, 0.5), digits(tally.shared, 0.01),
                        share(tally.high, size), share(tally.low, size), count_or_dot(tally.wrong),
                        share(tally.seen, tally.wrong)});
        all += size, high += tally.high, wrong += tally.wrong, seen += tally.seen;
      }
    }
  }
  return {
      all > 0 && high * 20 <= all,
      fmt::format("Of {} distances three samples share more than one digit too many in {} %; of "
                  "{} wrong answers they doubt {} %.",
                  grouped(all), share(high, all), grouped(wrong), share(seen, wrong)),
      table(rows, true)};
}

constexpr Section sections[] = {
    {"Do samples of random rounding share the digits that are right?",
     "the digits that three samples share are right to within one, in 95 of 100 distances "
     "[Vignes93].",
     random_rounding},
};

}  // namespace
}  // namespace reports::questions::stochastic

namespace reports::questions {

ExitCode random_digits(const PaperOptions& options) {
  return measured({"digits", "What random rounding tells of digits", stochastic::sections},
                  options);
}

}  // namespace reports::questions
