// SPDX-License-Identifier: MIT
#include "reports/export/export.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>
#include <string_view>

#include "reports/export/forms.hpp"
#include "reports/output/output_file.hpp"
#include "reports/study/form/record_stream.hpp"

namespace reports {
namespace {

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return;
  throw std::runtime_error("standard output cannot be written");
}

// The file gets its content in one step: it may be larger than memory.
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

std::string short_form(const std::string& format, const Cells& cells, const std::string& records) {
  if (format == "markdown") return markdown_page(cells);
  if (format == "junit") return junit_xml(cells);
  return sarif_json(cells, records);
}

}  // namespace

ExitCode export_study(const ExportOptions& options) {
  bool complete = false;
  if (options.format == "csv") {
    complete = csv(options);
  } else {
    RecordStream reader(options.study);
    const Cells cells(reader);
    complete = cells.complete();
    const std::string text = short_form(options.format, cells, reader.path());
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
