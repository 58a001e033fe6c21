// SPDX-License-Identifier: MIT
// Binary floating point of 50 and 100 decimal digits, that is 168 and 334 bits: MPFR behind operators
// that are compiled once.  So a template of the core over it compiles as fast as over double.
#pragma once

#include <mpfr.h>

#include <array>

#include "core/gjk/scalar.hpp"
#include "core/subjects/float_format.hpp"
#include "core/subjects/rational.hpp"

namespace subjects {

// Digits is 50 or 100.  Semantics of IEEE 754 with rounding to nearest, even, and exponents of 31 bits;
// no subnormal numbers.  A plain value: MPFR is shown its significand for an operation.
template <unsigned Digits>
class BinaryFloat {
 public:
  BinaryFloat() : BinaryFloat(0.0) {}
  BinaryFloat(double exact);  // implicit, as among the built-in types; integers too
  explicit BinaryFloat(const Rational& value);  // to nearest

  explicit operator double() const;

  BinaryFloat operator-() const;
  BinaryFloat& operator+=(const BinaryFloat& other);
  BinaryFloat& operator-=(const BinaryFloat& other);
  BinaryFloat& operator*=(const BinaryFloat& other);
  BinaryFloat& operator/=(const BinaryFloat& other);

  friend BinaryFloat operator+(BinaryFloat a, const BinaryFloat& b) { return a += b; }
  friend BinaryFloat operator-(BinaryFloat a, const BinaryFloat& b) { return a -= b; }
  friend BinaryFloat operator*(BinaryFloat a, const BinaryFloat& b) { return a *= b; }
  friend BinaryFloat operator/(BinaryFloat a, const BinaryFloat& b) { return a /= b; }
  friend bool operator==(const BinaryFloat& a, const BinaryFloat& b) { return a.equals(b); }
  friend bool operator<(const BinaryFloat& a, const BinaryFloat& b) { return a.is_less(b); }
  friend bool operator>(const BinaryFloat& a, const BinaryFloat& b) { return b.is_less(a); }
  friend bool operator<=(const BinaryFloat& a, const BinaryFloat& b) {
    return a.is_less(b) || a.equals(b);
  }
  friend bool operator>=(const BinaryFloat& a, const BinaryFloat& b) { return b <= a; }

  static FloatFormat format();
  static BinaryFloat smallest();  // positive and normal
  BinaryFloat square_root() const;

 private:
  static constexpr int bits = Digits == 50 ? 168 : 334;
  struct View;  // of a number, as MPFR takes it

  bool equals(const BinaryFloat& other) const;
  bool is_less(const BinaryFloat& other) const;

  int kind_;  // and sign
  mpfr_exp_t exponent_;
  std::array<mp_limb_t, (bits + 63) / 64> significand_;
};

}  // namespace subjects

namespace gjk {

template <unsigned Digits>
struct ScalarTraits<subjects::BinaryFloat<Digits>> {
  using S = subjects::BinaryFloat<Digits>;
  static S unit_roundoff() { return S(S::format().unit_roundoff); }
  static S smallest() { return S::smallest(); }
  static S square_root(const S& x) { return x.square_root(); }
};

}  // namespace gjk
