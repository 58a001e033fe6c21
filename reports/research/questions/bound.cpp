// SPDX-License-Identifier: MIT
// What the relative error bound is worth in floating point: by how much is ‖v‖ off beyond epsilon,
// and by how much less than the bound says?
#include <fmt/format.h>

#include <cmath>
#include <map>

#include "core/subjects/registry.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/laws/laws.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

using subjects::Rational;

// x - root(squared) for x >= 0, whose leading digits cancel exactly.
double beyond(const Rational& x, const Rational& squared) {
  const double sum =
      std::sqrt((x * x).convert_to<double>()) + std::sqrt(squared.convert_to<double>());
  return sum == 0 ? 0 : Rational(x * x - squared).convert_to<double>() / sum;
}

// One separated answer.
struct Attained {
  bool answered = false;
  std::string status;
  double above = 0;        // (1 - epsilon) ‖v‖ - d*, in u M
  double below = 0;        // d* - ‖v‖, in u M
  double error = 0;        // |‖v‖ - d*|, in u M
  double condition = 0;    // M / d*
  double effectivity = 0;  // (‖v‖ - mu) / (‖v‖ - d*); 0 if ‖v‖ is exact
  bool broken = false;     // the law of broken_tolerance()
};

// A subject with the epsilon that it has.
struct Tolerant {
  subjects::Subject subject;
  double epsilon;
};

Attained attained(const Tolerant& tolerant, const cases::Case& put, const Rational& truth) {
  const subjects::Subject& subject = tolerant.subject;
  Attained one;
  const subjects::Answer answer = subject.ask(put, nullptr);
  if (!answer.answered || answer.intersecting || !answer.distance || !answer.lower_bound)
    return one;
  const double magnitude = cases::magnitude(put);
  const double epsilon = tolerant.epsilon;
  const Rational norm = answer.distance->value.exact();
  const double unit = subject.format.unit_roundoff * magnitude;
  one.answered = true;
  one.status = answer.status;
  one.above = beyond(norm * (1 - Rational(epsilon)), truth) / unit;
  const double longer = beyond(norm, truth);
  one.below = -longer / unit;
  one.error = std::fabs(longer) / unit;
  one.condition = magnitude / std::sqrt(truth.convert_to<double>());
  if (longer > 0) {
    one.effectivity =
        Rational(norm - answer.lower_bound->value.exact()).convert_to<double>() / longer;
  }
  one.broken = oracle::broken_tolerance(subject, put, answer, {epsilon, false}, truth).has_value();
  return one;
}

// The answers of all to one case, whose truth is computed once; none if it is not for them.
std::vector<Attained> attained(const std::vector<Tolerant>& all, const cases::Case& question) {
  const subjects::Subject& first = all[0].subject;
  const std::optional<cases::Case> put = cases::rounded(question, case_bits(first));
  if (!put || !subjects::holds_lengths(first, *put)) return {};
  const double magnitude = cases::magnitude(*put);
  // Squares of presets that do not scale keep their digits, and doubles hold all quotients here.
  if (!(magnitude < 0x1p+12 && magnitude > 0x1p-12)) return {};
  const Rational truth = oracle::distance_squared(oracle::quick_certificate(*put));
  if (truth == 0) return {};
  std::vector<Attained> answers;
  for (const Tolerant& one : all) answers.push_back(attained(one, *put, truth));
  return answers;
}

// Calls take(i, answer) for each answer of all[i], in the order of the cases.
template <typename Take>
void ask(const std::vector<Tolerant>& all, const PaperOptions& options, std::size_t count,
         const Take& take) {
  for (const char* family : {"lattice", "generic", "oblong", "parallel", "sliver", "flat"}) {
    const cases::Family chosen = cases::family(family);
    in_order(
        count,
        [&](std::uint64_t i) {
          return attained(all, cases::generate(chosen, options.seed, i, {vertices_max}));
        },
        [&](const std::vector<Attained>& answers) {
          for (std::size_t i = 0; i < answers.size(); ++i) {
            if (answers[i].answered) take(i, answers[i]);
          }
        });
  }
}

constexpr std::array<const char*, 3> presets{"enhanced", "signed_volumes", "robust"};

// What a subject's answers of one kind are worth.
struct Worst {
  std::size_t answers = 0;
  std::size_t broken = 0;
  double above = 0;
  double below = 0;

  void add(const Attained& one) {
    ++answers;
    broken += one.broken ? 1 : 0;
    above = std::max(above, one.above);
    below = std::max(below, one.below);
  }
};

}  // namespace

