// SPDX-License-Identifier: MIT
#include "core/subjects/binary_float.hpp"

namespace subjects {

// An mpfr_t over the significand of a number.  Without arguments it is one to write a result to:
// kept_in() then keeps what MPFR does not hold in the significand.
template <unsigned Digits>
struct BinaryFloat<Digits>::View {
  explicit View(const BinaryFloat& x) {
    // Operands are only read.
    mpfr_custom_init_set(number, x.kind_, x.exponent_, bits,
                         const_cast<mp_limb_t*>(x.significand_.data()));
  }
  void kept_in(BinaryFloat& x) const {
    x.kind_ = mpfr_custom_get_kind(number);
    x.exponent_ = mpfr_custom_get_exp(number);
  }

  mpfr_t number;
};

template <unsigned Digits>
BinaryFloat<Digits>::BinaryFloat(double exact)
    : kind_(MPFR_ZERO_KIND), exponent_(0), significand_{} {
  View result(*this);
  mpfr_set_d(result.number, exact, MPFR_RNDN);
  result.kept_in(*this);
}

template <unsigned Digits>
BinaryFloat<Digits>::BinaryFloat(const Rational& value) : BinaryFloat() {
  View result(*this);
  mpfr_set_q(result.number, value.data(), MPFR_RNDN);
  result.kept_in(*this);
}

template <unsigned Digits>
BinaryFloat<Digits>::operator double() const {
  return mpfr_get_d(View(*this).number, MPFR_RNDN);
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::operator-() const {
  BinaryFloat result(*this);
  result.kind_ = -kind_;
  return result;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator+=(const BinaryFloat& other) {
  View result(*this);
  mpfr_add(result.number, result.number, View(other).number, MPFR_RNDN);
  result.kept_in(*this);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator-=(const BinaryFloat& other) {
  View result(*this);
  mpfr_sub(result.number, result.number, View(other).number, MPFR_RNDN);
  result.kept_in(*this);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator*=(const BinaryFloat& other) {
  View result(*this);
  mpfr_mul(result.number, result.number, View(other).number, MPFR_RNDN);
  result.kept_in(*this);
  return *this;
}

template <unsigned Digits>
BinaryFloat<Digits>& BinaryFloat<Digits>::operator/=(const BinaryFloat& other) {
  View result(*this);
  mpfr_div(result.number, result.number, View(other).number, MPFR_RNDN);
  result.kept_in(*this);
  return *this;
}

template <unsigned Digits>
bool BinaryFloat<Digits>::equals(const BinaryFloat& other) const {
  return mpfr_equal_p(View(*this).number, View(other).number) != 0;
}

template <unsigned Digits>
bool BinaryFloat<Digits>::is_less(const BinaryFloat& other) const {
  return mpfr_less_p(View(*this).number, View(other).number) != 0;
}

template <unsigned Digits>
FloatFormat BinaryFloat<Digits>::format() {
  return {bits, static_cast<int>(MPFR_EMIN_DEFAULT) - 1, static_cast<int>(MPFR_EMAX_DEFAULT)};
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::smallest() {
  BinaryFloat least;
  View result(least);
  mpfr_set_ui_2exp(result.number, 1, MPFR_EMIN_DEFAULT - 1, MPFR_RNDN);
  result.kept_in(least);
  return least;
}

template <unsigned Digits>
BinaryFloat<Digits> BinaryFloat<Digits>::square_root() const {
  BinaryFloat root;
  View result(root);
  mpfr_sqrt(result.number, View(*this).number, MPFR_RNDN);
  result.kept_in(root);
  return root;
}

template class BinaryFloat<50>;
template class BinaryFloat<100>;

}  // namespace subjects
