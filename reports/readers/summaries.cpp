// SPDX-License-Identifier: MIT
// The short formats: Markdown, JUnit XML and SARIF.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "reports/output/text_table.hpp"
#include "reports/readers/export.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

constexpr std::size_t worst_shown = 10;

// Omits columns that are empty for all subjects.
std::vector<Row> matrix(const std::vector<std::string>& subjects, const std::vector<Cell>& totals) {
  const auto any = [&](const auto& count) { return std::ranges::any_of(totals, count); };
  std::vector<Row> rows{{"subject"}};
  for (const std::string& subject : subjects) rows.push_back({subject});
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
  return rows;
}

std::vector<Cell> totals_of(const ReadStudy& study) {
  std::vector<Cell> totals;
  for (std::size_t s = 0; s < study.header.subjects.size(); ++s) {
    totals.push_back(study.tally.total(s));
  }
  return totals;
}

std::string worst_findings(const Tally& tally) {
  const std::vector<WorstFinding> all = tally.worst();
  if (all.empty()) return {};
  const std::size_t shown = std::min(worst_shown, all.size());
  std::string text = fmt::format("\nWorst findings, one per subject and verdict ({} of {}):\n\n",
                                 shown, all.size());
  for (std::size_t i = 0; i < shown; ++i) {
    text += fmt::format("- {}: {}  \n  {}\n", markdown_text(all[i].subject),
                        markdown_text(finding_text(all[i])), markdown_code(all[i].replay));
  }
  return text;
}

struct Suite {
  std::string cases;
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t skipped = 0;
};

// The findings that are new.
std::string failure(const Cell& cell, const Cell& expected) {
  const auto& [verdict, worst] = *cell.worst.begin();
  std::string text = fmt::format("{} in {}:", counted(cell.findings - expected.findings, "finding"),
                                 counted(cell.answers, "answer"));
  for (const auto& entry : cell.worst) {
    text += fmt::format(" {} {}", name(entry.first),
                        cell.count(entry.first) - expected.count(entry.first));
  }
  text += "\n" + worst.replay + "\n";
  return fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n",
                     xml_text(name(verdict)), xml_text(finding_text(worst)), xml_text(text));
}

// "issue 7, issue 8": each once.
std::string issues_text(const ReadStudy& study, const std::string& subject, VerdictKind verdict,
                        const std::string& group = {}) {
  const auto issues = study.issues.find({subject, verdict, group});
  return issues == study.issues.end() ? "" : fmt::format("{}", fmt::join(issues->second, ", "));
}

// "2 expected findings: inaccurate (issue 7)".
std::string expected_text(const ReadStudy& study, const std::string& subject,
                          const std::string& group, const Cell& expected) {
  std::string text = counted(expected.findings, "expected finding") + ":";
  for (const auto& entry : expected.worst) {
    const std::string issues = issues_text(study, subject, entry.first, group);
    text += fmt::format(" {}{}", name(entry.first), issues.empty() ? "" : " (" + issues + ")");
  }
  return text;
}

// `known` says what is `expected`.
void add_case(Suite& suite, const std::string& subject, const std::string& group, const Cell& cell,
              const Cell& expected, const std::string& known) {
  ++suite.tests;
  suite.cases +=
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"", xml_text(subject), xml_text(group));
  if (!cell.worst.empty()) {
    ++suite.failures;
    suite.cases += ">\n" + failure(cell, expected) + "    </testcase>\n";
  } else if (cell.judged() == 0 || !known.empty()) {
    ++suite.skipped;
    suite.cases += fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n",
                               xml_text(known.empty() ? cell.skipped : known));
  } else {
    suite.cases += "/>\n";
  }
}

std::string property(const std::string& name, const std::string& value) {
  return fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", name, xml_text(value));
}

