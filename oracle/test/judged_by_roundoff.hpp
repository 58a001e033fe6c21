// SPDX-License-Identifier: MIT
// judge() for tests that specify u alone: every allowance is a multiple of u M and nothing else.
#pragma once

#include <cmath>

#include "oracle/judge/judge.hpp"

namespace oracle {

// Exact if u = 0.  The spacing at zero is 0, as in no real format, unless given.
inline FloatFormat of_roundoff(double u, double spacing = 0) {
  FloatFormat format = u == 0 ? subjects::exact_numbers
                              : FloatFormat(-std::ilogb(u), -16494, u > 0x1p-53 ? 128 : 1024);
  format.smallest = spacing;
  return format;
}

template <typename Known>
Verdict judge(const cases::Case& question, const subjects::Answer& answer, const Known& known,
              double u, double spacing = 0) {
  return judge(question, answer, known, of_roundoff(u, spacing));
}

}  // namespace oracle
