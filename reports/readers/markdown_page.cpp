// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"
#include "reports/output/text_table.hpp"
#include "reports/readers/export.hpp"
#include "reports/study/tallies/summary.hpp"

namespace reports {
namespace {

constexpr std::size_t worst_shown = 10;

// Omits columns that are empty for all subjects.
std::string matrix(const std::vector<std::string>& subjects, const std::vector<Cell>& totals) {
  const auto any = [&](const auto& count) {
    return std::any_of(totals.begin(), totals.end(), count);
  };
  std::vector<Row> rows{{"subject"}};
  for (const std::string& subject : subjects) rows.push_back({markdown_code(subject)});
  const auto add = [&](const std::string& title, const auto& cell) {
    rows[0].push_back(title);
    for (std::size_t s = 0; s < totals.size(); ++s) rows[s + 1].push_back(cell(totals[s]));
  };
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    if (!any([=](const Cell& total) { return total.count(verdict) > 0; })) continue;
    add(title(verdict), [&](const Cell& total) { return count_or_dot(total.count(verdict)); });
  }
  if (any([](const Cell& total) { return total.gross > 0; })) {
    add("gross", [&](const Cell& total) { return count_or_dot(total.gross); });
  }
  if (any([](const Cell& total) { return total.promised > 0; })) {
    add("beyond promise", [&](const Cell& total) {
      return total.promised > 0 ? count_or_dot(total.broken) : "none made";
    });
  }
  add("max error", [](const Cell& total) {
    return total.scaled_error_max == 0 ? "." : fmt::format("{:.3g}", total.scaled_error_max);
  });
  return table(rows, true);
}

std::string worst_findings(const Tally& tally) {
  const std::vector<WorstFinding> all = tally.worst();
  if (all.empty()) return {};
  const std::size_t shown = std::min(worst_shown, all.size());
  std::string text =
      fmt::format("\nWorst findings, one a subject and verdict ({} of {}):\n\n", shown, all.size());
  for (std::size_t i = 0; i < shown; ++i) {
    text += fmt::format("- {}: {}  \n  {}\n", markdown_text(all[i].subject),
                        markdown_text(finding_text(all[i])), markdown_code(all[i].replay));
  }
  return text;
}

}  // namespace

std::string markdown_page(const ReadStudy& study) {
  std::vector<Cell> totals;
  std::uint64_t findings = 0;
  std::uint64_t answers = 0;
  for (std::size_t s = 0; s < study.header.subjects.size(); ++s) {
    totals.push_back(study.tally.total(s));
    findings += totals.back().findings;
    answers += totals.back().judged();
  }
  std::string text = fmt::format("### gjkproof: {} in {}\n\n", counted(findings, "finding"),
                                 counted(answers, "answer"));
  if (!study.complete) text += "**INCOMPLETE**: the study did not come to its end.\n\n";
  text += fmt::format("Made by {}, {}.\n\n", markdown_code(study.header.command),
                      markdown_text(study.header.build.version));
  return text + matrix(study.tally.subjects(), totals) + worst_findings(study.tally);
}

}  // namespace reports
