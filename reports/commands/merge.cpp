// SPDX-License-Identifier: MIT
#include "reports/study/merge.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/page/report.hpp"

namespace commands {

void merge(Program& program) {
  struct Options : reports::MergeOptions {
    bool with_page = true;
  };
  const auto options = std::make_shared<Options>();
  Command command =
      program.command("merge", "Join the parts of a study that --shard has made", [options] {
        if (options->with_page) options->page = reports::page_of_study;
        return reports::merge(*options);
      });
  command.option("FOLDER", options->folders, "Results of the parts, in any order").required();
  command
      .option("-o,--output", options->output, "Folder of run.jsonl.gz, summary.md and report.html")
      .show_default();
  command.flag_off("--no-page", options->with_page, "Write no report.html");
  add_count(command, "--worst", options->worst_shown, "Findings shown on the terminal");
}

}  // namespace commands
