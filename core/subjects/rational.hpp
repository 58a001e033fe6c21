// SPDX-License-Identifier: MIT
// Exact arithmetic: the integers and rationals of GMP.  Expression templates are off, so that every
// expression is of the type it looks like.
#pragma once

#include <boost/multiprecision/gmp.hpp>

namespace subjects {

using Integer =
    boost::multiprecision::number<boost::multiprecision::gmp_int, boost::multiprecision::et_off>;
using Rational = boost::multiprecision::number<boost::multiprecision::gmp_rational,
                                               boost::multiprecision::et_off>;

}  // namespace subjects
