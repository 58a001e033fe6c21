// SPDX-License-Identifier: MIT
// When does GJK repeat support points without an end, what ends it, and what is the answer worth?
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/parallel.hpp"
#include "reports/research/questions/questions.hpp"

namespace reports::questions {
namespace {

// The cases of a family with these settings, in space.
std::vector<cases::Case> in_space(const std::string& family, std::uint64_t seed,
                                  std::size_t count) {
  const cases::Family chosen = cases::family(family);
  std::vector<cases::Case> all = in_parallel(
      count, [&](std::size_t i) { return cases::generate(chosen, seed, i, {vertices_max}); });
  std::erase_if(all, [](const cases::Case& question) { return question.dim != 3; });
  return all;
}

std::string oblong(const char* ratio, double gap, int bits) {
  return fmt::format("oblong?size_ratio={}&gap={:.3g}&bits={}", ratio, gap, bits);
}

}  // namespace

// The least (‖v‖ - mu) / ‖v‖ of a run: with this epsilon or a larger one it converges.  Where the
// newest bound is not the best one, mu and ‖v‖ are compared as the doubles of the trace.
double critical_epsilon(const std::vector<subjects::TraceStep>& steps) {
  constexpr double trace_digits = 0x1p-45;
  double least = 1;
  for (const subjects::TraceStep& step : steps) {
    const double older = 1 - step.lower_bound / step.v_norm;
    least = std::min(least, std::max(step.gap, 0.0));
    if (older > trace_digits) least = std::min(least, older);
  }
  return least;
}

double median(std::vector<double> some) {
  if (some.empty()) return 0;
  std::ranges::nth_element(some, some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2));
  return some[some.size() / 2];
}

double quantile(std::vector<double> some, double share) {
  if (some.empty()) return 0;
  std::ranges::sort(some);
  return some[std::min(some.size() - 1,
                       static_cast<std::size_t>(share * static_cast<double>(some.size())))];
}

std::string figure(double x) { return fmt::format("{:.2g}", x); }

PowerLaw fitted(const Points& points) {
  PowerLaw law;
  law.points = points.size();
  if (points.size() < 3) return law;
  const auto n = static_cast<double>(points.size());
  double x = 0;
  double y = 0;
  for (const auto& [a, b] : points) {
    x += std::log(a) / n;
    y += std::log(b) / n;
  }
  double xx = 0;
  double xy = 0;
  for (const auto& [a, b] : points) {
    xx += (std::log(a) - x) * (std::log(a) - x);
    xy += (std::log(a) - x) * (std::log(b) - y);
  }
  law.exponent = xy / xx;
  law.factor = std::exp(y - law.exponent * x);
  return law;
}

namespace {

struct Run {
  bool endless = false;
  double condition = 0;  // M / d
  double critical = 0;   // epsilon
};

// In the order of the cases, of which the i-th is in group i % groups at every gap.
std::vector<Run> runs(const subjects::Subject& subject, const std::vector<cases::Case>& questions) {
  return in_parallel(questions.size(), [&](std::size_t i) {
    std::vector<subjects::TraceStep> steps;
    const subjects::Trace trace = [&](const subjects::TraceStep& step) { steps.push_back(step); };
    const subjects::Answer answer = subject.ask(questions[i], &trace);
    Run run;
    run.endless = answer.ending == subjects::Ending::iteration_limit && steps.back().v_norm > 0;
    if (!run.endless) return run;
    run.condition = cases::magnitude(questions[i]) / steps.back().v_norm;
    run.critical = critical_epsilon(steps);
    return run;
  });
}

// M / d of the endless runs in the median, and the epsilon that ends nine tenths of all runs, of all
// groups but one.  A run that ends needs no more than the epsilon it has, so the second is known
// where more than a tenth does not end; of all groups by a margin, so that it is without each.
std::optional<std::pair<double, double>> onset(const std::vector<Run>& runs, std::size_t without) {
  std::vector<double> condition;
  std::vector<double> critical;
  std::size_t all = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (i % groups == without) continue;
    ++all;
    if (!runs[i].endless) continue;
    condition.push_back(runs[i].condition);
    critical.push_back(runs[i].critical);
  }
  const double rest = static_cast<double>(all) / 10;
  const auto endless = static_cast<double>(critical.size());
  if (endless <= (without == groups ? 1.25 : 1) * rest) return std::nullopt;
  return std::pair{median(condition), quantile(critical, 1 - rest / endless)};
}

struct OnsetLaw {
  PowerLaw law;
  std::vector<double> factors;  // of each endless run
};

