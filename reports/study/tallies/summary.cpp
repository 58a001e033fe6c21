// SPDX-License-Identifier: MIT
#include "reports/study/tallies/tally.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <vector>

#include "reports/output/text_table.hpp"

namespace reports {
namespace {

std::string error(double scaled) { return scaled == 0 ? "." : fmt::format("{:.3g}", scaled); }

std::string matrix(const Tally& tally, bool markdown,
                   const std::function<Cell(std::size_t)>& cell_of) {
  std::vector<Cell> all;
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) all.push_back(cell_of(s));
  const bool promises = std::ranges::any_of(all, [](const Cell& one) { return one.promised > 0; });
  const bool certainties =
      std::ranges::any_of(all, [](const Cell& one) { return one.certain > 0; });
  const auto is_shown = [&](VerdictKind verdict) {
    return verdict != VerdictKind::wrong_interval || certainties;
  };
  Row head{"subject"};
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    if (is_shown(verdict)) head.push_back(title(verdict));
  }
  head.push_back("gross");
  if (promises) head.push_back("beyond promise");
  head.push_back("max error");
  std::vector<Row> rows{head};
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
    const Cell& cell = all[s];
    Row row{tally.subjects()[s]};
    for (const VerdictKind verdict : oracle::all_verdict_kinds) {
      if (!is_shown(verdict)) continue;
      const bool none = verdict == VerdictKind::wrong_interval && cell.certain == 0;
      row.push_back(none ? "none made" : count_or_dot(cell.count(verdict)));
    }
    row.push_back(count_or_dot(cell.gross));
    if (promises) row.push_back(cell.promised > 0 ? count_or_dot(cell.broken) : "none made");
    row.push_back(error(cell.scaled_error_max));
    rows.push_back(row);
  }
  return literal_table(rows, markdown);
}

bool has_cases(const Tally& tally, std::size_t row) {
  return !tally.subjects().empty() && tally.cell(row, 0).answers > 0;
}

// A matrix for each row of the tally that has cases, except `left_out`.
std::string matrices(const char* title, const Tally& tally,
                     std::optional<std::size_t> left_out = std::nullopt) {
  std::string text;
  for (std::size_t f = 0; f < tally.groups().size(); ++f) {
    if (f == left_out || !has_cases(tally, f)) continue;
    text += fmt::format("\n## {} {}\n\n", title, markdown_name(tally.groups()[f]));
    text += matrix(tally, true, [&](std::size_t s) { return tally.cell(f, s); });
  }
  return text;
}

// The matrix of the first domain.
std::string domain_matrix(const Heading& heading, const Tally& domains, bool markdown) {
  return matrix(domains, markdown,
                [&](std::size_t s) { return domains.cell(*heading.first_domain, s); });
}

std::string status_table(const Tally& tally) {
  std::set<std::string> statuses;
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
    for (const auto& entry : tally.total(s).statuses) statuses.insert(entry.first);
  }
  Row head{"subject"};
  for (const std::string& status : statuses) head.push_back(markdown_text(status));
  std::vector<Row> rows{head};
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
    const Cell total = tally.total(s);
    Row row{tally.subjects()[s]};
    for (const std::string& status : statuses) {
      row.push_back(count_or_dot(total.statuses.count(status)));
    }
    rows.push_back(row);
  }
  return literal_table(rows, true);
}

std::string iteration_table(const Tally& tally) {
  std::vector<Row> rows{{"subject", "median", "90 %", "99 %", "max"}};
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
    const Iterations iterations = tally.total(s).iterations;
    Row row{tally.subjects()[s]};
    for (const double share : {0.5, 0.9, 0.99}) {
      row.push_back(std::to_string(iterations.quantile(share)));
    }
    row.push_back(std::to_string(iterations.largest()));
    rows.push_back(row);
  }
  return literal_table(rows, true);
}

std::string truths_text(const Heading& heading) {
  if (heading.truths == 0) return "no truths";
  if (heading.oracle != "both") {
    return fmt::format("{} truths by {} alone", heading.truths, heading.oracle);
  }
  if (heading.compared == heading.truths) {
    return fmt::format("minkowski and certificate agree exactly on all {} truths", heading.truths);
  }
  const std::string sample = fmt::format(
      "minkowski sampled: {} of {} truths, the others of bodies "
      "with many points are certificate's alone",
      heading.compared, heading.truths);
  if (heading.compared == 0) return sample;
  return fmt::format("minkowski and certificate agree exactly on {} truths; {}", heading.compared,
                     sample);
}

std::string agreement(const Heading& heading) {
  std::string text = truths_text(heading);
  if (heading.enclosures > 0) text += fmt::format("; {} enclosures", heading.enclosures);
  return text;
}

}  // namespace

std::string size_text(const Counted& answer) {
  return std::isfinite(answer.size) ? fmt::format(", off by {:.3g} M", answer.size) : "";
}

std::string finding_text(const WorstFinding& finding) {
  return fmt::format("{} on {}{}", finding.answer.reason, finding.id, size_text(finding.answer));
}

