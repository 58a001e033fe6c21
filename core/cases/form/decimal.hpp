// SPDX-License-Identifier: MIT
// Decimal numbers, rounded once.  Private to core/cases.
#pragma once

#include <optional>
#include <string_view>

namespace cases {

// The number of binary32 (`bits` 24) or binary64 (53) nearest to a decimal as JSON writes it, ties
// to even; an infinity where it overflows.  Never by way of the other format: 1 + 2^-24 + 1e-17 is
// a tie between two floats once it is a double.  A zero is +0.  Empty when `text` is no decimal.
std::optional<double> nearest_number(std::string_view text, int bits);

}  // namespace cases
