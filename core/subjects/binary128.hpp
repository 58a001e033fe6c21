// SPDX-License-Identifier: MIT
// binary128, which compilers give other names on other machines.
#pragma once

#include <cfloat>

#include "core/gjk/scalar.hpp"

namespace subjects {

#ifdef __SIZEOF_FLOAT128__
using Float128 = __float128;
#elif LDBL_MANT_DIG == 113
using Float128 = long double;
#else
using Float128 = void;  // there is none: 32-bit ARM
#endif

}  // namespace subjects

#ifdef __SIZEOF_FLOAT128__
// In libm since glibc 2.26, which declares it only for compilers that it knows to have the type.
extern "C" __float128 sqrtf128(__float128) noexcept;

namespace gjk {

template <>
struct ScalarTraits<__float128> {
  static __float128 unit_roundoff() { return power_of_two(-113); }
  static __float128 smallest() { return power_of_two(-16382); }
  static __float128 square_root(const __float128& x) { return sqrtf128(x); }

 private:
  // std::numeric_limits is not specialised for this type, and its literals are an extension.
  static __float128 power_of_two(int k) {  // k <= 0
    __float128 power = 1;
    auto factor = static_cast<__float128>(0.5);
    for (; k < 0; k /= 2) {
      if (k % 2 != 0) power *= factor;
      factor *= factor;
    }
    return power;
  }
};

}  // namespace gjk
#endif
