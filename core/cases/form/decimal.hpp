// SPDX-License-Identifier: MIT
// Decimal numbers, rounded once.  Private to core/cases.
#pragma once

#include <optional>
#include <string_view>

namespace cases {

// The number of binary32 (`bits` 24) or binary64 (53) nearest to a JSON decimal, ties to even;
// infinite on overflow; zero is always +0.  Rounded directly, never by way of the other format:
// 1 + 2^-24 + 1e-17 as a double is a tie between two floats.  Empty if `text` is not a decimal.
std::optional<double> nearest_number(std::string_view text, int bits);

}  // namespace cases
