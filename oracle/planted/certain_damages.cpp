// SPDX-License-Identifier: MIT
// Damages to certain intervals.  They have no allowance: an interval that ends at the last number
// on the right side of the distance holds, and one that ends one number further does not.
#include <cmath>

#include "oracle/planted/damages.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::planted {
namespace {

using cases::Choices;
using cases::Relation;
using subjects::Answer;
using subjects::Certainty;
using subjects::Length;
using subjects::Number;
using Result = std::optional<Damaged>;

Damaged wrong(Answer answer) { return {std::move(answer), VerdictKind::wrong_interval, infinity}; }

// For numbers without rounding: a length smaller than any in the case.
Rational grain(const BestAnswer& best) {
  return Rational(best.magnitude > 0 ? best.magnitude : 1) * power_of_two(-290);
}

// Returns the next number above x, or below it.
Length next(const BestAnswer& best, const Rational& x, int sign) {
  if (!best.format.as_doubles) return best.length(x + sign * grain(best));
  const Length nearest = sign > 0 ? best.length_below(x) : best.length_above(x);
  return {Number(std::nextafter(nearest.value.approximation(), sign * infinity)), false};
}

// Sometimes returns the square, a rational whatever the format.
Length perhaps_squared(const Length& length, Choices& choices) {
  if (!choices.flag()) return length;
  const Rational value = length.value.exact();
  return {Number(Rational(value * value)), true};
}

Result begins_above(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  Length& lower = answer.certain->lower;
  if (side == Side::outside) lower = next(best, best.distance.high, 1);
  lower = perhaps_squared(lower, choices);
  if (side == Side::inside) return Damaged{std::move(answer)};
  answer.certain->upper = Length{Number(infinity), false};
  return wrong(std::move(answer));
}

Result ends_below(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  Length& upper = answer.certain->upper;
  if (side == Side::outside) {
    upper = next(best, best.distance.low, -1);
    if (upper.value.exact() < 0) return std::nullopt;  // that is another damage
    answer.certain->lower = Length{};
  }
  upper = perhaps_squared(upper, choices);
  if (side == Side::inside) return Damaged{std::move(answer)};
  return wrong(std::move(answer));
}

// If the distance is only enclosed, both ends lie within the enclosure.
Result empty(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (side == Side::inside) return std::nullopt;
  const auto& [low, high] = best.distance;
  const Rational quarter = (high - low) / 4;
  answer.certain->lower =
      Length{Number(Rational(high - quarter + (low == high ? grain(best) : 0)))};
  answer.certain->upper = Length{Number(Rational(low + quarter))};
  return wrong(std::move(answer));
}

Result wide(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  if (side == Side::outside) return std::nullopt;
  const bool open = choices.flag();
  answer.certain->lower = Length{};
  answer.certain->upper =
      open ? Length{Number(infinity)} : best.length_above(best.distance.high * 2);
  return Damaged{std::move(answer)};
}

template <int which, Length Certainty::*end>
Result end_not_finite(const BestAnswer&, Answer answer, Side side, Choices&) {
  if (side == Side::inside) return std::nullopt;
  constexpr double value = which == 0 ? nan : which > 0 ? infinity : -infinity;
  (*answer.certain).*end = Length{Number(value), false};
  return wrong(std::move(answer));
}

template <Length Certainty::*end>
Result end_negative(const BestAnswer&, Answer answer, Side side, Choices& choices) {
  if (side == Side::inside) return std::nullopt;
  const double least = -std::numeric_limits<double>::denorm_min();
  (*answer.certain).*end = Length{Number(least), choices.flag()};
  return wrong(std::move(answer));
}

// The answer itself permits both.
Result contact_of_another_kind(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (side == Side::inside || !best.relation || *best.relation == Relation::separated) {
    return std::nullopt;
  }
  const bool touching = *best.relation == Relation::touching;
  answer.certain->relation = touching ? Relation::overlapping : Relation::touching;
  return wrong(std::move(answer));
}

Result contradicts_the_answer(const BestAnswer&, Answer answer, Side side, Choices& choices) {
  if (side == Side::inside) return std::nullopt;
  const bool touching = choices.flag();
  answer.certain->relation = answer.intersecting ? Relation::separated
                             : touching          ? Relation::touching
                                                 : Relation::overlapping;
  return wrong(std::move(answer));
}

}  // namespace

std::vector<Damage> certain_damages() {
  constexpr auto lower = &Certainty::lower;
  constexpr auto upper = &Certainty::upper;
  return {
      {"certain_begins_above", "the certain interval begins above the distance", certain_claim, 0,
       begins_above},
      {"certain_ends_below", "the certain interval ends below the distance", certain_claim, 0,
       ends_below},
      {"certain_empty", "the certain interval is empty", certain_claim, 0, empty},
      {"certain_wide", "the certain interval is too wide to be useful", certain_claim, 0, wide},
      {"certain_lower_nan", "the certain interval begins at NaN", certain_claim, 0,
       end_not_finite<0, lower>},
      {"certain_upper_nan", "the certain interval ends at NaN", certain_claim, 0,
       end_not_finite<0, upper>},
      {"certain_lower_infinite", "the certain interval begins at infinity", certain_claim, 0,
       end_not_finite<1, lower>},
      {"certain_upper_minus_infinite", "the certain interval ends at -infinity", certain_claim, 0,
       end_not_finite<-1, upper>},
      {"certain_lower_negative", "the certain interval begins below 0", certain_claim, 0,
       end_negative<lower>},
      {"certain_upper_negative", "the certain interval ends below 0", certain_claim, 0,
       end_negative<upper>},
      {"certain_contact", "touching is certain of an overlap, or the other way round",
       certain_claim, 0, contact_of_another_kind},
      {"certain_contradicts", "the certain relation contradicts the answer", certain_claim, 0,
       contradicts_the_answer},
  };
}

}  // namespace oracle::planted
