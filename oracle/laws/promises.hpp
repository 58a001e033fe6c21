// SPDX-License-Identifier: MIT
// What a Status of core/gjk promises (S1 to S9 of result.hpp), checked on an answer and the
// iterations that led to it, and what an intersection query promises.  It needs no truth: the
// question is whether the algorithm ended for the reason it gives.  What the lower bound promises
// stands in run_laws.hpp.
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/laws/run_laws.hpp"

namespace oracle {

// What of the answer no finite case may lead to, whoever answers: a number that is NaN.
std::optional<std::string> not_a_number(const subjects::Answer& answer);

// How the answer breaks the promise of its status; starts with the status.  iteration_limit is
// always taken for a broken promise, not_finite where nothing can overflow.  Of presets that make
// ‖v‖ fall: `signed_volumes` and `robust`.
std::optional<std::string> broken_promise(const subjects::Subject& subject,
                                          const cases::Case& question, const Watched& run);

// Of repeated_support_point alone, which every preset may say: w_k is in W_{k-1} + {w_{k-1}}.
std::optional<std::string> broken_repetition(const subjects::Subject& subject,
                                             const cases::Case& question, const Watched& run);

// Whether an intersection query promises its relation, up to a gross error.  Most are wrong as
// published (reports/records/intersection_queries.md):
//
//   in exact arithmetic  all do, but the triple-product walk where it ends on a zero direction
//   orientation_walk     does
//   the others           only where they claim a separating axis: w lies behind a plane through the
//                        origin, which only rounding can make wrong, by a few u M
//
// At float and double only where their products of three or four lengths, which nobody scales,
// neither overflow nor underflow.
bool promises_relation(const subjects::Subject& subject, const cases::Case& question,
                       const subjects::Answer& answer);

}  // namespace oracle
