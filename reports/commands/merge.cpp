// SPDX-License-Identifier: MIT
#include "reports/study/merge.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void merge(Program& program) {
  const auto options = std::make_shared<reports::MergeOptions>();
  Command command = program.command("merge", "Join the parts of a study that --shard has made",
                                    [options] { return reports::merge(*options); });
  command.option("FOLDER", options->folders, "Results of the parts, in any order").required();
  command.option("-o,--output", options->output, "Folder of run.jsonl.gz and summary.md")
      .show_default();
  add_count(command, "--worst", options->worst_shown, "Findings shown on the terminal");
}

}  // namespace commands
