// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/core_subject.hpp"
#include "core/subjects/registry.hpp"
#include "oracle/examination/examination.hpp"
#include "reports/output/text_table.hpp"
#include "reports/paper/paper.hpp"
#include "reports/study/tallies/summary.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {
namespace {

constexpr std::array<const char*, 3> hard_families{"oblong", "sliver", "generic"};
constexpr std::array<double, 9> ending_epsilons{1e-2,  1e-4,  1e-6,  1e-8, 1e-10,
                                                1e-12, 1e-14, 1e-16, 0};
constexpr int vertices_max = 16;

using Endless =
    std::array<std::size_t, ending_epsilons.size()>;  // cases that reach the iteration limit

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

// How many of the family's first `count` cases each subject does not end on.
Endless endless(const std::vector<subjects::Subject>& subjects, const cases::Family& family,
                const PaperOptions& options, std::uint64_t count) {
  const auto some = [&](const tbb::blocked_range<std::uint64_t>& range, Endless sum) {
    for (std::uint64_t i = range.begin(); i != range.end(); ++i) {
      const cases::Case question = cases::generate(family, options.seed, i, {vertices_max});
      for (std::size_t e = 0; e < subjects.size(); ++e) {
        const subjects::Answer answer = subjects[e].ask(question, nullptr);
        if (!answer.answered) ++sum[e];
      }
    }
    return sum;
  };
  const auto joined = [](Endless one, const Endless& other) {
    for (std::size_t e = 0; e < one.size(); ++e) one[e] += other[e];
    return one;
  };
  return tbb::parallel_reduce(tbb::blocked_range<std::uint64_t>(0, count), Endless{}, some, joined);
}

}  // namespace

Claim termination(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "with the repeated-support-point check GJK ends on all polytopes, whatever the tolerance; "
      "the original occasionally does not.";
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
  claim.holds = of_enhanced == 0 && of_original > 0;
  claim.finding = fmt::format(
      "Of {} cases at each of {} values of epsilon, `enhanced` leaves {} without an end and "
      "`original` {} (limit {} iterations; at double).",
      asked, ending_epsilons.size(), of_enhanced, of_original,
      gjk::Policy<double>{}.iteration_limit);
  claim.figures = table(rows, true);
  return claim;
}

Claim ablation(const PaperOptions& options) {
  Claim claim;
  claim.statement =
      "each safeguard prevents failures that the others do not: without the repeated-support-point "
      "check the enhanced algorithm does not always end, without the relative tolerance neither.";
  const std::vector<subjects::Subject> subjects =
      subjects::select({"core/double/original*", "core/double/enhanced*", "core/double/robust*"});
  std::vector<std::string> names;
  for (const subjects::Subject& subject : subjects) names.push_back(subject.name);
  Tally tally({"all"}, names);
  const std::uint64_t count = std::clamp<std::uint64_t>(options.cases / 200, 50, 5000);
  std::size_t asked = 0;
  for (const cases::Family& family : cases::families()) {
    for (std::uint64_t i = 0; i < count; ++i) {
      oracle::Examination examination(cases::generate(family, options.seed, i, {vertices_max}),
                                      oracle::Oracle::certificate);
      for (std::size_t s = 0; s < subjects.size(); ++s) {
        tally.add(0, s, examination.question().id, counted(examination.ask(subjects[s])), "");
      }
      ++asked;
    }
  }
  const auto endless_of = [&](const std::string& name) {
    const auto at = std::find(names.begin(), names.end(), "core/double/" + name);
    const Counts total = tally.total(static_cast<std::size_t>(at - names.begin()));
    return total.of[static_cast<std::size_t>(Column::no_answer)];
  };
  const std::size_t unchecked = endless_of("enhanced_without_repeated_check");
  const std::size_t absolute = endless_of("original_with_repeated_check");
  claim.holds = endless_of("enhanced") < unchecked;
  claim.finding = fmt::format(
      "Without an answer, of {} cases over all families: `enhanced` {}, without the check for "
      "repeated points {}; `original` {}, with that check alone {}.",
      asked, endless_of("enhanced"), unchecked, endless_of("original"), absolute);
  claim.figures = verdict_matrix(tally);
  return claim;
}

}  // namespace reports
