// SPDX-License-Identifier: MIT
#include "reports/oracles.hpp"

#include <fmt/format.h>

#include <memory>

#include "reports/commands/options.hpp"
#include "reports/commands/program.hpp"

namespace commands {

void oracles(Program& program) {
  const auto options = std::make_shared<reports::OraclesOptions>();
  CLI::App* command = program.command(
      "oracles", "Ask all oracles the same cases, at all scales: do they agree exactly?",
      [options] {
        const reports::OraclesReport report = reports::oracles(*options);
        fmt::print("{}", report.text);
        return report.code;
      });
  command->add_option("--family", options->families, "Only these families; all by default");
  command->add_option("--cases", options->cases, "Cases of each family")->capture_default_str();
  add_seed(command, options->seed);
  add_vertices_max(command, options->vertices_max);
  command
      ->add_option("--minkowski-share", options->minkowski_share,
                   "One case in so many for minkowski and penetration; 0: none")
      ->capture_default_str();
  command
      ->add_option("--polytope-distance-share", options->polytope_distance_share,
                   "One case in so many for polytope_distance; 0: none")
      ->capture_default_str();
  command->add_option("--threads", options->threads, "0: one a core")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
}

}  // namespace commands
