// SPDX-License-Identifier: MIT
// The command that searches for larger errors.
#include "reports/hunt/hunt.hpp"

#include <cmath>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"
#include "reports/output/text_table.hpp"

namespace commands {
namespace {

// Parses "90s", "30m" or "8h".
double seconds_of(const std::string& text) {
  const std::string_view units = "smh";
  const std::size_t unit = text.empty() ? units.npos : units.find(text.back());
  const std::optional<std::uint64_t> count =
      unit == units.npos ? std::nullopt : reports::count_in(text.substr(0, text.size() - 1));
  if (!count) throw std::invalid_argument("--for takes a time such as 90s, 30m or 8h, not " + text);
  return static_cast<double>(*count) * std::pow(60, unit);
}

}  // namespace

void hunt(Program& program) {
  struct Options : reports::HuntOptions {
    SubjectChoice choice;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "hunt",
      "Search for larger errors for hours: families, settings, mutated cases, hill climbing",
      [options, call = program.call({"-o", "--output", "--for", "--against"})] {
        options->command = call;
        options->version = version;
        options->known = known_files();
        options->subjects = started(options->choice);
        return reports::hunt(*options);
      });
  command
      .option<std::string>(
          "--for", [options](const std::string& text) { options->seconds = seconds_of(text); },
          "Duration: 90s, 30m, 8h; the same command continues the hunt in the folder")
      .type_name("TIME")
      .required();
  add_subjects(command, options->choice);
  add_seed(command, options->seed);
  add_vertices_max(command, options->vertices_max);
  command
      .option("-o,--output", options->output,
              "Output folder: journal.jsonl (append-only), found.jsonl, summary.md and report.html")
      .show_default();
  command
      .option("--against", options->against,
              "Also show the largest errors of this study, and how many of them are exceeded")
      .type_name("FOLDER");
}

}  // namespace commands
