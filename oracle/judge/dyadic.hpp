// SPDX-License-Identifier: MIT
// Exact sums and products of doubles: integers times powers of two.  They are not reduced to lowest
// terms; rational() reduces the result.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "core/subjects/rational.hpp"

namespace oracle {

class Dyadic {
 public:
  Dyadic() = default;
  explicit Dyadic(double x) {  // finite
    const double fraction = std::frexp(x, &exponent_);
    exponent_ -= 53;
    mpz_set_si(integer_.data(), static_cast<long>(std::ldexp(fraction, 53)));
  }
  // Empty if the denominator is no power of two.
  static std::optional<Dyadic> from(const subjects::Rational& x) {
    const subjects::Integer denominator = subjects::denominator(x);
    const std::size_t power = subjects::msb(denominator);
    if (mpz_scan1(denominator.data(), 0) != power) return std::nullopt;
    Dyadic result;
    result.integer_ = subjects::numerator(x);
    result.exponent_ = -static_cast<int>(power);
    return result;
  }

  int sign() const { return integer_.sign(); }
  subjects::Rational rational() && {
    subjects::Rational result(std::move(integer_));
    const auto power = static_cast<mp_bitcnt_t>(std::abs(exponent_));
    (exponent_ < 0 ? mpq_div_2exp : mpq_mul_2exp)(result.data(), result.data(), power);
    return result;
  }

  friend Dyadic operator*(const Dyadic& x, const Dyadic& y) {
    Dyadic result;
    mpz_mul(result.integer_.data(), x.integer_.data(), y.integer_.data());
    result.exponent_ = x.exponent_ + y.exponent_;
    return result;
  }
  Dyadic& operator+=(Dyadic x) {
    if (x.sign() == 0) return *this;
    if (sign() == 0) return *this = std::move(x);
    Dyadic& coarse = exponent_ > x.exponent_ ? *this : x;
    const int finest = std::min(exponent_, x.exponent_);
    coarse.integer_ <<= static_cast<unsigned long>(coarse.exponent_ - finest);
    exponent_ = finest;
    integer_ += x.integer_;
    return *this;
  }

 private:
  subjects::Integer integer_;
  int exponent_ = 0;
};

}  // namespace oracle
