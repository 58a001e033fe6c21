// SPDX-License-Identifier: MIT
// The commands that read case files: replay, truth and verify.
#include "reports/casework/replay.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"

namespace commands {

void replay(Program& program) {
  struct Options {
    reports::ReplayOptions replay;
    SubjectChoice subjects;
    std::string format = "table";
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command("replay", "Judge the cases of files", [options] {
    reports::ReplayOptions replay = options->replay;
    replay.jsonl = options->format == "jsonl";
    if (replay.jsonl && replay.trace) {
      throw std::invalid_argument("--trace goes with --format table");
    }
    replay.subjects = started(options->subjects);
    return reports::replay(replay);
  });
  add_files(command, options->replay.files);
  add_subjects(command, options->subjects);
  command.option("--id", options->replay.ids, "Only the cases with these ids");
  add_choice(
      command, "--format", {"table", "jsonl"}, "A summary and the findings, or a line an answer",
      [options](const std::string& word) { options->format = word; }, options->format);
  command.flag("--all", options->replay.all,
               "Show correct answers too, each case as soon as it is judged");
  command.flag("--trace", options->replay.trace,
               "Show all answers and every iteration (table only)");
  command.flag("--coherent", options->replay.coherent,
               "The cases are frames in order: let subjects remember (core/*/isa)");
  add_oracle(command, options->replay.oracle);
}

void truth(Program& program) {
  struct Options {
    std::vector<std::string> files;
    oracle::Oracle oracle = oracle::Oracle::both;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "truth", "Write the cases with expect and proof recomputed, whatever they claimed",
      [options] { return reports::truth(options->files, options->oracle); });
  add_files(command, options->files);
  add_oracle(command, options->oracle);
}

void verify(Program& program) {
  const auto files = std::make_shared<std::vector<std::string>>();
  Command command = program.command(
      "verify", "Say of every claim that cases carry: proved, refuted or incomplete",
      [files] { return reports::verify(*files); });
  add_files(command, *files);
}

}  // namespace commands
