// SPDX-License-Identifier: MIT
// The building blocks of the tables; the description of the study, its verdicts and worst findings,
// the cost of accuracy (the time of a query next to its error), and planted faults.
#include "reports/page/tables/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "core/cases/json_reason.hpp"
#include "core/subjects/program.hpp"
#include "reports/output/text_table.hpp"

namespace reports::page {
namespace {

using nlohmann::json;

std::string cases_text(const json& cases) {
  return cases.is_null() ? "-" : cases.is_string() ? "n/a" : cases.dump();
}

std::string scores(const json& drivers) {
  std::string text = table_head("Planted faults that each driver finds",
                                {"driver", "found", "of those it can see", "median of the cases"});
  for (const json& driver : drivers) {
    text +=
        table_row(driver.at("driver"), {fmt::format("{}", driver.at("killed").get<std::size_t>()),
                                        fmt::format("{}", driver.at("visible").get<std::size_t>()),
                                        cases_text(driver.at("median"))});
  }
  return text + table_end;
}

std::string faults(const json& all, const json& drivers) {
  std::vector<std::string> heads = {"fault"};
  for (const json& driver : drivers)
    heads.push_back(escaped(driver.at("driver").get<std::string>()));
  heads.emplace_back("what is wrong");
  std::string text = table_head("Cases until each driver found each fault; -: it did not", heads);
  for (const json& fault : all) {
    std::vector<std::string> cells;
    for (const json& driver : drivers) {
      cells.push_back(cases_text(fault.at("cases").at(driver.at("driver").get<std::string>())));
    }
    cells.push_back(escaped(fault.at("description").get<std::string>()));
    text += table_row(fault.at("fault"), cells);
  }
  return text + table_end;
}

std::string time_text(const Bins& times, std::size_t percent) {
  return fmt::format("{:.0f}", time_of(*quantile(times, percent)));
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

std::string words(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return escaped(name);
}

std::string table_head(const std::string& caption, const std::vector<std::string>& names) {
  std::string text = fmt::format("<table><caption>{}</caption><thead><tr>", caption);
  for (const std::string& name : names) text += fmt::format("<th scope=\"col\">{}</th>", name);
  return text + "</tr></thead><tbody>\n";
}

std::string table_row(const std::string& name, const std::vector<std::string>& cells) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", escaped(name));
  for (const std::string& cell : cells) {
    text += fmt::format("<td class=\"number\">{}</td>", cell);
  }
  return text + "</tr>\n";
}

std::string matrix_head(const std::string& caption, const std::vector<std::string>& names) {
  std::string text =
      fmt::format("<table class=\"matrix\"><caption>{}</caption><thead><tr><td></td>", caption);
  for (const std::string& name : names) {
    text += fmt::format("<th scope=\"col\"><span>{}</span></th>", words(name));
  }
  return text + "</tr></thead><tbody>\n";
}

std::string matrix_row(const std::string& name, const std::vector<std::size_t>& counts) {
  std::string text = fmt::format("<tr><th scope=\"row\">{}</th>", escaped(name));
  for (const std::size_t number : counts) text += fmt::format("<td>{}</td>", count_or_dot(number));
  return text + "</tr>\n";
}

std::string script_json(const nlohmann::json& data) {
  std::string result;
  // External subjects may use any status, in any encoding.
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

std::string mutants_html(const std::string& path) {
  std::ifstream in(path);
  if (!in) return {};
  try {
    const json data = json::parse(in);
    if (data.at("format") != "gjkproof-mutants/1") throw std::invalid_argument("another format");
    const json& drivers = data.at("drivers");
    return "<section id=\"mutants\" aria-labelledby=\"mutants-head\">\n<h2 "
           "id=\"mutants-head\">Does the harness find planted faults?</h2>\n<div "
           "class=\"wide\">" +
           scores(drivers) + "</div>\n<details><summary>Every fault</summary><div class=\"wide\">" +
           faults(data.at("faults"), drivers) + "</div></details>\n</section>";
  } catch (const std::exception& error) {
    throw std::invalid_argument(
        fmt::format("{}: was not written by gjkproof-research mutants -o: {}", path,
                    cases::json_reason(error)));
  }
}

std::string study_html(const nlohmann::json& study) {
  const bool is_complete = study.at("complete").get<bool>();
  std::string text = fmt::format(
      "{}<details id=\"study\"><summary>How it was made</summary>\n<dl class=\"facts\">\n",
      is_complete ? "" : "<p class=\"warning\">INCOMPLETE: the study did not end.</p>\n");
  const auto fact = [&text](const char* name, const std::string& value) {
    if (!value.empty()) text += fmt::format("<dt>{}</dt><dd>{}</dd>\n", name, escaped(value));
  };
  const auto text_of = [&study](const char* key) {
    return study.at(key).is_string() ? study.at(key).get<std::string>() : std::string();
  };
  text += fmt::format("<dt>Command</dt><dd><code>{}</code></dd>\n", escaped(text_of("command")));
  fact("Cases", grouped(study.at("questions").get<std::size_t>()));
  fact("Domain", text_of("domain"));
  fact("Oracle", text_of("oracle"));
  fact("Program", text_of("version"));
  fact("Flags", text_of("flags"));
  fact("Processor", text_of("processor"));
  fact("Packages", text_of("packages"));
  return text + "</dl></details>";
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

std::string findings_html(const std::vector<Record>& findings, const RunHeader& header) {
  if (findings.empty()) return "<p>There is no finding.</p>";
  std::string text = table_head(
      fmt::format("The worst {} findings, errors as a share of M", findings.size()),
      {"case", "kind", "subject", "group", "error / M", "ending", "iterations", "replay"});
  for (const Record& finding : findings) {
    const Counted& answer = finding.counted;
    text += table_row(finding.question->id,
                      {words(name(answer.verdict)) + (answer.gross ? ", gross" : ""),
                       escaped(finding.subject), escaped(finding.question->group),
                       std::isfinite(answer.size) ? fmt::format("{:.3g}", answer.size) : "",
                       escaped(answer.status.value_or("")),
                       answer.iterations ? std::to_string(*answer.iterations) : "",
                       "<code>" + escaped(replay_command(header, finding)) + "</code>"});
  }
  return text + table_end;
}

namespace {

// A subject or several, as the sentence on all of them counts them.
struct Errors {
  std::string name;
  std::size_t subjects = 0;
  std::uint64_t judged = 0;
  std::uint64_t findings = 0;
  double worst = -1;  // share of M
  double u = 0;

  double share() const {
    return judged > 0 ? static_cast<double>(findings) / static_cast<double>(judged) : 0;
  }
};

}  // namespace

std::string sentence(const Aggregate& all) {
  const std::vector<RunHeader::Subject>& subjects = all.header().subjects;
  std::size_t wrong = 0;
  Errors most;
  std::map<std::string, Errors> algorithms;  // by the last part of the name
  for (std::size_t s = 0; s < subjects.size(); ++s) {
    const Total total = all.total(s);
    const Errors one{subjects[s].name,    1,           total.cell.judged(),
                     total.cell.findings, total.worst, subjects[s].unit_roundoff};
    if (one.findings > 0) ++wrong;
    if (one.share() > most.share()) most = one;
    Errors& algorithm = algorithms[one.name.substr(one.name.rfind('/') + 1)];
    ++algorithm.subjects;
    algorithm.judged += one.judged;
    algorithm.findings += one.findings;
  }
  std::string text =
      fmt::format("Of {}, {} gave a wrong answer or none on {} {}",
                  counted(subjects.size(), "subject"), wrong > 0 ? std::to_string(wrong) : "none",
                  grouped(all.questions()), all.questions() == 1 ? "case" : "cases");
  if (wrong > 0) {
    const double percent = 100 * most.share();
    text += fmt::format("; most often {}: on {:.{}f} % of them", most.name, percent,
                        percent < 10 ? 1 : 0);
    if (most.worst >= 0 && most.u > 0)
      text += fmt::format(", by up to {:.2g} u M", most.worst / most.u);
    if (most.worst >= 0 && !(most.u > 0)) text += fmt::format(", by up to {:.2g} M", most.worst);
  }
  std::vector<Errors> least;
  for (auto& [name, one] : algorithms) {
    one.name = name;
    if (one.subjects > 1) least.push_back(one);
  }
  std::ranges::stable_sort(least, {}, [](const Errors& one) { return one.share(); });
  for (std::size_t i = 0; wrong > 0 && least.size() > 2 && i < 2; ++i) {
    text += fmt::format("{} {} ({}) on {}", i == 0 ? "; least often" : ",", least[i].name,
                        counted(least[i].subjects, "subject"),
                        least[i].findings > 0 ? grouped(least[i].findings) : "none");
  }
  return escaped(text + ".");
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
    return fmt::format("<p>This study has no times: <code>{} study --time</code> records them.</p>",
                       escaped(subjects::program_call()));
  }
  return "<figure class=\"script-only\"><div id=\"times-chart\"></div></figure>\n"
         "<div id=\"times\" class=\"wide\">" +
         table_head(
             "Time of a query, and error in units of u M, of all groups",
             {"subject", "answers", "median, ns", "90 %, ns", "median error", "99 % error"}) +
         rows + table_end + "</div>";
}

}  // namespace reports::page
