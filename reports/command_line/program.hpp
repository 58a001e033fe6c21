// SPDX-License-Identifier: MIT
// The frame of the command line: a Program has commands, each is a function that adds itself.  A
// new one is one file with such a function, declared below and listed in program.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reports/command_line/command.hpp"
#include "reports/output/exit_code.hpp"

namespace commands {

using Action = std::function<reports::ExitCode()>;

class Program {
 public:
  Program(int argc, char** argv);
  ~Program();

  // Adds a command without options so far; `action` is run when it is called.  Its examples stand
  // in program.cpp.
  Command command(const std::string& name, const std::string& description, const Action& action);

  // How the program was called, for reports, without the options `left_out` and their values; of
  // an option that takes none the name ends with '!'.
  std::string call(const std::vector<std::string>& left_out = {}) const;

  // What the chosen command returns; bad_input after wrong usage, with a message.
  int run();

 private:
  // What is wrong with the first word, if it is no command.
  std::optional<std::string> unknown_command() const;

  int argc_;
  char** argv_;
  std::unique_ptr<CLI::App> app_;
  Action chosen_;
};

void study(Program& program);
void merge(Program& program);
void replay(Program& program);
void smoke(Program& program);
void check(Program& program);
void truth(Program& program);
void verify(Program& program);
void gen(Program& program);
void shrink(Program& program);
void keep(Program& program);
void oracles(Program& program);
void mutants(Program& program);
void findings(Program& program);
void report(Program& program);
void table(Program& program);
void simulate(Program& program);
void mesh(Program& program);
void subjects(Program& program);
void families(Program& program);
void baseline(Program& program);
void compare(Program& program);
void export_study(Program& program);
void ratchet(Program& program);

}  // namespace commands
