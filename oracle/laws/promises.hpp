// SPDX-License-Identifier: MIT
// What a Status of core/gjk promises (S1 to S9 of result.hpp), checked on an answer and its
// iterations, and what an intersection query promises.  It needs no truth: the question is whether
// the algorithm stopped for the reason it gives.  run_laws.hpp covers the promises of the lower
// bound.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/laws/run_laws.hpp"

namespace oracle {

// Returns which number of the answer is NaN; empty if none.  No subject may return NaN on a finite
// case.
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

}  // namespace oracle
