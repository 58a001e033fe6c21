// SPDX-License-Identifier: MIT
// The frame of a command line: a Program has commands; each is a function that adds itself and its
// options.  Hides CLI11, which adds seconds to the compilation of each unit that includes it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the name is that of the library
class App;
class Option;
}  // namespace CLI

namespace commands {

// Returns "" if `text` is valid, otherwise what is wrong with it.
using Check = std::function<std::string(const std::string& text)>;

class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  Option& required();
  Option& type_name(const std::string& name);           // for --help
  Option& default_text(const std::string& by_default);  // for --help
  Option& show_default();                               // the current value
  Option& check(const Check& check);

 private:
  CLI::Option* option_;
};

class Command {
 public:
  explicit Command(CLI::App* app) : app_(app) {}

  // Adds an option (an argument if `name` has no dash) that sets `value`: a string, a number, an
  // array of numbers, which takes as many words, or a vector of strings, which takes all words.
  template <typename Value>
  Option option(const std::string& name, Value& value, const std::string& description);
  // The same, but passes the value to `set`.
  template <typename Value>
  Option option(const std::string& name, const std::function<void(const Value&)>& set,
                const std::string& description);
  void flag(const std::string& name, bool& value, const std::string& description);
  // A flag that makes `value` false.
  void flag_off(const std::string& name, bool& value, const std::string& description);

  // True if the option was given.
  bool has(const std::string& name) const;

 private:
  CLI::App* app_;
};

using Action = std::function<reports::ExitCode()>;

class Program;

// A command of a program, under a heading of --help.
struct Listed {
  const char* group;
  void (*add)(Program&);
  bool judges = false;  // cut short by its reader, it is incomplete
};

struct Example {
  const char* command;
  const char* line;
  bool of_program;  // also shown by the --help of the program
};

struct ProgramDescription {
  const char* name;
  const char* verb;  // of ./run; the name, if it is the program of users
  const char* purpose;
  std::span<const Listed> commands;  // in the order of --help
  std::span<const Example> examples;
};

class Program {
 public:
  Program(const ProgramDescription& description, int argc, char** argv);
  ~Program();

  // Adds a command without options.  `action` runs if the user chooses the command.
  Command command(const std::string& name, const std::string& description, const Action& action);

  // The command line for reports, for a shell, without the options `left_out` and their values.  An
  // option that takes no value is listed with a trailing '!'.
  std::string call(const std::vector<std::string>& left_out = {}) const;
  // The same to paste: with what the user wrote to start the program.
  std::string call_again(const std::vector<std::string>& left_out) const;

  bool judges() const { return judges_; }  // the chosen command

  // Runs the chosen command; prints a message and returns bad_input if the usage is wrong.
  int run();

 private:
  // The words of the command line without those options.
  std::vector<std::string> words(const std::vector<std::string>& left_out) const;
  // Throws std::invalid_argument, which names the nearest one, if `word` is not a command.
  void refuse_unknown_option() const;  // throws std::invalid_argument if there is one
  void require_command(const std::string& word) const;
  // Commands that every program has: help, man and completion.
  void add_explanations();
  // The examples of a command; those of the program if `command` is empty.
  std::string example_text(const std::string& command) const;

  ProgramDescription description_;
  std::string called_;  // what the user wrote to start it
  int argc_;
  char** argv_;
  std::unique_ptr<CLI::App> app_;
  std::string group_;    // of the command that is added
  bool judges_ = false;  // that one, then the chosen one
  std::string word_;     // the command that `help` explains
  std::string shell_ = "bash";
  Action chosen_;
};

// The main function of a program: runs the command and converts exceptions to messages and exit
// codes.
int run_program(const ProgramDescription& description, int argc, char** argv);

// The text of `--version`.  Only the generated source changes with a commit.
extern const char* const version;
// For the records of a study: compiler flags, and packages with their versions.
extern const char* const flags;
extern const char* const packages;

}  // namespace commands
