// SPDX-License-Identifier: MIT
// Binary floating point of 50 and 100 decimal digits: cpp_bin_float of Boost.Multiprecision behind
// operators that are compiled once, in binary_float.cpp.  So a template of the core over it compiles
// as fast as over double, and no header of Boost is read.  An operation takes many times what its
// call takes.
#pragma once

#include <array>

#include "core/gjk/scalar.hpp"
#include "core/subjects/float_format.hpp"
#include "core/subjects/rational.hpp"

namespace subjects {

// Digits is 50 or 100.  Semantics of IEEE 754 with rounding to nearest, even; no subnormal numbers.
template <unsigned Digits>
class BinaryFloat {
 public:
  BinaryFloat() : BinaryFloat(0.0) {}
  BinaryFloat(double exact);  // implicit, as among the built-in types; integers too
  explicit BinaryFloat(const Rational& value);  // within an ulp

  explicit operator double() const;
  Rational exact() const;  // of a finite number

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
  // The bytes of a boost::multiprecision::number, which holds no pointer; binary_float.cpp checks
  // size, alignment and that nothing has to be destroyed.
  static constexpr std::size_t bytes = Digits == 50 ? 64 : 80;

  bool equals(const BinaryFloat& other) const;
  bool is_less(const BinaryFloat& other) const;

  alignas(16) std::array<std::byte, bytes> storage_;
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
};

}  // namespace gjk
