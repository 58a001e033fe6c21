// SPDX-License-Identifier: MIT
#include "reports/paper/paper.hpp"

#include <fmt/format.h>
#include <tbb/global_control.h>

#include <cstdio>
#include <optional>
#include <string>

#include "reports/output/output_file.hpp"
#include "reports/output/result_folder.hpp"

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
    {"Figures 4 to 6 in time", motion_in_time, true},
    {"Simplices become oblong", oblong_simplices},
    {"Delta behind mu", bound_behind_its_maximum},
    {"What the backup changes", backup_against_previous},
    {"The same support point in each iteration (Fig. 3a)", figure_3a},
    {"Alternating support points (Fig. 3b)", figure_3b},
    {"Cycles of three and four", longer_cycles},
};

}  // namespace

ExitCode paper(const PaperOptions& options) {
  std::optional<tbb::global_control> limit;
  if (options.threads > 0) {
    limit.emplace(tbb::global_control::max_allowed_parallelism,
                  static_cast<std::size_t>(options.threads));
  }
  const ResultFolder folder(options.output);
  std::string text = "# The claims of [vdB99], measured\n\n";
  text += fmt::format("Made by `gjkproof study paper --seed {} --cases {}{}`.\n", options.seed,
                      options.cases, options.timed ? " --time" : "");
  bool all_hold = true;
  for (const Section& section : sections) {
    if (section.timed && !options.timed) continue;
    std::fputs((std::string(section.title) + '\n').c_str(), stderr);
    const Claim claim = section.measure(options);
    all_hold = all_hold && claim.holds;
    text += fmt::format("\n## {}\n\nClaim: {}\n\n**{}** {}\n\n{}", section.title, claim.statement,
                        claim.holds ? "Holds here." : "Does not hold here.", claim.finding,
                        claim.figures);
  }
  fmt::print("{}\n", text);
  const std::string path = folder.path("paper.md");
  replace_file(path, text);
  fmt::print("{}\n", path);
  return all_hold ? clean : findings;
}

}  // namespace reports
