// SPDX-License-Identifier: MIT
// The claims about simplices and the lower bound that [vdB99 §2] makes in words, as numbers.
#include <cmath>

#include "core/subjects/registry.hpp"
#include "core/subjects/scalars.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/degeneration.hpp"

namespace reports {
namespace {

constexpr std::array<const char*, 4> degenerate_families{"generic", "oblong", "sliver", "curved"};
// Iterations k are grouped; each group starts at one of these.
constexpr std::array<int, 7> iteration_groups{2, 3, 4, 5, 6, 8, 16};

std::size_t group_of(int k) {
  std::size_t group = iteration_groups.size();
  while (group > 0 && k < iteration_groups[group - 1]) --group;
  return group;  // 0: before the first group
}

std::string group_name(std::size_t group) {
  const int first = iteration_groups[group - 1];
  if (group == iteration_groups.size()) return fmt::format("{} and more", first);
  const int last = iteration_groups[group] - 1;
  return first == last ? std::to_string(first) : fmt::format("{} to {}", first, last);
}

// --- simplices ---

// Results for one family.
struct Aspects {
  std::array<Quantiles, iteration_groups.size() + 1> of_group;
  std::array<std::size_t, iteration_groups.size() + 1> flat{};  // points on a line
  std::size_t runs = 0;                                         // with two triangles or more
  std::size_t grown = 0;
  std::size_t shrunk = 0;
  Quantiles growth;  // ratio of the last triangle's aspect to the first one's

  void add(const std::vector<DegenerationStep>& steps) {
    double first = 0;
    double last = 0;
    int triangles = 0;
    for (const DegenerationStep& step : steps) {
      if (!step.aspect) continue;
      const std::size_t group = group_of(step.k);
      if (!std::isfinite(*step.aspect)) {
        ++flat[group];
        continue;
      }
      of_group[group].add(*step.aspect);
      if (triangles++ == 0) first = *step.aspect;
      last = *step.aspect;
    }
    if (triangles < 2) return;
    ++runs;
    if (first < last) ++grown;
    if (last < first) ++shrunk;
    growth.add(last / first);
  }
};

}  // namespace

Claim oblong_simplices(const PaperOptions& options) {
  Claim claim;
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 50, 200, 20000);
  std::vector<Row> rows{
      {"family", "k", "triangles", "median aspect", "90 %", "99 %", "largest", "on a line"}};
  std::vector<Row> runs{{"family", "runs with two triangles or more", "the last more oblong",
                         "less oblong", "last / first, 10 %", "median", "90 %"}};
  claim.holds = true;
  for (const char* family : degenerate_families) {
    Aspects aspects;
    for (const auto& steps :
         measured_each(spatial_cases(family, options, count), [](const cases::Case& question) {
           return degeneration(question, gjk::enhanced<double>());
         })) {
      aspects.add(steps);
    }
    for (std::size_t group = 1; group < aspects.of_group.size(); ++group) {
      const Quantiles& some = aspects.of_group[group];
      rows.push_back({family, group_name(group), std::to_string(some.total()), quantile(some, 0.5),
                      quantile(some, 0.9), quantile(some, 0.99), largest_of(some),
                      std::to_string(aspects.flat[group])});
    }
    runs.push_back({family, std::to_string(aspects.runs), percent(aspects.grown, aspects.runs),
                    percent(aspects.shrunk, aspects.runs), quantile(aspects.growth, 0.1),
                    quantile(aspects.growth, 0.5), quantile(aspects.growth, 0.9)});
    claim.holds = claim.holds && aspects.grown > aspects.shrunk;
    claim.finding += fmt::format(
        "{}: the last triangle of a run is more oblong than the first in {} of the runs and less "
        "in {}. ",
        family, percent(aspects.grown, aspects.runs), percent(aspects.shrunk, aspects.runs));
  }
  claim.finding += fmt::format(
      "({} cases a family, those in space, of up to {} vertices, `enhanced` at double; aspect: the "
      "longest edge of W_k over its smallest height, 1.15 at least.)",
      count, degenerate_vertices);
  claim.figures = table(rows, true) + "\nWithin one run:\n\n" + table(runs, true);
  return claim;
}

