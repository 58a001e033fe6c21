// SPDX-License-Identifier: MIT
// The claims about the backup that [vdB99 §5, Backup Procedure] makes in words, as numbers.
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/degeneration.hpp"

namespace reports {
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
    const auto of = [&](Nearer kind) {
      return std::to_string(std::count(nearer.begin(), nearer.end(), kind));
    };
    outcomes.push_back({family, std::to_string(called.size()), of(Nearer::same),
                        of(Nearer::with_backup), of(Nearer::without), of(Nearer::no_answer_with),
                        of(Nearer::no_answer_without)});
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
