// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <memory>

#include "core/cases/file.hpp"
#include "reports/casework/simulation.hpp"
#include "reports/command_line/options.hpp"
#include "reports/command_line/program.hpp"
#include "reports/output/nothing_judged.hpp"

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

}  // namespace

void simulate(Program& program) {
  const auto options = std::make_shared<reports::SimulationOptions>();
  Command command = program.command(
      "simulate", "Write the pair queries of a multi-body simulation, in frame order",
      [options] { return write_queries(*options); });
  add_count(command, "--bodies", options->bodies, "How many", 2);
  add_count(command, "--vertices", options->vertices, "Of each body", 4, 1 << 20);
  command.option("--density", options->density, "Share of the space in the bodies' spheres")
      .show_default();
  command.option("--translation", options->translation, "Radii a frame").show_default();
  command.option("--rotation", options->rotation, "Degrees a frame").show_default();
  add_count(command, "--frames", options->frames, "How many");
  add_seed(command, options->seed);
}

}  // namespace commands
