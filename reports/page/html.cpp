// SPDX-License-Identifier: MIT
#include "reports/page/html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

namespace reports::page {
namespace {

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return escaped(name);
}

// A figure as a person reads it; empty where there is none.
std::string figure(const nlohmann::json& value) {
  if (value.is_null()) return {};
  return value.is_number_float()
             ? fmt::format("{:.3g}", value.get<double>())
             : escaped(value.is_string() ? value.get<std::string>() : value.dump());
}

std::string count(std::size_t number) {
  return number == 0 ? "." : fmt::format("{}", number);
}

// Names of the columns upright, for there are many.
std::string head(const std::string& caption, const std::vector<std::string>& names) {
  std::string text =
      fmt::format("<table class=\"matrix\"><caption>{}</caption><thead><tr><td></td>", caption);
  for (const std::string& name : names) {
    text += fmt::format("<th scope=\"col\"><span>{}</span></th>", words(name));
  }
  return text + "</tr></thead><tbody>\n";
}

std::string row(const std::string& name, const std::vector<std::size_t>& counts) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", escaped(name));
  for (const std::size_t number : counts) text += fmt::format("<td>{}</td>", count(number));
  return text + "</tr>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

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
  std::string text = head("Cases by verdict, all groups", {columns.begin(), columns.end()});
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    std::vector<std::size_t> counts(columns.size());
    for (std::size_t g = 0; g < header.groups.size(); ++g) {
      for (std::size_t c = 0; c < columns.size(); ++c) counts[c] += all.cell(s, g).counts[c];
    }
    text += row(header.subjects[s].name, counts);
  }
  return text + "</tbody></table>";
}

std::string by_group_html(const Aggregate& all) {
  const Header& header = all.header();
  std::vector<std::string> names;
  for (const Group& group : header.groups) names.push_back(group.name);
  std::string text = head("Findings by group", names);
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    std::vector<std::size_t> counts(names.size());
    for (std::size_t g = 0; g < names.size(); ++g) {
      for (std::size_t c = 0; c < finding_columns; ++c) counts[g] += all.cell(s, g).counts[c];
    }
    text += row(header.subjects[s].name, counts);
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

std::string script_json(const nlohmann::json& data) {
  std::string result;
  // Subjects of others may call their endings anything, in any encoding.
  for (const char c : data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)) {
    if (c == '<') {
      result += "\\u003c";
    } else {
      result += c;
    }
  }
  return result;
}

std::string filled(std::string_view text, const std::map<std::string, std::string>& parts) {
  std::string result;
  while (!text.empty()) {
    const std::size_t begin = text.find('@');
    const std::size_t end = begin == text.npos ? text.npos : text.find('@', begin + 1);
    result += text.substr(0, begin);
    if (begin == text.npos) break;
    const std::string name(text.substr(begin + 1, end == text.npos ? text.npos : end - begin - 1));
    const auto at = parts.find(name);
    if (end == text.npos || at == parts.end()) {
      throw std::invalid_argument("the template of the page asks for @" + name + "@");
    }
    result += at->second;
    text.remove_prefix(end + 1);
  }
  return result;
}

}  // namespace reports::page
