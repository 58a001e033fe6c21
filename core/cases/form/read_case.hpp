// SPDX-License-Identifier: MIT
// Converts JSON to a Case and to a Body.  Private to core/cases.
#pragma once

#include "core/cases/case.hpp"
#include "core/cases/form/json_value.hpp"

namespace cases {

struct Form {
  int dim;
  int bits;  // 24 or 53: the format that decimals are rounded to
};

// Both throw Refusal.
Body read_body(const Json& value, Form form);
Case read_case(const Json& json);

}  // namespace cases
