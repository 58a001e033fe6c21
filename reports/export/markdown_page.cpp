// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "reports/export/forms.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"
#include "reports/output/text_table.hpp"

namespace reports {
namespace {

constexpr std::size_t worst_shown = 10;

struct Subject {
  std::string name;
  Cell total;
};

// Columns that are empty for all are left out.
std::string matrix(const std::vector<Subject>& subjects) {
  const auto any = [&](const auto& count) {
    return std::any_of(subjects.begin(), subjects.end(), count);
  };
  std::vector<Row> rows{{"subject"}};
  for (const Subject& subject : subjects) rows.push_back({markdown_code(subject.name)});
  const auto add = [&](const std::string& title, const auto& cell) {
    rows[0].push_back(title);
    for (std::size_t s = 0; s < subjects.size(); ++s)
      rows[s + 1].push_back(cell(subjects[s].total));
  };
  const auto count = [](std::uint64_t n) { return n == 0 ? std::string(".") : std::to_string(n); };
  for (std::size_t c = 0; c < columns; ++c) {
    if (!any([c](const Subject& one) { return one.total.of[c] > 0; })) continue;
    add(title(static_cast<Column>(c)), [&](const Cell& total) { return count(total.of[c]); });
  }
  if (any([](const Subject& one) { return one.total.gross > 0; })) {
    add("gross", [&](const Cell& total) { return count(total.gross); });
  }
  if (any([](const Subject& one) { return one.total.promised > 0; })) {
    add("beyond promise",
        [&](const Cell& total) { return total.promised > 0 ? count(total.broken) : "none made"; });
  }
  add("max error", [](const Cell& total) {
    return total.scaled_error_max == 0 ? "." : fmt::format("{:.3g}", total.scaled_error_max);
  });
  return table(rows, true);
}

std::string worst_findings(const std::vector<Subject>& subjects) {
  std::vector<std::pair<const Subject*, const Finding*>> all;
  for (const Subject& subject : subjects) {
    for (const std::optional<Finding>& one : subject.total.worst) {
      if (one) all.emplace_back(&subject, &*one);
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
    return std::tuple(one.second->column, -one.second->size) <
           std::tuple(other.second->column, -other.second->size);
  });
  if (all.empty()) return {};
  const std::size_t shown = std::min(worst_shown, all.size());
  std::string text =
      fmt::format("\nWorst findings, one a subject and verdict ({} of {}):\n\n", shown, all.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const auto& [subject, finding] = all[i];
    const std::string size =
        std::isfinite(finding->size) ? fmt::format(", off by {:.3g} M", finding->size) : "";
    text += fmt::format("- {}: {} on {}{}  \n  {}\n", markdown_text(subject->name),
                        markdown_text(finding->reason), markdown_text(finding->id), size,
                        markdown_code(finding->replay));
  }
  return text;
}

}  // namespace

std::string markdown_page(const Cells& cells) {
  const RunHeader& header = cells.header();
  std::vector<Subject> subjects;
  std::uint64_t findings = 0;
  std::uint64_t answers = 0;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    subjects.push_back({header.subjects[s].name, cells.total(s)});
    findings += subjects.back().total.findings;
    answers += subjects.back().total.answers - subjects.back().total.count(Column::skipped);
  }
  std::string text = fmt::format("### gjkproof: {} in {}\n\n", counted(findings, "finding"),
                                 counted(answers, "answer"));
  if (!cells.complete()) text += "**INCOMPLETE**: the study did not come to its end.\n\n";
  text += fmt::format("Made by {}, {}.\n\n", markdown_code(header.command),
                      markdown_text(header.build.version));
  return text + matrix(subjects) + worst_findings(subjects);
}

}  // namespace reports
