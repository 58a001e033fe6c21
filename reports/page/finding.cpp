// SPDX-License-Identifier: MIT
#include "reports/page/finding.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <utility>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/study/form/replay_command.hpp"

namespace reports::page {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// Bodies of 512 vertices take 80 kB, and the page must be small enough to send by mail.
constexpr std::size_t case_bytes_max = 1600000;
constexpr std::size_t trace_bytes_max = 500000;
constexpr std::size_t steps_max = 100;

json number(double x) { return std::isfinite(x) ? json(x) : json(nullptr); }

// Lengths need few digits, but weights determine the position of a point.
json step_json(const subjects::TraceStep& step) {
  json simplex = json::array();
  for (const auto& [a, b] : step.simplex) simplex.push_back({a, b});
  json weights = json::array();
  for (const double weight : step.weights) weights.push_back(number(weight));
  json direction = json::array();
  for (const double x : step.direction) direction.push_back(number(x));
  return {{"k", step.k},
          {"simplex", std::move(simplex)},
          {"weights", std::move(weights)},
          {"support", {step.support.first, step.support.second}},
          {"v_norm", number(step.v_norm)},
          {"lower_bound", number(step.lower_bound)},
          {"gap", number(step.gap)},
          {"direction", std::move(direction)},
          {"along", number(step.along)}};
}

// Empty if this program does not have the subject or need not show its iterations.
std::optional<subjects::Subject> registered(const std::string& name) {
  try {
    subjects::Subject subject = subjects::select({name}).at(0);
    if (subject.name == name && !subject.planted) return subject;
  } catch (const std::invalid_argument&) {  // an external subject, or one of another version
  }
  return std::nullopt;
}

// A value of a record for the page: unchanged, but non-finite numbers become null.
json as_shown(const json& value) {
  if (value.is_object()) {
    json shown = json::object();
    for (const auto& [key, one] : value.items()) shown[key] = as_shown(one);
    return shown;
  }
  const bool is_finite = value != "inf" && value != "-inf" && value != "nan";
  return is_finite ? value : json(nullptr);
}

constexpr const char* taken[] = {
    "bits",  "vertices",     "parameters",     "magnitude", "relation",  "distance",
    "depth", "says",         "status",         "reason",    "gross",     "size",
    "index", "scaled_error", "relative_error", "ulps",      "iterations"};

}  // namespace

const std::vector<cases::Case>& Findings::known(const std::string& file) {
  const auto at = files_.find(file);
  if (at != files_.end()) return at->second;
  // Records contain the path relative to the folder where the study was started.
  const fs::path here =
      fs::exists(file) ? fs::path(file) : GJKPROOF_KNOWN_DIR / fs::path(file).filename();
  std::vector<cases::Case> all;
  try {
    all = cases::read_cases(here.string());
  } catch (const cases::ReadError&) {
    // The page shows the findings of this file without their cases.
  }
  return files_.emplace(file, std::move(all)).first->second;
}

std::optional<cases::Case> Findings::question(const RecordedCase& recorded) {
  const RunHeader::Group& group = header_.groups[places_.group(recorded.group)];
  std::optional<cases::Case> result;
  if (group.file.empty()) {
    result = cases::generate(cases::family(group.name), header_.seed, recorded.index,
                             {header_.vertices_max});
  } else if (const auto& all = known(group.file); recorded.index < all.size()) {
    result = all[recorded.index];
  }
  if (!result || result->id != recorded.id) return std::nullopt;
  return cases::bits(*result) <= recorded.bits ? result : cases::rounded(*result, recorded.bits);
}

json Findings::place(const cases::Case& question) {
  std::string line = cases::case_line(question);
  const auto at = line_places_.find(line);
  if (at != line_places_.end()) return at->second;
  if (bytes_ + line.size() > case_bytes_max) return nullptr;
  bytes_ += line.size();
  line_places_.emplace(line, lines_.size());
  lines_.push_back(std::move(line));
  return lines_.size() - 1;
}

void Findings::add_trace(json& finding, const std::string& name, const cases::Case& question) {
  const std::optional<subjects::Subject> subject = registered(name);
  if (!subject) return;
  json& steps = finding["trace"];
  const subjects::Trace trace = [&](const subjects::TraceStep& step) {
    if (steps.size() < steps_max) {
      steps.push_back(step_json(step));
    } else {
      finding["trace_cut"] = true;
    }
  };
  subject->ask(question, &trace);
  const std::size_t bytes = steps.dump().size();
  if (trace_bytes_ + bytes > trace_bytes_max) {
    steps = json::array();
    finding["trace_cut"] = true;
    return;
  }
  trace_bytes_ += bytes;
}

json Findings::finding_json(const Record& record) {
  json finding = {{"s", places_.subject(record.subject)},
                  {"g", places_.group(record.question.group)},
                  {"c", static_cast<std::size_t>(record.counted.verdict)},
                  {"case", nullptr},
                  {"trace", json::array()},
                  {"trace_cut", false}};
  const json line = json::parse(record_line(record));
  for (const char* key : taken) finding[key] = line.contains(key) ? as_shown(line.at(key)) : json();
  finding["id"] = line.at("case");
  finding["replay"] = replay_command(header_, record);
  if (const std::optional<cases::Case> asked = question(record.question)) {
    finding["case"] = place(*asked);
    if (!finding["case"].is_null()) add_trace(finding, record.subject, *asked);
  }
  return finding;
}

json Findings::list(const std::vector<Record>& kept) {
  json findings = json::array();
  for (const Record& one : kept) findings.push_back(finding_json(one));
  return {{"findings", std::move(findings)}, {"cases", lines_}};
}

}  // namespace reports::page
