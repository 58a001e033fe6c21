// SPDX-License-Identifier: MIT
#include "reports/command_line/program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/cases/floating_point.hpp"
#include "core/cases/nearest.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "reports/command_line/manual.hpp"
#include "reports/command_line/options.hpp"
#include "reports/output/freed_memory.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"

namespace commands {
namespace {

const char* files_text = R"(
Case files are JSON Lines: a header {"format":"gjkproof-cases/1"}, then one case per line; "-" reads
standard input.  Subjects have names such as core/double/enhanced; patterns use * and ?, and settings
may follow: core/double/robust?epsilon=1e-9&iterations=64.
)";

const char* exit_codes = R"(

Exit codes: 0 clean, 1 findings, 2 usage or bad input, 3 the program or a subject could not start,
4 the oracles disagree, 5 incomplete, 6 a file, a folder or standard output could not be written)";

// If a standard stream is closed, the next opened file would get its number, and messages would end
// up among the records.  Opened in the wrong direction, the stream fails like a closed one.
void occupy_standard_descriptors() {
  const std::array modes = {O_WRONLY, O_RDONLY, O_RDONLY};
  for (int descriptor = 0; descriptor < 3; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    // open() returns the lowest free number, which is this one.
    [[maybe_unused]] const int same =
        open("/dev/null", modes[static_cast<std::size_t>(descriptor)]);
  }
}

// Makes a write fail with a message and an exit code, instead of killing the program, if the reader
// is gone or a file has reached its size limit.
void let_writes_fail() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

// Whether nobody reads standard output any more, as behind `| head`, which is no error.
bool reader_is_gone() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return poll(&output, 1, 0) == 1 && (output.revents & (POLLERR | POLLHUP)) != 0;
}

int failed(const char* program, const std::string& message, reports::ExitCode code) {
  std::fputs((std::string(program) + ": " + message + "\n").c_str(), stderr);
  return code;
}

// What the user wrote to start this program.
std::string called(const ProgramDescription& description) {
  const char* const run = std::getenv("GJKPROOF_RUN");
  if (run != nullptr && *run != '\0') return std::string(run) + " " + description.verb;
  const std::string name = description.name;
  return name == description.verb ? subjects::program_call() : name;
}

// What CLI11 says, except where its words are those of a programmer.
std::string in_words(const CLI::ParseError& error) {
  const std::string text = error.what();
  if (error.get_name() == "RequiredError" && text.find("subcommand") != text.npos) {
    return "a command is missing";
  }
  // "--seed: At Most 1 required but received 2"
  if (const std::size_t end = text.find(": At Most 1 required"); end != text.npos) {
    return text.substr(0, end) + " may be given once only";
  }
  // "--count: 1 required N missing"
  const std::string_view required = ": 1 required ";
  const std::string_view missing = " missing";
  const std::size_t end = text.find(required);
  if (end == text.npos || !text.ends_with(missing)) return text;
  const std::size_t value = end + required.size();
  return text.substr(0, end) + " needs " + text.substr(value, text.size() - missing.size() - value);
}

int run(const ProgramDescription& description, int argc, char** argv) {
  std::optional<Program> program;
  try {
    if (const auto trouble = cases::floating_point_trouble()) {
      throw cases::FloatingPointTrouble(*trouble);
    }
    program.emplace(description, argc, argv);
    return program->run();
  } catch (const CannotStart& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const subjects::CannotLoad& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const cases::FloatingPointTrouble& error) {
    return failed(description.name, error.what(), reports::failed_to_start);
  } catch (const oracle::Disagreement& error) {
    return failed(description.name, error.what(), reports::oracles_disagree);
  } catch (const reports::CannotWrite& error) {
    return failed(description.name, error.what(), reports::cannot_write);
  } catch (const std::exception& error) {
    // fmt::print throws if the stream fails; the caller checks the stream.
    if (std::ferror(stdout) != 0) {
      if (!reader_is_gone()) return reports::cannot_write;
      return program && program->judges() ? reports::incomplete : reports::clean;
    }
    return failed(description.name, error.what(), reports::bad_input);
  }
}

}  // namespace

