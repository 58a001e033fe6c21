// SPDX-License-Identifier: MIT
// gjkproof: the command line.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "reports/exit_code.hpp"
#include "reports/paper.hpp"
#include "reports/replay.hpp"
#include "reports/simulation.hpp"
#include "reports/study.hpp"

namespace {

using reports::ExitCode;

// A subject that cannot work on this machine.
struct CannotStart : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Those that match, ready to be asked; without patterns all but the planted ones.
std::vector<subjects::Subject> started(const std::vector<std::string>& patterns) {
  std::vector<subjects::Subject> chosen;
  if (patterns.empty()) {
    for (const subjects::Subject& subject : subjects::registry()) {
      if (!subject.planted && !subject.on_request) chosen.push_back(subject);
    }
  } else {
    chosen = subjects::select(patterns);
  }
  for (const subjects::Subject& subject : chosen) {
    if (const auto trouble = subject.start()) throw CannotStart(subject.name + ": " + *trouble);
  }
  return chosen;
}

std::vector<std::string> known_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(GJKPROOF_KNOWN_DIR)) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string joined(int argc, char** argv) {
  std::string command = "gjkproof";
  for (int i = 1; i < argc; ++i) command += std::string(" ") + argv[i];
  return command;
}

ExitCode list_subjects() {
  for (const subjects::Subject& subject : subjects::registry()) {
    fmt::print("{:<42} {:>2} bits in, u = {:<12.6g} {}\n", subject.name, subject.bits,
               subject.unit_roundoff, subject.description);
  }
  return reports::clean;
}

ExitCode list_families() {
  for (const cases::Family& family : cases::families()) {
    fmt::print("{:<12} {}\n", family.name, family.description);
  }
  return reports::clean;
}

ExitCode simulate(const reports::SimulationOptions& options) {
  reports::Simulation simulation(options);
  fmt::print("{}\n", cases::header_line());
  for (int frame = 0; frame < options.frames; ++frame) {
    for (const reports::PairQuery& query : simulation.next_frame()) {
      fmt::print("{}\n", cases::case_line(query.question));
    }
  }
  return reports::clean;
}

const char* epilogue = R"(
Files: JSON Lines, a header {"format":"gjkproof-cases/1"} and one case a line; "-" reads standard
input.  Subjects are named like core/double/enhanced; patterns take * and ?.

Examples
  gjkproof study --cases 100 --subject 'core/double/*'
  gjkproof gen oblong --count 5 --seed 7 | gjkproof replay - --subject 'core/float/*'
  gjkproof replay case.jsonl --subject core/double/original --trace
  gjkproof truth case.jsonl --oracle both > solved.jsonl && gjkproof verify solved.jsonl

Exit codes: 0 clean, 1 findings, 2 usage or bad input, 3 a subject could not start,
4 the oracles disagree, 5 incomplete)";

// One subcommand: what it is called with and what it runs.
class Program {
 public:
  Program(int argc, char** argv) : argc_(argc), argv_(argv) {
    app_.footer(epilogue);
    app_.require_subcommand(1);
    add_study();
    add_replay();
    add_truth();
    add_verify();
    add_gen();
    add_simulate();
    app_.add_subcommand("subjects", "List who can be asked")->callback([this] {
      action_ = list_subjects;
    });
    app_.add_subcommand("families", "List what can be asked")->callback([this] {
      action_ = list_families;
    });
  }

  int run() {
    try {
      app_.parse(argc_, argv_);
    } catch (const CLI::ParseError& error) {
      return app_.exit(error) == 0 ? reports::clean : reports::bad_input;
    }
    return action_();
  }

 private:
  void add_oracle(CLI::App* command, oracle::Oracle& oracle) {
    command->add_option("--oracle", oracle, "minkowski, certificate, or both, compared exactly")
        ->transform(CLI::Transformer(
            std::map<std::string, oracle::Oracle>{{"minkowski", oracle::Oracle::minkowski},
                                                  {"certificate", oracle::Oracle::certificate},
                                                  {"both", oracle::Oracle::both}}))
        ->default_str("both");
  }

  void add_subjects(CLI::App* command) {
    command->add_option(
        "-s,--subject", patterns_,
        "Ask the subjects that match; by default all but the planted and the on-request ones");
  }

  void add_files(CLI::App* command, std::vector<std::string>& files) {
    command->add_option("FILE", files, "Case files")->required();
  }

