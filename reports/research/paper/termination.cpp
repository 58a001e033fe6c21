// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_reduce.h>

#include <array>
#include <cstddef>
#include <vector>

#include "core/cases/families.hpp"
#include "core/subjects/core_subject.hpp"
#include "reports/output/text_table.hpp"
#include "reports/research/paper/paper.hpp"

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

// For each subject, the number of the family's first `count` cases on which it does not end.
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

}  // namespace reports
