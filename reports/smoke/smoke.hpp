// SPDX-License-Identifier: MIT
// A conformance test for adapters.  Within seconds it reports how the connection to an
// implementation is wrong.  It does not test the algorithm; studies do.
#pragma once

#include <string>
#include <vector>

#include "core/subjects/subject.hpp"
#include "reports/output/exit_code.hpp"
#include "reports/smoke/checks.hpp"

namespace reports::smoke {

struct Checked {
  Check check;
  Finding finding;
};

// Runs all checks, in order, on a subject that has started.
std::vector<Checked> check_subject(const subjects::Subject& subject);

// At least one line per check, each at most `screen_width` columns wide.
std::string report(const subjects::Subject& subject, const std::vector<Checked>& all);

// Prints the report of each subject as soon as it is ready.  Returns findings if a check is wrong,
// and incomplete if nothing is wrong but a subject answered nothing.
ExitCode smoke(const std::vector<subjects::Subject>& subjects);

}  // namespace reports::smoke
