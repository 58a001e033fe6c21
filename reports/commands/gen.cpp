// SPDX-License-Identifier: MIT
#include <memory>
#include <string>

#include "reports/casework/replay.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"

namespace commands {

void gen(Program& program) {
  const auto options = std::make_shared<reports::GenerateOptions>();
  Command command = program.command("gen", "Write cases of a family",
                                    [options] { return reports::generate(*options); });
  command
      .option("FAMILY", options->family,
              "`gjkproof families` lists them and what can be fixed: "
              "'oblong?size_ratio=1e6&gap=1e-6'")
      .required();
  add_count(command, "--count", options->count, "How many");
  add_seed(command, options->seed);
  add_count(command, "--first", options->first, "Index of the first");
  add_vertices_max(command, options->vertices_max);
  add_domain(command, options->domain, "Only cases of this domain");
}

}  // namespace commands
