// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "reports/output/output_file.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/study/form/record.hpp"

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

// The page's data for single findings: the reproduced case and the iterations of the subject.
class Findings {
 public:
  explicit Findings(const Aggregate& all) : header_(all.header()), places_(all.places()) {}

  // The members "findings" and "cases" of src/data.ts.
  nlohmann::json list(const std::vector<Record>& kept);

 private:
  // As the subject received it.  Empty if the file is gone or this program generates another case.
  std::optional<cases::Case> question(const RecordedCase& recorded);
  const std::vector<cases::Case>& known(const std::string& file);
  nlohmann::json finding_json(const Record& record);
  // The index of the case in the page; null if there is no room for it.
  nlohmann::json place(const cases::Case& question);
  void add_trace(nlohmann::json& finding, const std::string& subject, const cases::Case& question);

  const RunHeader& header_;
  const Places& places_;
  std::map<std::string, std::vector<cases::Case>> files_;
  std::vector<std::string> lines_;
  std::map<std::string, std::size_t> line_places_;
  std::size_t bytes_ = 0;  // of all cases in the page
  std::size_t trace_bytes_ = 0;
};

const std::vector<cases::Case>& Findings::known(const std::string& file) {
  const auto at = files_.find(file);
  if (at != files_.end()) return at->second;
  // Records contain the path relative to the folder where the study was started.
  const fs::path here = fs::exists(file)
                            ? fs::path(file)
                            : subjects::program_part("share/gjkproof/known", GJKPROOF_KNOWN_DIR) /
                                  fs::path(file).filename();
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
                  {"g", places_.group(record.question->group)},
                  {"c", static_cast<std::size_t>(record.counted.verdict)},
                  {"case", nullptr},
                  {"trace", json::array()},
                  {"trace_cut", false}};
  const json line = json::parse(record_line(record));
  for (const char* key : taken) finding[key] = line.contains(key) ? as_shown(line.at(key)) : json();
  finding["id"] = line.at("case");
  finding["replay"] = replay_command(header_, record);
  if (const std::optional<cases::Case> asked = question(*record.question)) {
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

namespace reports {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t findings_shown = 100;

// A file of the page.
std::string content(const char* name) {
  const std::string path =
      subjects::program_part("share/gjkproof/page", GJKPROOF_PAGE_DIR) + "/" + name;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) throw std::invalid_argument(path + ": cannot be read");
  return text.str();
}

// The parts of every page: "PAGE" is the template; each other part replaces @NAME@.
std::map<std::string, std::string> read_parts() {
  return {{"PAGE", content("page.html")},
          {"STYLE", content("bundle/page.css")},
          {"SCRIPT", content("bundle/page.js")},
          {"LICENCES", page::escaped(content("bundle/LICENCES.txt"))}};
}

class Page : public StudyPage {
 public:
  Page(RunHeader header, const std::string& folder)
      : parts_(read_parts()), all_(std::move(header)) {
    parts_["MUTANTS"] = page::mutants_html((fs::path(folder) / "mutants.json").string());
  }

  void add(const Place& place, const Record& record) override { all_.add(place, record); }

  std::string text(bool complete) override {
    all_.finish();
    const json data = page_data(complete);
    std::map<std::string, std::string> parts = parts_;
    parts["TITLE"] = fmt::format("A study of {} implementations of GJK on {} cases",
                                 all_.header().subjects.size(), all_.questions());
    parts["STUDY"] = page::study_html(data.at("study"));
    parts["BY_COLUMN"] = page::by_column_html(all_);
    parts["BY_GROUP"] = page::by_group_html(all_);
    parts["FINDINGS"] = page::findings_html(data.at("findings"), all_.header());
    parts["ABLATIONS"] = page::ablations_html(all_);
    parts["PRECISION"] = page::precision_html(all_);
    parts["TIMES"] = page::times_html(all_);
    parts["DATA"] = page::script_json(data);
    const std::string text = std::exchange(parts["PAGE"], {});
    return page::filled(text, parts);
  }

 private:
  json study_json(bool complete) const {
    json study = json::parse(header_line(all_.header()));
    study["complete"] = complete;
    study["questions"] = all_.questions();
    return study;
  }

  json page_data(bool complete) const {
    const RunHeader& header = all_.header();
    json data = all_.json();
    data["format"] = "gjkproof-page/2";
    data["program"] = subjects::program_call();
    data["study"] = study_json(complete);
    data["finding_columns"] = 0;
    for (const VerdictKind verdict : oracle::all_verdict_kinds) {
      data["columns"].push_back(name(verdict));
      if (is_finding(verdict)) data["finding_columns"] = data["columns"].size();
    }
    data["groups"] = json::array();
    for (const RunHeader::Group& group : header.groups) {
      data["groups"].push_back({{"name", group.name}, {"size", group.size}});
    }
    data["subjects"] = json::array();
    for (const RunHeader::Subject& subject : header.subjects) {
      data["subjects"].push_back({{"name", subject.name},
                                  {"description", subject.description},
                                  {"u", subject.unit_roundoff}});
    }
    data["presets"] = json::array();
    for (const auto& [preset, subjects] : page::precision_presets(all_)) {
      data["presets"].push_back({{"name", preset}, {"subjects", subjects}});
    }
    data.update(page::Findings(all_).list(all_.worst(findings_shown)));
    return data;
  }

  std::map<std::string, std::string> parts_;  // common to all pages
  page::Aggregate all_;
};

}  // namespace

std::unique_ptr<StudyPage> page_of_study(const RunHeader& header, const std::string& folder) {
  return std::make_unique<Page>(header, folder);
}

ExitCode write_report(const ReportOptions& options) {
  RecordStream records((fs::path(options.folder) / records_file).string());
  Page page(records.header(), options.folder);
  for (Record record; records.next(record);) page.add(records.places().place(record), record);
  const std::string output =
      options.output.empty() ? (fs::path(options.folder) / page_file).string() : options.output;
  replace_file(output, page.text(records.complete()));
  fmt::print("{}\n", output);
  return records.complete() ? clean : incomplete;
}

}  // namespace reports