Claim error_bound(const PaperOptions& options) {
  Claim claim;
  std::vector<Row> rows{{"scalar, preset", "converged", "law broken", "largest above epsilon / uM",
                         "largest below d / uM", "others", "law broken", "largest above / uM",
                         "largest below / uM"}};
  Worst converged;
  std::map<std::string_view, std::size_t> by_scalar;
  double most_below = 0;
  for (const char* scalar : scalar_names) {
    // At --cases 200000 ten million answers each at float, which has fewer tolerances, and at
    // double, a hundred thousand at each other.
    const std::string_view name = scalar;
    const std::uint64_t wanted = name == "float"    ? options.cases * 4
                                 : name == "double" ? options.cases * 5 / 4
                                                    : options.cases / 100;
    const std::size_t count = std::clamp<std::size_t>(wanted, 50, 1000000);
    std::vector<Tolerant> all;
    std::vector<std::size_t> preset_of;
    for (std::size_t p = 0; p < presets.size(); ++p) {
      const std::string preset = fmt::format("core/{}/{}", scalar, presets[p]);
      const double tightest = subjects::tolerance(subjects::select({preset}).at(0));
      for (double epsilon = 0x1p-4; epsilon >= tightest; epsilon *= 0x1p-10) {
        all.push_back({chosen(options, fmt::format("{}?epsilon={}", preset, epsilon)), epsilon});
        preset_of.push_back(p);
      }
    }
    std::array<Worst, presets.size()> ended;
    std::array<Worst, presets.size()> others;
    ask(all, options, count, [&](std::size_t i, const Attained& one) {
      const std::size_t p = preset_of[i];
      (one.status == "converged" ? ended : others)[p].add(one);
      if (all[i].subject.contract.convex_combination) most_below = std::max(most_below, one.below);
    });
    for (std::size_t p = 0; p < presets.size(); ++p) {
      converged.answers += ended[p].answers;
      converged.broken += ended[p].broken;
      converged.above = std::max(converged.above, ended[p].above);
      by_scalar[name] += ended[p].answers;
      rows.push_back({fmt::format("{}, {}", scalar, presets[p]), grouped(ended[p].answers),
                      count_or_dot(ended[p].broken), figure(ended[p].above), figure(ended[p].below),
                      grouped(others[p].answers), count_or_dot(others[p].broken),
                      figure(others[p].above), figure(others[p].below)});
    }
  }
  constexpr double units = oracle::tolerance_allowance.units;
  claim.holds = converged.broken == 0 && converged.above <= units && most_below <= units;
  claim.finding = fmt::format(
      "{} of {} answers that converged, {} of them at float and {} at double, break |‖v‖ - d| <= "
      "epsilon ‖v‖ + {} u M; the largest excess is {} u M, and a sum of weighted points, converged "
      "or not, is never more than {} u M too short.",
      grouped(converged.broken), grouped(converged.answers), grouped(by_scalar["float"]),
      grouped(by_scalar["double"]), units, figure(converged.above), figure(most_below));
  claim.figures = table(rows, true);
  return claim;
}

Claim attained_accuracy(const PaperOptions& options) {
  Claim claim;
  double least_median = 1e300;
  double most_median = 0;
  double most = 0;
  claim.holds = true;
  std::vector<Row> rows{{"scalar, preset", "M / d", "answers", "median error / uM", "99 %",
                         "largest", "effectivity: median", "99 %"}};
  for (const char* scalar : {"float", "double", "float128"}) {
    for (const char* preset : presets) {
      const subjects::Subject subject = chosen(options, fmt::format("core/{}/{}", scalar, preset));
      std::vector<Attained> all;
      ask({{subject, subjects::tolerance(subject)}}, options,
          std::clamp<std::size_t>(options.cases / 100, 100, 20000),
          [&](std::size_t, const Attained& one) { all.push_back(one); });
      std::size_t measured = 0;
      for (double from = 1; from < 1e16; from *= 1e4) {
        std::vector<double> errors;
        std::vector<double> effectivity;
        for (const Attained& one : all) {
          if (one.condition < from || one.condition >= from * 1e4) continue;
          errors.push_back(one.error);
          if (one.effectivity > 0) effectivity.push_back(one.effectivity);
        }
        if (errors.size() < 20) continue;
        ++measured;
        least_median = std::min(least_median, median(errors));
        most_median = std::max(most_median, median(errors));
        most = std::max(most, quantile(errors, 1));
        rows.push_back({fmt::format("{}, {}", scalar, preset),
                        fmt::format("{:.0e} to {:.0e}", from, from * 1e4), grouped(errors.size()),
                        figure(median(errors)), figure(quantile(errors, 0.99)),
                        figure(quantile(errors, 1)), figure(median(effectivity)),
                        figure(quantile(effectivity, 0.99))});
      }
      claim.holds = claim.holds && measured > 0;
    }
  }
  claim.holds = claim.holds && most_median <= 1;
  claim.finding = fmt::format(
      "The median error of separated bodies is {} to {} u M, for every scalar and preset in every "
      "range of M/d up to 1e16 that has 20 answers; the largest is {} u M.",
      figure(least_median), figure(most_median), figure(most));
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
