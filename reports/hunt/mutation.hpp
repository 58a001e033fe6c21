// SPDX-License-Identifier: MIT
// Small changes of cases, from which a search climbs to larger errors.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/choices.hpp"

namespace reports {

// Changes `question` a little: coordinates by ulps or by a factor, towards those of other points or of
// the other body, and points that go or come.  The result is finite and not empty, and says nothing of
// its truth.  False, and no change, if a body is not a set of points or a coordinate would overflow.
bool mutate(cases::Case& question, cases::Choices& choices, int vertices_max);

}  // namespace reports
