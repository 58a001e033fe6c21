// SPDX-License-Identifier: MIT
// How long a subject takes, as its user would measure it.
#pragma once

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Nanoseconds of a query in this thread, of bodies that are prepared before where the subject can
// prepare them.  Requires a case that it takes, and no `ask_all`.
double nanoseconds_of(const subjects::Subject& subject, const cases::Case& question);

}  // namespace reports
