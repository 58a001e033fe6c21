// SPDX-License-Identifier: MIT
// Commands that read the records of studies.
#include <memory>
#include <stdexcept>
#include <string>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"
#include "reports/page/report.hpp"
#include "reports/readers/comparison.hpp"
#include "reports/readers/export.hpp"
#include "reports/readers/ratchet.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace commands {

void report(Program& program) {
  const auto options = std::make_shared<reports::ReportOptions>();
  Command command =
      program.command("report", "Write the page of a study: charts, worst findings in space",
                      [options] { return reports::write_report(*options); });
  command.option("DIR", options->folder, "Folder of a study").required();
  command.option("-o,--output", options->output, "The page").default_text("DIR/report.html");
}

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
  Command command = program.command(
      "export", "The records of a study as tables, charts or findings of a CI system",
      [options] { return reports::export_study(*options); });
  command.option("DIR", options->study, "The folder of a study, or its records").required();
  add_choice(
      command, "--format",
      {"csv", "markdown", "latex", "vega-lite", "svg", "pdf", "junit", "sarif", "expected"},
      "The form; csv: a row a record; markdown, latex: counts by verdict; vega-lite, svg, pdf: a "
      "chart, "
      "PDF by rsvg-convert of the package librsvg2-bin; expected: a list for --expected",
      [options](const std::string& word) { options->format = word; }, "")
      .required();
  command.option("-o,--output", options->output, "The file; standard output by default");
  add_expected(command, options->expected);
  std::string columns;
  std::string last;
  for (const reports::CellColumn& column : reports::cell_columns()) {
    const std::string meaning = " [" + column.unit + "]: " + column.meaning;
    columns += (meaning == last ? ", " : last + "; ") + column.name;
    last = meaning;
  }
  columns += last;
  command.flag("--cells", options->cells,
               "CSV and LaTeX of a sweep: a row a cell, that is a subject and a family with their "
               "settings; LaTeX has some columns alone.  subject, subject_SETTING [unit]; family, "
               "family_SETTING [unit]" +
                   columns);
  add_choice(
      command, "--chart", {"distribution", "error", "iterations", "findings"},
      "Of vega-lite, svg and pdf.  distribution: the share of the answers with an error above a "
      "given "
      "one, a line a subject; the others: against --x, a panel a subject, medians with 10 to 90 %",
      [options](const std::string& word) { options->chart = word; }, "distribution");
  command.option("--x", options->x,
                 "A swept setting or a parameter of a family; the first that was swept by default, "
                 "else size_ratio or gap");
  add_count(
      command, "--width", options->width,
      "Of svg and pdf in print, in cm: black lines in one panel, medians alone, text of 7.5 pt", 4,
      60);
  command
      .option("-s,--subject", options->choice.subjects,
              "Only these of the study; with their settings")
      .type_name("PATTERN");
  command.option("--family", options->choice.families, "Only these of the study; known/NAME too")
      .type_name("PATTERN");
  command
      .option("--verdict", options->choice.verdicts,
              "Only these answers, such as 'false_*'; of csv, sarif and expected")
      .type_name("PATTERN");
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
