// SPDX-License-Identifier: MIT
#include "reports/export/export.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void export_study(Program& program) {
  const auto options = std::make_shared<reports::ExportOptions>();
  Command command =
      program.command("export", "The records of a study as CSV, Markdown, JUnit XML or SARIF",
                      [options] { return reports::export_study(*options); });
  command.option("DIR", options->study, "The folder of a study, or its records").required();
  add_choice(
      command, "--format", {"csv", "markdown", "junit", "sarif"}, "The form",
      [options](const std::string& word) { options->format = word; }, "")
      .required();
  command.option("-o,--output", options->output, "The file; standard output by default");
}

}  // namespace commands
