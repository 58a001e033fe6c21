// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "reports/command_line/options.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/research/commands/commands.hpp"
#include "reports/research/tables/tables.hpp"

namespace commands {
namespace {

struct TableOptions {
  std::string name;
  std::string source;
  std::string into;
  bool check = false;
};

reports::Table made(const TableOptions& options, const std::string& old_block) {
  if (options.name == "campaign") return reports::campaign_table(options.source);
  if (options.name == "coverage") return reports::coverage_table(options.source);
  return reports::judge_fault_table(options.source, old_block);
}

reports::ExitCode show_table(const TableOptions& options) {
  std::string old_block;
  if (!options.into.empty()) old_block = reports::read_block(options.into, options.name);
  if (options.check) return reports::clean;
  if (options.source.empty()) {
    throw std::invalid_argument("table " + options.name + " needs the file or folder to read");
  }
  const reports::Table table = made(options, old_block);
  fmt::print("{}", table.text);
  if (!options.into.empty()) reports::write_block(options.into, options.name, table.markdown);
  return table.findings ? reports::findings : reports::clean;
}

}  // namespace

void table(Program& program) {
  const auto options = std::make_shared<TableOptions>();
  Command command =
      program.command("table", "Make a table of what fuzzers, llvm-cov or judge_faults.py wrote",
                      [options] { return show_table(*options); });
  add_choice(
      command, "NAME", {"campaign", "coverage", "judge_faults"}, "Which table",
      [options](const std::string& word) { options->name = word; }, "")
      .required();
  command.option("SOURCE", options->source,
                 "The folder of a campaign's logs, or the file of the others");
  command.option("--into", options->into,
                 "Also write the table between the lines <!-- NAME:begin --> and :end of this "
                 "Markdown file");
  command.flag("--check", options->check, "Read nothing: only see that --into has the lines");
}

}  // namespace commands
