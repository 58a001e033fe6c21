// SPDX-License-Identifier: MIT
// What is known of a library: what became of the failures that users reported, each put to the
// library that it was reported against, in the version that is installed; and what it calls out of
// its scope.
#pragma once

#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Of the cases that name one of the libraries among the subjects, a row each: what the call that
// was reported says now, by default and with its tightest settings, and who else of that library
// fails.  `subjects`: adapters, "peer/LIBRARY-VERSION/...".
std::string reported_table(const std::vector<cases::Case>& reported,
                           const std::vector<subjects::Subject>& subjects);

// Sentences with their sources, for a subject "peer/LIBRARY-VERSION/..."; empty: nothing is known
// that the documentation says of such a case.
std::vector<std::string> scope_notes(const std::string& subject, cases::Domain domain);

}  // namespace reports
