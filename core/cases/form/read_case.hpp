// SPDX-License-Identifier: MIT
// From a JSON document to a Case.  Private to core/cases.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/form/json_value.hpp"

namespace cases {

// Throws Refusal.
Case read_case(const Json& json);

}  // namespace cases
