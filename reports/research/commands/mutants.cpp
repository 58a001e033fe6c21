// SPDX-License-Identifier: MIT
#include "reports/research/mutants/mutants.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/file.hpp"
#include "reports/command_line/options.hpp"
#include "reports/output/markdown_block.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/output/output_file.hpp"
#include "reports/research/commands/commands.hpp"

namespace commands {
namespace {

struct Options {
  std::vector<std::string> files;
  reports::MutantOptions study;
  std::vector<std::string> known;
  bool list = false;
  bool records = false;
  std::string into;
  std::string output;
  std::uint64_t answers = 100'000;
  std::string answers_into;
};

// Prints a table of the planted answers that the judges misjudge.
bool judges_hold(const Options& options) {
  const oracle::planted::Scores scores =
      reports::planted_answers(options.study.seed, options.answers);
  fmt::print("\n{}", reports::planted_answer_table(scores, false));
  if (!options.answers_into.empty()) {
    reports::write_block(options.answers_into, "answers",
                         reports::planted_answer_table(scores, true));
  }
  return scores.wrong() == 0;
}

reports::MutantOptions with_known(const Options& options) {
  reports::MutantOptions study = options.study;
  for (const std::string& file : options.known) {
    for (cases::Case& question : cases::read_cases(file))
      study.known.push_back(std::move(question));
  }
  return study;
}

reports::ExitCode show(const Options& options) {
  if (!options.into.empty()) reports::require_block(options.into, "mutants");
  if (!options.answers_into.empty()) reports::require_block(options.answers_into, "answers");
  if (options.list) {
    fmt::print("{}", reports::fault_list());
    return reports::clean;
  }
  std::vector<reports::Kill> kills;
  for (const std::string& file : options.files) {
    const std::vector<reports::Kill> some = reports::read_kills(file);
    kills.insert(kills.end(), some.begin(), some.end());
  }
  if (options.files.empty()) {
    if (options.study.cases == 0) return reports::nothing_judged("no case");
    kills = reports::study_mutants(with_known(options));
  }
  if (kills.empty()) return reports::nothing_judged("the files say nothing of any fault");
  if (options.records) {
    for (const reports::Kill& kill : kills) fmt::print("{}\n", reports::kill_line(kill));
  } else {
    fmt::print("{}", reports::mutant_table(kills, false));
  }
  if (!options.into.empty()) {
    reports::write_block(options.into, "mutants", reports::mutant_table(kills, true));
  }
  if (!options.output.empty()) reports::replace_file(options.output, reports::mutant_json(kills));
  bool hold = reports::all_killed(kills);
  if (options.files.empty() && !options.records && options.answers > 0) {
    hold = judges_hold(options) && hold;
  }
  return hold ? reports::clean : reports::findings;
}

}  // namespace

void mutants(Program& program) {
  const auto options = std::make_shared<Options>();
  Command command = program.command("mutants", "After how many cases is each planted fault killed?",
                                    [options] { return show(*options); });
  command.option("FILE", options->files,
                 "What drivers wrote about it, or a folder of logs of fuzz targets, a folder a "
                 "fault; without files the study is asked here and now");
  add_seed(command, options->study.seed);
  add_count(command, "--cases", options->study.cases, "Of all families together, at most");
  add_vertices_max(command, options->study.vertices_max);
  command.option("--known", options->known, "Files of cases to ask at the end, within --cases");
  command.flag("--list", options->list, "Only list the faults and what each was made from");
  command.flag("--records", options->records, "A line a fault in place of the table");
  command.option("-o,--output", options->output,
                 "Also write the table as JSON; as mutants.json in the folder of a study it is "
                 "shown by the page of that");
  command.option("--into", options->into,
                 "Also write the table between the markers of this Markdown file");
  add_count(command, "--answers", options->answers,
            "Planted answers for the judges at least, after the table of faults; 0: none");
  command.option("--answers-into", options->answers_into,
                 "Also write their table between the markers of this Markdown file");
}

}  // namespace commands