std::string terminal_summary(const Heading& heading, const Tally& tally, const Tally& domains,
                             std::size_t worst_shown) {
  std::string text = fmt::format("{} cases, {}\n\n", heading.cases, agreement(heading));
  if (!heading.complete) text += incomplete_note;
  if (heading.first_domain && has_cases(domains, *heading.first_domain)) {
    text += fmt::format("Domain {}\n", domains.groups()[*heading.first_domain]);
    text += domain_matrix(heading, domains, false) + "\nAll cases\n";
  }
  text += matrix(tally, false, [&](std::size_t s) { return tally.total(s); });
  const std::vector<WorstFinding> worst = tally.worst();
  if (worst.empty()) return text + "\nno findings\n";
  const std::size_t shown = std::min(worst_shown, worst.size());
  text +=
      fmt::format("\nworst findings, one per subject and verdict ({} of {}; all in summary.md)\n",
                  shown, worst.size());
  for (std::size_t i = 0; i < shown; ++i) {
    text += fmt::format("  {}: {}\n    {}\n", worst[i].subject, finding_text(worst[i]),
                        worst[i].replay);
  }
  return text;
}

std::string verdict_matrix(const Tally& tally) {
  return matrix(tally, true, [&](std::size_t s) { return tally.total(s); });
}

std::string made_by(const Heading& heading) {
  const std::string note = heading.complete ? "" : fmt::format("{}\n", incomplete_note);
  const std::string recorded =
      heading.recorded.empty() ? "" : fmt::format(" Recorded: {}.", heading.recorded);
  return note + fmt::format("Made by {}: {} cases, {}.{}\n\n", markdown_code(heading.command),
                            heading.cases, agreement(heading), recorded);
}

std::string domain_tables(const Heading& heading, const Tally& tally, const Tally& domains) {
  std::string text = made_by(heading);
  text +=
      "Verdicts, worst to the left; then the findings that are gross, and the largest error of a "
      "distance in units of u M.\n\n";
  if (heading.first_domain && has_cases(domains, *heading.first_domain)) {
    text += fmt::format("## Domain {}\n\n", domains.groups()[*heading.first_domain]);
    text += domain_matrix(heading, domains, true) + "\n";
  }
  text += "## All cases\n\n" + matrix(tally, true, [&](std::size_t s) { return tally.total(s); });
  return text + matrices("Domain", domains, heading.first_domain);
}

std::string scoreboards(const Heading& heading, const Tally& domains,
                        const std::vector<std::size_t>& rows) {
  std::string text = made_by(heading);
  for (const std::size_t row : rows) {
    std::vector<Row> lines{{"subject", "skipped", "asked", "relation", "distance", "depth",
                            "witness points", "normal", "no answer, crash, hang", "gross",
                            "beyond promise"}};
    for (std::size_t s = 0; s < domains.subjects().size(); ++s) {
      const Cell& cell = domains.cell(row, s);
      if (cell.judged() == 0) continue;
      const auto shown = [&cell](std::initializer_list<VerdictKind> kinds, std::uint64_t less = 0) {
        std::uint64_t sum = 0;
        for (const VerdictKind kind : kinds) sum += cell.count(kind);
        return count_or_dot(sum - less);
      };
      using enum VerdictKind;
      lines.push_back({domains.subjects()[s], shown({skipped}), count_or_dot(cell.judged()),
                       shown({false_separation, false_overlap}),
                       shown({inaccurate, wrong_bound, wrong_interval}), shown({wrong_depth}),
                       shown({wrong_witness}, cell.normals), count_or_dot(cell.normals),
                       shown({no_answer}), count_or_dot(cell.gross),
                       cell.promised > 0 ? count_or_dot(cell.broken) : "none made"});
    }
    text += fmt::format("## Domain {}\n\n{}\n", domains.groups()[row], literal_table(lines, true));
  }
  return text;
}

std::string time_boards(const Tally& domains, const std::vector<std::size_t>& rows) {
  std::string text;
  for (const std::size_t row : rows) {
    std::vector<Row> lines{{"subject, microseconds", "timed", "median", "90 %", "99 %", "longest"}};
    for (std::size_t s = 0; s < domains.subjects().size(); ++s) {
      const Quantiles& times = domains.cell(row, s).nanoseconds;
      if (times.total() == 0) continue;
      const auto shown = [](double nanoseconds) {
        return fmt::format("{:.3g}", nanoseconds / 1000);
      };
      lines.push_back({domains.subjects()[s], std::to_string(times.total()), shown(times.at(0.5)),
                       shown(times.at(0.9)), shown(times.at(0.99)), shown(times.largest())});
    }
    text += fmt::format("## Times in domain {}\n\n{}\n", domains.groups()[row],
                        literal_table(lines, true));
  }
  return text;
}

std::string verdict_tables(const Heading& heading, const Tally& tally, const Tally& domains) {
  std::string text = domain_tables(heading, tally, domains);
  text += "\n## Why the subjects stopped\n\n" + status_table(tally);
  text += "\n## Iterations\n\nQuantiles over all answers.\n\n" + iteration_table(tally);
  return text + matrices("Family", tally);
}

std::string markdown_summary(const Heading& heading, const Tally& tally, const Tally& domains) {
  std::string text = "# Study\n\n" + verdict_tables(heading, tally, domains);
  text += "\n## Worst findings\n\nOne a subject and verdict.\n\n";
  for (const WorstFinding& finding : tally.worst()) {
    text += fmt::format("- {}: {}  \n  {}\n", markdown_text(finding.subject),
                        markdown_text(finding_text(finding)), markdown_code(finding.replay));
  }
  if (tally.worst().empty()) text += "None.\n";
  return text;
}

}  // namespace reports
