// SPDX-License-Identifier: MIT
// The frame of a command line: a Program has commands, each a function that adds itself.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reports/command_line/command.hpp"
#include "reports/output/exit_code.hpp"

namespace commands {

using Action = std::function<reports::ExitCode()>;

class Program;

struct Example {
  const char* command;
  const char* line;
  bool of_program;  // shown by the --help of the program too
};

struct ProgramDescription {
  const char* name;
  const char* purpose;
  std::span<void (*const)(Program&)> commands;  // in the order of --help
  std::span<const Example> examples;
};

class Program {
 public:
  Program(const ProgramDescription& description, int argc, char** argv);
  ~Program();

  // Adds a command without options so far; `action` is run when it is called.
  Command command(const std::string& name, const std::string& description, const Action& action);

  // How the program was called, for reports, without the options `left_out` and their values; of
  // an option that takes none the name ends with '!'.
  std::string call(const std::vector<std::string>& left_out = {}) const;

  // What the chosen command returns; bad_input after wrong usage, with a message.
  int run();

 private:
  // What is wrong with the first word, if it is no command.
  std::optional<std::string> unknown_command() const;
  // The examples of a command, or those of the program.
  std::string example_text(const std::string& command) const;

  ProgramDescription description_;
  int argc_;
  char** argv_;
  std::unique_ptr<CLI::App> app_;
  Action chosen_;
};

// The main function of a program: runs the command, turns what is thrown into messages and exit
// codes.
int run_program(const ProgramDescription& description, int argc, char** argv);

}  // namespace commands
