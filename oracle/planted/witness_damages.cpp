// SPDX-License-Identifier: MIT
// Damages to weights, witness points and normals, and to the way out that points of a depth show.
#include <algorithm>

#include "oracle/planted/planted_answers.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::planted {
namespace {

using cases::Choices;
using subjects::Answer, subjects::Number;
using Result = std::optional<Damaged>;

// --- terms ---

// The sum differs from 1 by the allowance; a single weight has all of the difference.
template <int sign>
Result weights_sum(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational t = Rational(weight_allowance.units) * Rational(best.format.numbers.unit_roundoff);
  const Rational by = side == Side::outside
                          ? Rational(t + best.weight_slack())
                          : std::max(Rational(t - best.weight_slack()), Rational(0));
  auto* const largest = std::max_element(
      answer.terms.begin(), answer.terms.begin() + static_cast<std::ptrdiff_t>(answer.term_count),
      [](const auto& one, const auto& other) {
        return one.weight.approximation() < other.weight.approximation();
      });
  largest->weight = best.number(largest->weight.exact() + sign * by);
  return on_side(side, std::move(answer), by.convert_to<double>());
}

Result weights_halved(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (side == Side::inside) return std::nullopt;
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    answer.terms[i].weight = best.number(answer.terms[i].weight.exact() / 2);
  }
  return Damaged{std::move(answer), VerdictKind::wrong_witness, 0.5};
}

// One pair appears twice, with the same sum of weights; inside the allowance one of them is 0.
Result weight_negative(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  if (answer.term_count == answer.terms.size()) return std::nullopt;
  const std::size_t i = choices.below(answer.term_count);
  const Rational taken =
      side == Side::inside ? Rational(0) : std::max(best.weight_slack(), Rational(0x1p-40));
  subjects::AnswerTerm twin = answer.terms[i];
  twin.weight = best.number(-taken);
  answer.terms[i].weight = best.number(answer.terms[i].weight.exact() + taken);
  answer.terms[answer.term_count++] = twin;
  return on_side(side, std::move(answer), taken.convert_to<double>());
}

template <int which>
Result weight_not_finite(const BestAnswer&, Answer answer, Side side, Choices& choices) {
  const std::size_t i = choices.below(answer.term_count);
  return spoiled(std::move(answer), side, [i](Answer& spoilt) {
    spoilt.terms[i].weight = Number(which == 0 ? nan : infinity);
  });
}

template <bool of_a>
Result vertex_missing(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  const std::size_t i = choices.below(answer.term_count);
  return spoiled(std::move(answer), side, [&](Answer& spoilt) {
    (of_a ? spoilt.terms[i].a : spoilt.terms[i].b) =
        cases::vertex_count(of_a ? best.question.a : best.question.b, best.question.dim) +
        (choices.flag() ? std::numeric_limits<std::size_t>::max() / 2 : 0);
  });
}

Result too_many_terms(const BestAnswer&, Answer answer, Side side, Choices&) {
  return spoiled(std::move(answer), side,
                 [](Answer& spoilt) { spoilt.term_count = spoilt.terms.size() + 1; });
}

// Replaces the vertex in one term.  If v keeps its length, the answer is still right.
Result vertex_exchanged(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  const std::vector<RationalVector> points = vertices(best.question.a, best.question.dim);
  const std::vector<RationalVector> of_b = vertices(best.question.b, best.question.dim);
  subjects::AnswerTerm& term = answer.terms[choices.below(answer.term_count)];
  term.a = choices.below(points.size());
  RationalVector v{};
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    const RationalVector y = points[answer.terms[i].a] - of_b[answer.terms[i].b];
    for (std::size_t axis = 0; axis < 3; ++axis)
      v[axis] += answer.terms[i].weight.exact() * y[axis];
  }
  const Interval length = root(dot(v, v), best.magnitude);
  const Rational t = best.allowed(witness_allowance);
  const Rational off = std::max(Rational(length.low - best.distance.high),
                                Rational(best.distance.low - length.high));
  const bool fits = side == Side::outside ? off > t + best.slack() : off < t - best.slack();
  if (!fits) return std::nullopt;
  return on_side(side, std::move(answer), best.share(off));
}

