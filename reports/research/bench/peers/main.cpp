// SPDX-License-Identifier: MIT
// ./run bench peers: times the core and other libraries on the same pairs, side by side.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <set>

#include "reports/output/exit_code.hpp"
#include "reports/output/output_file.hpp"
#include "reports/research/bench/peers/peers.hpp"
#include "reports/research/bench/run_program.hpp"

namespace {

struct Given {
  bench::PeersOptions options;
  std::string output = "study";
  std::string into;
};

constexpr const char* block = "peers_in_time";

std::string call_of(const bench::PeersOptions& options) {
  return fmt::format("./run bench peers --rounds {} --seed {} --pairs {} --vertices {} --plane {}",
                     options.rounds, options.seed, options.pairs, fmt::join(options.vertices, ","),
                     fmt::join(options.plane, ","));
}

void add_options(CLI::App& app, Given& given) {
  bench::PeersOptions& options = given.options;
  app.add_option("--rounds", options.rounds, "Rounds, in each of which everybody is timed")
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "Of the pairs")->capture_default_str();
  app.add_option("--pairs", options.pairs,
                 "Pairs of each kind and size at most: those of large bodies are fewer")
      ->check(CLI::Range(1, 10000))
      ->capture_default_str();
  app.add_option("--vertices", options.vertices, "Vertices of each body, by comma")
      ->delimiter(',')
      ->check(CLI::Range(4, 100000))
      ->capture_default_str();
  app.add_option("--plane", options.plane, "Vertices of each polygon, by comma")
      ->delimiter(',')
      ->check(CLI::Range(3, 100000))
      ->capture_default_str();
  app.add_option("-o,--output", given.output, "Folder of the curves, peers_in_time.html")
      ->capture_default_str();
  app.add_option("--into", given.into,
                 "Also write the tables between the lines <!-- peers_in_time:begin --> and :end of "
                 "this Markdown file");
}

void write_page(const Given& given, const bench::TimedRun& run) {
  const reports::ResultFolder folder(given.output);
  const std::string page = folder.path("peers_in_time.html");
  reports::remove_file(page);  // leaves no page beside tables of another run
  if (given.options.vertices.size() < 2) return;
  reports::replace_file(page, reports::chart_page("The core and its peers in time",
                                                  "Made by " + call_of(given.options) +
                                                      ". Least times; the limits are no answers.",
                                                  bench::charts(run)));
  fmt::print("\n{}\n", page);
}

int run(Given given) {
  for (std::vector<int>* sizes : {&given.options.vertices, &given.options.plane}) {
    const std::set<int> sorted(sizes->begin(), sizes->end());
    sizes->assign(sorted.begin(), sorted.end());  // curves go from left to right
  }
  if (!given.into.empty()) reports::require_block(given.into, block);
  const bench::TimedRun run = bench::measure(given.options, bench::adapters());
  fmt::print("{}", bench::tables(run, false));
  if (!given.into.empty()) {
    reports::write_block(
        given.into, block,
        "Made by `" + call_of(given.options) + "`.\n\n" + bench::tables(run, true));
  }
  write_page(given, run);
  return reports::clean;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Times the core and other people's libraries on the same pairs", "bench peers");
  Given given;
  add_options(app, given);
  return bench::run_program(app, argc, argv, [&given] { return run(given); });
}
