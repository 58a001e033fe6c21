// SPDX-License-Identifier: MIT
// Signed integers with a fixed number of 64-bit limbs, two's complement, least significant limb
// first, for exact signs without allocation.
//
// Widths follow the algebra: a product has the limbs of both factors, hence is always exact.  A sum
// keeps the limbs of its terms; the caller shows that it fits.
#pragma once

#include <bit>
#ifndef __SIZEOF_INT128__
#include <boost/multiprecision/cpp_int.hpp>
#endif

#include "oracle/truth/truth.hpp"

namespace oracle {

#ifdef __SIZEOF_INT128__
// __extension__ is accepted with typedef only.
__extension__ typedef unsigned __int128 Unsigned128;  // NOLINT(modernize-use-using)
__extension__ typedef __int128 Signed128;             // NOLINT(modernize-use-using)
#else
using Unsigned128 = boost::multiprecision::uint128_t;  // on machines of 32 bits
#endif

template <std::size_t Limbs>
struct Fixed {
  std::array<std::uint64_t, Limbs> limbs{};
};

using LimbIndex = std::size_t;

// Calls body(0) ... body(Count - 1) without a loop, so that carries stay in registers.
template <LimbIndex Count, typename Body>
[[gnu::always_inline]] inline constexpr void unrolled(Body body) {
  [&]<LimbIndex... Index>(std::index_sequence<Index...>) __attribute__((always_inline)) {
    (body(Index), ...);
  }
  (std::make_index_sequence<Count>{});
}

template <std::size_t Limbs>
bool is_negative(const Fixed<Limbs>& x) {
  return (x.limbs[Limbs - 1] >> 63) != 0;
}

template <std::size_t Limbs>
int sign(const Fixed<Limbs>& x) {
  std::uint64_t any = 0;
  unrolled<Limbs>([&](LimbIndex i) { any |= x.limbs[i]; });
  if (any == 0) return 0;
  return is_negative(x) ? -1 : 1;
}

template <std::size_t Limbs>
[[gnu::always_inline]] inline Fixed<Limbs> operator+(const Fixed<Limbs>& x, const Fixed<Limbs>& y) {
  Fixed<Limbs> sum;
  Unsigned128 carry = 0;
  unrolled<Limbs>([&](LimbIndex i) __attribute__((always_inline)) {
    carry += static_cast<Unsigned128>(x.limbs[i]) + y.limbs[i];
    sum.limbs[i] = static_cast<std::uint64_t>(carry);
    carry >>= 64;
  });
  return sum;
}

// Returns x + not y + 1.
template <std::size_t Limbs>
[[gnu::always_inline]] inline Fixed<Limbs> operator-(const Fixed<Limbs>& x, const Fixed<Limbs>& y) {
  Fixed<Limbs> result;
  Unsigned128 carry = 1;
  unrolled<Limbs>([&](LimbIndex i) __attribute__((always_inline)) {
    carry += static_cast<Unsigned128>(x.limbs[i]) + ~y.limbs[i];
    result.limbs[i] = static_cast<std::uint64_t>(carry);
    carry >>= 64;
  });
  return result;
}

template <std::size_t Limbs>
[[gnu::always_inline]] inline Fixed<Limbs> operator-(const Fixed<Limbs>& x) {
  return Fixed<Limbs>{} - x;
}

// Returns the same number in more limbs.
template <std::size_t Wider, std::size_t Limbs>
[[gnu::always_inline]] inline Fixed<Wider> widened(const Fixed<Limbs>& x) {
  static_assert(Wider >= Limbs);
  Fixed<Wider> result;
  const std::uint64_t fill = is_negative(x) ? ~std::uint64_t{0} : 0;
  unrolled<Limbs>([&](LimbIndex i) { result.limbs[i] = x.limbs[i]; });
  unrolled<Wider - Limbs>([&](LimbIndex i) { result.limbs[Limbs + i] = fill; });
  return result;
}

// Multiplies the patterns read as unsigned numbers.  No operation overflows 128 bits: (2^64 - 1)^2
// + 2 (2^64 - 1) = 2^128 - 1.
template <std::size_t LimbsX, std::size_t LimbsY>
[[gnu::always_inline]] inline Fixed<LimbsX + LimbsY> unsigned_product(const Fixed<LimbsX>& x,
                                                                      const Fixed<LimbsY>& y) {
  Fixed<LimbsX + LimbsY> product;
  unrolled<LimbsX>([&](LimbIndex i) __attribute__((always_inline)) {
    Unsigned128 carry = 0;
    unrolled<LimbsY>([&](LimbIndex j) __attribute__((always_inline)) {
      carry += static_cast<Unsigned128>(x.limbs[i]) * y.limbs[j] + product.limbs[i + j];
      product.limbs[i + j] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    });
    product.limbs[i + LimbsY] = static_cast<std::uint64_t>(carry);
  });
  return product;
}

// product -= (y if `when`, else 0) * 2^(64 Shift), modulo its width
template <std::size_t Shift, std::size_t Limbs, std::size_t LimbsY>
[[gnu::always_inline]] inline void subtract_high(Fixed<Limbs>& product, bool when,
                                                 const Fixed<LimbsY>& y) {
  const std::uint64_t mask = when ? ~std::uint64_t{0} : 0;
  Unsigned128 carry = 1;
  unrolled<LimbsY>([&](LimbIndex i) __attribute__((always_inline)) {
    carry += static_cast<Unsigned128>(product.limbs[Shift + i]) + ~(y.limbs[i] & mask);
    product.limbs[Shift + i] = static_cast<std::uint64_t>(carry);
    carry >>= 64;
  });
}

// A negative x of n limbs has the pattern x + 2^(64 n), which adds 2^(64 n) y to the product.
template <std::size_t LimbsX, std::size_t LimbsY>
[[gnu::always_inline]] inline Fixed<LimbsX + LimbsY> operator*(const Fixed<LimbsX>& x,
                                                               const Fixed<LimbsY>& y) {
#ifdef __SIZEOF_INT128__
  if constexpr (LimbsX == 1 && LimbsY == 1) {
    const Signed128 product = static_cast<Signed128>(static_cast<std::int64_t>(x.limbs[0])) *
                              static_cast<std::int64_t>(y.limbs[0]);
    return {{static_cast<std::uint64_t>(product), static_cast<std::uint64_t>(product >> 64)}};
  }
#endif
  Fixed<LimbsX + LimbsY> product = unsigned_product(x, y);
  subtract_high<LimbsX>(product, is_negative(x), y);
  subtract_high<LimbsY>(product, is_negative(y), x);
  return product;
}

// Rounds to nearest.  The number must be in the range of double: |x| < 2^1023.
template <std::size_t Limbs>
double rounded_to_double(const Fixed<Limbs>& x) {
  static_assert(Limbs <= 15);
  const bool negative = is_negative(x);
  const Fixed<Limbs> size = negative ? -x : x;
  std::size_t top = Limbs;
  while (top > 0 && size.limbs[top - 1] == 0) --top;
  if (top == 0) return 0;
  // Takes the leading 64 bits, with a sticky bit for all that follow.  The conversion keeps 53 and
  // so rounds the right way beside a half.
  const int shift = std::countl_zero(size.limbs[top - 1]);
  std::uint64_t leading = size.limbs[top - 1] << shift;
  std::uint64_t rest = 0;
  if (top > 1) {
    if (shift > 0) leading |= size.limbs[top - 2] >> (64 - shift);
    rest = size.limbs[top - 2] << shift;
    for (std::size_t i = 0; i + 2 < top; ++i) rest |= size.limbs[i];
  }
  leading |= rest != 0 ? 1U : 0U;
  const int exponent = 64 * (static_cast<int>(top) - 1) - shift;  // -63 ... 1022 - 63
  const double scale = std::bit_cast<double>(static_cast<std::uint64_t>(1023 + exponent) << 52);
  const double value = static_cast<double>(leading) * scale;
  return negative ? -value : value;
}

template <std::size_t Limbs>
Integer to_integer(const Fixed<Limbs>& x) {
  const Fixed<Limbs> size = is_negative(x) ? -x : x;
  Integer result(0);
  for (std::size_t i = Limbs; i-- > 0;) {
    result <<= 64U;
    result += size.limbs[i];
  }
  return is_negative(x) ? Integer(-result) : result;
}

}  // namespace oracle
