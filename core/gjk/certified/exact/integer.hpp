// SPDX-License-Identifier: MIT
// Integers up to a length, on the stack.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/gjk/certified/exact/wide.hpp"

namespace gjk::certified {

// Short integers of a fixed length: two's complement, without branches.
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
  // The same number with more limbs, or with fewer if they hold it.
  template <std::size_t Others>
  explicit Fixed(const Fixed<Others>& x) {
#pragma GCC unroll 16
    for (std::size_t i = 0; i < Limbs; ++i) limb_[i] = i < Others ? x.limb_[i] : x.all_sign();
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

// Sign and magnitude, since most are far shorter.  |x| < 2^(64 Limbs); the caller knows that no
// result is longer.  Coordinates with distant exponents have long runs of zeros: those at the low
// end are not stored, the others not multiplied.
template <std::size_t Limbs>
class Integer {
 public:
  Integer() = default;
  Integer(const Integer& other) { *this = other; }
  Integer& operator=(const Integer& other) {
    low_ = other.low_;
    size_ = other.size_;
    negative_ = other.negative_;
    std::copy(other.limb_.begin() + low_, other.limb_.begin() + size_, limb_.begin() + low_);
    return *this;
  }
  // mantissa 2^shift
  Integer(std::int64_t mantissa, std::size_t shift) : negative_(mantissa < 0) {
    if (mantissa == 0) return;
    const std::uint64_t magnitude =
        negative_ ? -static_cast<std::uint64_t>(mantissa) : static_cast<std::uint64_t>(mantissa);
    const std::size_t rest = shift % 64;
    low_ = size_ = shift / 64;
    limb_[size_++] = magnitude << rest;
    if (rest > 0 && (magnitude >> (64 - rest)) != 0) limb_[size_++] = magnitude >> (64 - rest);
    trim();
  }

  int sign() const { return size_ == 0 ? 0 : negative_ ? -1 : 1; }
  std::size_t bits() const {
    return size_ == 0 ? 0
                      : 64 * size_ - static_cast<std::size_t>(std::countl_zero(limb_[size_ - 1]));
  }

  friend Integer operator-(const Integer& a) {
    Integer negated = a;
    negated.negative_ = a.size_ > 0 && !a.negative_;
    return negated;
  }
  friend Integer operator+(const Integer& a, const Integer& b) { return a.plus(b, b.negative_); }
  friend Integer operator-(const Integer& a, const Integer& b) { return a.plus(b, !b.negative_); }
  friend Integer operator*(const Integer& a, const Integer& b) {
    Integer product;
    if (a.size_ == 0 || b.size_ == 0) return product;
    product.negative_ = a.negative_ != b.negative_;
    product.low_ = a.low_ + b.low_;
    // The highest limb may be zero and have no room.
    product.size_ = std::min(a.size_ + b.size_, Limbs);
    std::fill(product.limb_.begin() + product.low_, product.limb_.begin() + product.size_, 0);
    for (std::size_t i = a.low_; i < a.size_; ++i) {
      if (a.limb_[i] == 0) continue;
      Wide carry = 0;
      for (std::size_t k = b.low_; k < b.size_; ++k) {
        carry += static_cast<Wide>(a.limb_[i]) * b.limb_[k] + product.limb_[i + k];
        product.limb_[i + k] = static_cast<std::uint64_t>(carry);
        carry >>= 64;
      }
      if (i + b.size_ < Limbs) product.limb_[i + b.size_] = static_cast<std::uint64_t>(carry);
    }
    product.trim();
    return product;
  }

  // |x| = m 2^exponent, m in [2^63, 2^64) rounded towards zero; x != 0.
  std::uint64_t leading(int& exponent) const {
    const std::size_t length = bits();
    exponent = static_cast<int>(length) - 64;
    const std::uint64_t top = limb_[size_ - 1];
    const int shift = std::countl_zero(top);
    if (shift == 0) return top;
    return (top << shift) | (size_ > low_ + 1 ? limb_[size_ - 2] >> (64 - shift) : 0);
  }

 private:
  std::uint64_t at(std::size_t i) const { return low_ <= i && i < size_ ? limb_[i] : 0; }

  void trim() {
    while (size_ > low_ && limb_[size_ - 1] == 0) --size_;
    while (low_ < size_ && limb_[low_] == 0) ++low_;
    if (low_ < size_) return;
    low_ = size_ = 0;
    negative_ = false;
  }

  Integer plus(const Integer& b, bool negative) const {
    if (b.size_ == 0) return *this;
    if (size_ == 0) {
      Integer result = b;
      result.negative_ = negative;
      return result;
    }
    if (negative_ == negative) return sum(b);
    const int larger = compare_magnitudes(b);
    if (larger == 0) return {};
    return larger > 0 ? difference(*this, b, negative_) : difference(b, *this, negative);
  }

  Integer sum(const Integer& b) const {
    Integer result;
    result.negative_ = negative_;
    result.low_ = std::min(low_, b.low_);
    result.size_ = std::max(size_, b.size_);
    Wide carry = 0;
    for (std::size_t i = result.low_; i < result.size_; ++i) {
      carry += static_cast<Wide>(at(i)) + b.at(i);
      result.limb_[i] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    if (carry != 0) result.limb_[result.size_++] = static_cast<std::uint64_t>(carry);
    return result;
  }

  int compare_magnitudes(const Integer& b) const {
    if (size_ != b.size_) return size_ < b.size_ ? -1 : 1;
    for (std::size_t i = size_; i-- > std::min(low_, b.low_);) {
      if (at(i) != b.at(i)) return at(i) < b.at(i) ? -1 : 1;
    }
    return 0;
  }

  static Integer difference(const Integer& larger, const Integer& smaller, bool negative) {
    Integer result;
    result.negative_ = negative;
    result.low_ = std::min(larger.low_, smaller.low_);
    result.size_ = larger.size_;
    std::uint64_t borrow = 0;
    for (std::size_t i = result.low_; i < larger.size_; ++i) {
      const std::uint64_t taken = smaller.at(i);
      const std::uint64_t with = larger.at(i) - taken;
      result.limb_[i] = with - borrow;
      borrow = (larger.at(i) < taken) || (with < borrow) ? 1 : 0;
    }
    result.trim();
    return result;
  }

  std::array<std::uint64_t, Limbs> limb_;
  std::size_t low_ = 0;   // limbs below are zero
  std::size_t size_ = 0;  // limbs from here on are zero; 0 of the number zero
  bool negative_ = false;
};

}  // namespace gjk::certified
