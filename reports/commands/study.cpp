// SPDX-License-Identifier: MIT
// Commands that run a study and merge its parts.
#include "reports/study/study.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/program.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/commands/commands.hpp"
#include "reports/output/note.hpp"
#include "reports/page/report.hpp"
#include "reports/study/sweep/sweep.hpp"

namespace commands {
namespace {

struct Options {
  std::string name = "default";
  bool list = false;
  reports::StudyOptions study;
  SubjectChoice subjects;
  bool with_known = false;     // --known
  bool without_known = false;  // --no-known
  bool with_page = true;
  std::optional<Command> command;
};

// Parses "2/10".
reports::Shard shard_of(const std::string& text) {
  std::istringstream words(text);
  reports::Shard shard;
  char slash = 0;
  const bool digits = text.find_first_not_of("0123456789/") == std::string::npos;
  if (!digits || !(words >> shard.part >> slash >> shard.parts) || slash != '/' ||
      words.peek() != std::istringstream::traits_type::eof() || shard.part < 1 ||
      shard.part > shard.parts) {
    throw std::invalid_argument("--shard takes K/N, 1 <= K <= N, and not " + text);
  }
  return shard;
}

// The files of the built-in studies, by name.
std::string studies() {
  return subjects::program_part("share/gjkproof/studies", GJKPROOF_STUDIES_DIR);
}
std::vector<std::string> built_in() { return cases::files_in(studies(), ".json"); }

reports::ExitCode list_studies() {
  for (const std::filesystem::path file : built_in()) {
    fmt::print("{:<10} {}\n", file.stem().string(), reports::read_study(file.string()).description);
  }
  return reports::clean;
}

bool is_file(const std::string& name) {
  return name.ends_with(".json") || name.find('/') != std::string::npos;
}

// Returns "" if `name` may name a study, otherwise what is wrong with it.
std::string unknown_study(const std::string& name) {
  if (is_file(name)) return {};
  std::string names;
  for (const std::filesystem::path file : built_in()) {
    if (file.stem() == name) return {};
    names += file.stem().string() + ", ";
  }
  return "'" + name + "' is not a study; there are " + names + "and files FILE.json";
}

reports::StudyFile study_called(const std::string& name) {
  return reports::read_study(is_file(name) ? name : studies() + "/" + name + ".json");
}

// Takes each value from the file unless the command line sets it.
void take_over(const reports::StudyFile& file, const Command& command,
               reports::StudyOptions& options, SubjectChoice& subjects) {
  const auto take = [&command](const char* option, const auto& said, auto& place) {
    if (said && !command.has(option)) place = *said;
  };
  take("--seed", file.seed, options.seed);
  take("--cases", file.cases, options.cases);
  take("--vertices", file.vertices_max, options.vertices_max);
  take("--domain", file.domain, options.domain);
  take("--oracle", file.oracle, options.oracle);
  take("--time-limit", file.time_limit, subjects.limits.seconds);
  if (!command.has("--subject")) subjects.patterns = file.subjects;
  if (!command.has("--family")) options.families = file.families;
  options.first_domain = file.first_domain;
  options.coherent = options.coherent || file.coherent;
  if (file.all_cases && !command.has("--cases")) {
    const std::uint64_t groups =
        options.families.empty() ? cases::studied_families().size() : options.families.size();
    options.cases = (*file.all_cases + groups - 1) / groups;
  }
  if (command.has("NAME")) options.study = file.document;
}

// Chooses which answers have a record, and says so if these are not all.
void record_by_size(reports::StudyOptions& options) {
  std::uint64_t answers = 0;
  for (const reports::Group& group : reports::groups(options)) answers += group.size;
  answers *= options.subjects.size();
  options.records = reports::recorded_by_default(answers);
  if (options.records.all()) return;
  reports::note("{} answers: records of {}; --records all keeps all of them\n", answers,
                description(options.records));
}

// What is named is what is asked: known cases are, where no families are named, unless an option or
// the file says otherwise.
bool asks_known(const Options& given, const reports::StudyFile& file,
                const reports::StudyOptions& options) {
  if (given.with_known || given.without_known) return given.with_known;
  if (given.command->has("--family") || options.cases == 0) return false;
  return file.known.value_or(options.families.empty());
}

// The folder of the results: "study", of a study NAME "study-NAME".
std::string output_folder(const std::string& study) {
  const std::string name = std::filesystem::path(study).stem().string();
  return name == "default" ? "study" : "study-" + name;
}

reports::ExitCode study_verdicts(const Options& given, const std::string& call,
                                 const std::string& again) {
  reports::StudyOptions options = given.study;
  if (given.with_known && given.without_known) {
    throw std::invalid_argument("--known and --no-known exclude each other");
  }
  if (options.output.empty()) options.output = output_folder(given.name);
  if (options.records.none() && options.timed) {
    throw std::invalid_argument("--time needs the records, which hold the times");
  }
  SubjectChoice subjects = given.subjects;
  const reports::StudyFile file = study_called(given.name);
  const Command& command = *given.command;
  take_over(file, command, options, subjects);
  for (const std::string& name : options.families) cases::family(name);
  try {
    options.subjects = started(subjects);
  } catch (const std::invalid_argument& error) {
    if (command.has("--subject") || !is_file(given.name)) throw;
    throw std::invalid_argument(fmt::format("{}: /subjects: {}", given.name, error.what()));
  }
  if (asks_known(given, file, options)) options.known = known_files();
  const bool counts_from_records =
      !options.expected.empty() || is_sweep(header_of(options, reports::groups(options)));
  if (!command.has("--records") && !(counts_from_records && (options.resume || options.shard))) {
    record_by_size(options);
  }
  if (options.records.all() || !counts_from_records) options.again = again;
  if (given.with_page && options.records.all()) options.page = reports::page_of_study;
  if (given.with_page && !options.records.all()) {
    reports::note("no page: it shows all records, and --records {} writes fewer\n",
                  name(options.records));
  }
  options.command = call;
  options.build = {version, flags, packages};
  const auto points = static_cast<std::uint64_t>(options.vertices_max);
  if (options.oracle == oracle::Oracle::minkowski) reports::warn_of_cost("", points, points);
  return reports::study(options);
}

}  // namespace

void study(Program& program) {
  const auto options = std::make_shared<Options>();
  reports::StudyOptions& study = options->study;
  Command command = program.command(
      "study", "Judge subjects on generated cases: table of verdicts, worst findings, report",
      [options,
       call = program.call({"-o", "--output", "--threads", "--into", "--worst", "--shard",
                            "--expected", "--resume!", "--no-page!", "--force!"}),
       again = program.call_again({"--resume!", "--force!"}) + " --resume"] {
        if (options->list) return list_studies();
        return study_verdicts(*options, call, again);
      });
  options->command = command;
  command
      .option("NAME", options->name,
              "Name of a study (see --list) or a file that describes one; options override its "
              "subjects, families and numbers")
      .check(unknown_study)
      .type_name("NAME|FILE.json")
      .show_default();
  command.flag("--list", options->list, "List the named studies");
  command.option("--family", study.families,
                 "Only these families, optionally with settings: 'oblong?size_ratio=1e6&gap=1e-6'; "
                 "all by default");
  add_subjects(command, options->subjects);
  add_domain(command, study.domain, "Only the cases in this domain");
  add_count(command, "--cases", study.cases, "Number of cases per family", 0, reports::cases_max);
  add_seed(command, study.seed);
  add_vertices_max(command, study.vertices_max);
  add_threads(command, study.threads);
  study.output.clear();
  command
      .option("-o,--output", study.output,
              "Output folder: run.jsonl.gz, summary.md, report.html and, for a sweep, cells.jsonl")
      .default_text("study or study-NAME");
  add_expected(command, study.expected);
  command.flag("--force", study.force,
               "Replace another or an interrupted study in the output folder");
  command.option(
      "--into", study.into,
      "Also write the tables into this Markdown file, between the lines <!-- NAME:begin --> and "
      "<!-- NAME:end -->; NAME is verdicts, cells for a sweep, times with --time");
  add_count(command, "--worst", study.worst_shown, "Number of findings shown on the terminal");
  command
      .option<std::string>(
          "--records",
          [&study](const std::string& text) { study.records = reports::recorded_named(text); },
          "Answers that get a record in run.jsonl.gz; sample=N: findings and every Nth case of a "
          "family; the page needs all.  Counts and findings do not depend on it.  By default all "
          "up to two million answers, above that findings and a sample")
      .type_name("all|findings|sample=N|none");
  command.flag_off("--no-page", options->with_page, "Do not write report.html");
  command.flag("--coherent", study.coherent,
               "Let subjects remember earlier frames of a motion (core/*/isa)");
  command.flag("--time", study.timed,
               "Also measure and record the time of each query, which differs from run to run");
  command.flag("--resume", study.resume,
               "Continue the killed or interrupted study in the output folder, or begin it");
  command
      .option<std::string>(
          "--shard", [&study](const std::string& text) { study.shard = shard_of(text); },
          "Judge only part K of N; merge joins the parts")
      .type_name("K/N");
  command.flag("--known", options->with_known,
               "Also ask the known cases; the default if no family is named");
  command.flag("--no-known", options->without_known, "Do not ask the known cases");
  add_oracle(command, study.oracle);
}

void merge(Program& program) {
  struct Options : reports::MergeOptions {
    bool with_page = true;
  };
  const auto options = std::make_shared<Options>();
  Command command =
      program.command("merge", "Join the parts of a study made with --shard", [options] {
        if (options->with_page) options->page = reports::page_of_study;
        return reports::merge(*options);
      });
  command.option("FOLDER", options->folders, "Output folders of the parts, in any order")
      .required();
  command
      .option<std::string>(
          "--shard", [options](const std::string& text) { options->shard = shard_of(text); },
          "Join them to part K of N instead of the whole: 3/100, 13/100, ..., 93/100 to 3/10")
      .type_name("K/N");
  command
      .option("-o,--output", options->output,
              "Output folder: run.jsonl.gz, summary.md and report.html")
      .show_default();
  add_expected(command, options->expected);
  command.flag("--force", options->force, "Replace another study in the output folder");
  command.flag_off("--no-page", options->with_page, "Do not write report.html");
  add_count(command, "--worst", options->worst_shown, "Number of findings shown on the terminal");
}

}  // namespace commands
