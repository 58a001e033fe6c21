// SPDX-License-Identifier: MIT
#include "reports/page/report.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "reports/output/output_file.hpp"
#include "reports/page/aggregate.hpp"
#include "reports/page/finding.hpp"
#include "reports/page/html.hpp"
#include "reports/page/row.hpp"
#include "reports/study/record.hpp"
#include "reports/study/run_file.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::size_t findings_shown = 100;

struct Records {
  RunHeader header;
  page::Aggregate all;
  bool complete = false;
};

Records read(const std::string& path) {
  RunReader reader(path);
  Records records{reader.header(), page::Aggregate(page::header_of(reader.header()))};
  std::size_t number = 1;
  while (const std::optional<RunReader::Unit> unit = reader.next()) {
    for (const std::string& line : unit->lines) {
      ++number;
      try {
        records.all.add(page::row_of(read_record(line), records.all.header()), line);
      } catch (const std::invalid_argument& error) {
        throw std::invalid_argument(fmt::format("{}:{}: {}", path, number, error.what()));
      }
    }
    ++number;  // the end of the unit
  }
  records.complete = reader.complete();
  records.all.finish();
  return records;
}

std::string content(const char* name) {
  const std::string path = std::string(GJKPROOF_PAGE_DIR "/") + name;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  if (!(text << in.rdbuf())) throw std::invalid_argument(path + ": cannot be read");
  return text.str();
}

json study_json(const Records& records) {
  json study = json::parse(header_line(records.header));
  study["complete"] = records.complete;
  study["questions"] = records.all.questions();
  return study;
}

json page_data(const Records& records) {
  const page::Header& header = records.all.header();
  json data = records.all.json();
  data["format"] = "gjkproof-page/1";
  data["study"] = study_json(records);
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
  data.update(page::Findings(header).list(records.all.worst(findings_shown)));
  return data;
}

std::string page_text(const Records& records) {
  const json data = page_data(records);
  const page::Header& header = records.all.header();
  return page::filled(content("page.html"),
                      {{"TITLE", fmt::format("A study of {} implementations of GJK on {} cases",
                                             header.subjects.size(), records.all.questions())},
                       {"STYLE", content("bundle/page.css")},
                       {"SCRIPT", content("bundle/page.js")},
                       {"LICENCES", page::escaped(content("bundle/LICENCES.txt"))},
                       {"STUDY", page::study_html(data.at("study"))},
                       {"BY_COLUMN", page::by_column_html(records.all)},
                       {"BY_GROUP", page::by_group_html(records.all)},
                       {"FINDINGS", page::findings_html(data.at("findings"), header)},
                       {"DATA", page::script_json(data)}});
}

}  // namespace

ExitCode write_report(const ReportOptions& options) {
  const Records records = read((fs::path(options.folder) / "run.jsonl.gz").string());
  const std::string output =
      options.output.empty() ? (fs::path(options.folder) / "report.html").string() : options.output;
  replace_file(output, page_text(records));
  fmt::print("{}\n", output);
  return records.complete ? clean : incomplete;
}

}  // namespace reports
