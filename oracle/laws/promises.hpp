// SPDX-License-Identifier: MIT
// What a Status of core/gjk promises (S1 to S9 of result.hpp), checked on an answer and its
// iterations, and what an intersection query promises.  It needs no truth: the question is whether
// the algorithm stopped for the reason it gives.  run_laws.hpp covers the lower bound.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/laws/run_laws.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Returns which number of the answer is NaN; empty if none, as required on every finite case.
std::optional<std::string> not_a_number(const subjects::Answer& answer);

// Returns how the answer breaks the promise of its status, starting with the status.
// iteration_limit always counts as broken, not_finite if nothing can overflow.  For the presets
// that make ‖v‖ decrease: `signed_volumes` and `robust`.
std::optional<std::string> broken_promise(const subjects::Subject& subject,
                                          const cases::Case& question, const Watched& run);

// For repeated_support_point only, which every preset may return: w_k is in W_{k-1} + {w_{k-1}}.
std::optional<std::string> broken_repetition(const subjects::Subject& subject,
                                             const cases::Case& question, const Watched& run);

// Whether an intersection query promises its relation, up to a gross error.  Most are wrong as
// published (reports/records/intersection_queries.md):
//
//   in exact arithmetic  all do, except the triple-product walk if it ends on a zero direction
//   orientation_walk     does
//   the others           only if they claim a separating axis: w lies behind a plane through the
//                        origin, which rounding alone can make wrong, by a few u M
//
// At float and double only if their products of three or four lengths, which they do not scale,
// neither overflow nor underflow.
bool promises_relation(const subjects::Subject& subject, const cases::Case& question,
                       const subjects::Answer& answer);

// What a tolerance promises of the distance [vdB99 §5, Termination], and of the bound beside it:
//
//   relative   0 <= ‖v‖ - d* <= epsilon ‖v‖        absolute   0 <= ‖v‖ - d* <= epsilon
//   mu <= d*
//
// Exact arithmetic keeps this exactly.  Rounding may add gross_allowance to both sides of the first
// line, because ill-conditioned simplices lose up to half of the digits.  To mu it may add
// bound_allowance, because any v gives a bound.

// Whether `one` equals `other` in units a power of two apart, up to a relative error of `slack`,
// which roots and products cause.
bool is_power_of_two_apart(double one, double other, double slack);

struct Promised {
  double epsilon = 0;
  bool absolute = false;
};

// Returns how the answer breaks the promise; empty if it has no distance, a verdict of its own.
std::optional<std::string> broken_tolerance(const subjects::Subject& subject,
                                            const cases::Case& question,
                                            const subjects::Answer& answer,
                                            const Promised& promised,
                                            const Rational& true_distance_squared);

}  // namespace oracle
