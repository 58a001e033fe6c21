// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/page/finding.hpp"
#include "reports/page/parts.hpp"
#include "reports/page/tables/html.hpp"
#include "reports/page/tables/relatives.hpp"
#include "reports/page/tables/tables.hpp"
#include "reports/page/totals/aggregate.hpp"
#include "reports/study/form/record_stream.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t findings_shown = 100;

class Page : public StudyPage {
 public:
  Page(RunHeader header, const std::string& folder)
      : run_(std::move(header)), parts_(page::read_parts()), all_(page::header_of(run_)) {
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
    json study = json::parse(header_line(run_));
    study["complete"] = complete;
    study["questions"] = all_.questions();
    return study;
  }

  json page_data(bool complete) const {
    const page::Header& header = all_.header();
    json data = all_.json();
    data["format"] = "gjkproof-page/2";
    data["study"] = study_json(complete);
    data["columns"] = page::columns;
    data["finding_columns"] = page::finding_columns;
    data["groups"] = json::array();
    for (const page::Group& group : header.groups) {
      data["groups"].push_back({{"name", group.name}, {"size", group.size}});
    }
    data["subjects"] = json::array();
    for (const page::Asked& subject : header.subjects) {
      data["subjects"].push_back(
          {{"name", subject.name}, {"description", subject.description}, {"u", subject.u}});
    }
    data["presets"] = json::array();
    for (const auto& [name, subjects] : page::precision_presets(all_)) {
      data["presets"].push_back({{"name", name}, {"subjects", subjects}});
    }
    data.update(page::Findings(header).list(all_.worst(findings_shown)));
    return data;
  }

  RunHeader run_;
  std::map<std::string, std::string> parts_;  // of every page
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
