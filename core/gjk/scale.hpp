// SPDX-License-Identifier: MIT
// Scale normalisation: coordinates are multiplied by a power of two, which is exact, so that
// the largest becomes about 1 and neither squares nor 3x3 determinants overflow or underflow.
#pragma once

#include <array>
#include <cstddef>
#include <cstdlib>
#include <type_traits>

#include "core/gjk/scalar.hpp"
#include "core/gjk/vec.hpp"

namespace gjk {

// Multiplies by first * second, both powers of two.  Two factors, because the reciprocal of the
// smallest subnormal is out of range; each product alone is exact, or a result far below the
// rounding error of the largest coordinate.
template <Scalar S>
struct Scale {
  S first{1};
  S second{1};
  int exponent = 0;  // first * second = 2^exponent
  // A power of two for directions, which are in scaled units, before they meet coordinates, which
  // are not: their products must not underflow to ties or overflow.  With 2^(exponent/3) for tiny
  // coordinates neither they nor the squared length of a direction leave the range.
  S balance{1};

  S operator()(const S& x) const { return product(S(x * first), second); }
  // The inverse of a scale: powers of two divide exactly.
  S undo(const S& x) const { return x / second / first; }

  template <int D>
  Vec<S, D> operator()(const Vec<S, D>& a) const {
    Vec<S, D> scaled;
    for (std::size_t i = 0; i < D; ++i) scaled[i] = (*this)(a[i]);
    return scaled;
  }
  template <int D>
  Vec<S, D> undo(const Vec<S, D>& a) const {
    Vec<S, D> unscaled;
    for (std::size_t i = 0; i < D; ++i) unscaled[i] = undo(a[i]);
    return unscaled;
  }
};

// power[i] = 2^(2^i), as far as S goes, and its inverse.
template <Scalar S>
struct PowersOfTwo {
  static constexpr std::size_t most = 15;  // |exponents| below 2^15 hold every coordinate given
  std::array<S, most> power{};
  std::array<S, most> inverse{};
  std::size_t count = 0;

  PowersOfTwo() {
    for (S x(2); count < most && is_finite(x); x = x * x) {
      power[count] = x;
      inverse[count++] = S(1) / x;
    }
  }
};

// x * 2^exponent, exact unless it leaves the range.
template <Scalar S>
S shifted(S x, int exponent) {
  if constexpr (WithExponents<S>) {
    if (std::abs(exponent) <= ScalarTraits<S>::exponent_max) {
      return product(x, ScalarTraits<S>::power_of_two(exponent));
    }
  }
  static const PowersOfTwo<S> two;
  for (std::size_t i = two.count; i-- > 0;) {
    for (; exponent >= 1 << i; exponent -= 1 << i) x = x * two.power[i];
    for (; exponent <= -(1 << i); exponent += 1 << i) x = x * two.inverse[i];
  }
  return x;
}

template <Scalar S, int D>
Vec<S, D> shifted(const Vec<S, D>& x, const std::type_identity_t<std::array<int, D>>& exponents) {
  Vec<S, D> result;
  for (std::size_t i = 0; i < D; ++i) result[i] = shifted(x[i], exponents[i]);
  return result;
}

// The scale by 2^exponent, where S has room for that and for its inverse.
template <WithExponents S>
Scale<S> scale_by(int exponent) {
  using Traits = ScalarTraits<S>;
  const S balance = exponent < 0 ? S(1) / S(8) : Traits::power_of_two(exponent / 3);
  return {Traits::power_of_two(exponent), S(1), exponent, balance};
}

// The power of two that brings `magnitude` into [1/2, 1); the identity for zero, for numbers that
// are not finite and in exact arithmetic, which needs none.
//
// Comparisons and products only: 2^(2^i) is built by squaring, and what overflows is left out. Each
// inner loop runs at most a few times: x < 2^(2^(i+1)) when it starts, but for the largest finite
// power, for which subnormals need a second iteration.
template <Scalar S>
Scale<S> normalising_scale(const S& magnitude) {
  Scale<S> scale;
  if (is_exact<S>() || !(S(0) < magnitude) || !is_finite(magnitude)) return scale;
  if constexpr (WithExponents<S>) {
    const int exponent = ScalarTraits<S>::exponent(magnitude);
    if (std::abs(exponent) <= ScalarTraits<S>::exponent_max) return scale_by<S>(-exponent);
  }
  static const PowersOfTwo<S> two;

  const auto multiply = [&scale](const S& factor, int exponent) {
    scale.exponent += exponent;
    const S product = scale.first * factor;
    if (is_finite(product) && S(0) < product && is_finite(S(1) / product)) {
      scale.first = product;
    } else {
      scale.second = scale.second * factor;
    }
  };
  S x = magnitude;
  // Most magnitudes are near 1 and need no high power.
  constexpr std::size_t middle = 4;
  const bool is_near = two.inverse[middle] < x && x < two.power[middle];
  for (std::size_t i = is_near ? middle : two.count; i-- > 0;) {
    for (; !(x < two.power[i]); multiply(two.inverse[i], -(1 << i))) x = x / two.power[i];
    for (; !(two.inverse[i] < x); multiply(two.power[i], 1 << i)) x = x * two.power[i];
  }
  // Now 1/2 < x < 2: at most one step is left.
  if (!(x < S(1))) multiply(S(1) / S(2), -1);

  // Large coordinates need no more than room for a sum of three products with the coordinates of a
  // direction, which are below 2 as differences of two below 1: 3 * 2 / 8 < 1.
  if (scale.exponent < 0) scale.balance = S(1) / S(8);
  for (std::size_t i = 0; i < two.count && scale.exponent > 0; ++i) {
    if (((scale.exponent / 3) >> i) % 2 == 1) scale.balance = scale.balance * two.power[i];
  }
  return scale;
}

template <Scalar S, int D>
S largest_coordinate(const Vec<S, D>& a) {
  S largest(0);
  for (const S& x : a.x) {
    if (largest < absolute(x)) largest = absolute(x);
  }
  return largest;
}

// The direction times a power of two that brings its largest |coordinate| into [1/2, 1), where
// squares neither overflow nor, unless they do not matter, underflow.  Exact scalars, zero and what
// is not finite stay as they are.
template <Scalar S, int D>
Vec<S, D> normalised(const Vec<S, D>& direction) {
  return normalising_scale(largest_coordinate(direction))(direction);
}

}  // namespace gjk
