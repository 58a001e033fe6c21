// SPDX-License-Identifier: MIT
// A distance compared with the truth, from which all figures of an error come.
#pragma once

namespace oracle {

// fraction * 2^exponent, where 1 <= |fraction| < 2 or the fraction is 0 or infinite.
struct WideDouble {
  double fraction = 0;
  int exponent = 0;

  bool operator==(const WideDouble&) const = default;
};

// Everything the figures need.  Each value is correctly rounded.
struct Comparison {
  WideDouble answer;    // d^2
  WideDouble truth;     // q
  WideDouble ratio;     // x = d^2 / q, and
  WideDouble residual;  // r = d^2 / q - 1; infinite if q = 0 < d, 0 if both are 0
};

}  // namespace oracle
