// SPDX-License-Identifier: MIT
// What the algorithms need of a number: an ordered field.  Only curved shapes take square roots.
#pragma once

#include <cmath>
#include <concepts>
#include <limits>

#include "core/gjk/rounding.hpp"

namespace gjk {

template <typename S>
concept Scalar = std::copyable<S> && requires(const S& a, const S& b) {
  S(0);
  { a + b } -> std::convertible_to<S>;
  { a - b } -> std::convertible_to<S>;
  { a* b } -> std::convertible_to<S>;
  { a / b } -> std::convertible_to<S>;
  { -a } -> std::convertible_to<S>;
  { a < b } -> std::convertible_to<bool>;
  { a == b } -> std::convertible_to<bool>;
};

// One specialisation per scalar type; those of the language are here:
//   unit_roundoff()  u: fl(a op b) = (a op b)(1 + d), |d| <= u; zero when arithmetic is exact
//   smallest()       smallest positive normal number; zero if there is none
//   square_root(x)   within an ulp; missing if roots are not representable, as for rationals
// Optional, for scalars whose operations are slow: normalising_scale then needs no search.
//   exponent(x)      e with 2^(e-1) <= x < 2^e, of a finite x > 0
//   power_of_two(k)  2^k, for |k| <= exponent_max
//   exponent_max     2^k is finite and normal up to here
template <Scalar S>
struct ScalarTraits;

template <Scalar S>
requires std::floating_point<S>
struct ScalarTraits<S> {
  static S unit_roundoff() { return std::numeric_limits<S>::epsilon() / 2; }
  static S smallest() { return std::numeric_limits<S>::min(); }
  static S square_root(const S& x) { return std::sqrt(x); }
};

template <typename S>
concept RootScalar = Scalar<S> && requires(const S& x) {
  { ScalarTraits<S>::square_root(x) } -> std::same_as<S>;
};

template <typename S>
concept WithExponents = Scalar<S> && requires(const S& x, int k) {
  { ScalarTraits<S>::exponent(x) } -> std::same_as<int>;
  { ScalarTraits<S>::power_of_two(k) } -> std::same_as<S>;
  { ScalarTraits<S>::exponent_max } -> std::convertible_to<int>;
};

template <RootScalar S>
S square_root(const S& x) {
  return ScalarTraits<S>::square_root(x);
}

template <Scalar S>
bool is_exact() {
  return ScalarTraits<S>::unit_roundoff() == S(0);
}

// False for infinities and NaN.
template <Scalar S>
bool is_finite(const S& x) {
  return x - x == S(0);
}

template <Scalar S>
S absolute(const S& x) {
  if constexpr (std::floating_point<S>) return std::abs(x);  // without a branch
  return x < S(0) ? S(-x) : x;
}

}  // namespace gjk
