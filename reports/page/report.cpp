// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/page/finding.hpp"
#include "reports/page/tables/html.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/study/form/run_file.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t findings_shown = 100;

// A file of the page from the source tree.
std::string content(const char* name) {
  const std::string path = std::string(GJKPROOF_PAGE_DIR "/") + name;
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

  void add(const Record& record) override { all_.add(record); }

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
  RecordStream records((fs::path(options.folder) / records_name).string());
  Page page(records.header(), options.folder);
  for (Record record; records.next(record);) page.add(record);
  const std::string output =
      options.output.empty() ? (fs::path(options.folder) / page_name).string() : options.output;
  replace_file(output, page.text(records.complete()));
  fmt::print("{}\n", output);
  return records.complete() ? clean : incomplete;
}

}  // namespace reports
