// SPDX-License-Identifier: MIT
// The safeguards of [vdB99 §5]: which queries end, the effect of each safeguard, and the failures of
// Fig. 3.
#include <fmt/format.h>

#include "core/cases/file.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "reports/casework/replay.hpp"
#include "reports/casework/shrink.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/parallel.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

constexpr std::array<const char*, 3> hard_families{"oblong", "sliver", "generic"};
constexpr std::array<double, 9> ending_epsilons{1e-2,  1e-4,  1e-6,  1e-8, 1e-10,
                                                1e-12, 1e-14, 1e-16, 0};
constexpr int vertices_max = 16;

using Endless = std::array<std::size_t, ending_epsilons.size()>;  // cases by epsilon

// The preset at every epsilon: relative for enhanced, absolute for original.
std::vector<subjects::Subject> at_every_epsilon(const gjk::Policy<double>& preset) {
  std::vector<subjects::Subject> result;
  for (const double epsilon : ending_epsilons) {
    gjk::Policy<double> policy = preset;
    policy.epsilon = epsilon;
    result.push_back(subjects::core_preset<double>("double", "epsilon", policy, ""));
  }
  return result;
}

// For each subject, the number of the family's first `count` cases on which it does not end.
Endless endless(const std::vector<subjects::Subject>& subjects, const cases::Family& family,
                const PaperOptions& options, std::uint64_t count) {
  Endless sum{};
  const auto unanswered = [&](std::uint64_t i) {
    const cases::Case question = cases::generate(family, options.seed, i, {vertices_max});
    Endless one{};
    for (std::size_t e = 0; e < subjects.size(); ++e) {
      one[e] = subjects[e].ask(question, nullptr).answered ? 0 : 1;
    }
    return one;
  };
  in_order(count, unanswered, [&](const Endless& one) {
    for (std::size_t e = 0; e < one.size(); ++e) sum[e] += one[e];
  });
  return sum;
}

// Queries of a preset without an answer.  Overflow is not an endless loop.
struct Unanswered {
  std::size_t endless = 0;
  std::size_t not_finite = 0;
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

cases::Case known_case(const PaperOptions& options, const std::string& name,
                       const std::string& id) {
  const std::string file = options.known + "/" + name;
  return chosen_case(cases::read_cases(file), id, file);
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
  const cases::Case question = known_case(options, "oblong.jsonl", id);
  const subjects::Subject original = subjects::select({"core/double/original"}).at(0);
  const subjects::Subject enhanced = subjects::select({"core/double/enhanced"}).at(0);
  oracle::Examination examination(question, oracle::Oracle::both);
  const oracle::JudgedAnswer of_original = examination.ask(original);
  const oracle::JudgedAnswer of_enhanced = examination.ask(enhanced);
  return {of_original.verdict.kind == oracle::VerdictKind::no_answer &&
              repeats(original, question, period) &&
              of_enhanced.answer->ending == subjects::Ending::repeated_support_point &&
              of_enhanced.verdict.kind == oracle::VerdictKind::correct,
          fmt::format("`{}`: `original` ends with {}, `enhanced` with {} after {} iterations, off "
                      "by {:.2g} u M.",
                      id, of_original.answer->status, of_enhanced.answer->status,
                      of_enhanced.answer->iterations, of_enhanced.verdict.scaled_error.value_or(0)),
          fmt::format("```\n    {}\n{}    {}\n{}```\n", original.name, traced(original, question),
                      enhanced.name, traced(enhanced, question))};
}

}  // namespace

Claim termination(const PaperOptions& options) {
  const std::uint64_t count = (options.cases + hard_families.size() - 1) / hard_families.size();
  std::vector<Row> rows{{"cases without an end"}};
  for (const double epsilon : ending_epsilons) rows[0].push_back(fmt::format("{:g}", epsilon));
  std::size_t of_enhanced = 0;
  std::size_t of_original = 0;
  const auto measure = [&](const char* name, const gjk::Policy<double>& preset, std::size_t& sum) {
    const std::vector<subjects::Subject> subjects = at_every_epsilon(preset);
    for (const char* family : hard_families) {
      const Endless found = endless(subjects, cases::family(family), options, count);
      Row row{std::string(name) + ", " + family};
      for (const std::size_t n : found) {
        row.push_back(std::to_string(n));
        sum += n;
      }
      rows.push_back(row);
    }
  };
  measure("enhanced", gjk::enhanced<double>(), of_enhanced);
  measure("original", gjk::original<double>(), of_original);
  const std::uint64_t asked = count * hard_families.size();
  return {
      of_enhanced == 0 && of_original > 0,
      fmt::format(
          "Of {} cases at each of {} values of epsilon, `enhanced` leaves {} without an end and "
          "`original` {} (limit {} iterations; at double).",
          asked, ending_epsilons.size(), of_enhanced, of_original,
          gjk::Policy<double>{}.iteration_limit),
      table(rows, true)};
}

Claim ablation(const PaperOptions& options) {
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
      oracle::Examination examination(cases::generate(family, options.seed, i, {vertices_max}),
                                      oracle::Oracle::certificate);
      for (std::size_t s = 0; s < subjects.size(); ++s) {
        const oracle::JudgedAnswer judged = examination.ask(subjects[s]);
        tally.add(0, s, counted(judged));
        if (!judged.answer) continue;
        Unanswered& one = unanswered[names[s]];
        if (judged.answer->ending == subjects::Ending::iteration_limit) ++one.endless;
        if (judged.answer->ending == subjects::Ending::not_finite) ++one.not_finite;
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
  return {all < unchecked && all < absolute && all < without_omega,
          fmt::format(
              "Without an end, of {} cases over all families: `enhanced` {}, without the check for "
              "repeated points {}, with an absolute tolerance {}, without omega {}; `original` {}, "
              "with "
              "that check alone {}.",
              asked, all, unchecked, absolute, without_omega, endless_of("original"),
              endless_of("original_with_repeated_check")),
          table(rows, true) + "\n" + verdict_matrix(tally)};
}

Claim figure_3a(const PaperOptions& options) {
  return figure(options, "oblong-original-cycles", 1);
}

Claim figure_3b(const PaperOptions& options) {
  return figure(options, "oblong-original-alternates", 2);
}

// A claim of this project, against "terminates properly for all tested configurations".
Claim longer_cycles(const PaperOptions& options) {
  Claim claim;
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
