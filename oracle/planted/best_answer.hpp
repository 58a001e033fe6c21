// SPDX-License-Identifier: MIT
// The best possible answer to a case, made from its truth, and the tolerance of the judge for it.
// Planted answers are damaged copies of it.  Nothing here uses the judge or its comparisons:
// integer roots enclose the roots instead.
#pragma once

#include <optional>

#include "core/cases/case.hpp"
#include "core/subjects/subject.hpp"
#include "oracle/examination/examination.hpp"
#include "oracle/judge/allowances.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle::planted {

// The numbers of a subject, and how an answer carries them.
struct Format {
  const char* name;
  subjects::FloatFormat numbers;
  bool as_doubles;  // otherwise as rationals, without rounding
};

// low <= the length <= high.
struct Interval {
  Rational low;
  Rational high;
};

// Encloses a root within 2^-250 of `magnitude`.
Interval root(const Rational& square, double magnitude);

struct BestAnswer {
  cases::Case question;
  Format format;
  double magnitude = 0;                     // M
  std::optional<cases::Relation> relation;  // empty: undecided
  Interval distance;
  std::optional<Interval> depth;  // of an overlap; otherwise 0
  std::optional<RationalVector> v;
  subjects::Answer answer;  // with every claim that the case permits, except a depth
  // The same for bodies that meet, with the depth: terms, witness points and normal belong to it.
  // A copy of `answer` if the depth is unknown.
  subjects::Answer with_depth;

  // Returns the allowance as an exact length.
  Rational allowed(const Allowance& allowance) const;
  // Returns a multiple of the rounding of an answer's numbers: a damage that much inside or outside
  // an allowance is certainly inside or outside.
  Rational slack() const;
  Rational weight_slack() const;

  // Returns by how much h(n) / ‖n‖ exceeds the signed distance: h(n) = max n . (a - b), and the
  // signed distance is the depth, or the negative distance.  For polytopes.
  Interval excess(const RationalVector& n) const;

  // As a share of M; infinite if M is 0 and the length is not.
  double share(const Rational& length) const;

  subjects::Number number(const Rational& x) const;
  subjects::Length length(const Rational& x) const { return {number(x), false}; }
  // Returns the nearest number not above x, or not below it.
  subjects::Length length_below(const Rational& x) const;
  subjects::Length length_above(const Rational& x) const;
};

// `known`: what is known of the question, with the penetration depth of an overlap.  Curved bodies
// get no terms and no witness points.
BestAnswer best_answer(const cases::Case& question, const Known& known, const Format& format);

}  // namespace oracle::planted
