// SPDX-License-Identifier: MIT
// Commands that write, judge, solve, prove and reduce cases, that list subjects and families, and
// that check adapters and piped answers.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "core/subjects/outside/outside.hpp"
#include "core/subjects/program.hpp"
#include "core/subjects/registry.hpp"
#include "reports/casework/replay.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/casework/simulation.hpp"
#include "reports/command_line/options.hpp"
#include "reports/commands/commands.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/output/note.hpp"
#include "reports/smoke/smoke.hpp"

namespace commands {
namespace {

reports::ExitCode write_queries(const reports::SimulationOptions& options) {
  reports::Simulation simulation(options);
  fmt::print("{}\n", cases::header_line());
  std::size_t queries = 0;
  for (int frame = 0; frame < options.frames; ++frame) {
    for (const reports::PairQuery& query : simulation.next_frame()) {
      fmt::print("{}\n", cases::case_line(query.question));
      ++queries;
    }
  }
  return queries > 0 ? reports::clean : reports::nothing_written();
}

// Subjects of the same format that show in a report that a correct answer is possible.
std::vector<subjects::Subject> right_subjects(const subjects::Subject& subject) {
  const char* const name =
      subject.format == subjects::binary32 ? "core/float/robust" : "core/double/robust";
  return subject.name == name ? std::vector<subjects::Subject>{} : started({{name}, false, {}});
}

void list(const subjects::Subject& subject, const std::string& remark) {
  fmt::print("{:<42} {:>2} bits in, u = {:<12.6g} {}{}\n", subject.name, case_bits(subject),
             subject.format.unit_roundoff, subject.description, remark);
}

// Reports an adapter that no longer loads, and lists the others and the engines that are installed.
void list_peers() {
  for (const ::subjects::Engine& engine : ::subjects::engines()) {
    if (engine.source.empty()) continue;
    subjects::Subject subject;
    subject.name = engine.name;
    subject.description = engine.description;
    subject.format = engine.format;
    list(subject, " (engine: --subject 'engine/*')");
  }
  for (const std::string& file : ::subjects::peer_files()) {
    std::vector<subjects::Subject> found;
    try {
      found = ::subjects::plugin_subjects(file, {});
    } catch (const std::exception& error) {
      reports::note("gjkproof: this adapter is left out: {}\n", error.what());
    }
    for (const subjects::Subject& subject : found) {
      const bool compiled = subject.name.starts_with("compiled/");
      list(subject, fmt::format(" (adapter: --subject '{}/*')", compiled ? "compiled" : "peer"));
    }
  }
}

}  // namespace

void gen(Program& program) {
  const auto options = std::make_shared<reports::GenerateOptions>();
  Command command = program.command("gen", "Generate cases of a family",
                                    [options] { return reports::generate(*options); });
  command
      .option("FAMILY", options->family,
              "`" + ::subjects::program_call() +
                  " families` lists them and their settings: 'oblong?size_ratio=1e6&gap=1e-6'")
      .required();
  add_count(command, "--count", options->count, "Number of cases");
  add_seed(command, options->seed);
  add_count(command, "--first", options->first, "Index of the first case");
  add_vertices_max(command, options->vertices_max);
  add_domain(command, options->domain, "Only cases in this domain");
}

void simulate(Program& program) {
  const auto options = std::make_shared<reports::SimulationOptions>();
  Command command = program.command(
      "simulate", "Write the pair queries of a multi-body simulation, in frame order",
      [options] { return write_queries(*options); });
  add_count(command, "--bodies", options->bodies, "Number of bodies", 2);
  add_count(command, "--vertices", options->vertices, "Vertices of each body", 4, 1 << 20);
  command.option("--density", options->density, "Share of the space that the bodies' spheres fill")
      .show_default();
  command.option("--translation", options->translation, "Translation per frame, in radii")
      .show_default();
  command.option("--rotation", options->rotation, "Rotation per frame, in degrees").show_default();
  add_count(command, "--frames", options->frames, "Number of frames");
  add_seed(command, options->seed);
}

void mesh(Program& program) {
  const auto options = std::make_shared<reports::MeshOptions>();
  Command command =
      program.command("mesh",
                      "Make a case from two mesh files or point clouds (OFF, OBJ, STL, PLY): the "
                      "convex hulls of their vertices; all distinct vertices are kept",
                      [options] { return reports::write_mesh_case(*options); });
  command.option("A", options->a, "Mesh file").required();
  command.option("B", options->b, "Mesh file").required();
  command.option("--id", options->id, "Id of the case; by default the names of the files");
  command.option("--scale", options->scale, "Scale B by FACTOR first").type_name("FACTOR");
  command
      .option<std::array<double, 4>>(
          "--rotate",
          [options](const std::array<double, 4>& given) {
            options->axis = {given[0], given[1], given[2]};
            options->degrees = given[3];
          },
          "Then rotate B about the axis X Y Z through the origin of its file; quarter turns about "
          "a coordinate axis are exact")
      .type_name("X Y Z DEGREES");
  command
      .option(
          "--offset", options->offset,
          "Then translate B by X Y Z, in decimal (rounded to the nearest double) or as hex floats. "
          " Coordinates that are not exact are rounded to the nearest double, and the case says so")
      .type_name("X Y Z");
  command.flag("--hull", options->hull_only,
               "Keep only the points on the surface of the exact hull; takes 14 s for 10,000 "
               "points of a sphere");
}

void replay(Program& program) {
  struct Options {
    reports::ReplayOptions replay;
    SubjectChoice subjects;
    std::string format = "table";
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command("replay", "Judge subjects on the cases of files", [options] {
    reports::ReplayOptions replay = options->replay;
    replay.jsonl = options->format == "jsonl";
    if (replay.jsonl && replay.trace) {
      throw std::invalid_argument("--trace needs --format table");
    }
    replay.subjects = started(options->subjects);
    return reports::replay(replay);
  });
  add_files(command, options->replay.files);
  add_subjects(command, options->subjects);
  command.option("--id", options->replay.ids, "Only the cases with these ids");
  add_choice(
      command, "--format", {"table", "jsonl"}, "A summary and the findings, or one line per answer",
      [options](const std::string& word) { options->format = word; }, options->format);
  command.flag("--all", options->replay.all,
               "Also show correct answers, each case as soon as it is judged");
  command.flag("--trace", options->replay.trace,
               "Show all answers and every iteration (table only)");
  command.flag("--coherent", options->replay.coherent,
               "The cases are consecutive frames: let subjects remember earlier ones (core/*/isa)");
  add_oracle(command, options->replay.oracle);
}

void truth(Program& program) {
  struct Options {
    std::vector<std::string> files;
    oracle::Oracle oracle = oracle::Oracle::both;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "truth", "Recompute the expected values and proofs of cases, whatever they claim",
      [options] { return reports::truth(options->files, options->oracle); });
  add_files(command, options->files);
  add_oracle(command, options->oracle);
}

void verify(Program& program) {
  const auto files = std::make_shared<std::vector<std::string>>();
  Command command =
      program.command("verify", "Check every claim that cases carry: proved, refuted or incomplete",
                      [files] { return reports::verify(*files); });
  add_files(command, *files);
}

void shrink(Program& program) {
  struct Options {
    reports::ShrinkOptions shrink;
    std::string pattern;
    SubjectChoice choice;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "shrink", "Reduce a failing case to a simple one that fails in the same way", [options] {
        SubjectChoice& choice = options->choice;
        choice.patterns = {options->pattern};
        choice.on_request = true;
        const std::vector<subjects::Subject> subjects = started(choice);
        if (subjects.size() != 1) {
          throw std::invalid_argument("--subject must match one subject; '" + options->pattern +
                                      "' matches " + std::to_string(subjects.size()));
        }
        options->shrink.subject = subjects.front();
        options->shrink.others = right_subjects(subjects.front());
        options->shrink.file = case_file(options->shrink.file);
        return reports::shrink(options->shrink);
      });
  command
      .option("FILE", options->shrink.file,
              "Case file, or an input on which a fuzz target crashed: bytes, read as its choices")
      .required();
  command.option("--id", options->shrink.id, "Id of the case, if the file has more than one");
  command.option("-s,--subject", options->pattern, "Subject that fails on the case").required();
  add_time_limit(command, options->choice);
  command.flag("--bytes", options->shrink.bytes,
               "Read FILE as choices even if it starts like a case file");
  command.flag("--in-domain", options->shrink.in_domain,
               "Keep the domain of the case, and at least half the margin of a wrong relation");
  const std::map<std::string, reports::ShrinkFormat> formats = {
      {"json", reports::ShrinkFormat::json},
      {"cpp", reports::ShrinkFormat::cpp},
      {"python", reports::ShrinkFormat::python},
      {"report", reports::ShrinkFormat::report}};
  add_choice(
      command, "--format", {"json", "cpp", "python", "report"},
      "A case file, arrays to paste, or a bug report",
      [options, formats](const std::string& word) { options->shrink.format = formats.at(word); },
      "json");
  add_count(command, "--questions", options->shrink.calls_max,
            "Maximum number of questions to the subject", 1);
}

void subjects(Program& program) {
  program.command("subjects", "List the subjects", [] {
    for (const subjects::Subject& subject : ::subjects::registry()) {
      list(subject, subject.on_request ? " (on request)" : "");
    }
    list_peers();
    return reports::clean;
  });
}

void families(Program& program) {
  program.command("families", "List the families of cases and their settings", [] {
    for (const cases::Family& family : cases::all_families()) {
      fmt::print("{:<12} {}{}\n", family.name, family.description,
                 family.on_request ? " (on request)" : "");
      std::string settings;
      for (const cases::Settable& one : settables(family)) {
        settings += (settings.empty() ? "" : ", ") + std::string(one.name);
      }
      if (!settings.empty()) fmt::print("{:<12}   settings: {}\n", "", settings);
    }
    return reports::clean;
  });
}

void smoke(Program& program) {
  const auto choice = std::make_shared<SubjectChoice>();
  Command command =
      program.command("smoke", "Test an adapter within seconds, and say what is wrong", [choice] {
        if (choice->patterns.empty()) {
          throw std::invalid_argument("smoke needs --subject: the adapter to test");
        }
        return reports::smoke::smoke(started(*choice));
      });
  add_subjects(command, *choice);
}

void check(Program& program) {
  const auto options = std::make_shared<reports::CheckOptions>();
  Command command =
      program.command("check", "Judge answers that another program has added to cases, in a pipe",
                      [options] { return reports::check_answers(*options); });
  command
      .option("FILE", options->files,
              "Case lines with a member \"answer\" as in the line protocol: {\"intersecting\": "
              "false, \"distance\": 1.25, \"witness_a\": [...], ...}; or \"skipped\" or \"error\" "
              "with a reason")
      .default_text("standard input");
  command
      .option<std::string>(
          "--count", [options](const std::string& text) { options->count = std::stoull(text); },
          "Number of cases that must arrive, if the program drops the header that states it")
      .check(decimal(0, std::numeric_limits<std::uint64_t>::max()))
      .type_name("N");
  command.flag("--float", options->binary32,
               "The program computes in binary32: judge it on the cases rounded to binary32");
  command
      .option<std::array<double, 2>>(
          "--promise",
          [options](const std::array<double, 2>& given) {
            if (!(given[0] >= 0 && given[1] >= 0 && std::isfinite(given[0] + given[1]))) {
              throw std::invalid_argument("--promise takes two non-negative numbers");
            }
            options->promised = subjects::PromisedTolerance{given[0], given[1]};
          },
          "Judge lengths and points by |x - x*| <= ABS + REL x* instead of by what rounding allows")
      .type_name("ABS REL");
  add_oracle(command, options->oracle);
}

}  // namespace commands
