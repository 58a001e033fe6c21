// SPDX-License-Identifier: MIT
// From the JSON of one body to a Body.  Private to core/cases.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/json_line.hpp"

namespace cases {

// Throws Refusal.
Body read_body(const Json& value, int dim);

}  // namespace cases
