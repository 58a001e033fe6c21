// SPDX-License-Identifier: MIT
// The claims of [vdB99], measured again: one function per claim, each with its figures and whether
// the claim holds here.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "reports/output/exit_code.hpp"
#include "reports/research/clock/line_chart.hpp"

namespace reports {

struct PaperOptions {
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000000;  // of the termination claim; the others use shares of it
  int threads = 0;                // 0: one per core
  bool timed = false;             // measure times too, which differ from run to run
  std::string output = "study";   // folder of paper.md and, with times, paper.html
  std::string known;              // folder of the known cases
  std::string into;  // also write the sections between the lines <!-- paper:begin --> and :end
};

struct Claim {
  std::string statement;
  bool holds = false;
  std::string finding;            // one sentence with the deciding numbers
  std::string figures;            // a table or a trace, in Markdown
  std::vector<LineChart> charts;  // of numbers in the tables
};

// Iterations on quadrics grow linearly in -log epsilon [vdB99 §5, Termination].
Claim quadric_iterations(const PaperOptions& options);
// Every pair of curved bodies at double, judged by enclosures [vdB99 §3].
Claim curved_pairs(const PaperOptions& options);
// On polytopes they are fewer, and do not depend on a small epsilon [vdB99 §5, Termination].
Claim polytope_iterations(const PaperOptions& options);
// `enhanced` always ends, `original` does not [vdB99 §5, Ill-conditioned Error Bounds].
Claim termination(const PaperOptions& options);
// A separating axis takes fewer iterations than a distance [vdB99 §4].
Claim separating_axis_iterations(const PaperOptions& options);
// ISA-GJK over the motion of [vdB99 App. B]: density, translation and rotation swept.
Claim frame_coherence(const PaperOptions& options);
// The effect of each safeguard: the presets with one switch changed, judged.
Claim ablation(const PaperOptions& options);
// The two degenerate situations of [vdB99 Fig. 3], each as a known case with its trace.
Claim figure_3a(const PaperOptions& options);
Claim figure_3b(const PaperOptions& options);
// Methods that track closest features, and ISA-GJK, on bodies with increasing vertices [vdB99 §4].
Claim steps_against_complexity(const PaperOptions& options);
// Claims about degeneration that the paper makes in words [vdB99 §2, §5]: simplices become oblong,
// delta falls behind mu, and the backup finds the same vector again.
Claim oblong_simplices(const PaperOptions& options);
Claim bound_behind_its_maximum(const PaperOptions& options);
Claim backup_against_previous(const PaperOptions& options);
Claim backup_cost(const PaperOptions& options);
// Found here: cycles of more than two support points, which the check for repeated points misses.
Claim longer_cycles(const PaperOptions& options);

// Claims about times, which vary from run to run.
namespace times {
// Frame coherence compared with methods that track closest features [vdB99 App. B, Fig. 4 to 6].
Claim motion(const PaperOptions& options);
// Savings of caching and of fewer subsets in the sub-algorithm [vdB99 §4, Subalgorithm].
Claim subalgorithm(const PaperOptions& options);
// Savings of computing no roots [vdB99 §4, Separating Axis].
Claim roots(const PaperOptions& options);
// Hill climbing, alone and in ISA-GJK [vdB99 §3, Polytope; §4, Separating Axis].
Claim climbing(const PaperOptions& options);
}  // namespace times

// Writes paper.md and, for times, their curves to paper.html; prints the former, and progress to
// standard error.  The exit code is clean if every claim holds, otherwise findings.
ExitCode paper(const PaperOptions& options);

}  // namespace reports