// How the study was made.  An incomplete study is an error, for tools that only count failures.
std::string study_suite(const ReadStudy& study) {
  const RunHeader& header = study.header;
  std::string text = fmt::format(
      "  <testsuite name=\"study\" tests=\"1\" failures=\"0\" errors=\"{}\" skipped=\"0\">\n",
      study.complete ? 0 : 1);
  text += "    <properties>\n" + property("command", header.command) +
          property("seed", std::to_string(header.seed)) +
          property("version", header.build.version) + property("flags", header.build.flags) +
          property("processor", header.processor) + "    </properties>\n";
  text += "    <testcase classname=\"study\" name=\"complete\"";
  text += study.complete ? "/>\n"
                         : ">\n      <error message=\"the study did not come to its end\"/>\n"
                           "    </testcase>\n";
  return text + "  </testsuite>\n";
}

using Json = nlohmann::ordered_json;

// Doubles braces, because single ones are placeholders in a message [SARIF 2.1.0, 3.11.5].
std::string message_text(const std::string& text) {
  std::string result;
  for (const char c : text) result += std::string(c == '{' || c == '}' ? 2 : 1, c);
  return result;
}

const char* description(VerdictKind verdict) {
  switch (verdict) {
    case VerdictKind::wrong_interval: return "What is claimed to be certain is not true";
    case VerdictKind::false_separation: return "Bodies that meet are said to be separated";
    case VerdictKind::false_overlap: return "Separated bodies are said to meet";
    case VerdictKind::no_answer: return "There is no answer, or one that is not finite";
    case VerdictKind::wrong_bound: return "A lower bound is above the distance";
    case VerdictKind::inaccurate: return "A distance is wrong by more than rounding explains";
    case VerdictKind::wrong_depth: return "A penetration depth is wrong";
    case VerdictKind::wrong_witness:
      return "A witness point or the normal does not belong to the bodies or to the distance";
    case VerdictKind::near_contact:
    case VerdictKind::correct:
    case VerdictKind::skipped: break;
  }
  return "";
}

Json rules() {
  Json all = Json::array();
  for (const VerdictKind verdict : oracle::all_verdict_kinds) {
    if (!is_finding(verdict)) continue;
    all.push_back({{"id", name(verdict)},
                   {"shortDescription", {{"text", description(verdict)}}},
                   {"defaultConfiguration", {{"level", "error"}}}});
  }
  return all;
}

std::string uri(const std::string& path) {
  return (path.starts_with('/') ? "file://" : "") + uri_path(path);
}

// A known case is located in its file of the project, any other case in the records.
std::string place_of(const RunHeader& header, const WorstFinding& finding,
                     const std::string& records) {
  for (const RunHeader::Group& group : header.groups) {
    if (group.name == finding.group && !group.file.empty()) return "core/cases/" + group.file;
  }
  return records;
}

Json result(const RunHeader& header, const WorstFinding& finding, std::uint64_t count,
            const std::string& records) {
  const std::string& subject = finding.subject;
  const VerdictKind verdict = finding.answer.verdict;
  const std::string message =
      fmt::format("{}: {}, the worst of {}. See it again: {}", subject, finding_text(finding),
                  counted(count, "finding"), finding.replay);
  Json location;
  location["physicalLocation"]["artifactLocation"]["uri"] = uri(place_of(header, finding, records));
  location["logicalLocations"] = Json::array(
      {{{"name", finding.id}, {"fullyQualifiedName", finding.group + "/" + finding.id}}});
  Json one;
  one["ruleId"] = name(verdict);
  one["ruleIndex"] = static_cast<std::size_t>(verdict);
  one["level"] = "error";
  one["message"]["text"] = message_text(message);
  one["locations"] = Json::array({location});
  // Identifies the same finding in the next study, even if another case is the worst.
  one["partialFingerprints"]["subjectAndVerdict/v1"] = subject + " " + name(verdict);
  one["properties"] = {{"subject", subject},
                       {"case", finding.id},
                       {"group", finding.group},
                       {"findings", count},
                       {"gross", finding.answer.gross},
                       {"replay", finding.replay}};
  return one;
}

}  // namespace

