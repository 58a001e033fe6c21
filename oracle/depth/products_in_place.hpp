// SPDX-License-Identifier: MIT
// Products and differences of integer vectors that overwrite an existing result.  The temporaries
// of the operators in integer_bodies.hpp would take most of the time of an expansion.
#pragma once

#include <cstddef>

#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

inline void assign_dot(Integer& result, const IntegerVector& x, const IntegerVector& y) {
  auto* const sum = result.data();
  mpz_mul(sum, x[0].data(), y[0].data());
  mpz_addmul(sum, x[1].data(), y[1].data());
  mpz_addmul(sum, x[2].data(), y[2].data());
}

inline void assign_cross(IntegerVector& result, const IntegerVector& x, const IntegerVector& y) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const std::size_t j = (axis + 1) % 3;
    const std::size_t k = (axis + 2) % 3;
    auto* const component = result[axis].data();
    mpz_mul(component, x[j].data(), y[k].data());
    mpz_submul(component, x[k].data(), y[j].data());
  }
}

inline void assign_difference(IntegerVector& result, const IntegerVector& x,
                              const IntegerVector& y) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    mpz_sub(result[axis].data(), x[axis].data(), y[axis].data());
  }
}

}  // namespace oracle
