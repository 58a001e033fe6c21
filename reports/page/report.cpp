// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <fmt/format.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_invoke.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <deque>
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
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/study/form/record.hpp"

namespace reports::page {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// Bodies of 512 vertices take 80 kB, and the page must be small enough to send by mail.
constexpr std::size_t case_bytes_max = 600000;
constexpr std::size_t trace_bytes_max = 600000;
// Of a longer trace.  The last steps tell whether it is in a cycle.
constexpr std::size_t steps_first = 4;
constexpr std::size_t steps_last = 10;

// Null if it is not finite, or not any more.
json rounded(double x, int digits) {
  const double shown = std::strtod(fmt::format("{:.{}g}", x, digits).c_str(), nullptr);
  return std::isfinite(shown) ? json(shown) : json(nullptr);
}

template <typename Numbers>
json rounded_list(const Numbers& numbers, int digits) {
  json list = json::array();
  for (const double x : numbers) list.push_back(rounded(x, digits));
  return list;
}

// The members of a Step of src/data.ts in order.  Lengths need few digits, but weights determine the
// position of a point.
json step_json(const subjects::TraceStep& step, bool is_curved) {
  json simplex = json::array();
  for (const auto& [a, b] : step.simplex) simplex.push_back({a, b});
  json made = {step.k,
               std::move(simplex),
               rounded_list(step.weights, is_curved ? 8 : 12),
               {step.support.first, step.support.second},
               rounded(step.v_norm, 4),
               rounded(step.lower_bound, 4),
               rounded(step.gap, 4),
               rounded_list(step.direction, 4),
               rounded(step.along, 4)};
  if (!is_curved) return made;  // the indices name its points
  json points = json::array();
  for (const auto& one : step.points) points.push_back(rounded_list(one, 8));
  made.push_back(std::move(points));
  return made;
}

// The last iterations of an answer, and the first ones if there are many.
struct ShownTrace {
  json steps = json::array();
  bool is_cut = false;
  std::size_t bytes = 0;
};

ShownTrace shown_trace(const subjects::Subject& subject, const cases::Case& question) {
  std::deque<subjects::TraceStep> steps;
  ShownTrace shown;
  const subjects::Trace trace = [&](const subjects::TraceStep& step) {
    if (steps.size() == steps_first + steps_last) {
      shown.is_cut = true;
      steps.erase(steps.begin() + steps_first);
    }
    steps.push_back(step);
  };
  subject.ask(question, &trace);
  const bool is_curved = cases::has_curved_body(question);
  for (const subjects::TraceStep& step : steps) shown.steps.push_back(step_json(step, is_curved));
  shown.bytes = shown.steps.dump().size();
  return shown;
}

// Empty if this program does not have the subject or need not show its iterations.
std::optional<subjects::Subject> registered(const RunHeader::Subject& asked) {
  if (asked.option != asked.name) return std::nullopt;  // a plug-in, which may have any name
  try {
    subjects::Subject subject = subjects::select({asked.name}).at(0);
    if (subject.name == asked.name && !subject.planted) return subject;
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

constexpr const char* of_cases[] = {"index",     "bits",     "vertices", "parameters",
                                    "magnitude", "relation", "distance", "depth"};
constexpr const char* of_findings[] = {"says", "status",       "reason",         "gross",
                                       "size", "scaled_error", "relative_error", "iterations"};

}  // namespace

// Rows with the names of their columns, because names in every row would be most of the page.
class Table {
 public:
  std::size_t add(const json& row) {
    std::vector<json> cells;
    if (table_.is_null()) table_ = {{"keys", json::array()}, {"rows", json::array()}};
    const bool is_first = table_["keys"].empty();
    for (const auto& [key, value] : row.items()) {
      if (is_first) table_["keys"].push_back(key);
      cells.push_back(value);
    }
    table_["rows"].push_back(std::move(cells));
    return table_["rows"].size() - 1;
  }

  json table() const {
    return table_.is_null() ? json{{"keys", json::array()}, {"rows", json::array()}} : table_;
  }

 private:
  json table_;
};

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
  json finding_json(const Record& record);
  // The index of the case of the record in the page.
  std::size_t place(const Record& record, const json& line);
  // Its line in a case file; null if it was not made again or there is no room for it.
  json case_line(const std::optional<cases::Case>& question);
  void add_trace(json& finding, ShownTrace trace);

  const RunHeader& header_;
  const Places& places_;
  std::map<std::string, std::vector<cases::Case>> files_;
  Table cases_;
  std::map<std::pair<std::string, std::string>, std::size_t> case_places_;  // by group and line
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

json Findings::case_line(const std::optional<cases::Case>& question) {
  if (!question) return nullptr;
  std::string line = cases::case_line(*question);
  if (bytes_ + line.size() > case_bytes_max) return nullptr;
  bytes_ += line.size();
  return line;
}

std::size_t Findings::place(const Record& record, const json& line) {
  // Subjects get the case in different bits.
  const RecordedCase& asked = *record.question;
  const auto [at, is_new] = case_places_.try_emplace(
      {asked.group, fmt::format("{} {} {}", asked.index, asked.bits, asked.id)}, 0);
  if (!is_new) return at->second;
  // The replay command without the subject, which is its last word.
  const std::string option = shell_word(header_.subjects[places_.subject(record.subject)].option);
  const std::string replay = replay_command(header_, record);
  json row = {{"g", places_.group(asked.group)},
              {"id", line.at("case")},
              {"replay", replay.substr(0, replay.size() - option.size())},
              {"line", case_line(question(asked))}};
  for (const char* key : of_cases) row[key] = line.contains(key) ? as_shown(line.at(key)) : json();
  return at->second = cases_.add(row);
}

void Findings::add_trace(json& finding, ShownTrace trace) {
  finding["trace_cut"] = trace.is_cut || trace_bytes_ + trace.bytes > trace_bytes_max;
  if (trace_bytes_ + trace.bytes > trace_bytes_max) return;
  trace_bytes_ += trace.bytes;
  finding["trace"] = std::move(trace.steps);
}

json Findings::finding_json(const Record& record) {
  const json line = json::parse(record_line(record));
  json finding = {{"s", places_.subject(record.subject)},
                  {"c", static_cast<std::size_t>(record.counted.verdict)},
                  {"case", place(record, line)},
                  {"trace", json::array()},
                  {"trace_cut", false}};
  for (const char* key : of_findings) {
    finding[key] = line.contains(key) ? as_shown(line.at(key)) : json();
  }
  return finding;
}

json Findings::list(const std::vector<Record>& kept) {
  std::vector<std::optional<cases::Case>> questions;
  for (const Record& one : kept) questions.push_back(question(*one.question));
  std::vector<std::optional<ShownTrace>> traces(kept.size());
  tbb::parallel_for(std::size_t{0}, kept.size(), [&](std::size_t i) {
    const auto subject = registered(header_.subjects[places_.subject(kept[i].subject)]);
    if (subject && questions[i]) traces[i] = shown_trace(*subject, *questions[i]);
  });
  Table findings;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    json finding = finding_json(kept[i]);
    if (traces[i]) add_trace(finding, std::move(*traces[i]));
    findings.add(finding);
  }
  return {{"findings", findings.table()}, {"cases", cases_.table()}};
}

}  // namespace reports::page

