// SPDX-License-Identifier: MIT
// Measures the degeneration in one run of the distance algorithm, for the claims of [vdB99 §2, §5]
// that the paper makes in words; with the cases and the figure formats of these claims.
//
//   W_k, v_k, w_k, delta_k, mu_k   as in core/gjk/distance.hpp
#pragma once

#include <fmt/format.h>

#include "core/cases/case.hpp"
#include "core/gjk/policy.hpp"
#include "core/gjk/vec.hpp"
#include "reports/research/paper/paper.hpp"
#include "reports/research/parallel.hpp"
#include "reports/study/tallies/tally.hpp"

namespace reports {

inline constexpr std::array<const char*, 3> polytope_families{"generic", "oblong", "sliver"};
inline constexpr int degenerate_vertices = 64;  // per body: runs long enough to degenerate

inline std::vector<cases::Case> spatial_cases(const char* family, const PaperOptions& options,
                                              std::uint64_t count) {
  std::vector<cases::Case> all = in_parallel(count, [&](std::size_t i) {
    return cases::generate(cases::family(family), options.seed, i, {degenerate_vertices});
  });
  std::erase_if(all, [](const cases::Case& question) { return question.dim != 3; });
  return all;
}

// Applies `measure` to each case; results are in the order of the cases for any number of threads.
template <typename Measure>
auto measured_each(const std::vector<cases::Case>& all, const Measure& measure) {
  return in_parallel(all.size(), [&](std::size_t i) { return measure(all[i]); });
}

inline std::string percent(std::size_t part, std::size_t whole) {
  return whole == 0 ? "."
                    : fmt::format("{:.2f} %",
                                  100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

inline std::string quantile(const Quantiles& some, double share) {
  return some.total() == 0 ? "." : fmt::format("{:.3g}", some.at(share));
}

inline std::string largest_of(const Quantiles& some) {
  return some.total() == 0 ? "." : fmt::format("{:.3g}", some.largest());
}

inline gjk::Policy<double> enhanced_with_backup() {
  gjk::Policy<double> policy = gjk::enhanced<double>();
  policy.no_valid_subset = gjk::NoValidSubset::backup;
  return policy;
}

// The ratio of the longest edge to the smallest height: 1.15 for an equilateral triangle, infinite
// if the points are on a line.
double aspect(const std::array<gjk::Vec<double, 3>, 3>& triangle);

struct DegenerationStep {
  int k = 0;
  std::optional<double> aspect;  // of W_k, if it is a triangle
  // (mu_k - delta_k) / mu_k, 0 if delta_k is the largest so far; empty if mu_k = 0.
  std::optional<double> behind;
};

// The iterations of a case in space, at double or binary128, without those that are not finite.
template <typename S>
std::vector<DegenerationStep> degeneration(const cases::Case& question,
                                           const gjk::Policy<S>& policy);

// The loss by rounding in the bound of an iteration at double.
struct Shortfall {
  int k = 0;
  std::optional<double> aspect;  // of W_k, if it is a triangle
  // (delta* - delta_k) / ‖v*‖, with v* the point of conv W_k nearest to the origin and delta* its
  // bound, both in binary128.  About u without loss; negative if rounding improves the bound.
  double relative = 0;
};

// Requires a case of polytopes in space.  Omits iterations with v* = 0 or numbers not finite.
std::vector<Shortfall> shortfalls(const cases::Case& question, const gjk::Policy<double>& policy);

// A call of the backup procedure, which found v_b; the previous iteration had left v_k.
struct BackupCall {
  double relative = 0;  // ‖v_b - v_k‖ / ‖v_k‖
  double units = 0;     // ‖v_b - v_k‖ / (u M), M the largest |coordinate|
  bool longer = false;  // ‖v_b‖ > ‖v_k‖
};

// The calls of Johnson's sub-algorithm at double.
std::vector<BackupCall> backup_calls(const cases::Case& question,
                                     const gjk::Policy<double>& policy);

// Products and quotients of Johnson's sub-algorithm in one run.
struct SubAlgorithmWork {
  std::size_t calls = 0;         // calls that found a subset
  std::size_t missing = 0;       // calls that found none
  std::uint64_t of_calls = 0;    // operations in calls that found a subset
  std::uint64_t of_missing = 0;  // operations in calls that found none
  std::uint64_t of_backups = 0;  // operations of the backup, which follows each of the latter
};

SubAlgorithmWork work_of_backups(const cases::Case& question);  // with the preset `original`

}  // namespace reports
