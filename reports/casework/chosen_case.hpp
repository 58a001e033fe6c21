// SPDX-License-Identifier: MIT
// The one case that a command works on, of a file that may have more.
#pragma once

#include <string>
#include <vector>

#include "core/cases/case.hpp"

namespace reports {

// The case with this id; without an id the only one there is.  Throws std::invalid_argument when
// there is none, or more than one and no id.
cases::Case chosen_case(std::vector<cases::Case> all, const std::string& id,
                        const std::string& file);

}  // namespace reports
