// SPDX-License-Identifier: MIT
#include "oracle/planted/planted_answers.hpp"

#include "oracle/depth/penetration.hpp"

namespace oracle::planted {
namespace {

using cases::Relation;
using subjects::Answer;

// So many digits that no check here can tell them from the exact value.
constexpr int digits = 300;

Rational middle(const Interval& interval) { return (interval.low + interval.high) / 2; }

// Gives a root if the format rounds anyway, otherwise the square of the length.
subjects::Length length(const BestAnswer& best, const Rational& square) {
  if (!best.format.as_doubles) return {best.number(square), true};
  return {best.number(middle(root(square, best.magnitude))), false};
}

void add_points(const BestAnswer& best, const std::vector<Term>& terms, Answer& answer) {
  const std::vector<RationalVector> of_a = vertices(best.question.a, best.question.dim);
  const std::vector<RationalVector> of_b = vertices(best.question.b, best.question.dim);
  RationalVector a{};
  RationalVector b{};
  for (const Term& term : terms) {
    const RationalVector& p = of_a[term.a];
    const RationalVector& q = of_b[term.b];
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
  // A proof that bodies overlap may have more terms than an answer can hold.
  answer.term_count = 0;
  if (terms.size() > answer.terms.size()) return;
  for (const Term& term : terms) {
    answer.terms[answer.term_count++] = {term.a, term.b, best.number(term.weight)};
  }
}

void add_normal(const BestAnswer& best, const RationalVector& n, Answer& answer) {
  const Rational largest =
      std::max({Rational(abs(n[0])), Rational(abs(n[1])), Rational(abs(n[2]))});
  const Rational length = largest * middle(root(dot(n, n) / (largest * largest), 1));
  answer.normal.emplace();
  for (std::size_t axis = 0; axis < 3; ++axis) {
    (*answer.normal)[axis] = best.number(n[axis] / length);
  }
}

// Returns the terms of the contact after B moved by (h / n.n) n, in integers n.n times as large.
std::vector<Term> terms_of_depth(const cases::Case& question, const RationalVector& n,
                                 const Rational& h) {
  const Rational nn = dot(n, n);
  const auto enlarged = [&](const cases::Body& body, const RationalVector& shift) {
    std::vector<RationalVector> points = vertices(body, question.dim);
    for (RationalVector& p : points) {
      for (std::size_t axis = 0; axis < 3; ++axis) p[axis] = p[axis] * nn + shift[axis];
    }
    return points;
  };
  const IntegerBodies bodies = integer_bodies(question.dim, enlarged(question.a, {}),
                                              enlarged(question.b, {h * n[0], h * n[1], h * n[2]}));
  const NearestPoint<Integer> contact =
      descend<Integer>(bodies.a, bodies.b, {{bodies.a[0] - bodies.b[0], 0, 0}},
                       std::numeric_limits<std::size_t>::max());
  if (!is_zero(contact.numerator)) throw std::logic_error("bodies moved apart do not touch");
  Integer sum = 0;
  for (const Integer& weight : contact.weights) sum += weight;
  std::vector<Term> terms;
  for (std::size_t i = 0; i < contact.face.size(); ++i) {
    terms.push_back({contact.face[i].a, contact.face[i].b, Rational(contact.weights[i], sum)});
  }
  return terms;
}

Rational extent(const cases::Case& question, const RationalVector& n) {
  const std::vector<RationalVector> a = vertices(question.a, question.dim);
  const std::vector<RationalVector> b = vertices(question.b, question.dim);
  Rational of_a = dot(n, a[0]);
  Rational of_b = dot(n, b[0]);
  for (const RationalVector& p : a) of_a = std::max(of_a, dot(n, p));
  for (const RationalVector& p : b) of_b = std::min(of_b, dot(n, p));
  return of_a - of_b;
}

void fill(BestAnswer& best, const Truth& truth) {
  best.relation = truth.relation;
  best.distance = root(truth.distance_squared, best.magnitude);
  best.answer.distance = length(best, truth.distance_squared);
  best.v = truth.v;
  add_points(best, truth.proof.terms, best.answer);
  best.with_depth = best.answer;
  best.with_depth.penetration_depth = length(best, 0);
  if (truth.relation == Relation::separated) {
    const RationalVector from_a_to_b{-truth.v[0], -truth.v[1], -truth.v[2]};
    add_normal(best, from_a_to_b, best.answer);
    return;
  }
  if (truth.relation == Relation::overlapping) {
    best.depth = root(truth.penetration_depth_squared.value(), best.magnitude);
    best.with_depth.penetration_depth = length(best, *truth.penetration_depth_squared);
  }
  const RationalVector n = penetration(best.question).value().normal;
  add_points(best, terms_of_depth(best.question, n, extent(best.question, n)), best.with_depth);
  add_normal(best, n, best.with_depth);
}

void fill(BestAnswer& best, const Enclosure& enclosure) {
  best.relation = enclosure.relation;
  best.distance = {root(enclosure.distance_squared_lower, best.magnitude).low,
                   root(enclosure.distance_squared_upper, best.magnitude).high};
  best.answer.distance = length(best, enclosure.distance_squared_lower);
  best.with_depth = best.answer;
  if (!enclosure.relation) return;  // then the depth is unknown too
  best.with_depth.penetration_depth = length(best, 0);
  if (*enclosure.relation != Relation::overlapping) return;
  const DepthBounds bounds = enclosure.depth.value();
  best.depth = {root(bounds.lower, best.magnitude).low, root(bounds.upper, best.magnitude).high};
  best.with_depth.penetration_depth = length(best, bounds.lower);
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
  const Allowance all = for_bodies_of(question, allowance);
  return Rational(all.units) * Rational(format.numbers.unit_roundoff) * Rational(magnitude) +
         Rational(all.underflows) * Rational(format.numbers.smallest);
}

// The widths of enclosed roots, and the rounding of an answer in doubles: up to eight roundings of
// numbers up to 4 M plus the allowance, by 2^-52 (conversions may truncate) or the spacing at zero.
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

Interval BestAnswer::excess(const RationalVector& n) const {
  const Rational h = extent(question, n);
  const Interval way = root(h * h / dot(n, n), magnitude);
  const Interval s = *relation == Relation::separated ? Interval{-distance.high, -distance.low}
                                                      : depth.value_or(Interval{0, 0});
  if (h < 0) return {-way.high - s.high, -way.low - s.low};
  return {way.low - s.high, way.high - s.low};
}

double BestAnswer::share(const Rational& length) const {
  if (length == 0) return 0;
  if (magnitude == 0) return std::numeric_limits<double>::infinity();
  return Rational(length / Rational(magnitude)).convert_to<double>();
}

subjects::Number BestAnswer::number(const Rational& x) const {
  return format.as_doubles ? subjects::Number(x.convert_to<double>()) : subjects::Number(x);
}

subjects::Length BestAnswer::length_below(const Rational& x) const {
  if (!format.as_doubles) return length(x);
  constexpr double largest = std::numeric_limits<double>::max();
  auto rounded = x.convert_to<double>();
  while (Rational(rounded) > x) rounded = std::nextafter(rounded, -largest);
  for (double more = rounded; Rational(more) <= x; more = std::nextafter(more, largest)) {
    rounded = more;
  }
  return {subjects::Number(rounded), false};
}

subjects::Length BestAnswer::length_above(const Rational& x) const {
  subjects::Length result = length_below(-x);
  if (format.as_doubles) result.value = subjects::Number(-result.value.approximation());
  return format.as_doubles ? result : length(x);
}

BestAnswer best_answer(const cases::Case& question, const Known& known, const Format& format) {
  BestAnswer best;
  best.question = question;
  best.format = format;
  best.magnitude = cases::magnitude(question);
  std::visit([&best](const auto& truth) { fill(best, truth); }, known);
  for (Answer* answer : {&best.answer, &best.with_depth}) {
    answer->answered = true;
    answer->status = "planted";
    answer->intersecting = best.relation && *best.relation != Relation::separated;
    answer->lower_bound = best.length(best.distance.low);
    answer->certain = {best.relation.value_or(Relation::separated),
                       best.length_below(best.distance.low), best.length_above(best.distance.high)};
  }
  return best;
}

}  // namespace oracle::planted
