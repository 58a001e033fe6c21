// SPDX-License-Identifier: MIT
// What a Status of core/gjk promises, asked of an answer and the iterations that led to it.  Needs
// no truth: what is asked here is whether the algorithm ended for the reason it gives.  What the
// lower bound promises is a law (oracle/laws/run_laws.hpp).
#pragma once

#include <optional>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/laws/run_laws.hpp"

namespace fuzz {

// What of the answer no finite case may lead to, whoever answers: a number that is NaN.
std::optional<std::string> not_a_number(const subjects::Answer& answer);

// How the answer breaks the promise of its status; starts with the status.  iteration_limit is
// always taken for a broken promise, not_finite where nothing can overflow.
std::optional<std::string> broken_promise(const subjects::Subject& subject,
                                          const cases::Case& question,
                                          const oracle::Watched& watched);

// Whether v.v falls in every turn of the robust preset but for its detours, at float where the case
// fits and at double: strictly, which the rounded norms of a trace cannot tell.
std::optional<std::string> broken_decrease(const cases::Case& question);

}  // namespace fuzz
