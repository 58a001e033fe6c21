// SPDX-License-Identifier: MIT
// Selects the case that a command works on.
#pragma once

#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace reports {

// The case with this id or, if the id is empty, the only case.  Throws std::invalid_argument if no
// case has the id, or if the id is empty and there is not exactly one case.
cases::Case chosen_case(std::vector<cases::Case> all, const std::string& id,
                        const std::string& file);

}  // namespace reports
