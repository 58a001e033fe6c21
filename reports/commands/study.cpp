// SPDX-License-Identifier: MIT
#include "reports/study/study.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/command_line/subject_choice.hpp"
#include "reports/command_line/version.hpp"
#include "reports/output/nothing_judged.hpp"
#include "reports/page/report.hpp"
#include "reports/paper/paper.hpp"
#include "reports/study/large_bodies.hpp"

namespace commands {
namespace {

struct Options {
  std::string name = "verdicts";
  reports::StudyOptions study;
  SubjectChoice subjects;
  bool with_known = true;
  bool with_page = true;
  std::optional<Command> command;
};

// "2/10"
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

std::vector<std::string> known_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(GJKPROOF_KNOWN_DIR)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

// The claims have their own cases, subjects and oracle; what would be ignored is refused.
reports::ExitCode study_paper(const Options& given) {
  for (const char* option :
       {"--family", "--subject", "--vertices", "--oracle", "--no-known", "--domain", "--into",
        "--on-request", "--resume", "--shard", "--time", "--no-page"}) {
    if (given.command->has(option)) {
      throw std::invalid_argument(std::string(option) + " does not go with study paper");
    }
  }
  reports::PaperOptions options;
  options.seed = given.study.seed;
  if (given.command->has("--cases")) options.cases = given.study.cases;
  if (options.cases == 0) return reports::nothing_judged("no case");
  options.threads = given.study.threads;
  options.output = given.study.output;
  options.known = GJKPROOF_KNOWN_DIR;
  return reports::paper(options);
}

// 1e5 cases, unless told otherwise, of the adapters that are built.  A query of theirs takes
// microseconds, and one that hangs takes all of its time: a tenth of a second.
void choose_peers(const Options& given, reports::StudyOptions& options, SubjectChoice& subjects) {
  if (!given.command->has("--subject")) subjects.patterns = {"peer/*"};
  if (!given.command->has("--time-limit")) subjects.limits.seconds = 0.1;
  const std::uint64_t families =
      options.families.empty() ? cases::all_families().size() : options.families.size();
  if (!given.command->has("--cases")) options.cases = (100000 + families - 1) / families;
  options.first_domain = cases::Domain::engine;
}

reports::ExitCode study_verdicts(const Options& given, const std::string& call) {
  reports::StudyOptions options = given.study;
  if (!options.records && (options.resume || options.shard)) {
    throw std::invalid_argument("--resume and --shard need the records");
  }
  if (!options.records && options.timed) {
    throw std::invalid_argument("--time needs the records, which hold the times");
  }
  SubjectChoice subjects = given.subjects;
  if (given.name == "peers") choose_peers(given, options, subjects);
  for (const std::string& name : options.families) cases::family(name);
  options.subjects = started(subjects);
  if (given.with_known) options.known = known_files();
  if (given.with_page && options.records) options.page = reports::page_of_study;
  if (given.with_page && !options.records) {
    std::fputs("no page: it shows the records, and --no-records writes none\n", stderr);
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
      "study", "Ask many cases of many subjects: verdict matrix, worst findings, report",
      [options, call = program.call({"-o", "--output", "--threads", "--into", "--worst", "--shard",
                                     "--resume!", "--no-page!"})] {
        return options->name == "paper" ? study_paper(*options) : study_verdicts(*options, call);
      });
  options->command = command;
  const auto check_name = [](const std::string& name) -> std::string {
    if (name == "verdicts" || name == "paper" || name == "peers") return {};
    return "'" + name + "' is none of verdicts, paper and peers";
  };
  command
      .option("NAME", options->name,
              "verdicts; paper: the claims of [vdB99] measured; or peers: the adapters of other "
              "libraries, 1e5 cases")
      .check(check_name)
      .type_name("verdicts|paper|peers")
      .show_default();
  command.option("--family", study.families, "Only these families; all by default");
  add_subjects(command, options->subjects);
  add_domain(command, study.domain, "Of all these cases, only those of this domain");
  add_count(command, "--cases", study.cases, "Cases of each family");
  add_seed(command, study.seed);
  add_vertices_max(command, study.vertices_max);
  add_threads(command, study.threads);
  command.option("-o,--output", study.output, "Folder of run.jsonl.gz, summary.md and report.html")
      .show_default();
  command.option("--into", study.into,
                 "Also write the tables between the lines <!-- verdicts:begin --> and :end of "
                 "this Markdown file");
  add_count(command, "--worst", study.worst_shown, "Findings shown on the terminal");
  command.flag_off("--no-records", study.records, "Write no run.jsonl.gz, and so no page");
  command.flag_off("--no-page", options->with_page, "Write no report.html");
  command.flag(
      "--time", study.timed,
      "Also measure each query and record how long it takes, which differs from run to run");
  command.flag("--resume", study.resume,
               "Go on with the study that was killed or interrupted in the output folder");
  command
      .option<std::string>(
          "--shard", [&study](const std::string& text) { study.shard = shard_of(text); },
          "Judge this part alone; gjkproof merge joins the parts")
      .type_name("K/N");
  command.flag_off("--no-known", options->with_known, "Leave the known cases out");
  add_oracle(command, study.oracle);
}

}  // namespace commands
