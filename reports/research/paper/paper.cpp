// SPDX-License-Identifier: MIT
#include "reports/research/paper/paper.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <vector>

#include "reports/output/markdown_block.hpp"
#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

struct Section {
  const char* title;
  Claim (*measure)(const PaperOptions&);
  bool timed = false;
};

constexpr Section sections[] = {
    {"Curved bodies: errors of every pair", curved_pairs},
    {"Quadrics: iterations against epsilon", quadric_iterations},
    {"Polytopes: iterations against epsilon and complexity", polytope_iterations},
    {"Termination of enhanced and original", termination},
    {"What each safeguard buys", ablation},
    {"A separating axis against a distance", separating_axis_iterations},
    {"Frame coherence: ISA-GJK", frame_coherence},
    {"Frame coherence: steps against complexity", steps_against_complexity},
    {"Figures 4 to 6 in time", times::motion, true},
    {"The sub-algorithm in time", times::subalgorithm, true},
    {"Iterations without roots in time", times::roots, true},
    {"Hill climbing in time", times::climbing, true},
    {"Simplices become oblong", oblong_simplices},
    {"Delta behind mu", bound_behind_its_maximum},
    {"What the backup changes", backup_against_previous},
    {"What the backup costs", backup_cost},
    {"The same support point in each iteration (Fig. 3a)", figure_3a},
    {"Alternating support points (Fig. 3b)", figure_3b},
    {"Cycles of three and four", longer_cycles},
};

}  // namespace

ExitCode paper(const PaperOptions& options) {
  const ThreadLimit limit(options.threads);
  if (!options.into.empty()) require_block(options.into, "paper");
  const ResultFolder folder(options.output);
  const std::string call = fmt::format("gjkproof-research paper --seed {} --cases {}{}",
                                       options.seed, options.cases, options.timed ? " --time" : "");
  std::string text = "Made by `" + call + "`.\n";
  bool all_hold = true;
  std::vector<LineChart> charts;
  for (const Section& section : sections) {
    if (section.timed && !options.timed) continue;
    std::fputs((std::string(section.title) + '\n').c_str(), stderr);
    const Claim claim = section.measure(options);
    all_hold = all_hold && claim.holds;
    text += fmt::format("\n## {}\n\nClaim: {}\n\n**{}** {}\n\n{}", section.title, claim.statement,
                        claim.holds ? "Holds here." : "Does not hold here.", claim.finding,
                        claim.figures);
    charts.insert(charts.end(), claim.charts.begin(), claim.charts.end());
  }
  if (!options.into.empty()) write_block(options.into, "paper", text);
  text = "# The claims of [vdB99], measured\n\n" + text;
  fmt::print("{}\n", text);
  const std::string path = folder.path("paper.md");
  const std::string page = folder.path("paper.html");
  remove_file(page);  // leaves no page beside figures of another run
  replace_file(path, text);
  fmt::print("{}\n", path);
  if (!charts.empty()) {
    replace_file(page,
                 chart_page("The figures of [vdB99] in time",
                            "Made by " + call +
                                ". The numbers of a mark are those of the tables in paper.md.",
                            charts));
    fmt::print("{}\n", page);
  }
  return all_hold ? clean : findings;
}

}  // namespace reports
