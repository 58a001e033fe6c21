// SPDX-License-Identifier: MIT
// The description of the study, its verdicts and worst findings, and the cost of accuracy: the time
// of a query next to its error.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {
namespace {

std::string time_text(const Bins& times, std::size_t percent) {
  return fmt::format("{:.0f}", time_of(*quantile(times, percent)));
}

}  // namespace

std::string study_html(const nlohmann::json& study) {
  std::string text = "<dl class=\"facts\">\n";
  const auto fact = [&text](const char* name, const std::string& value) {
    if (!value.empty()) text += fmt::format("<dt>{}</dt><dd>{}</dd>\n", name, escaped(value));
  };
  const auto of = [&study](const char* key) {
    return study.at(key).is_string() ? study.at(key).get<std::string>() : std::string();
  };
  text += fmt::format("<dt>Command</dt><dd><code>{}</code></dd>\n", escaped(of("command")));
  fact("Cases",
       fmt::format("{}{}", study.at("questions").get<std::size_t>(),
                   study.at("complete").get<bool>() ? "" : " (INCOMPLETE: the study did not end)"));
  fact("Domain", of("domain"));
  fact("Oracle", of("oracle"));
  fact("Program", of("version"));
  fact("Flags", of("flags"));
  fact("Processor", of("processor"));
  fact("Packages", of("packages"));
  return text + "</dl>";
}

std::string by_column_html(const Aggregate& all) {
  std::vector<std::string> names;
  for (const VerdictKind verdict : oracle::all_verdict_kinds) names.emplace_back(name(verdict));
  std::string text = matrix_head("Cases by verdict, all groups", names);
  for (std::size_t s = 0; s < all.header().subjects.size(); ++s) {
    const Cell total = all.tally().total(s);
    text += matrix_row(all.header().subjects[s].name, {total.counts.begin(), total.counts.end()});
  }
  return text + "</tbody></table>";
}

std::string by_group_html(const Aggregate& all) {
  const Tally& tally = all.tally();
  std::string text = matrix_head("Findings by group", tally.groups());
  for (std::size_t s = 0; s < tally.subjects().size(); ++s) {
    std::vector<std::size_t> counts;
    for (std::size_t g = 0; g < tally.groups().size(); ++g) {
      counts.push_back(tally.cell(g, s).findings);
    }
    text += matrix_row(tally.subjects()[s], counts);
  }
  return text + "</tbody></table>";
}

std::string findings_html(const nlohmann::json& findings, const RunHeader& header) {
  if (findings.empty()) return "<p>There is no finding.</p>";
  std::string text =
      "<table class=\"findings\"><caption>The worst of each kind and subject</caption><thead><tr>";
  for (const char* head : {"kind", "subject", "group", "case", "error / M", "error / u M", "ending",
                           "iterations", "replay"}) {
    text += fmt::format("<th scope=\"col\">{}</th>", head);
  }
  text += "</tr></thead><tbody>\n";
  for (const nlohmann::json& finding : findings) {
    const auto verdict = static_cast<VerdictKind>(finding.at("c").get<int>());
    const std::string kind = words(name(verdict));
    text += fmt::format("<tr><td>{}{}</td>", kind, finding.at("gross") == true ? ", gross" : "");
    text += fmt::format("<td>{}</td><td>{}</td><td>{}</td>",
                        escaped(header.subjects[finding.at("s").get<std::size_t>()].name),
                        escaped(header.groups[finding.at("g").get<std::size_t>()].name),
                        figure(finding.at("id")));
    for (const char* key : {"size", "scaled_error", "status", "iterations"}) {
      text += fmt::format("<td class=\"number\">{}</td>", figure(finding.at(key)));
    }
    text += fmt::format("<td><code>{}</code></td></tr>\n",
                        escaped(finding.at("replay").get<std::string>()));
  }
  return text + "</tbody></table>";
}

std::string times_html(const Aggregate& all) {
  std::string rows;
  for (std::size_t s = 0; s < all.header().subjects.size(); ++s) {
    const Total sums = all.total(s);
    if (sums.times.empty()) continue;
    rows += table_row(all.header().subjects[s].name,
                      {std::to_string(page::total(sums.times)), time_text(sums.times, 50),
                       time_text(sums.times, 90), error_text(quantile(sums.errors, 50)),
                       error_text(quantile(sums.errors, 99))});
  }
  if (rows.empty()) {
    return "<p>This study has no times: <code>gjkproof study --time</code> records them.</p>";
  }
  return "<figure class=\"script-only\"><div id=\"times-chart\"></div></figure>\n"
         "<div id=\"times\" class=\"wide\">" +
         table_head(
             "Time of a query, and error in units of u M, of all groups",
             {"subject", "answers", "median, ns", "90 %, ns", "median error", "99 % error"}) +
         rows + table_end + "</div>";
}

}  // namespace reports::page
