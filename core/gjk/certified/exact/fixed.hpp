// SPDX-License-Identifier: MIT
// Short integers of a fixed length: two's complement, no branches, on the stack.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace gjk::certified {

__extension__ using Wide = unsigned __int128;

// -2^(64 Limbs - 1) <= x < 2^(64 Limbs - 1); the caller knows that no result is longer.
template <std::size_t Limbs>
class Fixed {
 public:
  Fixed() = default;
  // mantissa 2^shift
  Fixed(std::int64_t mantissa, std::size_t shift) {
    const auto bits = static_cast<std::uint64_t>(mantissa);
    const std::uint64_t sign = mantissa < 0 ? ~std::uint64_t{0} : 0;
    const std::size_t whole = shift / 64;
    const std::size_t rest = shift % 64;
    limb_[whole] = bits << rest;
    const std::uint64_t carried = rest == 0 ? sign : (bits >> (64 - rest)) | (sign << rest);
    for (std::size_t i = whole + 1; i < Limbs; ++i) limb_[i] = i == whole + 1 ? carried : sign;
  }
  // The same number with more limbs.
  template <std::size_t Shorter>
  explicit Fixed(const Fixed<Shorter>& x) {
    static_assert(Shorter <= Limbs);
#pragma GCC unroll 16
    for (std::size_t i = 0; i < Limbs; ++i) limb_[i] = i < Shorter ? x.limb_[i] : x.all_sign();
  }

  int sign() const {
    std::uint64_t any = 0;
#pragma GCC unroll 16
    for (std::size_t i = 0; i < Limbs; ++i) any |= limb_[i];
    return all_sign() != 0 ? -1 : any != 0 ? 1 : 0;
  }
  std::size_t bits() const { return magnitude().length(); }

  friend Fixed operator-(const Fixed& a) { return Fixed() - a; }
  friend Fixed operator+(const Fixed& a, const Fixed& b) {
    Fixed sum;
    Wide carry = 0;
#pragma GCC unroll 16
    for (std::size_t i = 0; i < Limbs; ++i) {
      carry += static_cast<Wide>(a.limb_[i]) + b.limb_[i];
      sum.limb_[i] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    return sum;
  }
  friend Fixed operator-(const Fixed& a, const Fixed& b) {
    Fixed difference;
    Wide borrow = 0;
#pragma GCC unroll 16
    for (std::size_t i = 0; i < Limbs; ++i) {
      const Wide limb = static_cast<Wide>(a.limb_[i]) - b.limb_[i] - borrow;
      difference.limb_[i] = static_cast<std::uint64_t>(limb);
      borrow = (limb >> 64) & 1;
    }
    return difference;
  }

  // |x| = m 2^exponent, m in [2^63, 2^64) rounded towards zero; x != 0.
  std::uint64_t leading(int& exponent) const {
    const Fixed size = magnitude();
    const std::size_t length = size.length();
    exponent = static_cast<int>(length) - 64;
    const std::size_t top = std::min((length - 1) / 64, Limbs - 1);  // or g++ warns of x = 0
    const auto shift = static_cast<std::size_t>(std::countl_zero(size.limb_[top]));
    if (shift == 0) return size.limb_[top];
    return (size.limb_[top] << shift) | (top > 0 ? size.limb_[top - 1] >> (64 - shift) : 0);
  }

 private:
  template <std::size_t Others>
  friend class Fixed;
  template <std::size_t N, std::size_t M>
  friend Fixed<N + M> operator*(const Fixed<N>& a, const Fixed<M>& b);

  std::uint64_t all_sign() const {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(limb_[Limbs - 1]) >> 63);
  }
  // Subtracts 2^(64 Place) x if the mask is all ones, nothing if it is zero.
  template <std::size_t Place, std::size_t Others>
  void take(const Fixed<Others>& x, std::uint64_t mask) {
    Wide borrow = 0;
#pragma GCC unroll 8
    for (std::size_t i = 0; i < Others; ++i) {
      const Wide limb = static_cast<Wide>(limb_[Place + i]) - (x.limb_[i] & mask) - borrow;
      limb_[Place + i] = static_cast<std::uint64_t>(limb);
      borrow = (limb >> 64) & 1;
    }
  }
  Fixed magnitude() const { return all_sign() != 0 ? -*this : *this; }
  std::size_t length() const {
    for (std::size_t i = Limbs; i-- > 0;) {
      if (limb_[i] != 0) return 64 * (i + 1) - static_cast<std::size_t>(std::countl_zero(limb_[i]));
    }
    return 0;
  }

  std::array<std::uint64_t, Limbs> limb_{};
};

// The product of the limbs read as unsigned.  A negative factor then counts 2^(64 n) too much, and
// so much of the other factor is subtracted.
template <std::size_t N, std::size_t M>
Fixed<N + M> operator*(const Fixed<N>& a, const Fixed<M>& b) {
  Fixed<N + M> product;
#pragma GCC unroll 8
  for (std::size_t i = 0; i < N; ++i) {
    Wide carry = 0;
#pragma GCC unroll 8
    for (std::size_t k = 0; k < M; ++k) {
      carry += static_cast<Wide>(a.limb_[i]) * b.limb_[k] + product.limb_[i + k];
      product.limb_[i + k] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    product.limb_[i + M] = static_cast<std::uint64_t>(carry);
  }
  product.template take<N>(b, a.all_sign());
  product.template take<M>(a, b.all_sign());
  return product;
}

}  // namespace gjk::certified
