// SPDX-License-Identifier: MIT
// Conversions between the exact numbers and MPFR numbers of Boost.Multiprecision of any width, as
// Real(rational) and Rational(real).
#pragma once

#include <boost/multiprecision/mpfr.hpp>

#include "core/subjects/rational.hpp"

namespace subjects {

template <unsigned Digits, boost::multiprecision::mpfr_allocation_type Allocation,
          boost::multiprecision::expression_template_option Templates>
using MpfrNumber =
    boost::multiprecision::number<boost::multiprecision::mpfr_float_backend<Digits, Allocation>,
                                  Templates>;

// To nearest.
template <unsigned Digits, auto Allocation, auto Templates>
void assign(MpfrNumber<Digits, Allocation, Templates>& x, const Rational& exact) {
  mpfr_set_q(x.backend().data(), exact.data(), MPFR_RNDN);
}

template <unsigned Digits, auto Allocation, auto Templates>
void assign(MpfrNumber<Digits, Allocation, Templates>& x, const Integer& exact) {
  mpfr_set_z(x.backend().data(), exact.data(), MPFR_RNDN);
}

// Exact.
template <unsigned Digits, auto Allocation, auto Templates>
void assign(Rational& exact, const MpfrNumber<Digits, Allocation, Templates>& x) {
  mpfr_get_q(exact.data(), x.backend().data());
}

}  // namespace subjects
