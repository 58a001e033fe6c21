// SPDX-License-Identifier: MIT
// Comparisons of exact rationals "p" or "p/q", q > 0, kept as text.  Private to core/cases.
#pragma once

#include <string_view>

namespace cases {

// Whether it is below zero; "-0" is zero.
bool is_negative(std::string_view rational);

// Whether x > y, exactly.  Neither may be negative.
bool exceeds(std::string_view x, std::string_view y);

}  // namespace cases
