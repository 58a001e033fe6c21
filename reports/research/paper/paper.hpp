// SPDX-License-Identifier: MIT
// The claims of [vdB99], measured again: one function per claim.  paper.cpp lists them with their
// statements and places in the paper.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "core/subjects/subject.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/research/clock/clock.hpp"

namespace reports {

struct PaperOptions {
  std::uint64_t seed = 1;
  std::uint64_t cases = 1000000;  // of the termination claim; the others use shares of it
  int threads = 0;                // 0: one per core
  bool timed = false;             // measure times too, which differ from run to run
  std::string output = "study";   // folder of the files
  std::string known;              // folder of the known cases
  // Of tests: puts a fault into each subject that a question asks, to see its claim fail.
  std::function<subjects::Subject(const subjects::Subject&)> planted = {};
  std::string into;  // also write the sections between the lines <!-- NAME:begin --> and :end
};

// The figures of a claim, and whether it holds here.
struct Claim {
  bool holds = false;
  std::string finding;                 // one sentence with the deciding numbers
  std::string figures;                 // a table or a trace, in Markdown
  std::vector<LineChart> charts = {};  // of numbers in the tables
};

struct Section {
  const char* title;
  const char* claim;
  Claim (*measure)(const PaperOptions&);
  bool timed = false;  // measured only if PaperOptions::timed
};

// Measures each section, in order, and writes NAME.md and, for times, their curves to NAME.html;
// prints the former, and progress to standard error.  `into` gets the block NAME.  The exit code is
// clean if every claim holds, otherwise findings.
struct Document {
  const char* name;     // of the command, the files and the block
  const char* heading;  // of the files
  std::span<const Section> sections;
  bool in_short = false;  // begin with the findings of all sections
};
ExitCode measured(const Document& document, const PaperOptions& options);

Claim curved_pairs(const PaperOptions& options);
Claim quadric_iterations(const PaperOptions& options);
Claim polytope_iterations(const PaperOptions& options);
Claim termination(const PaperOptions& options);
Claim ablation(const PaperOptions& options);
Claim separating_axis_iterations(const PaperOptions& options);
Claim frame_coherence(const PaperOptions& options);
Claim steps_against_complexity(const PaperOptions& options);
Claim oblong_simplices(const PaperOptions& options);
Claim bound_behind_its_maximum(const PaperOptions& options);
Claim backup_against_previous(const PaperOptions& options);
Claim backup_cost(const PaperOptions& options);
Claim figure_3a(const PaperOptions& options);
Claim figure_3b(const PaperOptions& options);
Claim longer_cycles(const PaperOptions& options);

// Claims about times, which vary from run to run.
namespace times {
Claim motion(const PaperOptions& options);
Claim subalgorithm(const PaperOptions& options);
Claim roots(const PaperOptions& options);
Claim climbing(const PaperOptions& options);
}  // namespace times

ExitCode paper(const PaperOptions& options);

}  // namespace reports
