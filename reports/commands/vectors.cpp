// SPDX-License-Identifier: MIT
// Commands that write a suite of test vectors, and how much of one a subject passes.
#include "reports/vectors/vectors.hpp"

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/commands/commands.hpp"

namespace commands {

void vectors(Program& program) {
  struct Options : reports::VectorOptions {
    SubjectChoice choice;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "vectors",
      "Write test vectors for other projects: cases that some subject or planted fault fails, with "
      "exact answers, proofs and runners in C, C++, Python, JavaScript and Rust",
      [options] {
        if (options->choice.patterns.empty()) {
          options->choice.patterns = {"core/float/*", "core/double/*"};
        }
        options->choice.on_request = true;
        options->known = known_files();
        options->subjects = started(options->choice);
        return reports::write_vectors(*options);
      });
  command
      .option(
          "OUT", options->output,
          "Output folder: vectors.json with its schema, vectors.bin with a C header, one runner "
          "per language (replace its `distance`), and check_proofs.py, which needs only Python")
      .required();
  add_subjects(command, options->choice);
  add_seed(command, options->seed);
  add_count(command, "--cases", options->cases, "Number of cases per family searched for findings");
  add_count(command, "--vertices", options->vertices_max, "Maximum number of vertices per body", 4,
            reports::points_max);
  add_count(command, "--questions", options->calls_max,
            "Maximum number of questions to a subject to reduce one finding", 1);
  add_count(command, "--bytes", options->bytes_max,
            "Maximum size of vectors.json without its head; one case of each subject is kept first",
            1);
  add_threads(command, options->threads);
}

void badge(Program& program) {
  struct Options : reports::BadgeOptions {
    SubjectChoice choice;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command(
      "badge", "Count the test vectors that a subject passes, and write an SVG badge", [options] {
        options->subjects = started(options->choice);
        return reports::badge(*options);
      });
  command.option("FILE", options->suite, "vectors.json, as written by `vectors`").required();
  add_subjects(command, options->choice);
  command.option("-o,--output", options->output, "SVG file; needs a single subject");
}

}  // namespace commands
