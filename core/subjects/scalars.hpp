// SPDX-License-Identifier: MIT
// Scalar types beyond those of the standard library, and the conversion of all scalars to Number.
#pragma once

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/subjects/binary128.hpp"
#include "core/subjects/binary_float.hpp"
#include "core/subjects/number.hpp"

namespace gjk {

template <>
struct ScalarTraits<subjects::Rational> {
  static subjects::Rational unit_roundoff() { return 0; }
  static subjects::Rational smallest() { return 0; }
};

}  // namespace gjk

namespace subjects {

// Exact.  Splits a number of binary128 into parts of at most 53 bits, scaled to 1 so that none
// underflows.
template <typename S>
Number number(const S& x) {
  if constexpr (std::same_as<S, Rational>) {
    return Number(x);
  } else if constexpr (std::same_as<S, float> || std::same_as<S, double>) {
    return Number(static_cast<double>(x));
  } else {
    if (x == S(0)) return Number(0.0);
    if (!gjk::is_finite(x)) {
      using Limits = std::numeric_limits<double>;
      return Number(x > S(0)   ? Limits::infinity()
                    : x < S(0) ? -Limits::infinity()
                               : Limits::quiet_NaN());
    }
    if constexpr (std::same_as<S, long double>) {
      return Number(Rational(x));
    } else if constexpr (requires { x.exact(); }) {
      return Number(x.exact());
    } else {
      const double size = std::fabs(static_cast<double>(x));
      const bool fits = 0x1p-800 < size && size < 0x1p+800;  // and so do the parts
      const gjk::Scale<S> scale = fits ? gjk::Scale<S>() : gjk::normalising_scale(gjk::absolute(x));
      Rational sum(0);
      for (S rest = scale(x); rest != S(0);) {
        const double piece = static_cast<double>(rest);
        sum += Rational(piece);
        rest = rest - S(piece);
      }
      if (scale.exponent == 0) return Number(std::move(sum));
      const auto power = [](int k) { return Rational(pow(Integer(2), static_cast<unsigned>(k))); };
      return Number(scale.exponent < 0 ? sum * power(-scale.exponent)
                                       : sum / power(scale.exponent));
    }
  }
}

}  // namespace subjects
