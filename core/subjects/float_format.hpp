// SPDX-License-Identifier: MIT
// Number formats of subjects.
#pragma once

#include <limits>

namespace subjects {

// Binary floating point: the numbers m 2^e below 2^exponent_end with |m| < 2^precision and e >=
// exponent_min.  A precision of 0 means exact arithmetic without limits.
struct FloatFormat {
  int precision = 0;
  int exponent_min = 0;  // of the least positive number
  int exponent_end = 0;
  // Exact in double, except that values out of the range of double become 0 or infinity.
  double unit_roundoff = 0;  // u = 2^-precision; 0: exact
  double smallest = 0;       // the least positive number, which is the spacing at zero
  double largest = std::numeric_limits<double>::infinity();

  constexpr FloatFormat() = default;
  constexpr FloatFormat(int digits, int least, int end)
      : precision(digits),
        exponent_min(least),
        exponent_end(end),
        unit_roundoff(power_of_two(-digits)),
        smallest(power_of_two(least)),
        largest(digits > 53 || end > 1024
                    ? std::numeric_limits<double>::infinity()
                    : (2 - 2 * power_of_two(-digits)) * power_of_two(end - 1)) {}

  constexpr bool is_exact() const { return precision == 0; }
  friend bool operator==(const FloatFormat&, const FloatFormat&) = default;

 private:
  static constexpr double power_of_two(int exponent) {
    double power = 1;
    for (; exponent > 0 && power <= std::numeric_limits<double>::max() / 2; --exponent) power *= 2;
    if (exponent > 0) return std::numeric_limits<double>::infinity();
    for (; exponent < 0 && power > 0; ++exponent) power /= 2;
    return power;
  }
};

inline constexpr FloatFormat exact_numbers{};
inline constexpr FloatFormat binary32{24, -149, 128};
inline constexpr FloatFormat binary64{53, -1074, 1024};

}  // namespace subjects
