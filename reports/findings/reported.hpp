// SPDX-License-Identifier: MIT
// What became of the failures that users reported: each put to the library that it was reported
// against, in the version that is installed.
#pragma once

#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// Of the cases that name one of the libraries among the subjects, a row each: what the call that
// was reported says now, by default and with its tightest settings, and who else of that library
// fails.  `subjects`: adapters, "peer/LIBRARY-VERSION/...".
std::string reported_table(const std::vector<cases::Case>& reported,
                           const std::vector<subjects::Subject>& subjects);

}  // namespace reports
