// SPDX-License-Identifier: MIT
#include <cstdint>
#include <memory>
#include <string>

#include "reports/casework/replay.hpp"
#include "reports/commands/options.hpp"
#include "reports/commands/program.hpp"
#include "reports/study/study.hpp"

namespace commands {

void gen(Program& program) {
  struct Options {
    std::string family;
    std::uint64_t first = 0;
    std::uint64_t count = 1;
    // As a study has them: its cases are found again.
    std::uint64_t seed = reports::StudyOptions().seed;
    int vertices_max = reports::StudyOptions().vertices_max;
  };
  const auto options = std::make_shared<Options>();
  Command command = program.command("gen", "Write cases of a family", [options] {
    return reports::generate(options->family, options->seed, options->first, options->count,
                             options->vertices_max);
  });
  command.option("FAMILY", options->family, "`gjkproof families` lists them").required();
  add_count(command, "--count", options->count, "How many");
  add_seed(command, options->seed);
  add_count(command, "--first", options->first, "Index of the first");
  add_vertices_max(command, options->vertices_max);
}

}  // namespace commands
