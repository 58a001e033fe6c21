// SPDX-License-Identifier: MIT
// From the JSON of one line to a Case.  Private to core/cases.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/json_line.hpp"

namespace cases {

// Throws Refusal.
Case read_case(const Json& json);

}  // namespace cases
