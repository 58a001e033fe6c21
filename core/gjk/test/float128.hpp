// SPDX-License-Identifier: MIT
// binary128 for the tests of the core, which itself needs no compiler extension.  The counterpart
// of core/subjects/binary128.hpp; no program includes both.
#pragma once

#include "core/gjk/scalar.hpp"
#include "core/gjk/test/bodies.hpp"

// In libm since glibc 2.26, but declared only for compilers that glibc knows to have the type.
extern "C" __float128 sqrtf128(__float128) noexcept;

namespace gjk {

template <>
struct ScalarTraits<__float128> {
  static __float128 unit_roundoff() { return power_of_two(-113); }
  static __float128 smallest() { return power_of_two(-16382); }
  static __float128 square_root(const __float128& x) { return sqrtf128(x); }

 private:
  // std::numeric_limits is not specialised for this type, and its literals are an extension.
  static __float128 power_of_two(int k) {
    __float128 power = 1;
    for (; k < 0; ++k) power /= 2;
    return power;
  }
};

namespace test {

extern GJKPROOF_ASK(__float128, 2);
extern GJKPROOF_ASK(__float128, 3);

}  // namespace test

}  // namespace gjk
