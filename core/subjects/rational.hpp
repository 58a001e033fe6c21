// SPDX-License-Identifier: MIT
// Exact arithmetic: the integers and rationals of GMP, without expression templates, so that every
// expression has the type that it shows.
#pragma once

#include <boost/multiprecision/gmp.hpp>

namespace subjects {

using Integer =
    boost::multiprecision::number<boost::multiprecision::gmp_int, boost::multiprecision::et_off>;
using Rational = boost::multiprecision::number<boost::multiprecision::gmp_rational,
                                               boost::multiprecision::et_off>;

}  // namespace subjects
