// SPDX-License-Identifier: MIT
// What the judge compares with, for exact truths and enclosures alike.
#pragma once

#include <functional>
#include <optional>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

// Bounds of a squared penetration depth.
struct DepthBounds {
  Rational lower;
  Rational upper;
};

// What is known of the true squared distance and depth.  If the truth is exact the bounds are
// equal. If bodies are curved they enclose it, and everything within them counts as right.
struct Bounds {
  std::optional<cases::Relation> relation;  // empty: undecided within the bounds
  Rational lower;
  Rational upper;
  // Returns the depth bounds of bodies that overlap, or of an undecided relation, if they overlap.
  std::function<DepthBounds()> depth;
};

inline Rational squared(const subjects::Length& length) {
  const Rational value = length.value.exact();
  return length.squared ? value : Rational(value * value);
}

// Whether sqrt(x) > sqrt(y) + t, for x, y, t >= 0, without roots: with g = x - y - t^2 this is g >
// 2 t sqrt(y).
inline bool root_exceeds(const Rational& x, const Rational& y, const Rational& t) {
  const Rational g = x - y - t * t;
  return g > 0 && g * g > 4 * t * t * y;
}

// Whether the length is more than t below `lower` or above `upper`; all but t are squared.
inline bool differs(const Rational& lower, const Rational& upper, const Rational& length_squared,
                    const Rational& t) {
  return root_exceeds(length_squared, upper, t) || root_exceeds(lower, length_squared, t);
}

}  // namespace oracle
