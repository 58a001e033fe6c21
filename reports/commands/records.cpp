// SPDX-License-Identifier: MIT
// Commands that read the records of studies.
#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/commands/commands.hpp"
#include "reports/readers/compare.hpp"
#include "reports/readers/export.hpp"
#include "reports/readers/ratchet.hpp"

namespace commands {
void compare(Program& program) {
  const auto options = std::make_shared<reports::CompareOptions>();
  Command command = program.command(
      "compare", "What became better and worse from one study to another of the same cases",
      [options] { return reports::compare(*options); });
  command.option("OLD", options->before, "The folder of a study, or its records").required();
  command.option("NEW", options->now, "The same").required();
  command.option("--into", options->into,
                 "Also write the text between the lines <!-- compare:begin --> and :end of this "
                 "Markdown file");
  command.option("--page", options->page,
                 "Also write it as this HTML file, which needs no script and no other file");
  command
      .option("--factor", options->factor,
              "Errors and iterations that grow by this factor at most are not worse")
      .check([](const std::string& text) -> std::string {
        try {
          std::size_t end = 0;
          if (std::stod(text, &end) >= 1 && end == text.size()) return {};
        } catch (const std::logic_error&) {
        }
        return "'" + text + "' is not a number from 1 on";
      })
      .show_default();
  add_count(command, "--shown", options->shown, "Cases shown each way");
}

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

void ratchet(Program& program) {
  const auto options = std::make_shared<reports::RatchetOptions>();
  Command command = program.command(
      "ratchet", "Is a study worse than the recorded maxima of errors, findings and skips?",
      [options] { return reports::ratchet(*options); });
  command.option("DIR", options->study, "The folder of a study, or its records").required();
  command.option("FILE", options->file, "Recorded maxima, JSON Lines").required();
  command.flag("--update", options->update,
               "Make the file, lower what is beaten and add what is new");
}

}  // namespace commands
