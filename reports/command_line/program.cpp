// SPDX-License-Identifier: MIT
#include "reports/command_line/program.hpp"

#include <fcntl.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <numeric>
#include <utility>

#include "core/cases/floating_point.hpp"
#include "core/subjects/registry.hpp"
#include "reports/command_line/options.hpp"
#include "reports/output/freed_memory.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/text_table.hpp"

namespace commands {
namespace {

const char* files_text = R"(
Files: JSON Lines, a header {"format":"gjkproof-cases/1"} and one case a line; "-" reads standard
input.  Subjects are named like core/double/enhanced; patterns take * and ?, and settings may stand
behind: core/double/robust?epsilon=1e-9&iterations=64.
)";

const char* exit_codes = R"(

Exit codes: 0 clean, 1 findings, 2 usage or bad input, 3 the program or a subject could not start,
4 the oracles disagree, 5 incomplete, 6 a file, a folder or standard output cannot be written)";

// The edit distance: insertions, deletions and substitutions that turn one word into the other.
std::size_t edits(const std::string& one, const std::string& other) {
  std::vector<std::size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < other.size(); ++j) {
      const std::size_t replaced = diagonal + (one[i] == other[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

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

int failed(const char* program, const std::string& message, reports::ExitCode code) {
  std::fputs((std::string(program) + ": " + message + "\n").c_str(), stderr);
  return code;
}

int run(const ProgramDescription& description, int argc, char** argv) {
  try {
    if (const auto trouble = cases::floating_point_trouble()) {
      throw cases::FloatingPointTrouble(*trouble);
    }
    return Program(description, argc, argv).run();
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
    if (std::ferror(stdout) != 0) return reports::cannot_write;
    return failed(description.name, error.what(), reports::bad_input);
  }
}

}  // namespace

Program::Program(const ProgramDescription& description, int argc, char** argv)
    : description_(description),
      argc_(argc),
      argv_(argv),
      app_(std::make_unique<CLI::App>(description.purpose, description.name)) {
  app_->footer(files_text + example_text("") + exit_codes);
  app_->require_subcommand(1);
  app_->set_version_flag("--version", version);
  for (const auto& add : description.commands) add(*this);
}

Program::~Program() = default;

std::string Program::example_text(const std::string& command) const {
  std::string text;
  for (const Example& example : description_.examples) {
    const bool shown = command.empty() ? example.of_program : example.command == command;
    if (shown) text += std::string("\n  ") + example.line;
  }
  return text.empty() ? text : "\nExamples" + text;
}

Command Program::command(const std::string& name, const std::string& description,
                         const Action& action) {
  CLI::App* command = app_->add_subcommand(name, description);
  command->footer(example_text(name));
  command->callback([this, action] { chosen_ = action; });
  return Command(command);
}

std::string Program::call(const std::vector<std::string>& left_out) const {
  std::string call = description_.name;
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
    // Settings contain characters that a shell interprets.
    const bool has_settings = word.find_first_of("?&") != std::string::npos;
    if (!is_left_out) call += " " + (has_settings ? reports::shell_word(word) : word);
  }
  return call;
}

std::optional<std::string> Program::unknown_command() const {
  if (argc_ < 2 || argv_[1][0] == '-') return std::nullopt;
  const std::string word = argv_[1];
  std::string nearest;
  for (const CLI::App* command : app_->get_subcommands({})) {
    const std::string& name = command->get_name();
    if (name == word) return std::nullopt;
    if (nearest.empty() || edits(word, name) < edits(word, nearest)) nearest = name;
  }
  return "there is no command '" + word + "'; the nearest one is " + nearest + " (" +
         description_.name + " --help lists all)";
}

int Program::run() {
  if (const auto trouble = unknown_command()) throw std::invalid_argument(*trouble);
  try {
    app_->parse(argc_, argv_);
  } catch (const CLI::ParseError& error) {
    return app_->exit(error) == 0 ? reports::clean : reports::bad_input;
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

template <typename Value>
Option Command::option(const std::string& name, Value& value, const std::string& description) {
  return Option(app_->add_option(name, value, description));
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
  return Option(app_->add_option_function<Value>(name, set, description));
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
  const int code = run(description, argc, argv);
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
  failed(description.name, "standard output cannot be written", reports::cannot_write);
  // A disagreement of the oracles takes precedence.
  return code == reports::oracles_disagree ? code : reports::cannot_write;
}

}  // namespace commands