// --- witness points ---

Rational amount(const BestAnswer& best, Side side) {
  const Rational t = best.allowed(witness_allowance);
  if (side == Side::outside) return t + best.slack();
  return std::max(Rational(t - best.slack()), Rational(0));
}

void add(const BestAnswer& best, Number& x, const Rational& by) { x = best.number(x.exact() + by); }

// Moves a point along an axis, away from where the terms put it.
template <bool of_a>
Result point_off_its_terms(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  const Rational by = amount(best, side);
  const std::size_t axis = choices.below(3);
  auto& point = of_a ? *answer.witness_a : *answer.witness_b;
  add(best, point[axis], choices.flag() ? Rational(-by) : by);
  return on_side(side, std::move(answer), best.share(by));
}

// Moves the witness points by `a` and `b` times v.
void move_along_v(const BestAnswer& best, Answer& answer, const Rational& a, const Rational& b) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    add(best, (*answer.witness_a)[axis], a * (*best.v)[axis]);
    add(best, (*answer.witness_b)[axis], b * (*best.v)[axis]);
  }
}

// Returns `length` as a multiple of ‖v‖: certainly as long outside, certainly no longer inside.
Rational along_v(const BestAnswer& best, const Rational& length, Side side) {
  return length / (side == Side::outside ? best.distance.low : best.distance.high);
}

// Moves each point by half, so that both stay near enough to their bodies.
template <int sign>
Result points_apart(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational by = amount(best, side);
  if (!(best.distance.low > 2 * best.allowed(witness_allowance) + 2 * best.slack())) {
    return std::nullopt;
  }
  const Rational part = sign * along_v(best, by / 2, side);
  move_along_v(best, answer, part, -part);
  return on_side(side, std::move(answer), best.share(by));
}

// Moves both by the same: B's point leaves B, which lies behind the plane through it normal to v.
Result points_beside_bodies(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational by = amount(best, side);
  if (!(best.distance.low > best.slack())) return std::nullopt;
  const Rational part = along_v(best, by, side);
  move_along_v(best, answer, part, part);
  return on_side(side, std::move(answer), best.share(by));
}

Result points_exchanged(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational limit = 2 * (best.allowed(witness_allowance) + best.slack());
  if (side == Side::inside || !(best.distance.low > limit)) return std::nullopt;
  std::swap(answer.witness_a, answer.witness_b);
  // With terms the judge measures the largest part along an axis, at least 1/sqrt(3) of the whole.
  return on_side(side, std::move(answer), best.share(best.distance.low / 2));
}

template <bool of_a, int which>
Result point_not_finite(const BestAnswer&, Answer answer, Side side, Choices& choices) {
  const std::size_t axis = choices.below(3);
  return spoiled(std::move(answer), side, [axis](Answer& spoilt) {
    (of_a ? *spoilt.witness_a : *spoilt.witness_b)[axis] = Number(which == 0 ? nan : infinity);
  });
}

template <bool of_a>
Result point_alone(const BestAnswer&, Answer answer, Side side, Choices&) {
  return spoiled(std::move(answer), side,
                 [](Answer& spoilt) { (of_a ? spoilt.witness_b : spoilt.witness_a).reset(); });
}

template <int which>
Result no_number(const BestAnswer&, Answer answer, Side side, Choices& choices) {
  const std::size_t axis = choices.below(3);
  return spoiled(std::move(answer), side, [axis](Answer& spoilt) {
    (*spoilt.normal)[axis] = Number(which == 0 ? nan : infinity);
  });
}

