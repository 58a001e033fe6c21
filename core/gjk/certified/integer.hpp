// SPDX-License-Identifier: MIT
// Integers up to a length, on the stack: sign and magnitude, for where most are far shorter.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/gjk/certified/fixed.hpp"

namespace gjk::certified {

// |x| < 2^(64 Limbs); whoever computes knows that no result is longer.  Only the limbs in use are
// copied and multiplied.
template <std::size_t Limbs>
class Integer {
 public:
  Integer() = default;
  Integer(const Integer& other) { *this = other; }
  Integer& operator=(const Integer& other) {
    size_ = other.size_;
    negative_ = other.negative_;
    std::copy_n(other.limb_.begin(), size_, limb_.begin());
    return *this;
  }
  // mantissa 2^shift
  Integer(std::int64_t mantissa, std::size_t shift) : negative_(mantissa < 0) {
    if (mantissa == 0) return;
    const std::uint64_t magnitude =
        negative_ ? -static_cast<std::uint64_t>(mantissa) : static_cast<std::uint64_t>(mantissa);
    const std::size_t whole = shift / 64;
    const std::size_t rest = shift % 64;
    std::fill_n(limb_.begin(), whole, 0);
    limb_[whole] = magnitude << rest;
    size_ = whole + 1;
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
    product.size_ = a.size_ + b.size_;
    const bool full = product.size_ > Limbs;  // its highest limb is then zero, and has no place
    std::fill_n(product.limb_.begin(), product.size_ - full, 0);
    for (std::size_t i = 0; i < a.size_; ++i) {
      Wide carry = 0;
      for (std::size_t k = 0; k < b.size_; ++k) {
        carry += static_cast<Wide>(a.limb_[i]) * b.limb_[k] + product.limb_[i + k];
        product.limb_[i + k] = static_cast<std::uint64_t>(carry);
        carry >>= 64;
      }
      if (i + b.size_ < Limbs) product.limb_[i + b.size_] = static_cast<std::uint64_t>(carry);
    }
    product.size_ -= full;
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
    return (top << shift) | (size_ > 1 ? limb_[size_ - 2] >> (64 - shift) : 0);
  }

 private:
  void trim() {
    while (size_ > 0 && limb_[size_ - 1] == 0) --size_;
    if (size_ == 0) negative_ = false;
  }

  Integer plus(const Integer& b, bool negative) const {
    if (negative_ == negative || b.size_ == 0 || size_ == 0) return sum(b, negative);
    const int larger = compare_magnitudes(b);
    if (larger == 0) return {};
    return larger > 0 ? difference(*this, b, negative_) : difference(b, *this, negative);
  }

  Integer sum(const Integer& b, bool negative) const {
    const Integer& longer = size_ < b.size_ ? b : *this;
    const Integer& shorter = size_ < b.size_ ? *this : b;
    Integer result;
    result.negative_ = size_ == 0 ? negative && b.size_ > 0 : negative_;
    result.size_ = longer.size_;
    Wide carry = 0;
    for (std::size_t i = 0; i < longer.size_; ++i) {
      carry += longer.limb_[i];
      if (i < shorter.size_) carry += shorter.limb_[i];
      result.limb_[i] = static_cast<std::uint64_t>(carry);
      carry >>= 64;
    }
    if (carry != 0) result.limb_[result.size_++] = static_cast<std::uint64_t>(carry);
    return result;
  }

  int compare_magnitudes(const Integer& b) const {
    if (size_ != b.size_) return size_ < b.size_ ? -1 : 1;
    for (std::size_t i = size_; i-- > 0;) {
      if (limb_[i] != b.limb_[i]) return limb_[i] < b.limb_[i] ? -1 : 1;
    }
    return 0;
  }

  static Integer difference(const Integer& larger, const Integer& smaller, bool negative) {
    Integer result;
    result.negative_ = negative;
    result.size_ = larger.size_;
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < larger.size_; ++i) {
      const std::uint64_t taken = i < smaller.size_ ? smaller.limb_[i] : 0;
      const std::uint64_t with = larger.limb_[i] - taken;
      result.limb_[i] = with - borrow;
      borrow = (larger.limb_[i] < taken) || (with < borrow) ? 1 : 0;
    }
    result.trim();
    return result;
  }

  std::array<std::uint64_t, Limbs> limb_;
  std::size_t size_ = 0;
  bool negative_ = false;
};

}  // namespace gjk::certified
