// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <stdexcept>

#include "core/cases/file.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/casework/trace_text.hpp"
#include "reports/research/paper/paper.hpp"

namespace reports {
namespace {

cases::Case known_case(const PaperOptions& options, const std::string& name,
                       const std::string& id) {
  const std::string file = options.known + "/" + name;
  for (cases::Case& question : cases::read_cases(file)) {
    if (question.id == id) return question;
  }
  throw std::runtime_error(file + ": no case " + id);
}

// Compares the last supports of `original`, which distinguish cycles of length one and two.
bool repeats(const subjects::Subject& subject, const cases::Case& question, std::size_t period) {
  std::vector<std::pair<std::size_t, std::size_t>> supports;
  const subjects::Trace sink = [&](const subjects::TraceStep& step) {
    supports.push_back(step.support);
  };
  subject.ask(question, &sink);
  const std::size_t n = supports.size();
  return n > 8 && supports[n - 1] == supports[n - 1 - period] &&
         (period == 1 || supports[n - 1] != supports[n - 2]);
}

Claim figure(const PaperOptions& options, const std::string& id, std::size_t period) {
  Claim claim;
  const cases::Case question = known_case(options, "oblong.jsonl", id);
  const subjects::Subject original = subjects::select({"core/double/original"}).at(0);
  const subjects::Subject enhanced = subjects::select({"core/double/enhanced"}).at(0);
  oracle::Examination examination(question, oracle::Oracle::both);
  const oracle::JudgedAnswer of_original = examination.ask(original);
  const oracle::JudgedAnswer of_enhanced = examination.ask(enhanced);
  claim.holds = of_original.verdict.kind == oracle::VerdictKind::no_answer &&
                repeats(original, question, period) &&
                of_enhanced.answer->ending == subjects::Ending::repeated_support_point &&
                of_enhanced.verdict.kind == oracle::VerdictKind::correct;
  claim.finding = fmt::format(
      "`{}`: `original` ends with {}, `enhanced` with {} after {} iterations, off by {:.2g} u M.",
      id, of_original.answer->status, of_enhanced.answer->status, of_enhanced.answer->iterations,
      of_enhanced.verdict.scaled_error.value_or(0));
  claim.figures =
      fmt::format("```\n    {}\n{}    {}\n{}```\n", original.name, traced(original, question),
                  enhanced.name, traced(enhanced, question));
  return claim;
}

}  // namespace

Claim figure_3a(const PaperOptions& options) {
  Claim claim = figure(options, "oblong-original-cycles", 1);
  claim.statement =
      "an error in v makes the bound ill-conditioned, and the original asks for the same support "
      "point in each iteration.";
  return claim;
}

Claim figure_3b(const PaperOptions& options) {
  Claim claim = figure(options, "oblong-original-alternates", 2);
  claim.statement =
      "next to the diagonal of an oblong quadrilateral facet the original alternates between two "
      "support points.";
  return claim;
}

// [vdB99] does not state this: it is a claim of this project, against "terminates properly for all
// tested configurations".
Claim longer_cycles(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "a support point that returns after it has left the simplex escapes the check for repeated "
      "points; a strict decrease of the norm of v ends such cycles.";
  claim.holds = true;
  const subjects::Subject enhanced = subjects::select({"core/double/enhanced"}).at(0);
  const subjects::Subject robust = subjects::select({"core/double/robust"}).at(0);
  for (const char* id : {"enhanced-cycles-of-three", "enhanced-cycles-of-four"}) {
    const cases::Case question = known_case(options, "enhanced_cycles.jsonl", id);
    oracle::Examination examination(question, oracle::Oracle::both);
    const bool endless = examination.ask(enhanced).verdict.kind == oracle::VerdictKind::no_answer;
    const oracle::JudgedAnswer of_robust = examination.ask(robust);
    claim.holds = claim.holds && endless && of_robust.answer->answered;
    claim.finding += fmt::format("`{}`: `enhanced` {}, `robust` ends with {} ({}). ", id,
                                 endless ? "does not end" : "ends", of_robust.answer->status,
                                 oracle::broad_name(of_robust.verdict.kind));
    claim.figures +=
        fmt::format("```\n    {} on {}\n{}```\n", enhanced.name, id, traced(enhanced, question));
  }
  return claim;
}

}  // namespace reports
