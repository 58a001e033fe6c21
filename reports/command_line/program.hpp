// SPDX-License-Identifier: MIT
// The frame of a command line: a Program has commands; each is a function that adds itself.
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
  bool of_program;  // also shown by the --help of the program
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

  // Adds a command without options.  `action` runs if the user chooses the command.
  Command command(const std::string& name, const std::string& description, const Action& action);

  // The command line for reports, without the options `left_out` and their values.  An option that
  // takes no value is listed with a trailing '!'.
  std::string call(const std::vector<std::string>& left_out = {}) const;

  // Runs the chosen command; prints a message and returns bad_input if the usage is wrong.
  int run();

 private:
  // An error message if the first word is not a command.
  std::optional<std::string> unknown_command() const;
  // The examples of a command; those of the program if `command` is empty.
  std::string example_text(const std::string& command) const;

  ProgramDescription description_;
  int argc_;
  char** argv_;
  std::unique_ptr<CLI::App> app_;
  Action chosen_;
};

// The main function of a program: runs the command and converts exceptions to messages and exit
// codes.
int run_program(const ProgramDescription& description, int argc, char** argv);

}  // namespace commands
