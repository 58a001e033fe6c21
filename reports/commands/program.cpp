// SPDX-License-Identifier: MIT
#include "reports/commands/program.hpp"

#include <array>
#include <utility>

namespace commands {
namespace {

// In the order of --help.
constexpr std::array all = {study, replay,  truth,   baseline, verify, gen,      shrink,
                            keep,  oracles, mutants, simulate, mesh,   subjects, families};

const char* epilogue = R"(
Files: JSON Lines, a header {"format":"gjkproof-cases/1"} and one case a line; "-" reads standard
input.  Subjects are named like core/double/enhanced; patterns take * and ?.

Examples
  gjkproof study --cases 100 --subject 'core/double/*'
  gjkproof gen oblong --count 5 --seed 7 | gjkproof replay - --subject 'core/float/*'
  gjkproof replay case.jsonl --subject core/double/original --trace
  gjkproof truth case.jsonl --oracle both > solved.jsonl && gjkproof verify solved.jsonl
  gjkproof shrink case.jsonl -s core/double/original | gjkproof keep - --topic cycles --note WHY
  gjkproof oracles --cases 10000 --seed 2
  gjkproof mesh table.obj cup.stl --offset 0 0 0.75 | gjkproof replay - --oracle certificate

Exit codes: 0 clean, 1 findings, 2 usage or bad input, 3 the program or a subject could not start,
4 the oracles disagree, 5 incomplete, 6 a file, a folder or standard output cannot be written)";

}  // namespace

Program::Program(int argc, char** argv)
    : argc_(argc),
      argv_(argv),
      app_("Is this GJK answer right, how wrong can it get, and on which inputs?", "gjkproof") {
  app_.footer(epilogue);
  app_.require_subcommand(1);
  for (const auto& add : all) add(*this);
}

CLI::App* Program::command(const std::string& name, const std::string& description, Action action) {
  CLI::App* command = app_.add_subcommand(name, description);
  command->callback([this, action = std::move(action)] { chosen_ = action; });
  return command;
}

std::string Program::call() const {
  std::string call = "gjkproof";
  for (int i = 1; i < argc_; ++i) call += std::string(" ") + argv_[i];
  return call;
}

int Program::run() {
  try {
    app_.parse(argc_, argv_);
  } catch (const CLI::ParseError& error) {
    return app_.exit(error) == 0 ? reports::clean : reports::bad_input;
  }
  return chosen_();
}

}  // namespace commands
