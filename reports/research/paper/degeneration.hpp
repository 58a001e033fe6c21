// SPDX-License-Identifier: MIT
// Measures the degeneration in one run of the distance algorithm, for the claims of [vdB99 §2, §5]
// that the paper makes in words.
//
//   W_k, v_k, w_k, delta_k, mu_k   as in core/gjk/distance.hpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/cases/case.hpp"
#include "core/gjk/policy.hpp"
#include "core/gjk/vec.hpp"

namespace reports {

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
std::vector<DegenerationStep> degeneration(const cases::Case& question,
                                           const gjk::Policy<double>& policy);
std::vector<DegenerationStep> degeneration(const cases::Case& question,
                                           const gjk::Policy<__float128>& policy);

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
