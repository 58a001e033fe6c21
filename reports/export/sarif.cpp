// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "reports/export/forms.hpp"
#include "reports/output/count_text.hpp"
#include "reports/output/escape.hpp"

namespace reports {
namespace {

using Json = nlohmann::ordered_json;

// Single braces are placeholders in a message [SARIF 2.1.0, 3.11.5].
std::string message_text(const std::string& text) {
  std::string result;
  for (const char c : text) result += std::string(c == '{' || c == '}' ? 2 : 1, c);
  return result;
}

const char* description(Column column) {
  switch (column) {
    case Column::wrong_interval: return "What is claimed to be certain is not true";
    case Column::false_separation: return "Bodies that meet are said to be separated";
    case Column::false_overlap: return "Separated bodies are said to meet";
    case Column::no_answer: return "There is no answer, or one that is not finite";
    case Column::wrong_bound: return "A lower bound is above the distance";
    case Column::inaccurate: return "A distance is wrong by more than rounding explains";
    case Column::wrong_depth: return "A penetration depth is wrong";
    case Column::wrong_witness:
      return "A witness point does not belong to its body or to the distance";
    case Column::near_contact:
    case Column::correct:
    case Column::skipped: break;
  }
  return "";
}

Json rules() {
  Json all = Json::array();
  for (std::size_t c = 0; c < columns; ++c) {
    const auto column = static_cast<Column>(c);
    if (!is_finding(column)) continue;
    all.push_back({{"id", name(column)},
                   {"shortDescription", {{"text", description(column)}}},
                   {"defaultConfiguration", {{"level", "error"}}}});
  }
  return all;
}

std::string uri(const std::string& path) {
  return (path.starts_with('/') ? "file://" : "") + uri_path(path);
}

// A case that is known is in its file, another one among the records.
std::string place_of(const Cells& cells, const Finding& finding, const std::string& records) {
  for (const RunHeader::Group& group : cells.header().groups) {
    if (group.name == finding.group && !group.file.empty()) return group.file;
  }
  return records;
}

Json result(const Cells& cells, const std::string& subject, const Finding& finding,
            std::uint64_t count, const std::string& records) {
  const std::string size =
      std::isfinite(finding.size) ? fmt::format(", off by {:.3g} M", finding.size) : "";
  const std::string message =
      fmt::format("{}: {} on {}{}, the worst of {}. See it again: {}", subject, finding.reason,
                  finding.id, size, counted(count, "finding"), finding.replay);
  Json location;
  location["physicalLocation"]["artifactLocation"]["uri"] = uri(place_of(cells, finding, records));
  location["logicalLocations"] = Json::array(
      {{{"name", finding.id}, {"fullyQualifiedName", finding.group + "/" + finding.id}}});
  Json one;
  one["ruleId"] = name(finding.column);
  one["ruleIndex"] = static_cast<std::size_t>(finding.column);
  one["level"] = "error";
  one["message"]["text"] = message_text(message);
  one["locations"] = Json::array({location});
  // What is the same finding in the next study, whatever case is the worst one then.
  one["partialFingerprints"]["subjectAndVerdict/v1"] = subject + " " + name(finding.column);
  one["properties"] = {{"subject", subject}, {"case", finding.id},     {"group", finding.group},
                       {"findings", count},  {"gross", finding.gross}, {"replay", finding.replay}};
  return one;
}

}  // namespace

std::string sarif_json(const Cells& cells, const std::string& records) {
  const RunHeader& header = cells.header();
  Json results = Json::array();
  for (std::size_t s = 0; s < header.subjects.size(); ++s) {
    const Cell total = cells.total(s);
    for (const std::optional<Finding>& one : total.worst) {
      if (!one) continue;
      results.push_back(
          result(cells, header.subjects[s].name, *one, total.count(one->column), records));
    }
  }
  Json driver;
  driver["name"] = "gjkproof";
  driver["version"] = header.build.version;
  driver["rules"] = rules();
  Json run;
  run["tool"]["driver"] = driver;
  run["invocations"] =
      Json::array({{{"commandLine", header.command}, {"executionSuccessful", cells.complete()}}});
  run["results"] = results;
  Json log;
  log["$schema"] = "https://json.schemastore.org/sarif-2.1.0.json";
  log["version"] = "2.1.0";
  log["runs"] = Json::array({run});
  return log.dump(2) + "\n";
}

}  // namespace reports
