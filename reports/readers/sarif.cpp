// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"
#include "reports/readers/export.hpp"
#include "reports/study/tallies/summary.hpp"

namespace reports {
namespace {

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
      return "A witness point does not belong to its body or to the distance";
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

// A known case is located in its file, any other case in the records.
std::string place_of(const RunHeader& header, const WorstFinding& finding,
                     const std::string& records) {
  for (const RunHeader::Group& group : header.groups) {
    if (group.name == finding.group && !group.file.empty()) return group.file;
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

std::string sarif_json(const ReadStudy& study, const std::string& records) {
  const RunHeader& header = study.header;
  Json results = Json::array();
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const Cell total = study.tally.total(s);
    for (const auto& [verdict, finding] : total.worst) {
      results.push_back(result(header, finding, total.count(verdict), records));
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
