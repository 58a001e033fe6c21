// SPDX-License-Identifier: MIT
#include "reports/ratchet/ratchet.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

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
