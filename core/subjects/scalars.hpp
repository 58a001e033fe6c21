// SPDX-License-Identifier: MIT
// Scalar types beyond those of the standard library, and the conversion of all scalars to Number.
#pragma once

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/subjects/binary_float.hpp"
#include "core/subjects/number.hpp"

// In libm since glibc 2.26, which declares it only for compilers that it knows to have the type.
extern "C" __float128 sqrtf128(__float128) noexcept;

namespace gjk {

template <>
struct ScalarTraits<__float128> {
  static __float128 unit_roundoff() { return power_of_two(-113); }
  static __float128 smallest() { return power_of_two(-16382); }
  static __float128 square_root(const __float128& x) { return sqrtf128(x); }

 private:
  // std::numeric_limits is not specialised for this type, and its literals are an extension.
  static __float128 power_of_two(int k) {  // k <= 0
    __float128 power = 1;
    auto factor = static_cast<__float128>(0.5);
    for (; k < 0; k /= 2) {
      if (k % 2 != 0) power *= factor;
      factor *= factor;
    }
    return power;
  }
};

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
    if (!gjk::is_finite(x)) return Number(std::numeric_limits<double>::quiet_NaN());
    if constexpr (std::same_as<S, long double>) {
      return Number(Rational(x));
    } else if constexpr (requires { x.exact(); }) {
      return Number(x.exact());
    } else {
      const gjk::Scale<S> scale = gjk::normalising_scale(gjk::absolute(x));
      Rational sum(0);
      for (S rest = scale(x); rest != S(0);) {
        const double piece = static_cast<double>(rest);
        sum += Rational(piece);
        rest = rest - S(piece);
      }
      const auto power = [](int k) { return Rational(pow(Integer(2), static_cast<unsigned>(k))); };
      return Number(scale.exponent < 0 ? sum * power(-scale.exponent)
                                       : sum / power(scale.exponent));
    }
  }
}

}  // namespace subjects
