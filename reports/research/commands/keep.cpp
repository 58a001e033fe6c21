// SPDX-License-Identifier: MIT
// Adds a found case to the known cases, which are a regression test of every oracle and of the core
// subjects without an error allowance.
#include <fmt/format.h>

#include <filesystem>
#include <iterator>

#include "core/cases/file.hpp"
#include "oracle/truth/truth.hpp"
#include "reports/casework/replay.hpp"
#include "reports/command_line/program.hpp"
#include "reports/output/note.hpp"
#include "reports/output/output_file.hpp"

namespace reports {
namespace {

namespace fs = std::filesystem;

struct KeepOptions {
  std::string file;   // "-": standard input
  std::string id;     // of the case; may be empty if the file has a single one
  std::string as;     // the id under which it is stored; empty: its own
  std::string topic;  // stored in TOPIC.jsonl
  std::string note;   // how it was found and what it shows
  std::string date;   // of the finding; may be empty
  std::string known;  // folder of the known cases
};

// The bodies alone, in the text form of case files: equal texts mean equal bodies.
std::string bodies_of(const cases::Case& question) {
  cases::Case bare;
  bare.id = "bodies";
  bare.dim = question.dim;
  bare.a = question.a;
  bare.b = question.b;
  return cases::case_line(bare);
}

void check_topic(const std::string& topic) {
  const std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789_";
  if (topic.empty() || topic.find_first_not_of(letters) != std::string::npos) {
    throw std::invalid_argument("--topic: \"" + topic +
                                "\" is not a file name of lower case letters, digits and _");
  }
}

void refuse_known(const cases::Case& question, const fs::path& folder) {
  const std::string bodies = bodies_of(question);
  for (const std::string& file : cases::files_in(folder.string(), ".jsonl")) {
    for (const cases::Case& known : cases::read_cases(file)) {
      if (known.id == question.id) {
        throw std::invalid_argument(
            fmt::format("{}: the id '{}' is taken; --as gives another", file, known.id));
      }
      if (bodies_of(known) == bodies) {
        throw std::invalid_argument(
            fmt::format("{}: '{}' has the same bodies as '{}'", file, known.id, question.id));
      }
    }
  }
}

void prove(cases::Case& question) {
  if (cases::has_curved_body(question)) {
    throw std::invalid_argument(question.id + ": a body is curved, and bounds carry no proof");
  }
  const oracle::Truth truth = oracle::Oracle::both.truth(question);
  question.expect = oracle::expect(truth, question.dim);
  const oracle::ProofCheck check =
      oracle::check_proof(question, oracle::claimed_truth(*question.expect));
  if (!check.holds || !check.relation_proved) {
    throw oracle::Disagreement(question.id + ": the proof does not hold: " + check.reason);
  }
}

// Preserves the origin that the case states, after the note.
cases::Source source_of(const cases::Case& question, const KeepOptions& options) {
  cases::Source source = question.source.value_or(cases::Source{});
  if (source.library.empty()) source.library = "gjkproof";
  source.from = options.note + (source.from.empty() ? "" : "; " + source.from);
  if (!options.date.empty()) source.reported = options.date;
  return source;
}

std::string with_case_added(const fs::path& path, const cases::Case& question) {
  std::string text = cases::header_line() + "\n";
  if (fs::exists(path)) {
    std::ifstream file(path, std::ios::binary);
    text.assign(std::istreambuf_iterator<char>(file), {});
    if (!file) throw std::invalid_argument(path.string() + ": cannot be read");
    if (text.back() != '\n') text += '\n';
  }
  return text + cases::case_line(question) + "\n";
}

// Recomputes truth and proof by both oracles, checks the proof and appends the case to its file,
// which is replaced as a whole or not at all.  Without a folder, prints its line.  Throws std::invalid_argument if a case with this id
// or the same bodies is known, or if a body is curved: bounds carry no proof.
ExitCode keep(const KeepOptions& options) {
  check_topic(options.topic);
  if (options.note.empty()) throw std::invalid_argument("--note must not be empty");
  if (!options.known.empty() && !fs::is_directory(options.known)) {
    throw std::invalid_argument(options.known + ": not a folder");
  }
  cases::Case question = chosen_case(cases::read_cases(options.file), options.id, options.file);
  if (!options.as.empty()) question.id = options.as;
  if (!options.known.empty()) refuse_known(question, options.known);
  prove(question);
  question.source = source_of(question, options);
  if (options.known.empty()) {
    fmt::print("{}\n", cases::case_line(question));
    note("gjkproof: --known FOLDER adds this line to {}.jsonl there\n", options.topic);
    return clean;
  }
  const fs::path path = fs::path(options.known) / (options.topic + ".jsonl");
  replace_file(path.string(), with_case_added(path, question),
               [](const std::string& fresh) { cases::read_cases(fresh); });
  fmt::print("{}: '{}' is known\n", path.string(), question.id);
  return clean;
}

}  // namespace
}  // namespace reports

namespace commands {

void keep(Program& program) {
  const auto options = std::make_shared<reports::KeepOptions>();
  Command command =
      program.command("keep", "Add a case to the known ones, with truth and proof recomputed",
                      [options] { return reports::keep(*options); });
  command.option("FILE", options->file, "Case file").required();
  command.option("--topic", options->topic, "File to add it to: TOPIC.jsonl").required();
  command.option("--note", options->note, "How it was found and what it shows").required();
  command.option("--id", options->id, "Id of the case, if the file has more than one");
  command.option("--as", options->as, "Id under which it is kept");
  command.option("--date", options->date, "Date on which it was found");
  command.option(
      "--known", options->known,
      "Folder of the known cases to add the line to; without it the line is only printed");
}

}  // namespace commands
