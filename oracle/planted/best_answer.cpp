// SPDX-License-Identifier: MIT
#include "oracle/planted/best_answer.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <variant>

#include "oracle/curved/curved_depth.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::planted {
namespace {

using cases::Relation;

// Nobody can tell these bits from the exact value.
constexpr int digits = 300;

Rational middle(const Interval& interval) {
  return (interval.low + interval.high) / 2;
}

// As a root where that is rounded anyway, else as the square that it is the root of.
subjects::Length length(const BestAnswer& best, const Rational& square) {
  if (!best.format.as_doubles) return {best.number(square), true};
  return {best.number(middle(root(square, best.magnitude))), false};
}

void add_terms(BestAnswer& best, const Truth& truth) {
  subjects::Answer& answer = best.answer;
  RationalVector a{};
  RationalVector b{};
  for (const Term& term : truth.proof.terms) {
    const RationalVector p = rational(best.question.a.points[term.a]);
    const RationalVector q = rational(best.question.b.points[term.b]);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      a[axis] += term.weight * p[axis];
      b[axis] += term.weight * q[axis];
    }
  }
  answer.witness_a.emplace();
  answer.witness_b.emplace();
  for (std::size_t axis = 0; axis < 3; ++axis) {
    (*answer.witness_a)[axis] = best.number(a[axis]);
    (*answer.witness_b)[axis] = best.number(b[axis]);
  }
  // A proof that bodies overlap may have more terms than an answer.
  if (truth.proof.terms.size() > answer.terms.size()) return;
  for (const Term& term : truth.proof.terms) {
    answer.terms[answer.term_count++] = {term.a, term.b, best.number(term.weight)};
  }
}

void fill(BestAnswer& best, const Truth& truth) {
  best.relation = truth.relation;
  best.distance = root(truth.distance_squared, best.magnitude);
  best.answer.distance = length(best, truth.distance_squared);
  best.v = truth.v;
  best.answer.penetration_depth = length(best, 0);
  if (truth.relation == Relation::overlapping) {
    best.depth = root(truth.penetration_depth_squared.value(), best.magnitude);
    best.answer.penetration_depth = length(best, *truth.penetration_depth_squared);
  }
  add_terms(best, truth);
}

void fill(BestAnswer& best, const Enclosure& enclosure) {
  best.relation = enclosure.relation;
  best.distance = {root(enclosure.distance_squared_lower, best.magnitude).low,
                   root(enclosure.distance_squared_upper, best.magnitude).high};
  best.answer.distance = length(best, enclosure.distance_squared_lower);
  if (!enclosure.relation) return;  // nor is the depth known
  best.answer.penetration_depth = length(best, 0);
  if (*enclosure.relation != Relation::overlapping) return;
  const DepthBounds bounds = depth_bounds(best.question);
  best.depth = {root(bounds.lower, best.magnitude).low, root(bounds.upper, best.magnitude).high};
  best.answer.penetration_depth = length(best, bounds.lower);
}

}  // namespace

Interval root(const Rational& square, double magnitude) {
  if (square == 0) return {0, 0};
  const int shift = digits - (magnitude > 0 ? std::ilogb(magnitude) : 0);
  const Rational scaled = square * power_of_two(2 * shift);
  const Integer floor = numerator(scaled) / denominator(scaled);
  const Integer low = sqrt(floor);
  const Rational unit = power_of_two(-shift);
  const bool exact = Rational(low * low) == scaled;
  return {Rational(low) * unit, Rational(exact ? low : low + 1) * unit};
}

Rational BestAnswer::allowed(const Allowance& allowance) const {
  return Rational(allowance.units) * Rational(format.numbers.unit_roundoff) * Rational(magnitude) +
         Rational(allowance.underflows) * Rational(format.numbers.smallest);
}

// The enclosures of roots, and as doubles: up to eight roundings of numbers up to 4 M and what is
// allowed besides, each by 2^-52 of it (conversion may truncate) or by the spacing at zero.
Rational BestAnswer::slack() const {
  const Rational roots =
      magnitude > 0 ? Rational(magnitude) * power_of_two(-250) : power_of_two(-1200);
  if (!format.as_doubles) return roots;
  const Rational largest = 4 * Rational(magnitude) + allowed(witness_allowance);
  return roots + 8 * (largest * power_of_two(-52) + power_of_two(-1074));
}

Rational BestAnswer::weight_slack() const {
  return format.as_doubles ? power_of_two(-49) : power_of_two(-250);
}

double BestAnswer::share(const Rational& length) const {
  if (length == 0) return 0;
  if (magnitude == 0) return std::numeric_limits<double>::infinity();
  return Rational(length / Rational(magnitude)).convert_to<double>();
}

subjects::Number BestAnswer::number(const Rational& x) const {
  return format.as_doubles ? subjects::Number(x.convert_to<double>()) : subjects::Number(x);
}

BestAnswer best_answer(const cases::Case& question, const Known& known, const Format& format) {
  BestAnswer best;
  best.question = question;
  best.format = format;
  best.magnitude = cases::magnitude(question);
  std::visit([&best](const auto& truth) { fill(best, truth); }, known);
  best.answer.answered = true;
  best.answer.status = "planted";
  best.answer.intersecting = best.relation && *best.relation != Relation::separated;
  best.answer.lower_bound = best.length(best.distance.low);
  return best;
}

}  // namespace oracle::planted
