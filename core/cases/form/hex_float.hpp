// SPDX-License-Identifier: MIT
// parse_hex_float with the reason of a refusal, for the reader's error messages.
#pragma once

#include <string_view>

namespace cases {

struct HexFloat {
  double value = 0;
  std::string_view fault;  // continues the sentence "TEXT ..."; empty when `value` holds
};

// [+-] 0x HEX+ [. HEX*] p [+-] DEC+, in either case.  A case knows one zero, so "-0x0p+0" is +0.
HexFloat read_hex_float(std::string_view text);

}  // namespace cases