std::string markdown_page(const ReadStudy& study) {
  const std::vector<Cell> totals = totals_of(study);
  std::uint64_t findings = 0;
  std::uint64_t expected = 0;
  std::uint64_t answers = 0;
  for (std::size_t s = 0; s < totals.size(); ++s) {
    findings += totals[s].findings;
    expected += study.expected.total(s).findings;
    answers += totals[s].judged();
  }
  const std::string found =
      expected == 0
          ? counted(findings, "finding")
          : fmt::format("{}, {} expected,", counted(findings - expected, "new finding"), expected);
  std::string text = fmt::format("### gjkproof: {} in {}\n\n", found, counted(answers, "answer"));
  if (!study.complete) text += "**INCOMPLETE**: the study did not come to its end.\n\n";
  text += fmt::format("Made by {}, {}.\n\n", markdown_code(study.header.command),
                      markdown_text(study.header.build.version));
  std::vector<Row> rows = matrix(study.tally.subjects(), totals);
  for (std::size_t i = 1; i < rows.size(); ++i) rows[i][0] = markdown_code(rows[i][0]);
  return text + table(rows, true) + worst_findings(study.tally);
}

std::string latex_origin(const RunHeader& header, bool complete) {
  std::string text = "% Made by " + header.command + ", " + header.build.version +
                     (complete ? "" : ". INCOMPLETE: the study did not come to its end");
  std::ranges::replace(text, '\n', ' ');
  return text + ".\n% Needs \\usepackage{booktabs}.\n";
}

std::string latex_page(const ReadStudy& study) {
  return latex_origin(study.header, study.complete) +
         latex_table(matrix(study.tally.subjects(), totals_of(study)));
}

std::string junit_xml(const ReadStudy& study) {
  const RunHeader& header = study.header;
  std::string suites = study_suite(study);
  std::size_t tests = 1;
  std::size_t failures = 0;
  std::size_t skipped = 0;
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const std::string& subject = header.subjects[s].name;
    Suite suite;
    for (std::size_t g = 0; g < header.groups.size(); ++g) {
      const Cell& cell = study.tally.cell(g, s);
      const Cell& expected = study.expected.cell(g, s);
      if (cell.answers == 0) continue;
      const std::string& group = header.groups[g].name;
      add_case(suite, subject, group, cell, expected,
               expected.findings > 0 ? expected_text(study, subject, group, expected) : "");
    }
    suites += fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\">\n"
        "{}  </testsuite>\n",
        xml_text(subject), suite.tests, suite.failures, suite.skipped, suite.cases);
    tests += suite.tests;
    failures += suite.failures;
    skipped += suite.skipped;
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"gjkproof\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
      "skipped=\"{}\">\n{}</testsuites>\n",
      tests, failures, study.complete ? 0 : 1, skipped, suites);
}

std::string sarif_json(const ReadStudy& study, const std::string& records) {
  const RunHeader& header = study.header;
  Json results = Json::array();
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const Cell total = study.tally.total(s);
    const Cell expected = study.expected.total(s);
    for (const auto& [verdict, finding] : total.worst) {
      const std::uint64_t fresh = total.count(verdict) - expected.count(verdict);
      results.push_back(result(header, finding, fresh, records));
    }
    for (const auto& [verdict, finding] : expected.worst) {
      Json known = result(header, finding, expected.count(verdict), records);
      known["suppressions"] =
          Json::array({{{"kind", "external"},
                        {"justification", issues_text(study, header.subjects[s].name, verdict)}}});
      results.push_back(std::move(known));
    }
  }
  Json driver;
  driver["name"] = "gjkproof";
  driver["version"] = header.build.version;
  driver["rules"] = rules();
  Json run;
  run["tool"]["driver"] = driver;
  run["invocations"] =
      Json::array({{{"commandLine", header.command}, {"executionSuccessful", study.complete}}});
  run["results"] = results;
  Json log;
  log["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  log["version"] = "2.1.0";
  log["runs"] = Json::array({run});
  return log.dump(2) + "\n";
}

}  // namespace reports