// --- the lower bound ---

namespace {

// Results for one family at one scalar.
struct Bounds {
  std::size_t bounded = 0;   // iterations with mu > 0
  std::size_t behind = 0;    // of them, delta < mu
  std::size_t negative = 0;  // of them, delta <= 0
  Quantiles how_far;         // (mu - delta) / mu over those behind

  void add(const std::vector<DegenerationStep>& steps) {
    for (const DegenerationStep& step : steps) {
      if (!step.behind) continue;
      ++bounded;
      if (!(0 < *step.behind)) continue;
      ++behind;
      if (1 <= *step.behind) ++negative;
      how_far.add(*step.behind);
    }
  }
};

// Shortfalls of a group of iterations.
struct Shortfalls {
  static constexpr std::array<double, 4> limits{1e-12, 1e-6, 1e-2, 1};
  std::size_t total = 0;
  std::array<std::size_t, limits.size()> above{};
  double largest = 0;

  void add(double relative) {
    ++total;
    for (std::size_t i = 0; i < limits.size(); ++i) above[i] += limits[i] < relative ? 1 : 0;
    largest = std::max(largest, relative);
  }
  Row row(const std::string& name) const {
    Row row{name, std::to_string(total)};
    for (const std::size_t some : above) row.push_back(percent(some, total));
    row.push_back(fmt::format("{:.3g}", largest));
    return row;
  }
  double share() const {  // above 1e-6
    return total == 0 ? 0 : static_cast<double>(above[1]) / static_cast<double>(total);
  }
};

Row head_of_shortfalls(const std::string& first) {
  Row row{first, "iterations"};
  for (const double limit : Shortfalls::limits) row.push_back(fmt::format("> {:g}", limit));
  row.push_back("largest");
  return row;
}

constexpr std::array<const char*, 5> aspect_groups{"no triangle", "below 10", "10 to 1e3",
                                                   "1e3 to 1e6", "1e6 and more"};

std::size_t aspect_group(const Shortfall& step) {
  if (!step.aspect) return 0;
  if (*step.aspect < 10) return 1;
  if (*step.aspect < 1e3) return 2;
  return *step.aspect < 1e6 ? 3 : 4;
}

}  // namespace

Claim bound_behind_its_maximum(const PaperOptions& options) {
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 200, 200, 5000);
  std::vector<Row> rows{{"family", "scalar", "iterations with mu > 0", "delta < mu", "delta <= 0",
                         "(mu - delta) / mu, median", "90 %", "largest"}};
  // With the tolerance of double, so that the two differ in their rounding alone.
  gjk::Policy<__float128> wide = gjk::enhanced<__float128>();
  wide.epsilon = static_cast<__float128>(gjk::enhanced<double>().epsilon);
  std::array<std::size_t, 2> behind{};
  std::array<std::size_t, 2> bounded{};
  std::array<Shortfalls, aspect_groups.size()> by_aspect{};
  std::array<Shortfalls, iteration_groups.size() + 1> by_k{};
  for (const char* family : polytope_families) {
    const std::vector<cases::Case> all = spatial_cases(family, options, count);
    const auto add = [&](std::size_t scalar, const char* name, const auto& policy) {
      Bounds bounds;
      for (const auto& steps : measured_each(
               all, [&](const cases::Case& question) { return degeneration(question, policy); })) {
        bounds.add(steps);
      }
      rows.push_back({family, name, std::to_string(bounds.bounded),
                      percent(bounds.behind, bounds.bounded), std::to_string(bounds.negative),
                      quantile(bounds.how_far, 0.5), quantile(bounds.how_far, 0.9),
                      largest_of(bounds.how_far)});
      behind[scalar] += bounds.behind;
      bounded[scalar] += bounds.bounded;
    };
    add(0, "double", gjk::enhanced<double>());
    add(1, "binary128", wide);
    for (const auto& steps : measured_each(all, [](const cases::Case& question) {
           return shortfalls(question, gjk::enhanced<double>());
         })) {
      for (const Shortfall& step : steps) {
        by_aspect[aspect_group(step)].add(step.relative);
        by_k[group_of(step.k)].add(step.relative);
      }
    }
  }
  const double round = by_aspect[1].share();
  const double oblong = by_aspect.back().share();
  std::vector<Row> of_aspects{head_of_shortfalls("aspect of W_k")};
  for (std::size_t group = 0; group < by_aspect.size(); ++group) {
    of_aspects.push_back(by_aspect[group].row(aspect_groups[group]));
  }
  std::vector<Row> of_iterations{head_of_shortfalls("k")};
  of_iterations.push_back(by_k[0].row("0 to 1"));
  for (std::size_t group = 1; group < by_k.size(); ++group) {
    of_iterations.push_back(by_k[group].row(group_name(group)));
  }
  return {behind[1] > 0 && round < oblong,
          fmt::format("delta is behind mu in {} of the iterations with a bound at double and in {} "
                      "at binary128: "
                      "so far that is the method's own. What rounding takes from it is more than "
                      "1e-6 of the norm "
                      "of v in {:.3g} % of the iterations whose W is a triangle of aspect below "
                      "10, and in {:.3g} "
                      "% of those of aspect 1e6 and more ({} cases a family, those in space, of up "
                      "to {} vertices, "
                      "`enhanced`).",
                      percent(behind[0], bounded[0]), percent(behind[1], bounded[1]), 100 * round,
                      100 * oblong, count, degenerate_vertices),
          table(rows, true) +
              "\nWhat delta at double lacks of the bound of the same W_k in binary128, in "
              "units of the norm of v:\n\n" +
              table(of_aspects, true) + "\n" + table(of_iterations, true)};
}

