// SPDX-License-Identifier: MIT
// gjkproof-research, the program of the maintainers: produces the measurements on record.  A new
// command is a function here, or in a file beside this one, in the list at the end.
#include <algorithm>
#include <iterator>

#include "reports/command_line/options.hpp"
#include "reports/output/output_file.hpp"
#include "reports/research/baseline/baseline.hpp"
#include "reports/research/certain/certain.hpp"
#include "reports/research/findings/findings.hpp"
#include "reports/research/mutants/mutants.hpp"
#include "reports/research/oracles/oracles.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/questions/questions.hpp"
#include "reports/research/tables/tables.hpp"

namespace commands {

void keep(Program& program);  // keep.cpp

namespace {

struct MutantCommand {
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
bool judges_hold(const MutantCommand& options) {
  const oracle::planted::Scores scores =
      reports::planted_answers(options.study.seed, options.answers);
  fmt::print("\n{}", reports::planted_answer_table(scores, false));
  if (!options.answers_into.empty()) {
    reports::write_block(options.answers_into, "answers",
                         reports::planted_answer_table(scores, true));
  }
  return scores.wrong() == 0;
}

reports::MutantOptions with_known(const MutantCommand& options) {
  reports::MutantOptions study = options.study;
  for (const std::string& file : options.known) {
    std::ranges::move(cases::read_cases(file), std::back_inserter(study.known));
  }
  return study;
}

reports::ExitCode show(const MutantCommand& options) {
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
  if (kills.empty()) return reports::nothing_judged("the files mention no fault");
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

struct TableOptions {
  std::string name;
  std::string source;
  std::string into;
  bool check = false;
};

reports::Table made(const TableOptions& options, const std::string& old_block) {
  if (options.name == "campaign") return reports::campaign_table(options.source);
  if (options.name == "coverage") return reports::coverage_table(options.source);
  return reports::judge_fault_table(options.source, old_block);
}

reports::ExitCode show_table(const TableOptions& options) {
  std::string old_block;
  if (!options.into.empty()) old_block = reports::read_block(options.into, options.name);
  if (options.check) return reports::clean;
  if (options.source.empty()) {
    throw std::invalid_argument("table " + options.name + " needs the file or folder to read");
  }
  const reports::Table table = made(options, old_block);
  fmt::print("{}", table.text);
  if (!options.into.empty()) reports::write_block(options.into, options.name, table.markdown);
  return table.findings ? reports::findings : reports::clean;
}

// A command that measures claims in sections; `run` does it.
void add_document(Program& program, const std::string& name, const char* description,
                  reports::ExitCode (*run)(const reports::PaperOptions&)) {
  const auto options = std::make_shared<reports::PaperOptions>();
  options->known = GJKPROOF_KNOWN_DIR;
  Command command = program.command(name.c_str(), description, [options, run] {
    if (options->cases == 0) return reports::nothing_judged("no case");
    return run(*options);
  });
  add_count(command, "--cases", options->cases,
            "Number of cases for the claim of termination; the others take shares of it");
  add_seed(command, options->seed);
  add_threads(command, options->threads);
  command.flag("--time", options->timed,
               "Also measure the claims about time, which differ from run to run");
  command
      .option("-o,--output", options->output,
              fmt::format("Output folder: {0}.md and, with --time, {0}.html", name))
      .show_default();
  command.option("--into", options->into,
                 fmt::format("Also write the sections into this Markdown file, between the lines "
                             "<!-- {0}:begin --> and <!-- {0}:end -->",
                             name));
}

void paper(Program& program) {
  add_document(program, "paper", "Measure again which claims of [vdB99] hold here", reports::paper);
}

void questions(Program& program) {
  add_document(program, "questions",
               "Answer three questions: repeated support points, the error bound, oblong simplices",
               reports::questions::questions);
}

void digits(Program& program) {
  add_document(program, "digits",
               "Count the digits that survive random rounding, and those that are right",
               reports::questions::random_digits);
}

void certain(Program& program) {
  struct Options {
    reports::CertainOptions certain;
    SubjectChoice subjects;
    bool with_known = true;
  };
  const auto options = std::make_shared<Options>();
  reports::CertainOptions& certain = options->certain;
  options->subjects.patterns = {"core/double/certified", "core/float/certified"};
  certain.command = program.call({"--threads", "--into", "--worst"});
  Command command = program.command(
      "certain",
      "Judge the answers of core/*/certified in bulk: each question in all its symmetries",
      [options] {
        options->certain.subjects = started(options->subjects);
        if (options->certain.cases == 0) return reports::nothing_judged("no case");
        if (options->with_known) options->certain.known = known_files();
        return reports::certain(options->certain);
      });
  add_subjects(command, options->subjects);
  command.option("--family", certain.families,
                 "Only these families; by default all families of point sets");
  add_count(command, "--cases", certain.cases, "Number of cases per family");
  add_seed(command, certain.seed);
  add_vertices_max(command, certain.vertices_max);
  add_threads(command, certain.threads);
  command.flag_off("--no-known", options->with_known, "Do not ask the known cases");
  command.flag("--placed", certain.placed,
               "Place the bodies: rotated, sheared, far away and so on; for certified_placed");
  add_count(command, "--worst", certain.shown_max, "Number of findings shown with their cases");
  command.option("--into", certain.into,
                 "Also write the tables into this Markdown file, between the lines <!-- "
                 "certain:begin --> and <!-- certain:end -->");
}

void oracles(Program& program) {
  const auto options = std::make_shared<reports::OraclesOptions>();
  Command command = program.command(
      "oracles", "Check that all oracles agree exactly on the same cases, at all scales",
      [options] {
        if (options->cases == 0) return reports::nothing_judged("no case");
        const reports::OraclesReport report = reports::oracles(*options);
        fmt::print("{}", report.text);
        return report.code;
      });
  command.option(
      "--family", options->families,
      "Only these families; by default all families of point sets; curved only by itself");
  add_count(command, "--cases", options->cases, "Number of cases per family");
  add_seed(command, options->seed);
  add_vertices_max(command, options->vertices_max);
  add_count(command, "--minkowski-share", options->minkowski_share,
            "Ask minkowski and penetration, or the slow enclosure, about one case in N; 0: none");
  add_count(command, "--polytope-distance-share", options->polytope_distance_share,
            "Ask polytope_distance about one case in N; 0: none");
  add_threads(command, options->threads);
}

void baseline(Program& program) {
  const auto options = std::make_shared<reports::BaselineOptions>();
  options->file = GJKPROOF_BASELINE;
  Command command = program.command(
      "baseline",
      "List the answers that changed since the committed baseline, of every subject and family",
      [options] { return reports::check_baseline(*options); });
  command.option("--file", options->file, "Baseline file").show_default();
  command.flag("--update", options->update, "Write the baseline: accept the changes");
  command.option("-s,--subject", options->subjects, "Only the subjects that match");
  command.option("--family", options->families, "Only these families");
  add_count(command, "--shown", options->shown,
            "Number of changed cases shown per subject and family");
  add_threads(command, options->threads);
}

void findings(Program& program) {
  struct Options {
    reports::PageOptions pages;
    SubjectChoice subjects;
  };
  const auto options = std::make_shared<Options>();
  options->subjects.patterns = {"peer/*"};
  options->subjects.limits.seconds = 0.1;
  reports::PageOptions& pages = options->pages;
  pages.reported = GJKPROOF_KNOWN_DIR "/reported_failures.jsonl";
  Command command = program.command(
      "findings", "Write a page for the worst finding of each kind in other libraries", [options] {
        options->pages.search.subjects = started(options->subjects);
        return reports::write_pages(options->pages);
      });
  add_subjects(command, options->subjects);
  add_count(command, "--cases", pages.search.cases, "Number of cases per family", 1);
  add_seed(command, pages.search.seed);
  add_vertices_max(command, pages.search.vertices_max);
  command.option<std::vector<std::string>>(
      "--domain",
      [options](const std::vector<std::string>& names) {
        std::vector<cases::Domain>& domains = options->pages.search.domains;
        domains.clear();
        for (const std::string& name : names) domains.push_back(cases::domain_named(name));
      },
      "Only cases in these domains");
  add_count(command, "--questions", pages.search.calls_max,
            "Maximum number of questions to reduce a case", 1);
  command.flag("--columns", pages.search.by_column,
               "Sort findings as the columns of a scoreboard do: wrong normals are a kind of their "
               "own, and answers beyond a promise come first");
  command.option("-o,--output", pages.output, "Output folder of the pages").show_default();
  command.option("--into", pages.into,
                 "Also write the list into this Markdown file, between the lines <!-- "
                 "findings:begin --> and <!-- findings:end -->, and the state of the reported "
                 "failures between <!-- reported:begin --> and <!-- reported:end -->");
}

void mutants(Program& program) {
  const auto options = std::make_shared<MutantCommand>();
  Command command = program.command("mutants", "Count the cases until each planted fault is killed",
                                    [options] { return show(*options); });
  command.option("FILE", options->files,
                 "Output of drivers, or a folder of fuzz logs with one folder per fault; without "
                 "files the study runs now");
  add_seed(command, options->study.seed);
  add_count(command, "--cases", options->study.cases,
            "Maximum number of cases of all families together");
  add_vertices_max(command, options->study.vertices_max);
  command.option("--known", options->known, "Case files to ask at the end, within --cases");
  command.flag("--list", options->list, "Only list the faults and what each is derived from");
  command.flag("--records", options->records, "One line per fault instead of the table");
  command.option(
      "-o,--output", options->output,
      "Also write the table as JSON; the page of a study shows a mutants.json in its folder");
  command.option("--into", options->into,
                 "Also write the table into this Markdown file, between its markers");
  add_count(command, "--answers", options->answers,
            "Minimum number of planted answers for the judges, after the table of faults; 0: none");
  command.option("--answers-into", options->answers_into,
                 "Also write their table into this Markdown file, between its markers");
}

void table(Program& program) {
  const auto options = std::make_shared<TableOptions>();
  Command command = program.command(
      "table", "Make a table from the output of fuzzers, llvm-cov or judge_faults.py",
      [options] { return show_table(*options); });
  add_choice(
      command, "NAME", {"campaign", "coverage", "judge_faults"}, "Table to make",
      [options](const std::string& word) { options->name = word; }, "")
      .required();
  command.option("SOURCE", options->source,
                 "Folder of the logs of a campaign, or input file of the other tables");
  command.option("--into", options->into,
                 "Also write the table into this Markdown file, between the lines <!-- NAME:begin "
                 "--> and <!-- NAME:end -->");
  command.flag("--check", options->check, "Only check that --into has the lines");
}

constexpr std::array all = {Listed{"Measure", paper},        Listed{"Measure", questions},
                            Listed{"Measure", digits},       Listed{"Measure", certain},
                            Listed{"Measure", oracles},      Listed{"Measure", mutants},
                            Listed{"Measure", baseline},     Listed{"Write and keep", findings},
                            Listed{"Write and keep", table}, Listed{"Write and keep", keep}};

constexpr std::array examples = {
    Example{"paper", "gjkproof-research paper --cases 100000", true},
    Example{"questions", "gjkproof-research questions --cases 10000", true},
    Example{"digits", "gjkproof-research digits --cases 10000", true},
    Example{"certain", "gjkproof-research certain -s core/double/certified --cases 10000", true},
    Example{"baseline", "gjkproof-research baseline -s 'core/double/*' --family sliver --shown 80",
            false},
    Example{"baseline", "gjkproof-research baseline --update", false},
    Example{"findings", "gjkproof-research findings --subject 'peer/libccd*' -o findings", false},
    Example{"keep", "gjkproof-research keep found.jsonl --topic cycles --note WHY", false},
    Example{"oracles", "gjkproof-research oracles --cases 10000 --seed 2", true},
    Example{"mutants", "gjkproof-research mutants --cases 20000", false},
    Example{"table",
            "gjkproof-research table campaign build/campaign --into reports/records/fuzz.md",
            false},
};

}  // namespace
}  // namespace commands

int main(int argc, char** argv) {
  return commands::run_program(
      {"gjkproof-research", "research",
       "Measure what the records of gjkproof show, and keep what was found", commands::all,
       commands::examples},
      argc, argv);
}
