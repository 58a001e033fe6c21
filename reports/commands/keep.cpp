// SPDX-License-Identifier: MIT
#include "reports/casework/keep.hpp"

#include <memory>

#include "reports/command_line/program.hpp"

namespace commands {

void keep(Program& program) {
  const auto options = std::make_shared<reports::KeepOptions>();
  options->known = GJKPROOF_KNOWN_DIR;
  Command command =
      program.command("keep", "Add a found case to the known ones, with truth and proof recomputed",
                      [options] { return reports::keep(*options); });
  command.option("FILE", options->file, "Case file").required();
  command.option("--topic", options->topic, "Kept in TOPIC.jsonl").required();
  command.option("--note", options->note, "How it was found and what it shows").required();
  command.option("--id", options->id, "The case, where the file has more than one");
  command.option("--as", options->as, "The id under which it is kept");
  command.option("--date", options->date, "When it was found");
  command.option("--known", options->known, "Folder of the known cases").show_default();
}

}  // namespace commands