// Of those gaps at which the onset is an epsilon that can be met, and less than all there is.
OnsetLaw onset_law(const std::vector<std::vector<Run>>& by_gap, double u, double exponent) {
  std::vector<const std::vector<Run>*> chosen;
  OnsetLaw found;
  for (const std::vector<Run>& runs : by_gap) {
    const auto point = onset(runs, groups);
    if (!point || point->second < 64 * u || point->second > 0.02) continue;
    chosen.push_back(&runs);
    for (const Run& run : runs) {
      if (run.endless)
        found.factors.push_back(run.critical / u / std::pow(run.condition, exponent));
    }
  }
  const auto without = [&](std::size_t group) {
    Points points;
    for (const std::vector<Run>* runs : chosen) {
      if (const auto point = onset(*runs, group)) points.push_back(*point);
    }
    return points;
  };
  found.law = fitted(without(groups));
  found.law.spread = spread(without);
  return found;
}

constexpr std::array<const char*, 3> ratios{"1", "1e4", "1e8"};
struct Method {
  const char* name;
  double exponent;  // that the derivation gives
};
constexpr std::array<Method, 3> methods{Method{"johnson", 2}, Method{"signed_volumes", 2},
                                        Method{"projections", 1}};

// Gaps from d = M / 4 to where u (M/d)^exponent is a fiftieth, but not below the digits of doubles.
std::vector<double> gaps(double u, double exponent) {
  const double least = std::max(std::pow(50 * u, 1 / exponent), 1e-14);
  std::vector<double> all;
  for (double gap = 0.25; gap > least; gap /= 2) all.push_back(gap);
  return all;
}

}  // namespace

Claim onset_of_repetition(const PaperOptions& options) {
  return onset_of_repetition_at(options, scalar_names);
}

Claim onset_of_repetition_at(const PaperOptions& options, std::span<const char* const> scalars) {
  Claim claim;
  claim.holds = true;
  std::vector<Row> rows{{"scalar, sub-algorithm", "runs", "endless %, size ratio 1", "1e4", "1e8",
                         "exponent, size ratio 1", "1e4", "1e8", "±", "c median", "c 90 %"}};
  std::array<double, 2> least{9, 9};  // exponents found, of weights and of normals
  std::array<double, 2> most{};
  double widest = 0;
  std::array<std::size_t, ratios.size()> endless_by_ratio{};
  std::array<std::size_t, ratios.size()> runs_by_ratio{};
  for (const char* scalar : scalars) {
    for (const Method& method : methods) {
      const subjects::Subject subject =
          chosen(options,
                 fmt::format("core/{}/enhanced?iterations=48&sub_algorithm={}&repetition=unchecked",
                             scalar, method.name));
      const double u = subject.format.unit_roundoff;
      // Few digits leave few gaps, which need more runs each; they take less time.
      const std::uint64_t share = u > 0x1p-30 ? 4 : u > 0x1p-70 ? 40 : 500;
      const std::size_t count = std::clamp<std::size_t>(options.cases / share, 200, 20000);
      std::size_t runs_of_all = 0;
      Row shares;
      Row exponents;
      double of_row = 0;
      std::vector<double> factors;
      for (std::size_t r = 0; r < ratios.size(); ++r) {
        std::size_t asked = 0;
        std::size_t endless = 0;
        std::vector<std::vector<Run>> by_gap;
        for (const double gap : gaps(u, method.exponent)) {
          by_gap.push_back(runs(
              subject, in_space(oblong(ratios[r], gap, case_bits(subject)), options.seed, count)));
          for (const Run& run : by_gap.back()) {
            ++asked;
            endless += run.endless ? 1 : 0;
          }
        }
        const auto [law, some] = onset_law(by_gap, u, method.exponent);
        std::ranges::copy(some, std::back_inserter(factors));
        // A spread that is wide excuses no more than 0.2.
        claim.holds = claim.holds && law.points >= 4 && law.spread < 0.75 &&
                      std::fabs(law.exponent - method.exponent) <= std::min(law.spread, 0.2);
        const std::size_t kind = method.exponent == 2 ? 0 : 1;
        least[kind] = std::min(least[kind], law.exponent);
        most[kind] = std::max(most[kind], law.exponent);
        of_row = std::max(of_row, law.spread);
        endless_by_ratio[r] += endless;
        runs_by_ratio[r] += asked;
        runs_of_all += asked;
        shares.push_back(fmt::format(
            "{:.1f}", 100.0 * static_cast<double>(endless) / static_cast<double>(asked)));
        exponents.push_back(fmt::format("{:.2f}", law.exponent));
      }
      widest = std::max(widest, of_row);
      claim.holds = claim.holds && median(factors) <= 1;
      rows.push_back({fmt::format("{}, {}", scalar, method.name), grouped(runs_of_all)});
      std::ranges::move(shares, std::back_inserter(rows.back()));
      std::ranges::move(exponents, std::back_inserter(rows.back()));
      for (const std::string& entry : {fmt::format("{:.2f}", of_row), figure(median(factors)),
                                       figure(quantile(factors, 0.9))}) {
        rows.back().push_back(entry);
      }
    }
  }
  const auto share = [&](std::size_t r) {
    return 100.0 * static_cast<double>(endless_by_ratio[r]) / static_cast<double>(runs_by_ratio[r]);
  };
  claim.finding = fmt::format(
      "Without the check {:.1f} % of oblong runs never end at a size ratio of 1, {:.1f} % at {} "
      "and "
      "{:.1f} % at {}; the epsilon that ends nine tenths of all grows like u (M/d)^p, p = {:.2f} "
      "to "
      "{:.2f} for Johnson and signed volumes, {:.2f} to {:.2f} for projections; fresh cases are "
      "within {:.2f} or less.",
      share(0), share(1), ratios[1], share(2), ratios[2], least[0], most[0], least[1], most[1],
      widest);
  claim.figures = table(rows, true);
  return claim;
}