// --- the claims about the backup that [vdB99 §5, Backup Procedure] makes in words, as numbers ---

namespace {

// Results for one family and preset.
struct Backups {
  std::size_t runs = 0;
  std::size_t runs_with_call = 0;
  std::size_t calls = 0;
  std::size_t same = 0;    // v_b = v_k
  std::size_t longer = 0;  // v_b is farther from the origin
  std::size_t beyond = 0;  // by more than the allowed error of a distance
  Quantiles relative;      // over those that differ
  Quantiles units;

  void add(const std::vector<BackupCall>& some) {
    ++runs;
    if (!some.empty()) ++runs_with_call;
    for (const BackupCall& call : some) {
      ++calls;
      if (call.units == 0) {
        ++same;
        continue;
      }
      if (call.longer) ++longer;
      if (call.units > oracle::distance_allowance.units) ++beyond;
      relative.add(call.relative);
      units.add(call.units);
    }
  }
};

// After a missing subset the query continues with or without the backup: which answer is nearer to
// the true distance.
enum class Nearer { same, with_backup, without, no_answer_with, no_answer_without };

Nearer judged(const cases::Case& question, const subjects::Subject& with_backup,
              const subjects::Subject& without) {
  oracle::Examination examination(question, oracle::Oracle::certificate);
  const oracle::JudgedAnswer one = examination.ask(with_backup);
  const oracle::JudgedAnswer other = examination.ask(without);
  if (!one.answer || !other.answer || !one.answer->answered || !other.answer->answered) {
    const bool lost = !one.answer || !one.answer->answered;
    return lost ? Nearer::no_answer_with : Nearer::no_answer_without;
  }
  const double error_with = one.verdict.scaled_error.value_or(0);
  const double error_without = other.verdict.scaled_error.value_or(0);
  if (error_with < error_without) return Nearer::with_backup;
  return error_without < error_with ? Nearer::without : Nearer::same;
}

}  // namespace

