// SPDX-License-Identifier: MIT
// Reading of hex floats and decimals, and comparisons of exact rationals "p" or "p/q", q > 0, kept
// as text.  Private to core/cases.
#pragma once

#include <optional>
#include <string_view>

namespace cases {

struct HexFloat {
  double value = 0;
  std::string_view fault;  // completes the sentence "TEXT ..."; empty if `value` is valid
};

// Like parse_hex_float, with a reason for error messages.
// [+-] 0x HEX+ [. HEX*] p [+-] DEC+, in either case.  "-0x0p+0" is +0, the only zero of a case.
HexFloat read_hex_float(std::string_view text);

// The number of binary32 (`bits` 24) or binary64 (53) nearest to a JSON decimal, ties to even;
// infinite on overflow; zero is always +0.  Rounded directly, never by way of the other format:
// 1 + 2^-24 + 1e-17 as a double is a tie between two floats.  Empty if `text` is not a decimal.
std::optional<double> nearest_number(std::string_view text, int bits);

// Whether it is below zero; "-0" is zero.
bool is_negative(std::string_view rational);

// Whether x > y, exactly.  Neither may be negative.
bool exceeds(std::string_view x, std::string_view y);

}  // namespace cases
