// SPDX-License-Identifier: MIT
// A conformance test for adapters: says within seconds what is wrong with the way in which an
// implementation was connected, not what is wrong with its algorithm.  For that there are studies.
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

// Every check of a subject that has started, in their order.
std::vector<Checked> check_subject(const subjects::Subject& subject);

// One line for each check, more if it complains; at most `screen_width` columns.
std::string report(const subjects::Subject& subject, const std::vector<Checked>& all);

// Prints the report of each subject as soon as it is made.  Findings where a check is wrong;
// incomplete where a subject answered nothing and nothing is wrong.
ExitCode smoke(const std::vector<subjects::Subject>& subjects);

}  // namespace reports::smoke
