// SPDX-License-Identifier: MIT
#include "core/subjects/binary_float.hpp"

namespace subjects {

template <unsigned Digits>
void BinaryFloat<Digits>::set(double exact) {
  mpfr_set_d(number_, exact, MPFR_RNDN);
}

template <unsigned Digits>
BinaryFloat<Digits>::BinaryFloat(const Rational& value) : BinaryFloat() {
  mpfr_set_q(number_, value.data(), MPFR_RNDN);
}

template <unsigned Digits>
BinaryFloat<Digits>::operator double() const {
  return mpfr_get_d(number_, MPFR_RNDN);
}

template <unsigned Digits>
Rational BinaryFloat<Digits>::exact() const {
  Rational value;
  mpfr_get_q(value.data(), number_);
  return value;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::operator-() const {
  BinaryFloat result;
  mpfr_neg(result.number_, number_, MPFR_RNDN);
  return result;
}

// Whether cpp_bin_float rounds |a| - |b| to the number below |a|, although |a| is nearer: if |b| is
// between a quarter and a half of the last place of |a|, it rounds |a| minus a half to even.
template <unsigned Digits>
bool BinaryFloat<Digits>::is_one_less(mpfr_srcptr a, mpfr_srcptr b, bool opposite) {
  if (!opposite || !mpfr_regular_p(a) || !mpfr_regular_p(b)) return false;
  return mpfr_get_exp(a) - mpfr_get_exp(b) == precision + 1 && mpfr_min_prec(b) > 1 &&
         mpfr_min_prec(a) == precision;
}

// The result may be one of the terms.
template <unsigned Digits>
void BinaryFloat<Digits>::add(mpfr_ptr result, mpfr_srcptr a, mpfr_srcptr b, bool negated) {
  const bool opposite = (mpfr_signbit(a) != mpfr_signbit(b)) != negated;
  const bool one_less = is_one_less(a, b, opposite) || is_one_less(b, a, opposite);
  negated ? mpfr_sub(result, a, b, MPFR_RNDN) : mpfr_add(result, a, b, MPFR_RNDN);
  if (one_less) mpfr_signbit(result) ? mpfr_nextabove(result) : mpfr_nextbelow(result);
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::sum(const BinaryFloat& a, const BinaryFloat& b) {
  BinaryFloat result;
  add(result.number_, a.number_, b.number_, false);
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::difference(const BinaryFloat& a, const BinaryFloat& b) {
  BinaryFloat result;
  add(result.number_, a.number_, b.number_, true);
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::product(const BinaryFloat& a, const BinaryFloat& b) {
  BinaryFloat result;
  mpfr_mul(result.number_, a.number_, b.number_, MPFR_RNDN);
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::quotient(const BinaryFloat& a, const BinaryFloat& b) {
  BinaryFloat result;
  mpfr_div(result.number_, a.number_, b.number_, MPFR_RNDN);
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator+=(const BinaryFloat& other) {
  add(number_, number_, other.number_, false);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator-=(const BinaryFloat& other) {
  add(number_, number_, other.number_, true);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator*=(const BinaryFloat& other) {
  mpfr_mul(number_, number_, other.number_, MPFR_RNDN);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator/=(const BinaryFloat& other) {
  mpfr_div(number_, number_, other.number_, MPFR_RNDN);
  return *this;
}

template <unsigned Digits>
bool BinaryFloat<Digits>::equals(const BinaryFloat& other) const {
  return mpfr_equal_p(number_, other.number_) != 0;
}

template <unsigned Digits>
bool BinaryFloat<Digits>::is_less(const BinaryFloat& other) const {
  return mpfr_less_p(number_, other.number_) != 0;
}

// The range of exponents that MPFR starts with; its significands are in [1/2, 1).
constexpr int exponent_max = (1 << 30) - 1;

template <unsigned Digits>
FloatFormat BinaryFloat<Digits>::format() {
  return {precision, -exponent_max - 1, exponent_max};
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::power_of_two(long k) {
  BinaryFloat result;
  mpfr_set_ui_2exp(result.number_, 1, k, MPFR_RNDN);
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::smallest() {
  return power_of_two(-exponent_max - 1);
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::square_root() const {
  BinaryFloat result;
  mpfr_sqrt(result.number_, number_, MPFR_RNDN);
  return result;
}

template class BinaryFloat<50>;
template class BinaryFloat<100>;

}  // namespace subjects