Result no_direction(const BestAnswer&, Answer answer, Side side, Choices&) {
  return spoiled(std::move(answer), side, [](Answer& spoilt) { spoilt.normal->fill(Number(0.0)); });
}

Result out_of_plane(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (best.question.dim == 3) return std::nullopt;
  return spoiled(std::move(answer), side,
                 [](Answer& spoilt) { (*spoilt.normal)[2] = Number(0x1p-60); });
}

// The normal of an exact subject may have any length.
template <int sign>
Result of_another_length(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational t = Rational(normal_allowance.units) * Rational(best.format.numbers.unit_roundoff);
  if (t == 0 || t < best.weight_slack()) return std::nullopt;
  const Rational by =
      side == Side::outside ? Rational(t + best.weight_slack()) : Rational(t - best.weight_slack());
  for (Number& x : *answer.normal) x = best.number(x.exact() * (1 + sign * by));
  return on_side(side, std::move(answer), by.convert_to<double>());
}

// Returns a direction towards a face, edge or corner of a cube, or of a square.
RationalVector some_direction(int dim, Choices& choices) {
  RationalVector n{};
  while (dot(n, n) == 0) {
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
      n[axis] = static_cast<int>(choices.below(3)) - 1;
    }
  }
  return n;
}

RationalVector of_length(const RationalVector& n, const Rational& length) {
  const Rational nn = dot(n, n);
  const Interval enclosed = root(nn, 1);
  const Rational by = length * 2 / (enclosed.low + enclosed.high);
  return {n[0] * by, n[1] * by, n[2] * by};
}

// Returns by how much a difference of witness points may miss as a direction: their allowance turns
// it by at most twice its share of their distance `apart`, and a - b is at most 3.5 M long.
Rational may_turn_by(const BestAnswer& best, const Rational& apart) {
  return 7 * best.allowed(witness_allowance) * Rational(best.magnitude) / apart;
}

// Replaces the normal; whether that is right depends on how far the bodies reach along it.
Result another_direction(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  if (answer.intersecting ? !answer.penetration_depth : best.distance.low == 0) return std::nullopt;
  const RationalVector n = some_direction(best.question.dim, choices);
  answer.normal.emplace();
  const RationalVector unit = of_length(n, 1);
  for (std::size_t axis = 0; axis < 3; ++axis) (*answer.normal)[axis] = best.number(unit[axis]);
  const Rational t =
      answer.intersecting ? best.allowed(depth_allowance) : may_turn_by(best, best.distance.low);
  const Interval off = best.excess(n);
  // The judge rounds the distance, in t, to a double; and the normal is rounded.
  const Rational doubt = 8 * best.slack() + t * power_of_two(-50);
  const bool fits = side == Side::outside ? off.low > t + doubt : off.high < t - doubt;
  if (!fits) return std::nullopt;
  return on_side(side, std::move(answer), best.share(off.low));
}

// The points keep their distance but show a direction that is no way out.  They may leave their
// bodies, so only gross damages have a known size.
Result points_turned(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  if (side == Side::inside || !best.depth || !(best.depth->low > best.slack())) return std::nullopt;
  const RationalVector n = some_direction(best.question.dim, choices);
  const Rational off = best.excess(n).low;
  const double gross = gross_allowance.units * std::sqrt(best.format.numbers.unit_roundoff);
  const Rational t = may_turn_by(best, best.depth->low);
  if (off <= t + 8 * best.slack() + t * power_of_two(-50)) return std::nullopt;
  if (best.share(off) <= 2 * gross) return std::nullopt;
  const RationalVector way = of_length(n, best.depth->low);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    (*answer.witness_b)[axis] = best.number((*answer.witness_a)[axis].exact() - way[axis]);
  }
  return Damaged{std::move(answer), VerdictKind::wrong_witness, best.share(off)};
}

