// SPDX-License-Identifier: MIT
// Formats a case that a subject fails as a bug report in Markdown.
#pragma once

#include <span>
#include <string>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Title, points in hex and decimal, the exact answer with its proof, the answers of the failing
// `subject` and of `others`, and commands that reproduce them.  Requires the truth of `reduced` in
// `expect` unless its relation is undecided, as `shrink` leaves it.
std::string report_text(const cases::Case& reduced, const subjects::Subject& subject,
                        std::span<const subjects::Subject> others = {});

}  // namespace reports
