// SPDX-License-Identifier: MIT
#include "core/subjects/binary_float.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/gmp.hpp>
#include <new>

namespace subjects {
namespace {

// Expression templates off: every expression is a number.
template <unsigned Digits>
using Boosted =
    boost::multiprecision::number<boost::multiprecision::backends::cpp_bin_float<Digits>,
                                  boost::multiprecision::et_off>;

// The number that lives in the bytes.
template <unsigned Digits, typename Bytes>
auto& in(Bytes& storage) {
  using Number = Boosted<Digits>;
  static_assert(sizeof(Number) == sizeof(Bytes) && alignof(Number) <= 16);
  static_assert(std::is_trivially_destructible_v<Number>);
  using Place = std::conditional_t<std::is_const_v<Bytes>, const Number, Number>;
  return *std::launder(reinterpret_cast<Place*>(storage.data()));
}

}  // namespace

template <unsigned Digits>
BinaryFloat<Digits>::BinaryFloat(double exact) {
  new (storage_.data()) Boosted<Digits>(exact);
}

template <unsigned Digits>
BinaryFloat<Digits>::BinaryFloat(const Rational& value) {
  boost::multiprecision::mpq_rational copy;
  mpq_set(copy.backend().data(), value.data());
  new (storage_.data()) Boosted<Digits>(copy.convert_to<Boosted<Digits>>());
}

template <unsigned Digits>
BinaryFloat<Digits>::operator double() const {
  return in<Digits>(storage_).template convert_to<double>();
}

// An integer of `digits` bits times a power of two.
template <unsigned Digits>
Rational BinaryFloat<Digits>::exact() const {
  const auto& backend = in<Digits>(storage_).backend();
  const auto& bits = backend.bits();
  Integer significand;
  mpz_import(significand.data(), bits.size(), -1, sizeof(*bits.limbs()), 0, 0, bits.limbs());
  Rational value(backend.sign() ? -significand : significand);
  const long exponent = backend.exponent() - (std::numeric_limits<Boosted<Digits>>::digits - 1);
  if (exponent > 0) mpq_mul_2exp(value.data(), value.data(), static_cast<mp_bitcnt_t>(exponent));
  if (exponent < 0) mpq_div_2exp(value.data(), value.data(), static_cast<mp_bitcnt_t>(-exponent));
  return value;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::operator-() const {
  BinaryFloat result(*this);
  in<Digits>(result.storage_).backend().negate();
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator+=(const BinaryFloat& other) {
  in<Digits>(storage_) += in<Digits>(other.storage_);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator-=(const BinaryFloat& other) {
  in<Digits>(storage_) -= in<Digits>(other.storage_);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator*=(const BinaryFloat& other) {
  in<Digits>(storage_) *= in<Digits>(other.storage_);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator/=(const BinaryFloat& other) {
  in<Digits>(storage_) /= in<Digits>(other.storage_);
  return *this;
}

template <unsigned Digits>
bool BinaryFloat<Digits>::equals(const BinaryFloat& other) const {
  return in<Digits>(storage_) == in<Digits>(other.storage_);
}

template <unsigned Digits>
bool BinaryFloat<Digits>::is_less(const BinaryFloat& other) const {
  return in<Digits>(storage_) < in<Digits>(other.storage_);
}

template <unsigned Digits>
FloatFormat BinaryFloat<Digits>::format() {
  using Limits = std::numeric_limits<Boosted<Digits>>;
  static_assert(Limits::has_denorm == std::denorm_absent);
  return {Limits::digits, Limits::min_exponent - 1, Limits::max_exponent};
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::smallest() {
  BinaryFloat result;
  in<Digits>(result.storage_) = (std::numeric_limits<Boosted<Digits>>::min)();
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::square_root() const {
  BinaryFloat result;
  in<Digits>(result.storage_) = sqrt(in<Digits>(storage_));
  return result;
}

template class BinaryFloat<50>;
template class BinaryFloat<100>;

}  // namespace subjects
