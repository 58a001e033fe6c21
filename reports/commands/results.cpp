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
      program.command("report", "Write the HTML page of a study: charts, worst findings in 3D",
                      [options] { return reports::write_report(*options); });
  command.option("DIR", options->folder, "Folder of a study").required();
  command.option("-o,--output", options->output, "HTML file to write")
      .default_text("DIR/report.html");
}

void compare(Program& program) {
  const auto options = std::make_shared<reports::CompareOptions>();
  Command command = program.command(
      "compare", "Compare two studies of the same cases: what improved, what got worse",
      [options] { return reports::compare(*options); });
  command.option("OLD", options->before, "Folder of a study, or its records").required();
  command.option("NEW", options->now, "Folder of the newer study, or its records").required();
  command.option("--into", options->into,
                 "Also write the text into this Markdown file, between the lines <!-- "
                 "compare:begin --> and <!-- compare:end -->");
  command.option("--page", options->page,
                 "Also write it as this self-contained HTML file, without scripts");
  command
      .option("--factor", options->factor,
              "Errors and iterations that grow by at most this factor do not count as worse")
      .check([](const std::string& text) -> std::string {
        try {
          std::size_t end = 0;
          if (std::stod(text, &end) >= 1 && end == text.size()) return {};
        } catch (const std::logic_error&) {
        }
        return "'" + text + "' is not a number of at least 1";
      })
      .show_default();
  add_count(command, "--shown", options->shown, "Number of cases shown, better and worse");
}

void export_study(Program& program) {
  const auto options = std::make_shared<reports::ExportOptions>();
  Command command = program.command(
      "export", "Export the records of a study as tables, charts or CI findings", [options] {
        if (options->output == "-") options->output.clear();
        return reports::export_study(*options);
      });
  command.option("DIR", options->study, "Folder of a study, or its records").required();
  add_choice(
      command, "--format",
      {"csv", "markdown", "latex", "vega-lite", "svg", "pdf", "junit", "sarif", "expected"},
      "Output format; csv: one row per record; markdown, latex: counts by verdict; vega-lite, svg, "
      "pdf: a chart (pdf needs rsvg-convert of the package librsvg2-bin); junit, sarif: findings "
      "for CI systems; expected: a list for --expected",
      [options](const std::string& word) { options->format = word; }, "")
      .required();
  command.option("-o,--output", options->output, "Output file; standard output by default");
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
               "CSV and LaTeX of a sweep: one row per cell, that is a subject and a family with "
               "their settings; LaTeX has only some of the columns.  subject, subject_SETTING "
               "[unit]; family, family_SETTING [unit]" +
                   columns);
  add_choice(
      command, "--chart", {"distribution", "error", "iterations", "findings"},
      "For vega-lite, svg and pdf.  distribution: the share of the answers with an error above a "
      "given one, one line per subject; the others: against --x, one panel per subject, medians "
      "with 10 to 90 %",
      [options](const std::string& word) { options->chart = word; }, "distribution");
  command.option("--x", options->x,
                 "A swept setting or a parameter of a family; by default the first that was swept, "
                 "else size_ratio or gap");
  add_count(command, "--width", options->width,
            "Width of svg and pdf for print, in cm: black lines in one panel, only medians, text "
            "of 7.5 pt",
            4, 60);
  command
      .option("-s,--subject", options->choice.subjects,
              "Only these subjects of the study, with their settings")
      .type_name("PATTERN");
  command
      .option("--family", options->choice.families,
              "Only these families of the study, or known/NAME")
      .type_name("PATTERN");
  command
      .option("--verdict", options->choice.verdicts,
              "Only answers with these verdicts, such as 'false_*'; for csv, sarif and expected")
      .type_name("PATTERN");
}

void ratchet(Program& program) {
  const auto options = std::make_shared<reports::RatchetOptions>();
  Command command = program.command(
      "ratchet", "Fail if a study is worse than the recorded maxima of errors, findings and skips",
      [options] { return reports::ratchet(*options); });
  command.option("DIR", options->study, "Folder of a study, or its records").required();
  command.option("FILE", options->file, "Recorded maxima, JSON Lines").required();
  command.flag("--update", options->update,
               "Create the file, lower the maxima that improved and add new ones");
}

}  // namespace commands
