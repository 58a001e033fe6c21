// SPDX-License-Identifier: MIT
#include "reports/research/paper/paper.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "reports/output/output_file.hpp"
#include "reports/research/parallel.hpp"

namespace reports {
namespace {

// With the places in [vdB99].
constexpr Section sections[] = {
    {"Curved bodies: errors of every pair",  // §3
     "the algorithm takes every convex body that has a support mapping, curved ones like "
     "polytopes.",
     curved_pairs},
    {"Quadrics: iterations against epsilon",  // §5, Termination
     "for quadrics the mean number of iterations is roughly linear in the number of accurate "
     "digits, -log epsilon.",
     quadric_iterations},
    {"Polytopes: iterations against epsilon and complexity",  // §5, Termination
     "for polytopes the mean number of iterations is less than for quadrics, regardless of their "
     "complexity, and no function of epsilon, for small epsilon: 1e-8 and less [vdB99 §5].",
     polytope_iterations},
    {"Termination of enhanced and original",  // §5, Ill-conditioned Error Bounds
     "with the repeated-support-point check GJK ends on all polytopes, whatever the tolerance; the "
     "original occasionally does not.",
     termination},
    {"What each safeguard buys",  // §5
     "each safeguard prevents failures that the others do not: without the repeated-support-point "
     "check the enhanced algorithm does not always end, without the relative tolerance neither, "
     "and without omega neither.",
     ablation},
    {"A separating axis against a distance",  // §4, Separating Axis
     "a separating axis takes fewer iterations than an accurate distance.",
     separating_axis_iterations},
    {"Frame coherence: ISA-GJK",  // App. B
     "starting from the separating axis of the frame before takes fewer support points than "
     "starting from scratch, nearly a constant number where coherence is high.",
     frame_coherence},
    {"Frame coherence: steps against complexity",  // §4, Separating Axis
     "where coherence is high, the methods that track closest features and ISA-GJK take almost the "
     "same number of steps a frame whatever the complexity: less than a fifth more for each "
     "doubling of the vertices [vdB99 §4].",
     steps_against_complexity},
    {"Figures 4 to 6 in time",  // §4, App. B, Fig. 4 to 6
     "in the detection of collisions of polyhedra ISA-GJK is roughly five times faster than "
     "Lin-Canny: within a factor of two of five, where the bodies are apart.",
     times::motion, true},
    {"The sub-algorithm in time",  // §4, Subalgorithm, Theorem 2
     "dot products and determinants that are kept, and subsets without the newest point that are "
     "not tested, each save time: the first two together a tenth of the sub-algorithm at least.",
     times::subalgorithm, true},
    {"Iterations without roots in time",  // §4, Separating Axis
     "the root of the squared length of v is expensive, and without it an iteration is "
     "significantly cheaper: by a tenth at least.",
     times::roots, true},
    {"Hill climbing in time",  // §3, Polytope; §4, Separating Axis
     "where coherence is high, hill climbing finds a support point in nearly constant time, and "
     "ISA-GJK takes nearly constant time a frame: less than a fifth more for each doubling of the "
     "vertices.",
     times::climbing, true},
    {"Simplices become oblong",  // §2
     "the simplices become progressively more oblong, closer to affinely dependent, as the "
     "iterations go on [vdB99 §2].",
     oblong_simplices},
    {"Delta behind mu",  // §2
     "delta is not monotonic; and where W is close to affinely dependent, as for large k, rounding "
     "makes it considerably smaller than its actual value; hence its maximum, mu [vdB99 §2].",
     bound_behind_its_maximum},
    {"What the backup changes",  // §5, Backup Procedure
     "where the backup procedure is called, its best vector differs negligibly from that of the "
     "iteration before [vdB99 §5, Backup Procedure].",
     backup_against_previous},
    {"What the backup costs",  // §5, Backup Procedure
     "the computational cost of executing the backup procedure is high: more than that of the call "
     "of the sub-algorithm before it [vdB99 §5, Backup Procedure].",
     backup_cost},
    {"The same support point in each iteration (Fig. 3a)",  // Fig. 3
     "an error in v makes the bound ill-conditioned, and the original asks for the same support "
     "point in each iteration.",
     figure_3a},
    {"Alternating support points (Fig. 3b)",  // Fig. 3
     "next to the diagonal of an oblong quadrilateral facet the original alternates between two "
     "support points.",
     figure_3b},
    {"Cycles of three and four",  // found here, against §5: 'terminates properly for all tested'
     "a support point that returns after it has left the simplex escapes the check for repeated "
     "points; a strict decrease of the norm of v ends such cycles.",
     longer_cycles},
};

}  // namespace

ExitCode measured(const Document& document, const PaperOptions& options) {
  const auto limit = limit_threads(options.threads);
  const std::string name = document.name;
  if (!options.into.empty()) require_block(options.into, name);
  const ResultFolder folder(options.output);
  const std::string call = fmt::format("gjkproof-research {} --seed {} --cases {}{}", name,
                                       options.seed, options.cases, options.timed ? " --time" : "");
  std::string text = "Made by `" + call + "`.\n";
  bool all_hold = true;
  std::vector<LineChart> charts;
  std::string in_short;
  std::string body;
  for (const Section& section : document.sections) {
    if (section.timed && !options.timed) continue;
    std::fputs((std::string(section.title) + '\n').c_str(), stderr);
    const Claim claim = section.measure(options);
    all_hold = all_hold && claim.holds;
    in_short += fmt::format("- {}\n", claim.finding);
    body += fmt::format("\n## {}\n\nClaim: {}\n\n**{}** {}\n\n{}", section.title, section.claim,
                        claim.holds ? "Holds here." : "Does not hold here.", claim.finding,
                        claim.figures);
    charts.insert(charts.end(), claim.charts.begin(), claim.charts.end());
  }
  if (document.in_short) text += "\n" + in_short;
  text += body;
  if (!options.into.empty()) write_block(options.into, name, text);
  text = fmt::format("# {}\n\n{}", document.heading, text);
  fmt::print("{}\n", text);
  const std::string path = folder.path(name + ".md");
  const std::string page = folder.path(name + ".html");
  remove_file(page);  // leaves no page beside figures of another run
  replace_file(path, text);
  fmt::print("{}\n", path);
  if (!charts.empty()) {
    replace_file(
        page, chart_page(document.heading,
                         "Made by " + call + ". The numbers of a mark are those of the tables in " +
                             name + ".md.",
                         charts));
    fmt::print("{}\n", page);
  }
  return all_hold ? clean : findings;
}

ExitCode paper(const PaperOptions& options) {
  return measured({"paper", "The claims of [vdB99], measured", sections}, options);
}

}  // namespace reports