  void add_study() {
    CLI::App* command = app_.add_subcommand(
        "study", "Ask many cases of many subjects: verdict matrix, worst findings, report");
    command->add_option("NAME", study_name_, "verdicts, or paper: the claims of [vdB99] measured")
        ->check(CLI::IsMember({"verdicts", "paper"}))
        ->capture_default_str();
    command->add_option("--family", study_.families, "Only these families; all by default");
    add_subjects(command);
    command->add_option("--cases", study_.cases, "Cases of each family")->capture_default_str();
    command->add_option("--seed", study_.seed, "The same seed gives the same cases")
        ->capture_default_str();
    command->add_option("--vertices", study_.vertices_max, "Vertices of a body at most")
        ->check(CLI::Range(4, 1 << 20))
        ->capture_default_str();
    command->add_option("--threads", study_.threads, "0: one a core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command->add_option("-o,--output", study_.output, "Folder of run.jsonl and summary.md")
        ->capture_default_str();
    command->add_option("--worst", study_.worst_shown, "Findings shown on the terminal")
        ->capture_default_str();
    command->add_flag("!--no-records", study_.records, "Write no run.jsonl: for long studies");
    command->add_flag("!--no-known", with_known_, "Leave the known cases out");
    add_oracle(command, study_.oracle);
    command->callback([this, command] {
      action_ = [this, command] {
        if (study_name_ == "paper") return study_paper(*command);
        for (const std::string& name : study_.families) cases::family(name);
        study_.subjects = started(patterns_);
        if (with_known_) study_.known = known_files();
        study_.command = joined(argc_, argv_);
        return reports::study(study_);
      };
    });
  }

  // The claims have their own cases, subjects and oracle; what would be ignored is refused.
  ExitCode study_paper(const CLI::App& command) const {
    for (const char* option : {"--family", "--subject", "--vertices", "--oracle", "--no-known"}) {
      if (command.count(option) > 0) {
        throw std::invalid_argument(std::string(option) + " does not go with study paper");
      }
    }
    reports::PaperOptions options;
    options.seed = study_.seed;
    if (command.count("--cases") > 0) options.cases = study_.cases;
    options.threads = study_.threads;
    options.output = study_.output;
    options.known = GJKPROOF_KNOWN_DIR;
    return reports::paper(options);
  }

  void add_replay() {
    CLI::App* command = app_.add_subcommand("replay", "Judge the cases of files");
    add_files(command, replay_.files);
    add_subjects(command);
    command->add_option("--id", replay_.ids, "Only the cases with these ids");
    command->add_option("--format", replay_format_, "table, or jsonl: a line a case and subject")
        ->check(CLI::IsMember({"table", "jsonl"}))
        ->capture_default_str();
    command->add_flag("--trace", replay_.trace, "Show every iteration (table only)");
    command->add_flag("--coherent", replay_.coherent,
                      "The cases are frames in order: let subjects remember (core/*/isa)");
    add_oracle(command, replay_.oracle);
    command->callback([this] {
      action_ = [this] {
        replay_.jsonl = replay_format_ == "jsonl";
        if (replay_.jsonl && replay_.trace) {
          throw std::invalid_argument("--trace goes with --format table");
        }
        replay_.subjects = started(patterns_);
        return reports::replay(replay_);
      };
    });
  }

  void add_truth() {
    CLI::App* command = app_.add_subcommand(
        "truth", "Write the cases with expect and proof recomputed, whatever they claimed");
    add_files(command, files_);
    add_oracle(command, oracle_);
    command->callback([this] { action_ = [this] { return reports::truth(files_, oracle_); }; });
  }

  void add_verify() {
    CLI::App* command =
        app_.add_subcommand("verify", "Check the proofs that cases carry, without a solver");
    add_files(command, files_);
    command->callback([this] { action_ = [this] { return reports::verify(files_); }; });
  }

  void add_gen() {
    CLI::App* command = app_.add_subcommand("gen", "Write cases of a family");
    command->add_option("FAMILY", family_, "`gjkproof families` lists them")->required();
    command->add_option("--count", count_, "How many")->capture_default_str();
    command->add_option("--seed", study_.seed, "The same seed gives the same cases")
        ->capture_default_str();
    command->add_option("--first", first_, "Index of the first")->capture_default_str();
    command->add_option("--vertices", study_.vertices_max, "Vertices of a body at most")
        ->check(CLI::Range(4, 1 << 20))
        ->capture_default_str();
    command->callback([this] {
      action_ = [this] {
        return reports::generate(family_, study_.seed, first_, count_, study_.vertices_max);
      };
    });
  }

  void add_simulate() {
    CLI::App* command = app_.add_subcommand(
        "simulate", "Write the pair queries of a multi-body simulation, in frame order");
    command->add_option("--bodies", simulation_.bodies)->capture_default_str();
    command->add_option("--vertices", simulation_.vertices, "Of each body")->capture_default_str();
    command
        ->add_option("--density", simulation_.density, "Share of the space in the bodies' spheres")
        ->capture_default_str();
    command->add_option("--translation", simulation_.translation, "Radii a frame")
        ->capture_default_str();
    command->add_option("--rotation", simulation_.rotation, "Degrees a frame")
        ->capture_default_str();
    command->add_option("--frames", simulation_.frames)->capture_default_str();
    command->add_option("--seed", simulation_.seed)->capture_default_str();
    command->callback([this] { action_ = [this] { return simulate(simulation_); }; });
  }

  int argc_;
  char** argv_;
  CLI::App app_{"Is this GJK answer right, how wrong can it get, and on which inputs?", "gjkproof"};
  std::function<ExitCode()> action_;
  reports::StudyOptions study_;
  reports::ReplayOptions replay_;
  reports::SimulationOptions simulation_;
  std::vector<std::string> patterns_;
  std::vector<std::string> files_;
  std::string replay_format_ = "table";
  std::string study_name_ = "verdicts";
  std::string family_;
  oracle::Oracle oracle_ = oracle::Oracle::both;
  std::uint64_t first_ = 0;
  std::uint64_t count_ = 1;
  bool with_known_ = true;
};

}  // namespace

int main(int argc, char** argv) {
  try {
    const int code = Program(argc, argv).run();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    fmt::print(stderr, "gjkproof: standard output cannot be written\n");
    return reports::incomplete;
  } catch (const CannotStart& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::subject_failed_to_start;
  } catch (const oracle::Disagreement& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::oracles_disagree;
  } catch (const std::exception& error) {
    fmt::print(stderr, "gjkproof: {}\n", error.what());
    return reports::bad_input;
  }
}
