// SPDX-License-Identifier: MIT
#include "reports/casework/keep.hpp"

#include <memory>

#include "reports/commands/program.hpp"

namespace commands {

void keep(Program& program) {
  const auto options = std::make_shared<reports::KeepOptions>();
  options->known = GJKPROOF_KNOWN_DIR;
  CLI::App* command =
      program.command("keep", "Add a found case to the known ones, with truth and proof recomputed",
                      [options] { return reports::keep(*options); });
  command->add_option("FILE", options->file, "Case file")->required();
  command->add_option("--topic", options->topic, "Kept in TOPIC.jsonl")->required();
  command->add_option("--note", options->note, "How it was found and what it shows")->required();
  command->add_option("--id", options->id, "The case, where the file has more than one");
  command->add_option("--as", options->as, "The id under which it is kept");
  command->add_option("--date", options->date, "When it was found");
  command->add_option("--known", options->known, "Folder of the known cases")
      ->capture_default_str();
}

}  // namespace commands