Claim backup_against_previous(const PaperOptions& options) {
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 10, 1000, 100000);
  const subjects::Subject with_backup =
      subjects::select({"core/double/enhanced_with_backup"}).at(0);
  const subjects::Subject without = subjects::select({"core/double/enhanced"}).at(0);
  std::vector<Row> rows{{"family", "preset", "runs", "runs with a call", "calls", "v the same",
                         "v farther away", "beyond 64 u M", "relative, median", "90 %", "largest",
                         "largest in u M"}};
  std::vector<Row> outcomes{{"family", "runs judged", "same error", "nearer with backup",
                             "nearer without", "no answer with", "no answer without"}};
  std::size_t calls = 0;
  std::size_t differing = 0;
  std::size_t beyond = 0;
  for (const char* family : polytope_families) {
    const std::vector<cases::Case> all = spatial_cases(family, options, count);
    std::vector<std::size_t> called;
    const auto add = [&](const char* preset, const gjk::Policy<double>& policy, bool judge) {
      Backups backups;
      const auto each = measured_each(
          all, [&](const cases::Case& question) { return backup_calls(question, policy); });
      for (std::size_t i = 0; i < each.size(); ++i) {
        backups.add(each[i]);
        if (judge && !each[i].empty()) called.push_back(i);
      }
      rows.push_back({family, preset, std::to_string(backups.runs),
                      percent(backups.runs_with_call, backups.runs), std::to_string(backups.calls),
                      percent(backups.same, backups.calls), percent(backups.longer, backups.calls),
                      percent(backups.beyond, backups.calls), quantile(backups.relative, 0.5),
                      quantile(backups.relative, 0.9), largest_of(backups.relative),
                      largest_of(backups.units)});
      calls += backups.calls;
      differing += backups.calls - backups.same;
      beyond += backups.beyond;
    };
    add("original", gjk::original<double>(), false);
    add("enhanced with backup", enhanced_with_backup(), true);
    const std::vector<Nearer> nearer = in_parallel(
        called.size(), [&](std::size_t i) { return judged(all[called[i]], with_backup, without); });
    const auto count_of = [&](Nearer kind) {
      return std::to_string(std::count(nearer.begin(), nearer.end(), kind));
    };
    outcomes.push_back({family, std::to_string(called.size()), count_of(Nearer::same),
                        count_of(Nearer::with_backup), count_of(Nearer::without),
                        count_of(Nearer::no_answer_with), count_of(Nearer::no_answer_without)});
  }
  return {
      beyond == 0,
      fmt::format("Of {} calls {} give another vector, {} of them by more than the 64 u M that a "
                  "distance may "
                  "be off ({} cases a family, those in space, of up to {} vertices, at double).",
                  calls, differing, beyond, count, degenerate_vertices),
      table(rows, true) + "\nWhere `enhanced` with backup calls it, the answers judged:\n\n" +
          table(outcomes, true)};
}

Claim backup_cost(const PaperOptions& options) {
  Claim claim;
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 50, 200, 20000);
  std::vector<Row> rows{{"family", "calls that find a subset", "operations each",
                         "calls that find none", "operations each", "of the backup behind it",
                         "share of the backup in all"}};
  claim.holds = true;
  const auto each = [](std::uint64_t operations, std::size_t calls) {
    return static_cast<double>(operations) / static_cast<double>(std::max<std::size_t>(calls, 1));
  };
  for (const char* family : polytope_families) {
    SubAlgorithmWork sum;
    for (const SubAlgorithmWork& one :
         measured_each(spatial_cases(family, options, count), work_of_backups)) {
      sum.calls += one.calls;
      sum.missing += one.missing;
      sum.of_calls += one.of_calls;
      sum.of_missing += one.of_missing;
      sum.of_backups += one.of_backups;
    }
    const double before = each(sum.of_missing, sum.missing);
    const double backup = each(sum.of_backups, sum.missing);
    rows.push_back(
        {family, std::to_string(sum.calls), fmt::format("{:.1f}", each(sum.of_calls, sum.calls)),
         std::to_string(sum.missing), fmt::format("{:.1f}", before), fmt::format("{:.1f}", backup),
         percent(sum.of_backups, sum.of_calls + sum.of_missing + sum.of_backups)});
    claim.holds = claim.holds && before < backup;
    claim.finding +=
        fmt::format("{}{:.2f} on {}", claim.finding.empty() ? "" : ", ", backup / before, family);
  }
  claim.finding = "Times what the call that found no subset takes: " + claim.finding +
                  fmt::format(
                      ". Operations are products and quotients ({} cases a family, those in space, "
                      "of up to {} vertices, `original` at double).",
                      count, degenerate_vertices);
  claim.figures = table(rows, true);
  return claim;
}

}  // namespace reports
