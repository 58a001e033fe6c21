// SPDX-License-Identifier: MIT
// binary128, which compilers give other names on other machines.
#pragma once

#include <array>
#include <bit>
#include <cfloat>
#include <cstdint>

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

  static constexpr int exponent_max = 16382;  // both powers are normal numbers
  static int exponent(const __float128& x) {
    const auto biased = static_cast<int>(std::bit_cast<Halves>(x)[1] >> 48 & 0x7fff);
    // A subnormal number times 2^113 is normal.
    return biased != 0 ? biased - bias + 1 : exponent(x * power_of_two(113)) - 113;
  }
  static __float128 power_of_two(int k) {
    return std::bit_cast<__float128>(Halves{0, static_cast<std::uint64_t>(bias + k) << 48});
  }

 private:
  using Halves = std::array<std::uint64_t, 2>;  // little-endian, as where the type exists
  static constexpr int bias = 16383;
};

}  // namespace gjk
#endif
