// SPDX-License-Identifier: MIT
#include "reports/oracles/oracles.hpp"

#include <fmt/format.h>

#include <memory>

#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/output/nothing_judged.hpp"

namespace commands {

void oracles(Program& program) {
  const auto options = std::make_shared<reports::OraclesOptions>();
  Command command = program.command(
      "oracles", "Ask all oracles the same cases, at all scales: do they agree exactly?",
      [options] {
        if (options->cases == 0) return reports::nothing_judged("no case");
        const reports::OraclesReport report = reports::oracles(*options);
        fmt::print("{}", report.text);
        return report.code;
      });
  command.option("--family", options->families,
                 "Only these families; all of point sets by default; curved by itself");
  add_count(command, "--cases", options->cases, "Cases of each family");
  add_seed(command, options->seed);
  add_vertices_max(command, options->vertices_max);
  add_count(command, "--minkowski-share", options->minkowski_share,
            "One case in so many for minkowski and penetration, or the slow enclosure; 0: none");
  add_count(command, "--polytope-distance-share", options->polytope_distance_share,
            "One case in so many for polytope_distance; 0: none");
  add_threads(command, options->threads);
}

}  // namespace commands