// Both witness points are one point of both bodies.
Result points_of_contact(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (side == Side::inside || !best.depth || !answer.intersecting) return std::nullopt;
  if (best.depth->low <= best.allowed(witness_allowance) + best.slack()) return std::nullopt;
  answer.witness_a = best.answer.witness_a;
  answer.witness_b = best.answer.witness_b;
  return Damaged{std::move(answer), VerdictKind::wrong_witness, best.share(best.depth->low)};
}

}  // namespace

std::vector<Damage> witness_damages() {
  constexpr unsigned both = terms_claim | witness_claim;
  return {
      {"weights_sum_high", "the weights sum to more than 1", weights_sum<1>, terms_claim},
      {"weights_sum_low", "the weights sum to less than 1", weights_sum<-1>, terms_claim},
      {"weights_halved", "all weights are halved", weights_halved, terms_claim},
      {"weight_negative", "a weight is negative", weight_negative, terms_claim},
      {"weight_nan", "a weight is NaN", weight_not_finite<0>, terms_claim},
      {"weight_infinite", "a weight is infinite", weight_not_finite<1>, terms_claim},
      {"vertex_missing_a", "a term names no vertex of A", vertex_missing<true>, terms_claim},
      {"vertex_missing_b", "a term names no vertex of B", vertex_missing<false>, terms_claim},
      {"too_many_terms", "there are more terms than there is room for", too_many_terms,
       terms_claim},
      {"vertex_exchanged", "a term names another vertex of A", vertex_exchanged, terms_claim,
       witness_claim | depth_claim},
      {"point_off_terms_a", "the witness of A is not where its weights put it",
       point_off_its_terms<true>, both},
      {"point_off_terms_b", "the witness of B is not where its weights put it",
       point_off_its_terms<false>, both},
      {"points_too_far", "the witness points are too far from each other", points_apart<1>,
       witness_claim, terms_claim},
      {"points_too_near", "the witness points are too near to each other", points_apart<-1>,
       witness_claim, terms_claim},
      {"points_beside_bodies", "the witness points lie beside their bodies", points_beside_bodies,
       witness_claim, terms_claim},
      {"points_exchanged", "the witness points are exchanged", points_exchanged, witness_claim},
      {"point_nan_a", "the witness of A is NaN", point_not_finite<true, 0>, witness_claim},
      {"point_nan_b", "the witness of B is NaN", point_not_finite<false, 0>, witness_claim},
      {"point_infinite_a", "the witness of A is infinite", point_not_finite<true, 1>,
       witness_claim},
      {"point_infinite_b", "the witness of B is infinite", point_not_finite<false, 1>,
       witness_claim},
      {"point_alone_a", "only the witness of A is given", point_alone<true>, witness_claim},
      {"point_alone_b", "only the witness of B is given", point_alone<false>, witness_claim},
  };
}

std::vector<Damage> normal_damages() {
  return {
      {"normal_nan", "the normal is NaN", no_number<0>, normal_claim},
      {"normal_infinite", "the normal is infinite", no_number<1>, normal_claim},
      {"normal_zero", "the normal is zero", no_direction, normal_claim},
      {"normal_out_of_plane", "the normal leaves the plane", out_of_plane, normal_claim},
      {"normal_long", "the normal is too long", of_another_length<1>, normal_claim},
      {"normal_short", "the normal is too short", of_another_length<-1>, normal_claim},
      {"normal_exchanged", "another normal", another_direction, normal_claim},
      {"points_turned", "moved by the witness points the bodies overlap", points_turned,
       depth_claim | witness_claim, terms_claim},
      {"points_of_contact", "the witness points of a depth coincide", points_of_contact,
       depth_claim | witness_claim, terms_claim},
  };
}

const std::vector<Damage>& damages() {
  static const std::vector<Damage> all = [] {
    std::vector<Damage> gathered = length_damages();
    for (const auto& more : {witness_damages(), normal_damages(), certain_damages()}) {
      gathered.insert(gathered.end(), more.begin(), more.end());
    }
    return gathered;
  }();
  return all;
}

}  // namespace oracle::planted
