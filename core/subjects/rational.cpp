// SPDX-License-Identifier: MIT
#include "core/subjects/rational.hpp"

#include <algorithm>
#include <array>
#include <bit>
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

// The integer that a function of GMP writes.
template <auto function>
Integer made(const auto&... operands) {
  Integer result;
  function(result.data(), operands...);
  return result;
}

// Row r is zero but for its last limb, 2^r: the last k + 1 limbs of the row are 2^(r + 64 k).  Products
// of four doubles have denominators of up to 2^4296.
constexpr std::size_t powers_limbs = 68;
constexpr auto powers = [] {
  std::array<std::array<mp_limb_t, powers_limbs>, GMP_NUMB_BITS> rows{};
  for (std::size_t r = 0; r < rows.size(); ++r) rows[r].back() = mp_limb_t{1} << r;
  return rows;
}();

bool is_shared(mpz_srcptr denominator) { return denominator->_mp_alloc == 0; }

// Makes an integer without memory 2^exponent: it refers to the table, or beyond it allocates.
void set_power(mpz_ptr place, long exponent) {
  const auto bits = static_cast<mp_bitcnt_t>(exponent);
  const std::size_t size = bits / GMP_NUMB_BITS + 1;
  if (size > powers_limbs) return mpz_setbit(place, bits);
  const mp_limb_t* const first = &powers[bits % GMP_NUMB_BITS][powers_limbs - size];
  const mpz_t shared = MPZ_ROINIT_N(const_cast<mp_limb_t*>(first), static_cast<int>(size));
  *place = *shared;
}

// The exponent of a denominator that is a power of two; negative if it is none.  Reads the limbs,
// because every sum and product asks twice, and mpz_scan1, mpz_sizeinbase and a population count are
// calls.
long power_of_two(mpz_srcptr denominator) {
  const std::size_t last = mpz_size(denominator) - 1;
  const mp_limb_t* const limbs = denominator->_mp_d;
  const long exponent = static_cast<long>(last) * GMP_NUMB_BITS + std::countr_zero(limbs[last]);
  if (is_shared(denominator)) return exponent;
  const bool is_power = (limbs[last] & (limbs[last] - 1)) == 0 &&
                        std::none_of(limbs, limbs + last, [](mp_limb_t limb) { return limb != 0; });
  return is_power ? exponent : -1;
}

// The number of zeros below the lowest bit of x != 0.
long trailing_zeros(mpz_srcptr x) {
  const mp_limb_t lowest = *x->_mp_d;
  return lowest != 0 ? std::countr_zero(lowest) : static_cast<long>(mpz_scan1(x, 0));
}

// Gives the numerator that `result` has, without a denominator yet, 2^exponent, in lowest terms.
void divide_by_power(mpq_ptr result, long exponent) {
  const mpz_ptr numerator = mpq_numref(result);
  if (mpz_sgn(numerator) == 0) exponent = 0;
  if (exponent > 0) {
    const long common = std::min(trailing_zeros(numerator), exponent);
    if (common > 0) mpz_tdiv_q_2exp(numerator, numerator, static_cast<mp_bitcnt_t>(common));
    exponent -= common;
  }
  set_power(mpq_denref(result), exponent);
}

// Most numbers are sums and products of doubles: fractions over powers of two, which need no
// greatest common divisor; equal denominators need one, for which mpq_add takes two.  The results are
// those of GMP.
template <auto function, auto of_integers>
void add(mpq_ptr result, mpq_srcptr x, mpq_srcptr y) {
  const long of_x = power_of_two(mpq_denref(x));
  const long of_y = of_x < 0 ? of_x : power_of_two(mpq_denref(y));
  if (of_y < 0) {
    if (mpz_cmp(mpq_denref(x), mpq_denref(y)) != 0) return function(result, x, y);
    of_integers(mpq_numref(result), mpq_numref(x), mpq_numref(y));
    mpz_set(mpq_denref(result), mpq_denref(x));
    return mpq_canonicalize(result);
  }
  const mpz_ptr sum = mpq_numref(result);
  if (of_x < of_y) {
    mpz_mul_2exp(sum, mpq_numref(x), static_cast<mp_bitcnt_t>(of_y - of_x));
    of_integers(sum, sum, mpq_numref(y));
  } else if (of_y < of_x) {
    mpz_mul_2exp(sum, mpq_numref(y), static_cast<mp_bitcnt_t>(of_x - of_y));
    of_integers(sum, mpq_numref(x), sum);
  } else {
    of_integers(sum, mpq_numref(x), mpq_numref(y));
  }
  divide_by_power(result, std::max(of_x, of_y));
}

void multiply(mpq_ptr result, mpq_srcptr x, mpq_srcptr y) {
  const long of_x = power_of_two(mpq_denref(x));
  const long of_y = of_x < 0 ? of_x : power_of_two(mpq_denref(y));
  if (of_y < 0) return mpq_mul(result, x, y);
  mpz_mul(mpq_numref(result), mpq_numref(x), mpq_numref(y));
  divide_by_power(result, of_x + of_y);
}

}  // namespace

Integer::Integer(const Rational& value) : Integer() { mpz_set_q(z_, value.data()); }

Integer::Integer(const std::string& text) {
  if (mpz_init_set_str(z_, text.c_str(), 0) == 0) return;
  mpz_clear(z_);
  throw std::invalid_argument("'" + text + "' is not an integer");
}

Integer::~Integer() {
  if (z_->_mp_d != nullptr) mpz_clear(z_);
}

