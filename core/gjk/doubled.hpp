// SPDX-License-Identifier: MIT
// Numbers with twice the digits: unevaluated sums of two, by error-free transformations [Joldes17].
// They represent the difference of two numbers of S exactly, whatever the exponents, and their sums
// and products have relative errors of a few u^2.
//
// S must be a scalar that rounds to nearest in base 2.
#pragma once

#include <cstddef>
#include <type_traits>

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"
#include "core/gjk/vec.hpp"

namespace gjk {

template <Scalar S>
struct Doubled {
  S high{0};
  S low{0};  // at most half the spacing of S at `high`

  Doubled() = default;
  explicit Doubled(int x) : high(S(x)) {}
  explicit Doubled(const S& x) : high(x) {}
  Doubled(const S& first, const S& second) : high(first), low(second) {}

  // a + b and its rounding error: `sum` for any two numbers, `ordered_sum` for |a| >= |b|.
  static Doubled sum(const S& a, const S& b) {
    const S rounded = a + b;
    const S of_b = rounded - a;
    return {rounded, S((a - (rounded - of_b)) + (b - of_b))};
  }
  static Doubled ordered_sum(const S& a, const S& b) {
    const S rounded = a + b;
    return {rounded, S(b - (rounded - a))};
  }
  // Splits each factor into two halves of half the digits, whose products are exact.
  static Doubled product(const S& a, const S& b) {
    const S rounded = gjk::product(a, b);
    const Doubled x = halves(a);
    const Doubled y = halves(b);
    const S rest = ((gjk::product(x.high, y.high) - rounded) + gjk::product(x.high, y.low)) +
                   gjk::product(x.low, y.high);
    return {rounded, S(rest + gjk::product(x.low, y.low))};
  }

  Doubled operator-() const { return {S(-high), S(-low)}; }

  friend Doubled operator+(const Doubled& a, const Doubled& b) {
    const Doubled highs = sum(a.high, b.high);
    const Doubled lows = sum(a.low, b.low);
    const Doubled first = ordered_sum(highs.high, S(highs.low + lows.high));
    return ordered_sum(first.high, S(first.low + lows.low));
  }
  friend Doubled operator-(const Doubled& a, const Doubled& b) { return a + (-b); }
  friend Doubled operator*(const Doubled& a, const Doubled& b) {
    const Doubled highs = product(a.high, b.high);
    return ordered_sum(highs.high,
                       S(highs.low + (gjk::product(a.high, b.low) + gjk::product(a.low, b.high))));
  }
  friend Doubled operator/(const Doubled& a, const Doubled& b) {
    const S first = a.high / b.high;
    const Doubled rest = a - Doubled(first) * b;
    return ordered_sum(first, S(rest.high / b.high));
  }
  friend bool operator==(const Doubled& a, const Doubled& b) {
    return a.high == b.high && a.low == b.low;
  }
  friend bool operator<(const Doubled& a, const Doubled& b) {
    return a.high < b.high || (a.high == b.high && a.low < b.low);
  }

 private:
  // 2^s + 1 with s half the digits, rounded up.
  static S splitter() {
    S power(1);
    while (power * power * ScalarTraits<S>::unit_roundoff() < S(1)) power = power + power;
    return power + S(1);
  }
  static Doubled halves(const S& x) {
    static const S factor = splitter();
    const S much = gjk::product(factor, x);
    const S high_half = much - (much - x);
    return {high_half, S(x - high_half)};
  }
};

// Scalars without roots are exact and need no more digits.
template <Scalar S>
using Wide = std::conditional_t<RootScalar<S>, Doubled<S>, S>;

template <Scalar S>
const S& narrowed(const S& x) {
  return x;
}
template <Scalar S>
const S& narrowed(const Doubled<S>& x) {
  return x.high;
}
// Multiplies by a power of two, exactly.
template <Scalar S>
S scaled(const S& x, const Scale<S>& scale) {
  return scale(x);
}
template <Scalar S>
Doubled<S> scaled(const Doubled<S>& x, const Scale<S>& scale) {
  return {scale(x.high), scale(x.low)};
}

template <typename N, int D>
auto narrowed(const Vec<N, D>& a) {
  Vec<std::remove_cvref_t<decltype(narrowed(a[0]))>, D> result;
  for (std::size_t i = 0; i < D; ++i) result[i] = narrowed(a[i]);
  return result;
}

template <Scalar S, int D>
Vec<Wide<S>, D> widened(const Vec<S, D>& a) {
  Vec<Wide<S>, D> result;
  for (std::size_t i = 0; i < D; ++i) result[i] = Wide<S>(a[i]);
  return result;
}
// A point of A - B without rounding of its coordinates; the points of A and B are in its units.
template <Scalar S, int D>
DifferencePoint<Wide<S>, D> widened(const DifferencePoint<S, D>& w, const Scale<S>& scale) {
  const Vec<Wide<S>, D> p = widened(scale(w.p.point));
  const Vec<Wide<S>, D> q = widened(scale(w.q.point));
  return {p - q, {p, w.p.index}, {q, w.q.index}};
}

// Relative errors: 3 u^2 for a sum, 5 u^2 for a product, 10 u^2 for a quotient [Joldes17].
template <Scalar S>
struct ScalarTraits<Doubled<S>> {
  static Doubled<S> unit_roundoff() {
    const S u = ScalarTraits<S>::unit_roundoff();
    return Doubled<S>(S(S(10) * u * u));
  }
  static Doubled<S> smallest() { return Doubled<S>(ScalarTraits<S>::smallest()); }
};

}  // namespace gjk
