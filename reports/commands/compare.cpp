// SPDX-License-Identifier: MIT
#include "reports/compare/compare.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

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

}  // namespace commands
