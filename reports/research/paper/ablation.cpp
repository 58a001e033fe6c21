// SPDX-License-Identifier: MIT
// The effect of each safeguard of [vdB99 §5]: the presets with one switch changed.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/study/tallies/summary.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

constexpr int ablation_vertices_max = 16;

// Queries of the two published presets without an answer.  Overflow is not an endless loop.
struct Unanswered {
  std::size_t endless = 0;
  std::size_t not_finite = 0;

  void add(const subjects::Answer& answer) {
    if (answer.ending == subjects::Ending::iteration_limit) ++endless;
    if (answer.ending == subjects::Ending::not_finite) ++not_finite;
  }
};

struct Switch {
  const char* name;
  const char* safeguards;  // the enabled published ones
};

constexpr Switch switches[] = {
    {"enhanced", "all"},
    {"enhanced_without_repeated_check", "all but the check for repeated points"},
    {"enhanced_absolute_tolerance", "all but the relative tolerance"},
    {"enhanced_without_omega", "all but omega"},
    {"enhanced_with_backup", "all, with the backup"},
    {"original", "none"},
    {"original_with_repeated_check", "the check for repeated points alone"},
    {"original_relative_tolerance", "the relative tolerance alone"},
    {"original_with_omega", "omega alone"},
    {"original_return_previous", "no backup, alone"},
};

}  // namespace

Claim ablation(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "each safeguard prevents failures that the others do not: without the repeated-support-point "
      "check the enhanced algorithm does not always end, without the relative tolerance neither, "
      "and without omega neither.";
  const std::vector<subjects::Subject> subjects =
      subjects::select({"core/double/original*", "core/double/enhanced*", "core/double/robust*"});
  std::vector<std::string> names;
  for (const subjects::Subject& subject : subjects) names.push_back(subject.name);
  Tally tally({"all"}, names);
  std::map<std::string, Unanswered> unanswered;
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 200, 50, 5000);
  std::size_t asked = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < count; ++i) {
      oracle::Examination examination(
          cases::generate(family, options.seed, i, {ablation_vertices_max}),
          oracle::Oracle::certificate);
      for (std::size_t s = 0; s < subjects.size(); ++s) {
        const oracle::JudgedAnswer judged = examination.ask(subjects[s]);
        tally.add(0, s, counted(judged));
        if (judged.answer) unanswered[names[s]].add(*judged.answer);
      }
      ++asked;
    }
  }
  std::vector<Row> rows{{"preset", "safeguards of 1999", "without an end", "overflow"}};
  for (const Switch& one : switches) {
    const Unanswered& found = unanswered["core/double/" + std::string(one.name)];
    rows.push_back({one.name, one.safeguards, std::to_string(found.endless),
                    std::to_string(found.not_finite)});
  }
  const auto endless_of = [&](const std::string& name) {
    return unanswered["core/double/" + name].endless;
  };
  const std::size_t all = endless_of("enhanced");
  const std::size_t unchecked = endless_of("enhanced_without_repeated_check");
  const std::size_t absolute = endless_of("enhanced_absolute_tolerance");
  const std::size_t without_omega = endless_of("enhanced_without_omega");
  claim.holds = all < unchecked && all < absolute && all < without_omega;
  claim.finding = fmt::format(
      "Without an end, of {} cases over all families: `enhanced` {}, without the check for "
      "repeated points {}, with an absolute tolerance {}, without omega {}; `original` {}, with "
      "that check alone {}.",
      asked, all, unchecked, absolute, without_omega, endless_of("original"),
      endless_of("original_with_repeated_check"));
  claim.figures = table(rows, true) + "\n" + verdict_matrix(tally);
  return claim;
}

}  // namespace reports
