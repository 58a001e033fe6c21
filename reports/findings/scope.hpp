// SPDX-License-Identifier: MIT
// Where the documentation of a library calls an input out of its scope, or says how well it works
// there.
#pragma once

#include <string>
#include <vector>

#include "core/cases/domain.hpp"

namespace reports {

// Sentences with their sources, for a subject "peer/LIBRARY-VERSION/..."; empty: nothing is known
// that the documentation says of such a case.
std::vector<std::string> scope_notes(const std::string& subject, cases::Domain domain);

}  // namespace reports