namespace {

// Answers and what they are worth.
struct Worth {
  std::size_t answers = 0;
  std::size_t endless = 0;
  std::size_t iterations = 0;
  std::size_t by_repetition = 0;
  std::size_t wrong = 0;            // of these stops
  std::size_t wrong_otherwise = 0;  // of all other answers
  std::size_t gross = 0;            // of these stops
  std::vector<double> errors;       // of these stops, in u M

  void add(const Worth& other) {
    for (const auto part :
         {&Worth::answers, &Worth::endless, &Worth::iterations, &Worth::by_repetition,
          &Worth::wrong, &Worth::wrong_otherwise, &Worth::gross}) {
      this->*part += other.*part;
    }
    errors.insert(errors.end(), other.errors.begin(), other.errors.end());
  }

  std::string percent(std::size_t part, std::size_t whole) const {
    return whole == 0 ? "."
                      : fmt::format("{:.2f}",
                                    100.0 * static_cast<double>(part) / static_cast<double>(whole));
  }
};

// The same cases for each subject, in the order of `subjects`.
std::vector<Worth> worth(const std::vector<subjects::Subject>& subjects,
                         const std::vector<cases::Case>& questions) {
  std::vector<Worth> all(subjects.size());
  in_order(
      questions.size(),
      [&](std::uint64_t i) {
        oracle::Examination examination(questions[i], oracle::Oracle::certificate);
        std::vector<oracle::JudgedAnswer> judged;
        for (const subjects::Subject& subject : subjects)
          judged.push_back(examination.ask(subject));
        return judged;
      },
      [&](const std::vector<oracle::JudgedAnswer>& judged) {
        for (std::size_t s = 0; s < judged.size(); ++s) {
          if (!judged[s].answer) continue;
          Worth& one = all[s];
          const subjects::Answer& answer = *judged[s].answer;
          ++one.answers;
          one.iterations += static_cast<std::size_t>(answer.iterations);
          if (answer.ending == subjects::Ending::iteration_limit) {
            ++one.endless;
            continue;
          }
          const bool wrong = oracle::is_finding(judged[s].verdict.kind);
          if (answer.ending != subjects::Ending::repeated_support_point) {
            one.wrong_otherwise += wrong ? 1 : 0;
            continue;
          }
          ++one.by_repetition;
          one.wrong += wrong ? 1 : 0;
          one.gross += judged[s].verdict.gross ? 1 : 0;
          if (judged[s].verdict.scaled_error) one.errors.push_back(*judged[s].verdict.scaled_error);
        }
      });
  return all;
}

}  // namespace

Claim worth_of_a_repetition(const PaperOptions& options) {
  Claim claim;
  const std::size_t count = std::clamp<std::size_t>(options.cases / 100, 200, 20000);
  std::vector<Row> rows{{"scalar", "gap", "answers", "stops by repetition", "wrong of these %",
                         "gross of these %", "wrong of the others %", "median error / uM", "99 %"}};
  Worth all;
  for (const char* scalar : {"float", "double", "long_double", "float128", "digits50"}) {
    const std::vector<subjects::Subject> enhanced{
        chosen(options, fmt::format("core/{}/enhanced", scalar))};
    const bool narrow = std::string_view(scalar) == "float";
    for (const double gap : {1e-2, narrow ? 1e-4 : 1e-8}) {
      Worth one;
      for (const char* ratio : ratios) {
        const int bits = subjects::case_bits(enhanced[0]);
        one.add(worth(enhanced, in_space(oblong(ratio, gap, bits), options.seed, count))[0]);
      }
      all.add(one);
      rows.push_back({scalar, fmt::format("{:g}", gap), grouped(one.answers),
                      grouped(one.by_repetition), one.percent(one.wrong, one.by_repetition),
                      one.percent(one.gross, one.by_repetition),
                      one.percent(one.wrong_otherwise, one.answers - one.by_repetition),
                      figure(median(one.errors)), figure(quantile(one.errors, 0.99))});
    }
  }
  const std::size_t others = all.answers - all.by_repetition;
  claim.holds = all.wrong * others <= all.wrong_otherwise * all.by_repetition;
  claim.finding = fmt::format(
      "A repeated support point ends {} of {} oblong runs of `enhanced`: {} % of these answers are "
      "wrong ({} grossly), of all others {} %.",
      grouped(all.by_repetition), grouped(all.answers), all.percent(all.wrong, all.by_repetition),
      grouped(all.gross), all.percent(all.wrong_otherwise, others));
  claim.figures = table(rows, true);
  return claim;
}