namespace reports {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t findings_shown = 1000;
constexpr std::size_t findings_in_the_table = 100;  // without JavaScript

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
    const std::vector<Record> findings = all_.worst(findings_shown);
    const json data = page_data(complete, findings);
    std::map<std::string, std::string> parts = parts_;
    parts["TITLE"] = fmt::format("A study of {} implementations of GJK on {} cases",
                                 all_.header().subjects.size(), all_.questions());
    parts["STUDY"] = page::study_html(data.at("study"));
    parts["BY_COLUMN"] = page::by_column_html(all_);
    parts["BY_GROUP"] = page::by_group_html(all_);
    parts["SENTENCE"] = page::sentence(all_);
    parts["FINDINGS"] = page::findings_html(
        {findings.begin(), findings.begin() + std::min(findings.size(), findings_in_the_table)},
        all_.header());
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

  json page_data(bool complete, const std::vector<Record>& findings) const {
    const RunHeader& header = all_.header();
    json data;
    json of_findings;
    tbb::parallel_invoke([&] { data = all_.json(); },
                         [&] { of_findings = page::Findings(all_).list(findings); });
    data.update(of_findings);
    data["format"] = "gjkproof-page/4";
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
                                  {"option", shell_word(subject.option)},
                                  {"description", subject.description},
                                  {"u", subject.unit_roundoff}});
    }
    data["presets"] = json::array();
    for (const auto& [preset, subjects] : page::precision_presets(all_)) {
      data["presets"].push_back({{"name", preset}, {"subjects", subjects}});
    }
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
  if (!fs::is_directory(options.folder)) {
    throw std::invalid_argument(options.folder + ": is not the folder of a study");
  }
  const std::string output =
      options.output.empty() ? (fs::path(options.folder) / page_file).string() : options.output;
  require_no_result(output, options.folder);
  RecordStream records(options.folder);
  Page page(records.header(), options.folder);
  for (Record record; records.next(record);) page.add(records.places().place(record), record);
  replace_file(output, page.text(records.complete()));
  fmt::print("{}\n", output);
  if (records.complete()) return clean;
  note("gjkproof: {}: incomplete\n", options.folder);
  return incomplete;
}

}  // namespace reports
