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

Attained attained(const subjects::Subject& subject, const cases::Case& question, double epsilon) {
  Attained one;
  const std::optional<cases::Case> put = cases::rounded(question, case_bits(subject));
  if (!put || !subjects::holds_lengths(subject, *put)) return one;
  const double magnitude = cases::magnitude(*put);
  // Squares of presets that do not scale keep their digits, and doubles hold all quotients here.
  if (!(magnitude < 0x1p+12 && magnitude > 0x1p-12)) return one;
  const subjects::Answer answer = subject.ask(*put, nullptr);
  if (!answer.answered || answer.intersecting || !answer.distance || !answer.lower_bound)
    return one;
  const Rational truth = oracle::distance_squared(oracle::quick_certificate(*put));
  if (truth == 0) return one;
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
  one.broken = oracle::broken_tolerance(subject, *put, answer, {epsilon, false}, truth).has_value();
  return one;
}

std::vector<Attained> attained_by(const subjects::Subject& subject, double epsilon,
                                  const PaperOptions& options, std::size_t count) {
  std::vector<Attained> all;
  for (const char* family : {"lattice", "generic", "oblong", "parallel", "sliver", "flat"}) {
    const cases::Family chosen = cases::family(family);
    in_order(
        count,
        [&](std::uint64_t i) {
          return attained(subject, cases::generate(chosen, options.seed, i, {vertices_max}),
                          epsilon);
        },
        [&](Attained one) {
          if (one.answered) all.push_back(std::move(one));
        });
  }
  return all;
}

constexpr std::array<const char*, 3> presets{"enhanced", "signed_volumes", "robust"};
double largest(const std::vector<Attained>& some, double Attained::*part) {
  double most = 0;
  for (const Attained& one : some) most = std::max(most, one.*part);
  return most;
}

std::string figure(double x) { return fmt::format("{:.2g}", x); }

}  // namespace

Claim error_bound(const PaperOptions& options) {
  Claim claim;
  std::vector<Row> rows{{"scalar, preset", "status", "answers", "largest above epsilon / uM",
                         "largest below d / uM", "law broken"}};
  std::size_t answers = 0;
  std::size_t broken = 0;
  double most_above = 0;
  double most_below = 0;
  for (const char* scalar : scalar_names) {
    const bool hardware =
        std::string_view(scalar) == "float" || std::string_view(scalar) == "double";
    const std::size_t count =
        std::clamp<std::size_t>(options.cases / (hardware ? 100 : 1000), 50, 20000);
    for (const char* preset : presets) {
      std::map<std::string, std::vector<Attained>> by_status;
      const subjects::Subject named =
          subjects::select({fmt::format("core/{}/{}", scalar, preset)}).at(0);
      const double tightest = subjects::tolerance(named);
      for (double epsilon = 0x1p-4; epsilon >= tightest; epsilon *= 0x1p-10) {
        const subjects::Subject subject =
            subjects::select({fmt::format("core/{}/{}?epsilon={}", scalar, preset, epsilon)}).at(0);
        for (Attained& one : attained_by(subject, epsilon, options, count)) {
          if (one.status == "converged") {
            ++answers;
            broken += one.broken ? 1 : 0;
            most_above = std::max(most_above, one.above);
          }
          if (subject.contract.convex_combination) most_below = std::max(most_below, one.below);
          by_status[one.status].push_back(std::move(one));
        }
      }
      for (const auto& [status, some] : by_status) {
        std::size_t of_these = 0;
        for (const Attained& one : some) of_these += one.broken ? 1 : 0;
        rows.push_back({fmt::format("{}, {}", scalar, preset), status, grouped(some.size()),
                        figure(largest(some, &Attained::above)),
                        figure(largest(some, &Attained::below)), count_or_dot(of_these)});
      }
    }
  }
  claim.holds = broken == 0;
  claim.finding = fmt::format(
      "{} of {} answers that converged break |‖v‖ - d| <= epsilon ‖v‖ + 64 u M; the largest excess "
      "is "
      "{} u M, and a sum of weighted points is never more than {} u M too short.",
      grouped(broken), grouped(answers), figure(most_above), figure(most_below));
  claim.figures = table(rows, true);
  return claim;
}

Claim attained_accuracy(const PaperOptions& options) {
  Claim claim;
  double least_median = 1e300;
  double most_median = 0;
  double most = 0;
  std::vector<Row> rows{{"scalar, preset", "M / d", "answers", "median error / uM", "99 %",
                         "largest", "effectivity: median", "99 %"}};
  for (const char* scalar : {"float", "double", "float128"}) {
    for (const char* preset : presets) {
      const subjects::Subject subject =
          subjects::select({fmt::format("core/{}/{}", scalar, preset)}).at(0);
      const std::vector<Attained> all =
          attained_by(subject, subjects::tolerance(subject), options,
                      std::clamp<std::size_t>(options.cases / 100, 100, 20000));
      for (double from = 1; from < 1e16; from *= 1e4) {
        std::vector<double> errors;
        std::vector<double> effectivity;
        for (const Attained& one : all) {
          if (one.condition < from || one.condition >= from * 1e4) continue;
          errors.push_back(one.error);
          if (one.effectivity > 0) effectivity.push_back(one.effectivity);
        }
        if (errors.size() < 20) continue;
        least_median = std::min(least_median, median(errors));
        most_median = std::max(most_median, median(errors));
        most = std::max(most, quantile(errors, 1));
        rows.push_back({fmt::format("{}, {}", scalar, preset),
                        fmt::format("{:.0e} to {:.0e}", from, from * 1e4), grouped(errors.size()),
                        figure(median(errors)), figure(quantile(errors, 0.99)),
                        figure(quantile(errors, 1)), figure(median(effectivity)),
                        figure(quantile(effectivity, 0.99))});
      }
    }
  }
  claim.holds = most_median <= 1;
  claim.finding = fmt::format(
      "The median error of separated bodies is {} to {} u M at every M/d from 1 to 1e16, scalar "
      "and "
      "preset; the largest is {} u M.",
      figure(least_median), figure(most_median), figure(most));
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
