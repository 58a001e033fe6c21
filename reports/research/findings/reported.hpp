// SPDX-License-Identifier: MIT
// What is known about a library: the results of the installed version on failures that users
// reported against it, and what it declares out of scope.
#pragma once

#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/domain.hpp"
#include "core/subjects/subject.hpp"

namespace reports {

// One row for each case that names one of the libraries among the subjects: the result of the
// reported call, by default and with its tightest settings, and the other failing calls of that
// library.  `subjects`: adapters, "peer/LIBRARY-VERSION/...".
std::string reported_table(const std::vector<cases::Case>& reported,
                           const std::vector<subjects::Subject>& subjects);

// Sentences with their sources, for a subject "peer/LIBRARY-VERSION/..."; empty if its
// documentation says nothing about such a case.
std::vector<std::string> scope_notes(const std::string& subject, cases::Domain domain);

}  // namespace reports
