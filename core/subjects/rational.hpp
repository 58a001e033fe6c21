// SPDX-License-Identifier: MIT
// Exact arithmetic: the integers and rationals of GMP.  Thin classes, so that a unit that computes
// with them compiles as fast as one that computes with doubles.
//
// Division truncates towards zero, as that of built-in integers.  Dividing by zero is not allowed.
// A moved-from number may only be assigned to or destroyed.
#pragma once

#include <gmp.h>

#include <compare>
#include <concepts>
#include <cstddef>
#include <iosfwd>
#include <string>
#include <type_traits>
#include <utility>

namespace subjects {

class Rational;

class Integer {
 public:
  Integer() { mpz_init(z_); }
  template <std::integral I>
  Integer(I value) {  // implicit, as among the built-in types
    static_assert(sizeof(I) <= sizeof(long));
    std::is_signed_v<I> ? mpz_init_set_si(z_, static_cast<long>(value))
                        : mpz_init_set_ui(z_, static_cast<unsigned long>(value));
  }
  // A finite value; rounds towards zero.
  explicit Integer(double value) { mpz_init_set_d(z_, value); }
  // In decimal, or as GMP reads a prefix: 0x, 0b, 0.  Throws std::invalid_argument.
  explicit Integer(const std::string& text);
  explicit Integer(const Rational& value);  // rounds towards zero
  explicit Integer(mpz_srcptr value) { mpz_init_set(z_, value); }
  Integer(const Integer& other) : Integer(other.z_) {}
  Integer(Integer&& other) noexcept : z_{*other.z_} { other.z_->_mp_d = nullptr; }
  ~Integer();
  Integer& operator=(const Integer& other);
  Integer& operator=(Integer&& other) noexcept {
    std::swap(*z_, *other.z_);
    return *this;
  }

  mpz_ptr data() { return z_; }
  mpz_srcptr data() const { return z_; }

  int sign() const { return mpz_sgn(z_); }
  std::string str() const;                                    // decimal
  explicit operator double() const { return mpz_get_d(z_); }  // rounds towards zero
  template <std::integral I>
  explicit operator I() const {  // the value must fit
    return static_cast<I>(std::is_signed_v<I> ? mpz_get_si(z_) : static_cast<long>(mpz_get_ui(z_)));
  }
  // To a type that has an overload assign(other, integer).
  template <typename Other>
  requires requires(Other& other, const Integer& integer) { assign(other, integer); }
  explicit operator Other() const {
    Other result;
    assign(result, *this);
    return result;
  }
  template <typename T>
  T convert_to() const {
    return static_cast<T>(*this);
  }

  Integer& operator+=(const Integer& x) { return mpz_add(z_, z_, x.z_), *this; }
  Integer& operator-=(const Integer& x) { return mpz_sub(z_, z_, x.z_), *this; }
  Integer& operator*=(const Integer& x) { return mpz_mul(z_, z_, x.z_), *this; }
  Integer& operator/=(const Integer& x) { return mpz_tdiv_q(z_, z_, x.z_), *this; }
  Integer& operator%=(const Integer& x) { return mpz_tdiv_r(z_, z_, x.z_), *this; }
  Integer& operator<<=(unsigned long bits) { return mpz_mul_2exp(z_, z_, bits), *this; }
  // Rounds down.
  Integer& operator>>=(unsigned long bits) { return mpz_fdiv_q_2exp(z_, z_, bits), *this; }
  Integer& operator++() { return mpz_add_ui(z_, z_, 1), *this; }

  friend Integer operator-(Integer x) { return mpz_neg(x.z_, x.z_), x; }
  friend Integer operator+(const Integer& x, const Integer& y);
  friend Integer operator-(const Integer& x, const Integer& y);
  friend Integer operator*(const Integer& x, const Integer& y);
  friend Integer operator/(Integer x, const Integer& y) { return std::move(x /= y); }
  friend Integer operator%(Integer x, const Integer& y) { return std::move(x %= y); }
  friend Integer operator<<(Integer x, unsigned long bits) { return std::move(x <<= bits); }
  friend Integer operator>>(Integer x, unsigned long bits) { return std::move(x >>= bits); }
  friend Integer operator|(Integer x, const Integer& y) { return mpz_ior(x.z_, x.z_, y.z_), x; }
  friend Integer operator&(Integer x, const Integer& y) { return mpz_and(x.z_, x.z_, y.z_), x; }

  friend bool operator==(const Integer& x, const Integer& y) { return mpz_cmp(x.z_, y.z_) == 0; }
  friend std::strong_ordering operator<=>(const Integer& x, const Integer& y) {
    return mpz_cmp(x.z_, y.z_) <=> 0;
  }
  // Without a temporary number: most comparisons are with 0.
  template <std::signed_integral I>
  friend bool operator==(const Integer& x, I y) {
    return mpz_cmp_si(x.z_, y) == 0;
  }
  template <std::signed_integral I>
  friend std::strong_ordering operator<=>(const Integer& x, I y) {
    return mpz_cmp_si(x.z_, y) <=> 0;
  }

