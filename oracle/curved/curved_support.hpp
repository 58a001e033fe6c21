// SPDX-License-Identifier: MIT
// What the enclosure needs of a body, curved or not: support points to many digits, which prove
// nothing, and exact inner points and upper bounds of support values, which do.  Apart from the
// enclosure itself, because hundreds of units see that and none of them needs Boost's numbers.
#pragma once

#include "core/subjects/mpfr_numbers.hpp"
#include "oracle/curved/enclosure.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {

// 200 digits are 664 bits.  If the distance is known to 1e-36, the vertices of a simplex are 1e-18
// apart and its determinants near 1e-108, so that 90 digits remain.
using Real = boost::multiprecision::number<
    boost::multiprecision::mpfr_float_backend<200, boost::multiprecision::allocate_stack>,
    boost::multiprecision::et_off>;
using RealVector = Triple<Real>;

// Prepares a body for the functions below: in the plane it keeps the third coordinate of a placed
// body zero, and it replaces a polytope by its placed vertices.
cases::Body in_dimension(cases::Body body, int dim);

// Returns a point of the body furthest along `direction`, up to rounding.
RealVector support_point(const cases::Body& body, const RealVector& direction);

// Returns an exact point near that one which is proved to be in the body.
RationalVector inside_point(const cases::Body& body, const RealVector& direction);

// Returns a number not below max n . x over the body, provided that `root` is not below the root.
Rational support_value_above(const cases::Body& body, const RationalVector& n, Root root);

}  // namespace oracle
