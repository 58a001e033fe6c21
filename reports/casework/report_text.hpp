// SPDX-License-Identifier: MIT
// Formats a case on which a subject fails as a bug report in Markdown.
#pragma once

#include <span>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Title, points in hex and decimal, exact answer with its proof, what `subject`, who fails, and
// `others` say, and the commands that show it again.  Requires the truth of `reduced` in `expect`
// unless its relation is undecided, as `shrink` leaves it.
std::string report_text(const cases::Case& reduced, const subjects::Subject& subject,
                        std::span<const subjects::Subject> others = {});

}  // namespace reports