Claim other_ends(const PaperOptions& options) {
  constexpr std::array<std::array<const char*, 2>, 9> ends{{
      {"nothing", "repetition=unchecked"},
      {"w in W_k", "repetition=simplex"},
      {"w in W_(k-1) + {w_(k-1)} [vdB99]", "repetition=previous"},
      {"the same, by index", "repetition=previous&identity=index"},
      {"w among all before", "repetition=history"},
      {"the same, by index", "repetition=history&identity=index"},
      {"strict decrease", "repetition=unchecked&decrease=strict"},
      {"[vdB99] and strict decrease", "repetition=previous&decrease=strict"},
      {"and escalation", "repetition=previous&decrease=strict&escalation=doubled"},
  }};
  Claim claim;
  std::array<std::size_t, ends.size()> endless{};
  std::array<std::size_t, ends.size()> wrong{};
  std::size_t answers = 0;
  std::array<std::size_t, 2> early{};  // in exact arithmetic, without and with a memory
  std::vector<Row> rows{{"what ends it", "sub-algorithm"}};
  for (const char* scalar : {"float", "double", "rational"}) {
    for (const char* part : {"endless", "wrong", "gross stops", "iterations"}) {
      const bool is_first = std::string_view(part) == "endless";
      rows[0].push_back(is_first ? fmt::format("{}: {}", scalar, part) : part);
    }
  }
  for (const auto& [name, settings] : ends) {
    for (const Method& method : methods) rows.push_back({name, method.name});
  }
  const std::size_t count = std::clamp<std::size_t>(options.cases / 200, 100, 10000);
  std::vector<cases::Case> questions;
  for (const char* family : {"oblong", "generic", "sliver", "duplicate", "parallel"}) {
    std::ranges::move(in_space(family, options.seed, count), std::back_inserter(questions));
  }
  for (const char* scalar : {"float", "double", "rational"}) {
    for (std::size_t m = 0; m < methods.size(); ++m) {
      std::vector<subjects::Subject> subjects;
      for (const auto& [name, settings] : ends) {
        subjects.push_back(chosen(options, fmt::format("core/{}/enhanced?sub_algorithm={}&{}",
                                                       scalar, methods[m].name, settings)));
      }
      const bool exact = std::string_view(scalar) == "rational";
      std::vector<cases::Case> asked;
      for (std::size_t i = 0; i < questions.size(); i += exact ? 20 : 1) {
        asked.push_back(questions[i]);
      };
      const std::vector<Worth> all = worth(subjects, asked);
      for (std::size_t s = 0; s < all.size(); ++s) {
        const Worth& one = all[s];
        const bool remembers = std::string_view(ends[s][1]).find("history") != std::string::npos;
        if (exact) {
          early[remembers ? 1 : 0] += one.endless + one.wrong + one.wrong_otherwise;
        } else {
          endless[s] += one.endless;
          wrong[s] += one.wrong + one.wrong_otherwise;
          if (s == 0) answers += one.answers;
        }
        for (const std::string& entry :
             {count_or_dot(one.endless), count_or_dot(one.wrong + one.wrong_otherwise),
              count_or_dot(one.gross),
              fmt::format("{:.3f}", static_cast<double>(one.iterations) /
                                        static_cast<double>(one.answers))}) {
          rows[1 + s * methods.size() + m].push_back(entry);
        }
      }
    }
  }
  claim.finding = fmt::format("Of {} runs at float and double", grouped(answers));
  for (std::size_t s = 0; s < ends.size(); ++s) {
    claim.finding += fmt::format("{} {} ends all but {}, with {} wrong answers", s == 0 ? "" : ";",
                                 ends[s][0], grouped(endless[s]), grouped(wrong[s]));
  }
  claim.holds = early[0] == 0;
  claim.finding += fmt::format(
      "; in exact arithmetic a memory of all points stops too early on {} runs, all else on {}.",
      grouped(early[1]), grouped(early[0]));
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports::questions