Integer& Integer::operator=(const Integer& other) {
  if (z_->_mp_d == nullptr) mpz_init(z_);
  mpz_set(z_, other.z_);
  return *this;
}

std::string Integer::str() const { return taken(mpz_get_str(nullptr, 10, z_)); }

Integer operator+(const Integer& x, const Integer& y) { return made<mpz_add>(x.z_, y.z_); }
Integer operator-(const Integer& x, const Integer& y) { return made<mpz_sub>(x.z_, y.z_); }
Integer operator*(const Integer& x, const Integer& y) { return made<mpz_mul>(x.z_, y.z_); }

// 64 bits are the sum of two doubles.
Rational::Rational(long double value) : Rational() {
  int exponent = 0;
  const long double fraction = std::frexp(value, &exponent);
  const auto upper = static_cast<double>(fraction);
  *this =
      Rational(upper) + Rational(static_cast<double>(fraction - static_cast<long double>(upper)));
  if (exponent > 0) mpq_mul_2exp(data(), q_, static_cast<mp_bitcnt_t>(exponent));
  if (exponent < 0) mpq_div_2exp(data(), q_, static_cast<mp_bitcnt_t>(-exponent));
}

Rational::Rational(Integer value) {
  *mpq_numref(q_) = *value.data();
  value.data()->_mp_d = nullptr;
  share_one();
}

Rational::Rational(Integer numerator, Integer denominator) {
  *mpq_numref(q_) = *numerator.data();
  *mpq_denref(q_) = *denominator.data();
  numerator.data()->_mp_d = denominator.data()->_mp_d = nullptr;
  mpq_canonicalize(q_);
}

Rational::Rational(const std::string& text) : Rational(Unset()) {
  if (mpq_set_str(q_, text.c_str(), 0) != 0 || mpz_sgn(mpq_denref(q_)) == 0) {
    throw std::invalid_argument("'" + text + "' is not a rational number");
  }
  mpq_canonicalize(q_);
}

Rational::Rational(const Rational& other) {
  mpz_init_set(mpq_numref(q_), mpq_numref(other.q_));
  if (is_shared(mpq_denref(other.q_))) {
    *mpq_denref(q_) = *mpq_denref(other.q_);
  } else {
    mpz_init_set(mpq_denref(q_), mpq_denref(other.q_));
  }
}

Rational::~Rational() {
  if (mpq_denref(q_)->_mp_d == nullptr) return;
  mpz_clear(mpq_numref(q_));
  if (!is_shared(mpq_denref(q_))) mpz_clear(mpq_denref(q_));
}

Rational& Rational::operator=(const Rational& other) { return *this = Rational(other); }

// A double is an integer of at most 53 bits times a power of two.
void Rational::set(double value) {
  int exponent = 0;
  const auto digits = static_cast<long>(std::ldexp(std::frexp(value, &exponent), 53));
  exponent -= 53;
  mpz_set_si(mpq_numref(q_), digits);
  if (exponent > 0) {
    mpz_mul_2exp(mpq_numref(q_), mpq_numref(q_), static_cast<mp_bitcnt_t>(exponent));
    exponent = 0;
  }
  divide_by_power(q_, -exponent);
}

void Rational::share_one() { set_power(mpq_denref(q_), 0); }

void Rational::own_denominator() {
  const mpz_ptr denominator = mpq_denref(q_);
  if (!is_shared(denominator)) return;
  const __mpz_struct shared = *denominator;
  mpz_init_set(denominator, &shared);
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

template <auto function>
Rational Rational::made(const Rational& x, const Rational& y) {
  Rational result{Unset()};
  function(result.q_, x.q_, y.q_);
  return result;
}

Rational operator+(const Rational& x, const Rational& y) {
  return Rational::made<add<mpq_add, mpz_add>>(x, y);
}
// In place, unless the numerator of y must be shifted, which takes memory of its own.
Rational operator+(Rational&& x, const Rational& y) {
  if (is_shared(mpq_denref(x.q_)) && is_shared(mpq_denref(y.q_)) &&
      power_of_two(mpq_denref(x.q_)) <= power_of_two(mpq_denref(y.q_))) {
    add<mpq_add, mpz_add>(x.q_, x.q_, y.q_);
    return std::move(x);
  }
  return std::as_const(x) + y;
}
Rational operator-(const Rational& x, const Rational& y) {
  return Rational::made<add<mpq_sub, mpz_sub>>(x, y);
}
Rational operator*(const Rational& x, const Rational& y) { return Rational::made<multiply>(x, y); }
Rational operator/(const Rational& x, const Rational& y) { return Rational::made<mpq_div>(x, y); }

void divide_qr(const Integer& x, const Integer& y, Integer& quotient, Integer& remainder) {
  mpz_tdiv_qr(quotient.data(), remainder.data(), x.data(), y.data());
}

Integer pow(const Integer& base, unsigned long exponent) {
  return made<mpz_pow_ui>(base.data(), exponent);
}
Integer sqrt(const Integer& x) { return made<mpz_sqrt>(x.data()); }
Integer gcd(const Integer& x, const Integer& y) { return made<mpz_gcd>(x.data(), y.data()); }
Integer lcm(const Integer& x, const Integer& y) { return made<mpz_lcm>(x.data(), y.data()); }

std::ostream& operator<<(std::ostream& out, const Integer& x) { return out << x.str(); }
std::ostream& operator<<(std::ostream& out, const Rational& x) { return out << x.str(); }

}  // namespace subjects
