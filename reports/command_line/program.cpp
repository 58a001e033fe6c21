// SPDX-License-Identifier: MIT
#include "reports/command_line/program.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
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

// In the order of --help.
constexpr std::array all = {study,  report,   merge,    compare,  export_study, ratchet,
                            replay, smoke,    check,    truth,    baseline,     verify,
                            gen,    shrink,   findings, keep,     oracles,      mutants,
                            table,  simulate, mesh,     subjects, families};

struct Example {
  const char* command;
  const char* line;
  bool of_program;  // shown by the --help of the program too
};

constexpr std::array examples = {
    Example{"study", "gjkproof study --cases 100 --subject 'core/double/*'", true},
    Example{"study", "gjkproof study precision", true},
    Example{"study", "gjkproof study --family 'oblong?gap=1e-6' -s 'core/*/robust?epsilon=1e-3'",
            false},
    Example{"report", "gjkproof study -o study && gjkproof report study", true},
    Example{"merge", "gjkproof merge part1 part2 part3 -o study", false},
    Example{"compare", "gjkproof compare old new --into changes.md", true},
    Example{"compare", "gjkproof compare old/run.jsonl.gz new --factor 1.1", false},
    Example{"export", "gjkproof export study --format csv -o study.csv", false},
    Example{"export", "gjkproof export study --format markdown >> \"$GITHUB_STEP_SUMMARY\"", false},
    Example{"ratchet", "gjkproof ratchet study maxima.jsonl --update", false},
    Example{"replay", "gjkproof replay case.jsonl", false},
    Example{"replay", "gjkproof replay case.jsonl --subject core/double/original --trace", true},
    Example{"replay", "gjkproof gen oblong --count 5 | gjkproof replay - -s 'core/float/*' --all",
            false},
    Example{"smoke", "gjkproof smoke --subject ./libmine.so", true},
    Example{"smoke", "gjkproof smoke --subject 'python3 mine.py' --subject ./libmine.so:mine/float",
            false},
    Example{"smoke", "gjkproof smoke --subject core/double/robust", false},
    Example{"check", "gjkproof gen oblong --count 100 | python3 pipe.py | gjkproof check", true},
    Example{"check",
            "gjkproof gen generic --count 100 | ./mine | gjkproof check --float --promise 1e-4 0",
            false},
    Example{"truth", "gjkproof truth case.jsonl --oracle both > solved.jsonl", false},
    Example{"baseline", "gjkproof baseline -s 'core/double/*' --family sliver --shown 80", false},
    Example{"baseline", "gjkproof baseline --update", false},
    Example{"verify", "gjkproof truth case.jsonl > solved.jsonl && gjkproof verify solved.jsonl",
            true},
    Example{"gen", "gjkproof gen oblong --count 5 --seed 7 | gjkproof replay - -s 'core/float/*'",
            true},
    Example{"shrink",
            "gjkproof shrink case.jsonl -s core/double/original | gjkproof keep - --topic cycles "
            "--note WHY",
            true},
    Example{"shrink", "gjkproof shrink case.jsonl --id ID -s core/double/original --format cpp",
            false},
    Example{"findings", "gjkproof findings --subject 'peer/libccd*' -o findings", false},
    Example{"keep", "gjkproof keep found.jsonl --topic cycles --note WHY", false},
    Example{"oracles", "gjkproof oracles --cases 10000 --seed 2", true},
    Example{"mutants", "gjkproof mutants --cases 20000", false},
    Example{"table", "gjkproof table campaign build/campaign --into reports/records/fuzz.md",
            false},
    Example{"simulate",
            "gjkproof simulate --frames 50 | gjkproof replay - --coherent -s core/double/isa",
            false},
    Example{"mesh",
            "gjkproof mesh table.obj cup.stl --offset 0 0 0.75 | gjkproof replay - --oracle "
            "certificate",
            true},
    Example{"mesh", "gjkproof mesh cloud.ply cloud.ply --scale 0.5 --rotate 0 0 1 30", false},
    Example{"subjects", "gjkproof subjects | grep robust", false},
    Example{"families", "gjkproof families", false},
};

// The examples of a command, or those of the program.
std::string example_text(const std::string& command) {
  std::string text;
  for (const Example& example : examples) {
    const bool shown = command.empty() ? example.of_program : example.command == command;
    if (shown) text += std::string("\n  ") + example.line;
  }
  return text.empty() ? text : "\nExamples" + text;
}

const char* files_text = R"(
Files: JSON Lines, a header {"format":"gjkproof-cases/1"} and one case a line; "-" reads standard
input.  Subjects are named like core/double/enhanced; patterns take * and ?, and settings may stand
behind: core/double/robust?epsilon=1e-9&iterations=64.
)";

const char* exit_codes = R"(

Exit codes: 0 clean, 1 findings, 2 usage or bad input, 3 the program or a subject could not start,
4 the oracles disagree, 5 incomplete, 6 a file, a folder or standard output cannot be written)";

// How many letters must be inserted, removed or replaced to make one word the other.
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

Program::Program(int argc, char** argv)
    : argc_(argc),
      argv_(argv),
      app_(std::make_unique<CLI::App>(
          "Is this GJK answer right, how wrong can it get, and on which inputs?", "gjkproof")) {
  app_->footer(files_text + example_text("") + exit_codes);
  app_->require_subcommand(1);
  app_->set_version_flag("--version", version);
  for (const auto& add : all) add(*this);
}

Program::~Program() = default;

Command Program::command(const std::string& name, const std::string& description,
                         const Action& action) {
  CLI::App* command = app_->add_subcommand(name, description);
  command->footer(example_text(name));
  command->callback([this, action] { chosen_ = action; });
  return Command(command);
}

std::string Program::call(const std::vector<std::string>& left_out) const {
  std::string call = "gjkproof";
  for (int i = 1; i < argc_; ++i) {
    const std::string word = argv_[i];
    bool is_left_out = false;
    for (const std::string& option : left_out) {
      const bool is_short = option.size() == 2;
      if (word == option) {
        ++i;  // its value
        is_left_out = true;
      } else if (word + "!" == option || word.starts_with(option + "=") ||
                 (is_short && word.starts_with(option))) {
        is_left_out = true;
      }
    }
    // What has settings is read by no shell as it is.
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
  return "there is no command '" + word + "'; the nearest one is " + nearest +
         " (gjkproof --help lists all)";
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
