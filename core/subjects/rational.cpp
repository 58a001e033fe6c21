// SPDX-License-Identifier: MIT
#include "core/subjects/rational.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <stdexcept>

namespace subjects {
namespace {

// GMP allocates the text.
std::string taken(char* text) {
  std::string result(text);
  void (*release)(void*, std::size_t) = nullptr;
  mp_get_memory_functions(nullptr, nullptr, &release);
  release(text, result.size() + 1);
  return result;
}

}  // namespace

Integer::Integer() { mpz_init(z_); }

Integer::Integer(double value) { mpz_init_set_d(z_, value); }

Integer::Integer(const std::string& text) {
  if (mpz_init_set_str(z_, text.c_str(), 0) == 0) return;
  mpz_clear(z_);
  throw std::invalid_argument("'" + text + "' is not an integer");
}

Integer::Integer(const Rational& value) {
  mpz_init(z_);
  mpz_set_q(z_, value.data());
}

Integer::Integer(mpz_srcptr value) { mpz_init_set(z_, value); }

Integer::Integer(const Integer& other) { mpz_init_set(z_, other.z_); }

Integer::~Integer() {
  if (z_->_mp_d != nullptr) mpz_clear(z_);
}

Integer& Integer::operator=(const Integer& other) {
  if (z_->_mp_d == nullptr) mpz_init(z_);
  mpz_set(z_, other.z_);
  return *this;
}

std::string Integer::str() const { return taken(mpz_get_str(nullptr, 10, z_)); }

Integer& Integer::operator+=(const Integer& x) { return mpz_add(z_, z_, x.z_), *this; }
Integer& Integer::operator-=(const Integer& x) { return mpz_sub(z_, z_, x.z_), *this; }
Integer& Integer::operator*=(const Integer& x) { return mpz_mul(z_, z_, x.z_), *this; }
Integer& Integer::operator/=(const Integer& x) { return mpz_tdiv_q(z_, z_, x.z_), *this; }
Integer& Integer::operator%=(const Integer& x) { return mpz_tdiv_r(z_, z_, x.z_), *this; }
Integer& Integer::operator<<=(unsigned long bits) { return mpz_mul_2exp(z_, z_, bits), *this; }
Integer& Integer::operator>>=(unsigned long bits) { return mpz_fdiv_q_2exp(z_, z_, bits), *this; }
Integer& Integer::operator++() { return mpz_add_ui(z_, z_, 1), *this; }

Integer operator-(Integer x) { return mpz_neg(x.z_, x.z_), x; }

Integer operator+(const Integer& x, const Integer& y) {
  Integer sum;
  mpz_add(sum.z_, x.z_, y.z_);
  return sum;
}

Integer operator-(const Integer& x, const Integer& y) {
  Integer difference;
  mpz_sub(difference.z_, x.z_, y.z_);
  return difference;
}

Integer operator*(const Integer& x, const Integer& y) {
  Integer product;
  mpz_mul(product.z_, x.z_, y.z_);
  return product;
}

Integer operator/(Integer x, const Integer& y) { return std::move(x /= y); }
Integer operator%(Integer x, const Integer& y) { return std::move(x %= y); }
Integer operator<<(Integer x, unsigned long bits) { return std::move(x <<= bits); }
Integer operator>>(Integer x, unsigned long bits) { return std::move(x >>= bits); }
Integer operator|(Integer x, const Integer& y) { return mpz_ior(x.z_, x.z_, y.z_), x; }
Integer operator&(Integer x, const Integer& y) { return mpz_and(x.z_, x.z_, y.z_), x; }

bool operator==(const Integer& x, const Integer& y) { return mpz_cmp(x.z_, y.z_) == 0; }

std::strong_ordering operator<=>(const Integer& x, const Integer& y) {
  return mpz_cmp(x.z_, y.z_) <=> 0;
}

Rational::Rational() { mpq_init(q_); }

// 64 bits are the sum of two doubles.
Rational::Rational(long double value) : Rational() {
  int exponent = 0;
  const long double fraction = std::frexp(value, &exponent);
  const auto upper = static_cast<double>(fraction);
  *this =
      Rational(upper) + Rational(static_cast<double>(fraction - static_cast<long double>(upper)));
  if (exponent > 0) mpq_mul_2exp(q_, q_, static_cast<mp_bitcnt_t>(exponent));
  if (exponent < 0) mpq_div_2exp(q_, q_, static_cast<mp_bitcnt_t>(-exponent));
}

Rational::Rational(Integer value) {
  *mpq_numref(q_) = *value.data();
  value.data()->_mp_d = nullptr;
  mpz_init_set_ui(mpq_denref(q_), 1);
}

Rational::Rational(Integer numerator, Integer denominator) {
  *mpq_numref(q_) = *numerator.data();
  *mpq_denref(q_) = *denominator.data();
  numerator.data()->_mp_d = denominator.data()->_mp_d = nullptr;
  mpq_canonicalize(q_);
}

Rational::Rational(const std::string& text) : Rational() {
  if (mpq_set_str(q_, text.c_str(), 0) != 0 || mpz_sgn(mpq_denref(q_)) == 0) {
    throw std::invalid_argument("'" + text + "' is not a rational number");
  }
  mpq_canonicalize(q_);
}

Rational::Rational(mpq_srcptr value) : Rational() { mpq_set(q_, value); }

Rational::Rational(const Rational& other) {
  mpz_init_set(mpq_numref(q_), mpq_numref(other.q_));
  mpz_init_set(mpq_denref(q_), mpq_denref(other.q_));
}

Rational::~Rational() {
  if (mpq_denref(q_)->_mp_d != nullptr) mpq_clear(q_);
}

Rational& Rational::operator=(const Rational& other) {
  if (mpq_denref(q_)->_mp_d == nullptr) mpq_init(q_);
  mpq_set(q_, other.q_);
  return *this;
}

std::string Rational::str() const { return taken(mpq_get_str(nullptr, 10, q_)); }

// mpq_get_d rounds towards zero.  A quotient of 53 or 54 bits and a remainder round to nearest, ties
// to even; a subnormal result is rounded once more.
Rational::operator double() const {
  if (sign() == 0) return 0;
  Integer n = abs(numerator(*this));
  Integer d = denominator(*this);
  const long shift = 53 + static_cast<long>(msb(d)) - static_cast<long>(msb(n));
  if (shift > 0) n <<= static_cast<unsigned long>(shift);
  if (shift < 0) d <<= static_cast<unsigned long>(-shift);
  Integer rest;
  divide_qr(n, d, n, rest);
  const auto quotient = n.convert_to<std::uint64_t>();
  const bool is_odd = (quotient & 1U) != 0;
  bool up = false;
  if (msb(n) == 52) {
    rest <<= 1;
    up = rest > d;  // no tie: its denominator is a power of two, which gives 54 bits
  } else {
    up = is_odd && (rest != 0 || (quotient & 2U) != 0);
  }
  // 54 bits: the last one is gone by this rounding.
  const double rounded = std::ldexp(static_cast<double>(quotient + (up ? 1 : 0)),
                                    static_cast<int>(std::clamp(-shift, -5000L, 5000L)));
  return sign() < 0 ? -rounded : rounded;
}

Rational& Rational::operator+=(const Rational& x) { return mpq_add(q_, q_, x.q_), *this; }
Rational& Rational::operator-=(const Rational& x) { return mpq_sub(q_, q_, x.q_), *this; }
Rational& Rational::operator*=(const Rational& x) { return mpq_mul(q_, q_, x.q_), *this; }
Rational& Rational::operator/=(const Rational& x) { return mpq_div(q_, q_, x.q_), *this; }

Rational operator-(Rational x) { return mpq_neg(x.q_, x.q_), x; }

Rational operator+(const Rational& x, const Rational& y) {
  Rational sum;
  mpq_add(sum.q_, x.q_, y.q_);
  return sum;
}

Rational operator-(const Rational& x, const Rational& y) {
  Rational difference;
  mpq_sub(difference.q_, x.q_, y.q_);
  return difference;
}

Rational operator*(const Rational& x, const Rational& y) {
  Rational product;
  mpq_mul(product.q_, x.q_, y.q_);
  return product;
}

Rational operator/(const Rational& x, const Rational& y) {
  Rational quotient;
  mpq_div(quotient.q_, x.q_, y.q_);
  return quotient;
}

bool operator==(const Rational& x, const Rational& y) { return mpq_equal(x.q_, y.q_) != 0; }

std::strong_ordering operator<=>(const Rational& x, const Rational& y) {
  return mpq_cmp(x.q_, y.q_) <=> 0;
}

Integer abs(Integer x) { return mpz_abs(x.data(), x.data()), x; }
Rational abs(Rational x) { return mpq_abs(x.data(), x.data()), x; }
Integer numerator(const Rational& x) { return Integer(mpq_numref(x.data())); }
Integer denominator(const Rational& x) { return Integer(mpq_denref(x.data())); }

std::size_t msb(const Integer& x) { return mpz_sizeinbase(x.data(), 2) - 1; }
bool bit_test(const Integer& x, std::size_t place) { return mpz_tstbit(x.data(), place) != 0; }

void divide_qr(const Integer& x, const Integer& y, Integer& quotient, Integer& remainder) {
  mpz_tdiv_qr(quotient.data(), remainder.data(), x.data(), y.data());
}

Integer pow(const Integer& base, unsigned long exponent) {
  Integer power;
  mpz_pow_ui(power.data(), base.data(), exponent);
  return power;
}

Integer sqrt(const Integer& x) {
  Integer root;
  mpz_sqrt(root.data(), x.data());
  return root;
}

Integer gcd(const Integer& x, const Integer& y) {
  Integer divisor;
  mpz_gcd(divisor.data(), x.data(), y.data());
  return divisor;
}

Integer lcm(const Integer& x, const Integer& y) {
  Integer multiple;
  mpz_lcm(multiple.data(), x.data(), y.data());
  return multiple;
}

std::ostream& operator<<(std::ostream& out, const Integer& x) { return out << x.str(); }
std::ostream& operator<<(std::ostream& out, const Rational& x) { return out << x.str(); }

}  // namespace subjects
