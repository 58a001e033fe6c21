// SPDX-License-Identifier: MIT
// Numbers enclosed by two bounds, each rounded outward by MPFR.  At the exponents of doubles and
// their products MPFR neither overflows nor underflows, so the bounds always hold.
#pragma once

#include <mpfr.h>

#include <algorithm>
#include <array>

#include "core/cases/case.hpp"
#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// 57 digits are 191 bits, the most for which MPFR has its fast code for three limbs.
using Quick = boost::multiprecision::number<
    boost::multiprecision::mpfr_float_backend<57, boost::multiprecision::allocate_stack>,
    boost::multiprecision::et_off>;
using QuickVector = Triple<Quick>;

inline mpfr_ptr bits(Quick& x) { return x.backend().data(); }
inline mpfr_srcptr bits(const Quick& x) { return x.backend().data(); }

class Interval {
 public:
  Interval() = default;                                        // 0
  explicit Interval(double x) : lower_(x), upper_(x) {}        // exact: 53 bits fit into 191
  explicit Interval(const Quick& x) : lower_(x), upper_(x) {}  // exact
  Interval(const Quick& lower, const Quick& upper) : lower_(lower), upper_(upper) {}

  const Quick& lower() const { return lower_; }
  const Quick& upper() const { return upper_; }

  Interval& operator+=(const Interval& x) {
    mpfr_add(bits(lower_), bits(lower_), bits(x.lower_), MPFR_RNDD);
    mpfr_add(bits(upper_), bits(upper_), bits(x.upper_), MPFR_RNDU);
    return *this;
  }
  Interval operator-() const {
    Interval result;
    mpfr_neg(bits(result.lower_), bits(upper_), MPFR_RNDN);  // exact
    mpfr_neg(bits(result.upper_), bits(lower_), MPFR_RNDN);
    return result;
  }
  Interval& operator-=(const Interval& x) { return *this += -x; }

  Interval& operator*=(const Quick& exact) {
    if (exact < 0) lower_.swap(upper_);
    mpfr_mul(bits(lower_), bits(lower_), bits(exact), MPFR_RNDD);
    mpfr_mul(bits(upper_), bits(upper_), bits(exact), MPFR_RNDU);
    return *this;
  }
  Interval& operator*=(double exact) {
    if (exact < 0) lower_.swap(upper_);
    mpfr_mul_d(bits(lower_), bits(lower_), exact, MPFR_RNDD);
    mpfr_mul_d(bits(upper_), bits(upper_), exact, MPFR_RNDU);
    return *this;
  }
  // The least and the greatest of the four products of the bounds.
  Interval& operator*=(const Interval& x) {
    Interval one = *this;
    Interval other = *this;
    one *= x.lower_;
    other *= x.upper_;
    lower_ = std::min(one.lower_, other.lower_);
    upper_ = std::max(one.upper_, other.upper_);
    return *this;
  }

  Interval square() const {
    const bool negative = upper_ < 0;
    Quick least = negative ? upper_ : lower_;
    if (lower_ < 0 && !negative) least = 0;
    const Quick& most = -lower_ > upper_ ? lower_ : upper_;
    Interval result;
    mpfr_sqr(bits(result.lower_), bits(least), MPFR_RNDD);
    mpfr_sqr(bits(result.upper_), bits(most), MPFR_RNDU);
    return result;
  }

  // The bounds must not be negative.
  Interval root() const {
    Interval result;
    mpfr_sqrt(bits(result.lower_), bits(lower_), MPFR_RNDD);
    mpfr_sqrt(bits(result.upper_), bits(upper_), MPFR_RNDU);
    return result;
  }

 private:
  Quick lower_{0};
  Quick upper_{0};
};

using IntervalVector = std::array<Interval, 3>;

inline Interval operator+(Interval x, const Interval& y) { return x += y; }
inline Interval operator-(Interval x, const Interval& y) { return x -= y; }
inline Interval operator*(Interval x, const Interval& y) { return x *= y; }
inline Interval operator*(Interval x, double exact) { return x *= exact; }
inline Interval operator*(Interval x, const Quick& exact) { return x *= exact; }

inline Interval square(const IntervalVector& x) {
  return x[0].square() + x[1].square() + x[2].square();
}

// For x >= 0.
inline Interval root_of(const Rational& x) {
  Quick lower;
  Quick upper;
  mpfr_set_q(bits(lower), x.data(), MPFR_RNDD);
  mpfr_set_q(bits(upper), x.data(), MPFR_RNDU);
  return Interval(lower, upper).root();
}

inline Rational rational(const Quick& x) { return Rational(x); }  // exact

}  // namespace oracle
