// SPDX-License-Identifier: MIT
#include <memory>

#include "reports/baseline/check.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void baseline(Program& program) {
  const auto options = std::make_shared<reports::BaselineOptions>();
  options->file = GJKPROOF_BASELINE;
  Command command = program.command(
      "baseline", "Which answers changed since the committed baseline? Every subject, every family",
      [options] { return reports::check_baseline(*options); });
  command.option("--file", options->file, "The baseline").show_default();
  command.flag("--update", options->update, "Write it: the changes are accepted");
  command.option("-s,--subject", options->subjects, "Only the subjects that match");
  command.option("--family", options->families, "Only these families");
  add_count(command, "--shown", options->shown, "Changed cases shown of each subject and family");
  add_threads(command, options->threads);
}

}  // namespace commands