Program::Program(const ProgramDescription& description, int argc, char** argv)
    : description_(description),
      called_(called(description)),
      argc_(argc),
      argv_(argv),
      app_(std::make_unique<CLI::App>(description.purpose, description.name)) {
  app_->name(called_);
  app_->footer(files_text + example_text("") + exit_codes);
  app_->require_subcommand(1);
  app_->set_version_flag("--version", version);
  for (const Listed& listed : description.commands) {
    group_ = listed.group;
    judges_ = listed.judges;
    listed.add(*this);
  }
  add_explanations();
}

Program::~Program() = default;

std::string Program::example_text(const std::string& command) const {
  std::string text;
  for (const Example& example : description_.examples) {
    const bool shown = command.empty() ? example.of_program : example.command == command;
    if (!shown) continue;
    std::string line = example.line;
    const std::string name = std::string(description_.name) + " ";
    for (std::size_t at = line.find(name); at != std::string::npos; at = line.find(name, at)) {
      line.replace(at, name.size() - 1, called_);
      at += called_.size();
    }
    text += "\n  " + line;
  }
  return text.empty() ? text : "\nExamples" + text;
}

Command Program::command(const std::string& name, const std::string& description,
                         const Action& action) {
  CLI::App* command = app_->add_subcommand(name, description);
  command->footer(example_text(name));
  command->group(group_);
  command->callback([this, action, judges = judges_] {
    chosen_ = action;
    judges_ = judges;
  });
  return Command(command);
}

std::vector<std::string> Program::words(const std::vector<std::string>& left_out) const {
  std::vector<std::string> kept;
  for (int i = 1; i < argc_; ++i) {
    const std::string word = argv_[i];
    bool is_left_out = false;
    for (const std::string& option : left_out) {
      const bool is_short = option.size() == 2;
      if (word == option) {
        ++i;  // skip its value
        is_left_out = true;
      } else if (word + "!" == option || word.starts_with(option + "=") ||
                 (is_short && word.starts_with(option))) {
        is_left_out = true;
      }
    }
    if (!is_left_out) kept.push_back(word);
  }
  return kept;
}

std::string Program::call(const std::vector<std::string>& left_out) const {
  std::string call = description_.name;
  for (const std::string& word : words(left_out)) call += " " + reports::shell_word(word);
  return call;
}

std::string Program::call_again(const std::vector<std::string>& left_out) const {
  std::string call = called_;
  for (const std::string& word : words(left_out)) call += " " + reports::shell_word(word);
  return call;
}

void Program::require_command(const std::string& word) const {
  std::vector<std::string> names;
  for (const CLI::App* command : app_->get_subcommands({})) names.push_back(command->get_name());
  if (std::ranges::find(names, word) != names.end()) return;
  const std::string nearest = cases::nearest(word, names);
  throw std::invalid_argument("unknown command '" + word + "'" +
                              (nearest.empty() ? "" : "; the nearest one is " + nearest) + " (" +
                              called_ + " help lists all)");
}

void Program::refuse_unknown_option() const {
  if (app_->get_subcommands().empty()) return;
  const CLI::App& command = *app_->get_subcommands().front();
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  for (const std::string& word : app_->remaining(true)) {
    if (!word.starts_with('-') || word == "-") continue;
    const std::string option = word.substr(0, word.find('='));
    const std::string nearest = cases::nearest(option, names);
    throw std::invalid_argument("unknown option '" + option + "'" +
                                (nearest.empty() ? "" : "; the nearest one is " + nearest) + " (" +
                                called_ + " help " + command.get_name() + " lists all)");
  }
}

void Program::add_explanations() {
  group_ = "Help";
  judges_ = false;
  Command help = command("help", "Explain a command, or list all", [this] {
    if (!word_.empty()) require_command(word_);
    const CLI::App* const one = word_.empty() ? nullptr : app_->get_subcommand(word_);
    std::fputs((one != nullptr ? one->help(called_)
                               : app_->get_formatter()->make_help(app_.get(), called_,
                                                                  CLI::AppFormatMode::Normal))
                   .c_str(),
               stdout);
    return reports::clean;
  });
  help.option("COMMAND", word_, "Command to explain");
  command("man", "Print the manual page, to read by man -l -", [this] {
    std::fputs(manual(*app_, description_.name, version).c_str(), stdout);
    return reports::clean;
  });
  Command completes = command(
      "completion", "Print a script that completes commands and options in a shell", [this] {
        std::fputs(completion(*app_, description_.name, shell_).c_str(), stdout);
        return reports::clean;
      });
  completes.option("SHELL", shell_, "bash, zsh or fish")
      .check([](const std::string& shell) -> std::string {
        const bool is_known = shell == "bash" || shell == "zsh" || shell == "fish";
        return is_known ? "" : "'" + shell + "' is not one of bash, zsh, fish";
      })
      .show_default();
}

