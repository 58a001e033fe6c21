// SPDX-License-Identifier: MIT

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "reports/output/output_file.hpp"
#include "reports/readers/export.hpp"
#include "reports/study/form/replay_command.hpp"

namespace reports {
namespace {

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return;
  throw std::runtime_error("standard output cannot be written");
}

// Streams into a temporary file, because the CSV may exceed memory, then renames it.
bool csv(const ExportOptions& options) {
  if (options.output.empty()) return write_csv(options.study, print);
  const std::string fresh = options.output + ".new";
  bool complete = false;
  try {
    OutputFile file(fresh);
    complete = write_csv(options.study, [&](std::string_view lines) { file.write(lines); });
    file.finish();
  } catch (...) {
    std::remove(fresh.c_str());
    throw;
  }
  rename_file(fresh, options.output);
  return complete;
}

std::string short_form(const std::string& format, const ReadStudy& study,
                       const std::string& records) {
  if (format == "markdown") return markdown_page(study);
  if (format == "junit") return junit_xml(study);
  return sarif_json(study, records);
}

}  // namespace

ReadStudy read_whole(RecordStream& reader) {
  const RunHeader& header = reader.header();
  ReadStudy study{header, Tally(names(header.groups), names(header.subjects)), false};
  for (Record record; reader.next(record);) {
    study.tally.add(reader.places().group(record.question.group),
                    reader.places().subject(record.subject), record.counted,
                    [&] { return worst_finding(header, record); });
  }
  study.complete = reader.complete();
  return study;
}

ExitCode export_study(const ExportOptions& options) {
  bool complete = false;
  if (options.format == "csv") {
    complete = csv(options);
  } else {
    RecordStream reader(options.study);
    const ReadStudy study = read_whole(reader);
    complete = study.complete;
    const std::string text = short_form(options.format, study, reader.path());
    if (options.output.empty()) {
      print(text);
    } else {
      replace_file(options.output, text);
    }
  }
  if (complete) return clean;
  fmt::print(stderr, "gjkproof: {}: incomplete\n", options.study);
  return incomplete;
}

}  // namespace reports