 private:
  mpz_t z_;
};

// Always in lowest terms, with a positive denominator.  Doubles, their sums and their products have
// powers of two for denominators: these are not stored in each number but refer to a common table,
// with no limbs of their own (_mp_alloc is 0), as mpz_roinit_n makes them.
class Rational {
 public:
  Rational() : Rational(Unset()) { share_one(); }
  template <std::integral I>
  Rational(I value) : Rational(Integer(value)) {}
  template <std::floating_point F>
  requires(sizeof(F) <= sizeof(double)) Rational(F value)  // finite, exact
      : Rational(Unset()) {
    set(static_cast<double>(value));
  }
  explicit Rational(long double value);  // finite, exact
  Rational(Integer value);
  Rational(Integer numerator, Integer denominator);
  explicit Rational(const std::string& text);  // "p" or "p/q"; throws std::invalid_argument
  explicit Rational(mpq_srcptr value) : Rational(Unset()) { mpq_set(q_, value); }
  // From and to types that have overloads assign(rational, other) and assign(other, rational).
  template <typename Other>
  requires requires(Rational& rational, const Other& other) { assign(rational, other); }
  explicit Rational(const Other& other) : Rational() { assign(*this, other); }
  template <typename Other>
  requires requires(Other& other, const Rational& rational) { assign(other, rational); }
  explicit operator Other() const {
    Other result;
    assign(result, *this);
    return result;
  }
  Rational(const Rational& other);
  Rational(Rational&& other) noexcept : q_{*other.q_} {
    mpq_numref(other.q_)->_mp_d = mpq_denref(other.q_)->_mp_d = nullptr;
  }
  ~Rational();
  Rational& operator=(const Rational& other);
  Rational& operator=(Rational&& other) noexcept {
    std::swap(*q_, *other.q_);
    return *this;
  }

  mpq_ptr data() { return own_denominator(), q_; }  // for functions that write it
  mpq_srcptr data() const { return q_; }

  int sign() const { return mpq_sgn(q_); }
  std::string str() const;           // "p" or "p/q", decimal
  explicit operator double() const;  // to nearest; infinite beyond the range
  template <typename T>
  T convert_to() const {
    return static_cast<T>(*this);
  }

  Rational& operator+=(const Rational& x) { return *this = std::move(*this) + x; }
  Rational& operator-=(const Rational& x) { return *this = *this - x; }
  Rational& operator*=(const Rational& x) { return *this = *this * x; }
  Rational& operator/=(const Rational& x) { return *this = *this / x; }

  friend Rational operator-(Rational x) { return mpq_neg(x.q_, x.q_), x; }
  friend Rational operator+(const Rational& x, const Rational& y);
  friend Rational operator+(Rational&& x, const Rational& y);  // in place if it can
  friend Rational operator-(const Rational& x, const Rational& y);
  friend Rational operator*(const Rational& x, const Rational& y);
  friend Rational operator/(const Rational& x, const Rational& y);

  friend bool operator==(const Rational& x, const Rational& y) {
    return mpq_equal(x.q_, y.q_) != 0;
  }
  friend std::strong_ordering operator<=>(const Rational& x, const Rational& y) {
    return mpq_cmp(x.q_, y.q_) <=> 0;
  }
  template <std::signed_integral I>
  friend bool operator==(const Rational& x, I y) {
    return mpq_cmp_si(x.q_, y, 1) == 0;
  }
  template <std::signed_integral I>
  friend std::strong_ordering operator<=>(const Rational& x, I y) {
    return mpq_cmp_si(x.q_, y, 1) <=> 0;
  }

 private:
  // A numerator of 0 and no denominator, neither with memory.
  struct Unset {};
  explicit Rational(Unset) {
    mpz_init(mpq_numref(q_));
    mpz_init(mpq_denref(q_));
  }
  void set(double value);  // of Unset
  void share_one();        // as the denominator
  void own_denominator();
  // The number that a function of GMP writes.
  template <auto function>
  static Rational made(const Rational& x, const Rational& y);

  mpq_t q_;
};

inline Integer abs(Integer x) { return mpz_abs(x.data(), x.data()), x; }
inline Rational abs(Rational x) { return x.sign() < 0 ? -std::move(x) : x; }
inline Integer numerator(const Rational& x) { return Integer(mpq_numref(x.data())); }
inline Integer denominator(const Rational& x) { return Integer(mpq_denref(x.data())); }
// The numerator of x times the denominator of y.
inline Integer crosswise(const Rational& x, const Rational& y) {
  Integer result;
  mpz_mul(result.data(), mpq_numref(x.data()), mpq_denref(y.data()));
  return result;
}

// Place of the highest bit of x > 0: 2^msb <= x < 2^(msb + 1).
inline std::size_t msb(const Integer& x) { return mpz_sizeinbase(x.data(), 2) - 1; }
inline bool bit_test(const Integer& x, std::size_t place) {
  return mpz_tstbit(x.data(), place) != 0;
}

void divide_qr(const Integer& x, const Integer& y, Integer& quotient, Integer& remainder);
Integer pow(const Integer& base, unsigned long exponent);
Integer sqrt(const Integer& x);  // rounds down
Integer gcd(const Integer& x, const Integer& y);
Integer lcm(const Integer& x, const Integer& y);

std::ostream& operator<<(std::ostream& out, const Integer& x);
std::ostream& operator<<(std::ostream& out, const Rational& x);

}  // namespace subjects
