// SPDX-License-Identifier: MIT
#include "reports/command_line/program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "reports/command_line/version.hpp"
#include "reports/output/shell_word.hpp"

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

}  // namespace commands
