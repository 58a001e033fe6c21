// SPDX-License-Identifier: MIT
// How the study was made, its verdicts and its worst findings.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "reports/page/tables/html.hpp"
#include "reports/page/tables/tables.hpp"

namespace reports::page {

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
  const Header& header = all.header();
  std::string text = matrix_head("Cases by verdict, all groups", {columns.begin(), columns.end()});
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    std::vector<std::size_t> counts(columns.size());
    for (std::size_t g = 0; g < header.groups.size(); ++g) {
      for (std::size_t c = 0; c < columns.size(); ++c) counts[c] += all.cell(s, g).counts[c];
    }
    text += matrix_row(header.subjects[s].name, counts);
  }
  return text + "</tbody></table>";
}

std::string by_group_html(const Aggregate& all) {
  const Header& header = all.header();
  std::vector<std::string> names;
  for (const Group& group : header.groups) names.push_back(group.name);
  std::string text = matrix_head("Findings by group", names);
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    std::vector<std::size_t> counts(names.size());
    for (std::size_t g = 0; g < names.size(); ++g) {
      for (std::size_t c = 0; c < finding_columns; ++c) counts[g] += all.cell(s, g).counts[c];
    }
    text += matrix_row(header.subjects[s].name, counts);
  }
  return text + "</tbody></table>";
}

std::string findings_html(const nlohmann::json& findings, const Header& header) {
  if (findings.empty()) return "<p>There is no finding.</p>";
  std::string text =
      "<table class=\"findings\"><caption>The worst of each kind and subject</caption><thead><tr>";
  for (const char* name : {"kind", "subject", "group", "case", "error / M", "error / u M", "ending",
                           "iterations", "replay"}) {
    text += fmt::format("<th scope=\"col\">{}</th>", name);
  }
  text += "</tr></thead><tbody>\n";
  for (const nlohmann::json& finding : findings) {
    const std::string kind = words(columns[finding.at("c").get<std::size_t>()]);
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

}  // namespace reports::page
