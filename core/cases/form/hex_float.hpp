// SPDX-License-Identifier: MIT
// Variant of parse_hex_float that gives a reason for error messages.  Private to core/cases.
#pragma once

#include <string_view>

namespace cases {

struct HexFloat {
  double value = 0;
  std::string_view fault;  // completes the sentence "TEXT ..."; empty if `value` is valid
};

// [+-] 0x HEX+ [. HEX*] p [+-] DEC+, in either case.  "-0x0p+0" is +0, the only zero of a case.
HexFloat read_hex_float(std::string_view text);

}  // namespace cases
