// SPDX-License-Identifier: MIT
// What the enclosure asks of a body, curved or not: support points to many digits, which prove
// nothing, and exact points inside and upper bounds of support values, which do.
#pragma once

#include <boost/multiprecision/mpfr.hpp>

#include "core/cases/case.hpp"
#include "oracle/truth/min_norm.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// 200 digits, 664 bits: a simplex whose vertices are 1e-18 apart, as they are when the distance is
// known to 1e-36, has determinants near 1e-108, and 90 digits are left.
using Real = boost::multiprecision::number<
    boost::multiprecision::mpfr_float_backend<200, boost::multiprecision::allocate_stack>,
    boost::multiprecision::et_off>;
using RealVector = Triple<Real>;

// What all below ask for: in the plane the third coordinate of a placed body stays zero, and a
// polytope is one of its vertices, placed.
cases::Body in_dimension(cases::Body body, int dim);

// A point of the body furthest along `direction`, up to rounding.
RealVector support_point(const cases::Body& body, const RealVector& direction);

// An exact point near it that is proved to be in the body.
RationalVector inside_point(const cases::Body& body, const RealVector& direction);

// Not below sqrt(x), x >= 0, by at most 2^-600 of it; exact where x is the square of a rational
// whose denominator is a power of two.
Rational root_above(const Rational& x);
using Root = Rational (*)(const Rational&);

// Not below max n . x over the body, as long as `root` is not below the root.
Rational support_value_above(const cases::Body& body, const RationalVector& n, Root root);

}  // namespace oracle
