// SPDX-License-Identifier: MIT
// Binary floating point of 50 and 100 decimal digits: numbers of MPFR with their digits in place, so
// that none is allocated, behind operators that are compiled once, in binary_float.cpp.  Precisions
// and digits are those of cpp_bin_float of Boost 1.74, which takes twice the time.
#pragma once

#include <mpfr.h>

#include <array>
#include <bit>
#include <cstdint>

#include "core/gjk/scalar.hpp"
#include "core/subjects/float_format.hpp"
#include "core/subjects/rational.hpp"

namespace subjects {

// Digits is 50 or 100.  Semantics of IEEE 754 with rounding to nearest, even, but for the sums that
// is_one_less() names; no subnormal numbers.
template <unsigned Digits>
class BinaryFloat {
 public:
  BinaryFloat() { mpfr_custom_init_set(number_, MPFR_ZERO_KIND, 0, precision, digits_.data()); }
  // Implicit, as among the built-in types; integers too.  Zero, by far the most frequent, needs no call.
  BinaryFloat(double exact) : BinaryFloat() {
    if (std::bit_cast<std::uint64_t>(exact) != 0) set(exact);
  }
  explicit BinaryFloat(const Rational& value);  // to nearest
  BinaryFloat(const BinaryFloat& other) : digits_(other.digits_) {
    *number_ = *other.number_;
    mpfr_custom_move(number_, digits_.data());
  }
  BinaryFloat& operator=(const BinaryFloat& other) {
    *number_ = *other.number_;
    digits_ = other.digits_;
    mpfr_custom_move(number_, digits_.data());
    return *this;
  }

  explicit operator double() const;
  Rational exact() const;  // of a finite number

  BinaryFloat operator-() const;
  BinaryFloat& operator+=(const BinaryFloat& other);
  BinaryFloat& operator-=(const BinaryFloat& other);
  BinaryFloat& operator*=(const BinaryFloat& other);
  BinaryFloat& operator/=(const BinaryFloat& other);

  friend BinaryFloat operator+(const BinaryFloat& a, const BinaryFloat& b) { return sum(a, b); }
  friend BinaryFloat operator-(const BinaryFloat& a, const BinaryFloat& b) {
    return difference(a, b);
  }
  friend BinaryFloat operator*(const BinaryFloat& a, const BinaryFloat& b) { return product(a, b); }
  friend BinaryFloat operator/(const BinaryFloat& a, const BinaryFloat& b) {
    return quotient(a, b);
  }
  friend bool operator==(const BinaryFloat& a, const BinaryFloat& b) { return a.equals(b); }
  friend bool operator<(const BinaryFloat& a, const BinaryFloat& b) { return a.is_less(b); }
  friend bool operator>(const BinaryFloat& a, const BinaryFloat& b) { return b.is_less(a); }
  friend bool operator<=(const BinaryFloat& a, const BinaryFloat& b) {
    return a.is_less(b) || a.equals(b);
  }
  friend bool operator>=(const BinaryFloat& a, const BinaryFloat& b) { return b <= a; }

  static FloatFormat format();
  static BinaryFloat smallest();  // positive and normal
  static BinaryFloat power_of_two(long k);
  int exponent() const { return static_cast<int>(mpfr_get_exp(number_)); }  // positive, finite
  BinaryFloat square_root() const;

 private:
  static constexpr int precision = Digits == 50 ? 168 : 334;
  static constexpr std::size_t limbs = (precision + GMP_NUMB_BITS - 1) / GMP_NUMB_BITS;

  void set(double exact);
  static bool is_one_less(mpfr_srcptr a, mpfr_srcptr b, bool opposite);
  static void add(mpfr_ptr result, mpfr_srcptr a, mpfr_srcptr b, bool negated);
  static BinaryFloat sum(const BinaryFloat& a, const BinaryFloat& b);
  static BinaryFloat difference(const BinaryFloat& a, const BinaryFloat& b);
  static BinaryFloat product(const BinaryFloat& a, const BinaryFloat& b);
  static BinaryFloat quotient(const BinaryFloat& a, const BinaryFloat& b);
  bool equals(const BinaryFloat& other) const;
  bool is_less(const BinaryFloat& other) const;

  mpfr_t number_;  // refers to the digits
  std::array<mp_limb_t, limbs> digits_{};
};

}  // namespace subjects

namespace gjk {

template <unsigned Digits>
struct ScalarTraits<subjects::BinaryFloat<Digits>> {
  using S = subjects::BinaryFloat<Digits>;
  static S unit_roundoff() {
    static const S u(S::format().unit_roundoff);
    return u;
  }
  static S smallest() { return S::smallest(); }
  static S square_root(const S& x) { return x.square_root(); }
  static constexpr int exponent_max = 1 << 29;  // half of the range
  static int exponent(const S& x) { return x.exponent(); }
  static S power_of_two(int k) { return S::power_of_two(k); }
};

}  // namespace gjk
