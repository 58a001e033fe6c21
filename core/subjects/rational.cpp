// SPDX-License-Identifier: MIT
#include "core/subjects/rational.hpp"

#include <boost/multiprecision/gmp.hpp>
#include <cmath>
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

Integer::Integer(const std::string& text) {
  if (mpz_init_set_str(z_, text.c_str(), 0) == 0) return;
  mpz_clear(z_);
  throw std::invalid_argument("'" + text + "' is not an integer");
}

Integer::Integer(const Rational& value) {
  mpz_init(z_);
  mpz_set_q(z_, value.data());
}

std::string Integer::str() const { return taken(mpz_get_str(nullptr, 10, z_)); }

Rational::Rational(const std::string& text) {
  mpq_init(q_);
  if (mpq_set_str(q_, text.c_str(), 0) != 0 || mpz_sgn(mpq_denref(q_)) == 0) {
    mpq_clear(q_);
    throw std::invalid_argument("'" + text + "' is not a rational number");
  }
  mpq_canonicalize(q_);
}

// 64 bits are the sum of two doubles.
Rational::Rational(long double value) : Rational() {
  int exponent = 0;
  const long double fraction = std::frexp(value, &exponent);
  const auto upper = static_cast<double>(fraction);
  *this = Rational(upper) + Rational(static_cast<double>(fraction - upper));
  if (exponent > 0) mpq_mul_2exp(q_, q_, static_cast<mp_bitcnt_t>(exponent));
  if (exponent < 0) mpq_div_2exp(q_, q_, static_cast<mp_bitcnt_t>(-exponent));
}

std::string Rational::str() const { return taken(mpq_get_str(nullptr, 10, q_)); }

// mpq_get_d rounds towards zero; Boost divides integers and rounds by the remainder.
Rational::operator double() const {
  boost::multiprecision::mpq_rational copy;
  mpq_set(copy.backend().data(), q_);
  return copy.convert_to<double>();
}

std::ostream& operator<<(std::ostream& out, const Integer& x) { return out << x.str(); }
std::ostream& operator<<(std::ostream& out, const Rational& x) { return out << x.str(); }

}  // namespace subjects
