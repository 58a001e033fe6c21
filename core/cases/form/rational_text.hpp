// SPDX-License-Identifier: MIT
// What the reader asks of exact rationals "p" or "p/q", q > 0, that stay text.
#pragma once

#include <string_view>

namespace cases {

// Below zero; "-0" is zero.
bool is_negative(std::string_view rational);

// x > y, exactly.  Neither is negative.
bool exceeds(std::string_view x, std::string_view y);

}  // namespace cases
