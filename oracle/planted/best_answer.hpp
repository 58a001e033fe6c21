// SPDX-License-Identifier: MIT
// The best answer there can be to a case, made from its truth, and what the judge must allow beside
// it.  Planted answers are damaged copies of it.  Nothing here uses the judge, nor its comparisons:
// roots are enclosed by integer roots instead.
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
  bool as_doubles;  // else as rationals, without rounding
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
  std::optional<Interval> depth;  // of an overlap; of other bodies it is 0
  std::optional<RationalVector> v;
  subjects::Answer answer;  // with all claims that can be made of this case, but for a depth
  // The same of bodies that meet, with the depth: terms, witness points and normal are of it.  A
  // copy of the above where nothing is known of them.
  subjects::Answer with_depth;

  // What is allowed, exactly.
  Rational allowed(const Allowance& allowance) const;
  // What the numbers of an answer are rounded by at most, several times over: so much inside an
  // allowance and so much outside of it there is no doubt.
  Rational slack() const;
  Rational weight_slack() const;

  // What h(n) / ‖n‖ exceeds the signed distance by: h(n) = max n . (a - b), and the signed distance
  // is the depth, or the distance times -1.  Of polytopes.
  Interval excess(const RationalVector& n) const;

  // Of M; infinite where M is 0 and the length is not.
  double share(const Rational& length) const;

  subjects::Number number(const Rational& x) const;
  subjects::Length length(const Rational& x) const { return {number(x), false}; }
  // The nearest number that is not above x, or not below it.
  subjects::Length length_below(const Rational& x) const;
  subjects::Length length_above(const Rational& x) const;
};

// `known` is what is known of the question, with the penetration depth of an overlap.  Curved
// bodies have no terms and no witness points.
BestAnswer best_answer(const cases::Case& question, const Known& known, const Format& format);

}  // namespace oracle::planted