int Program::run() {
  if (argc_ > 1 && argv_[1][0] != '-') require_command(argv_[1]);
  try {
    app_->parse(argc_, argv_);
  } catch (const CLI::Success& asked_for_text) {
    app_->exit(asked_for_text);
    return reports::clean;
  } catch (const CLI::ParseError& error) {
    // CLI11 says first what is wrong with the value, which it takes for a positional.
    refuse_unknown_option();
    const auto commands = app_->get_subcommands();
    const std::string command = commands.empty() ? "" : " " + commands.front()->get_name();
    throw std::invalid_argument(in_words(error) + " (" + called_ + " help" + command +
                                " explains)");
  }
  return chosen_();
}

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::type_name(const std::string& name) {
  option_->type_name(name);
  return *this;
}

Option& Option::default_text(const std::string& by_default) {
  option_->default_str(by_default);
  return *this;
}

Option& Option::show_default() {
  option_->capture_default_str();
  return *this;
}

Option& Option::check(const Check& check) {
  option_->check(CLI::Validator(check, ""));  // the help of the option describes the values
  return *this;
}

// Of a word for an option that takes numbers: CLI11 takes an empty one for 0.
std::string check_number(const std::string& word) {
  char* end = nullptr;
  const double value = std::strtod(word.c_str(), &end);
  const bool is_whole = !word.empty() && end == word.c_str() + word.size();
  return is_whole && std::isfinite(value) ? "" : "'" + word + "' is not a finite number";
}

template <typename Value>
CLI::Option* checked(CLI::Option* option) {
  if constexpr (requires { std::tuple_size<Value>::value; } || std::floating_point<Value>) {
    option->check(CLI::Validator(check_number, ""));
  }
  // One word each time it is given, or `--id x FILE` would take the file for another id.
  if constexpr (std::same_as<Value, std::vector<std::string>>) {
    if (!option->get_positional()) option->allow_extra_args(false);
  }
  return option;
}

template <typename Value>
Option Command::option(const std::string& name, Value& value, const std::string& description) {
  return Option(checked<Value>(app_->add_option(name, value, description)));
}

template Option Command::option(const std::string&, std::string&, const std::string&);
template Option Command::option(const std::string&, int&, const std::string&);
template Option Command::option(const std::string&, std::uint64_t&, const std::string&);
template Option Command::option(const std::string&, double&, const std::string&);
template Option Command::option(const std::string&, std::array<double, 3>&, const std::string&);
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&);

template <typename Value>
Option Command::option(const std::string& name, const std::function<void(const Value&)>& set,
                       const std::string& description) {
  return Option(checked<Value>(app_->add_option_function<Value>(name, set, description)));
}

template Option Command::option(const std::string&, const std::function<void(const std::string&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::vector<std::string>&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::array<double, 2>&)>&,
                                const std::string&);
template Option Command::option(const std::string&,
                                const std::function<void(const std::array<double, 4>&)>&,
                                const std::string&);

void Command::flag(const std::string& name, bool& value, const std::string& description) {
  app_->add_flag(name, value, description);
}

void Command::flag_off(const std::string& name, bool& value, const std::string& description) {
  app_->add_flag_callback(
      name, [&value] { value = false; }, description);
}

bool Command::has(const std::string& name) const { return app_->count(name) > 0; }

int run_program(const ProgramDescription& description, int argc, char** argv) {
  reports::keep_freed_memory();
  occupy_standard_descriptors();
  let_writes_fail();
  std::ios::sync_with_stdio(false);  // else standard input is read by the character
  if (argc > 0 && std::string_view(description.name) == description.verb) {
    setenv("GJKPROOF_CALLED", reports::shell_word(argv[0]).c_str(), 0);
  }
  const int code = run(description, argc, argv);
  const bool written = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (written || reader_is_gone()) return code;
  failed(description.name, "standard output cannot be written", reports::cannot_write);
  // A disagreement of the oracles takes precedence.
  return code == reports::oracles_disagree ? code : reports::cannot_write;
}

}  // namespace commands
