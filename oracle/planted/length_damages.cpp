// SPDX-License-Identifier: MIT
// Damages to a distance, a lower bound, a depth and a certain interval.  Certain intervals have no
// allowance: one that ends at the last number on the right side of the distance holds, and one that
// ends one number further does not.
#include <algorithm>

#include "oracle/planted/planted_answers.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::planted {
namespace {

using cases::Choices;
using subjects::Answer, subjects::Length, subjects::Number;
using Result = std::optional<Damaged>;
using cases::Relation;
using subjects::Certainty;

// One of the three lengths.
struct Kind {
  std::optional<Length> Answer::*length;
  const Allowance& allowance;
  VerdictKind wrong;
};
const Kind of_distance{&Answer::distance, distance_allowance, VerdictKind::inaccurate};
const Kind of_bound{&Answer::lower_bound, bound_allowance, VerdictKind::wrong_bound};
const Kind of_depth{&Answer::penetration_depth, depth_allowance, VerdictKind::wrong_depth};

Interval truth(const BestAnswer& best, const Kind& kind) {
  if (&kind != &of_depth) return best.distance;
  return best.depth.value_or(Interval{0, 0});
}

// The true length changed by `by`, up or down.
Damaged off_by(const BestAnswer& best, Answer answer, const Kind& kind, const Rational& value,
               const Rational& by, Side side) {
  (answer.*kind.length) = best.length(value);
  return on_side(side, std::move(answer), &kind == &of_bound ? infinity : best.share(by),
                 kind.wrong);
}

// Empty if the allowance is too small for an enclosed root to stay inside.
std::optional<Rational> amount(const BestAnswer& best, const Kind& kind, Side side) {
  const Rational t = best.allowed(kind.allowance);
  if (side == Side::outside) return t + best.slack();
  if (t < best.slack()) return std::nullopt;
  return t - best.slack();
}

template <const Kind& kind>
Result too_long(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const std::optional<Rational> by = amount(best, kind, side);
  if (!by) return std::nullopt;
  return off_by(best, std::move(answer), kind, truth(best, kind).high + *by, *by, side);
}

// Requires a length longer than the allowance.
template <const Kind& kind>
Result too_short(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const std::optional<Rational> by = amount(best, kind, side);
  if (!by || truth(best, kind).low < *by + best.slack()) return std::nullopt;
  return off_by(best, std::move(answer), kind, truth(best, kind).low - *by, *by, side);
}

template <const Kind& kind>
Result squared_too_long(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (best.format.as_doubles) return std::nullopt;  // squares leave the range
  const std::optional<Rational> by = amount(best, kind, side);
  if (!by) return std::nullopt;
  const Rational value = truth(best, kind).high + *by;
  Damaged result = off_by(best, std::move(answer), kind, value, *by, side);
  (result.answer.*kind.length) = Length{best.number(value * value), true};
  return result;
}

template <const Kind& kind>
Result enormous(const BestAnswer& best, Answer answer, Side side, Choices&) {
  if (side == Side::inside || best.magnitude == 0 || best.magnitude > 0x1p+900) return std::nullopt;
  const Rational by = (Rational(best.magnitude) + best.allowed(kind.allowance)) * power_of_two(40);
  return off_by(best, std::move(answer), kind, truth(best, kind).high + by, by, side);
}

template <const Kind& kind>
Result nothing(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Rational low = truth(best, kind).low;
  const Rational t = best.allowed(kind.allowance);
  const bool fits = side == Side::outside ? low > t : truth(best, kind).high < t;
  if (!fits) return std::nullopt;
  return off_by(best, std::move(answer), kind, Rational(0), low, side);
}

// Off by a hundredth, more than any enclosure of the depth may excuse.
template <int sign>
Result depth_off_by_a_hundredth(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const Interval depth = truth(best, of_depth);
  const Rational middle = (depth.low + depth.high) / 2;
  const Rational by = middle / 100;
  if (side == Side::inside || by <= best.allowed(depth_allowance) + 2 * best.slack()) {
    return std::nullopt;
  }
  return off_by(best, std::move(answer), of_depth, middle + sign * by, by, side);
}

template <const Kind& kind, int which>
Result not_finite(const BestAnswer& best, Answer answer, Side side, Choices&) {
  // Beyond the range of the format, infinity is right.
  const double largest = best.format.numbers == subjects::binary32 ? 0x1p+120 : 0x1p+1000;
  if (best.magnitude > largest) return std::nullopt;
  constexpr double value = which == 0 ? nan : which > 0 ? infinity : -infinity;
  return spoiled(
      std::move(answer), side,
      [](Answer& spoilt) {
        (spoilt.*kind.length) = Length{Number(value), false};
      },
      VerdictKind::no_answer);
}

template <const Kind& kind>
Result negative(const BestAnswer& best, Answer answer, Side side, Choices&) {
  const VerdictKind wrong =
      &kind == &of_distance ? VerdictKind::no_answer : VerdictKind::wrong_depth;
  const double size = std::max(best.magnitude * 0x1p-60, std::numeric_limits<double>::denorm_min());
  return spoiled(
      std::move(answer), side,
      [&](Answer& spoilt) {
        (spoilt.*kind.length) = Length{Number(-size), false};
      },
      wrong);
}

// True of every distance, but useless.
Result bound_says_little(const BestAnswer& best, Answer answer, Side side, Choices& choices) {
  if (side == Side::outside) return std::nullopt;
  answer.lower_bound = best.length(choices.flag() ? Rational(0) : -Rational(best.magnitude));
  return Damaged{std::move(answer)};
}

Result no_answer(const BestAnswer&, Answer answer, Side side, Choices&) {
  return spoiled(
      std::move(answer), side, [](Answer& spoilt) { spoilt.answered = false; },
      VerdictKind::no_answer);
}

Result none(const BestAnswer&, Answer answer, Side side, Choices&) {
  if (side == Side::outside) return std::nullopt;
  return Damaged{std::move(answer)};
}

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

std::vector<Damage> length_damages() {
  return {
      {"none", "nothing is damaged", none},
      {"not_answered", "it gives no answer", no_answer},
      {"distance_long", "the distance is too long", too_long<of_distance>, distance_claim},
      {"distance_short", "the distance is too short", too_short<of_distance>, distance_claim},
      {"distance_squared_long", "a squared distance is too large", squared_too_long<of_distance>,
       distance_claim},
      {"distance_enormous", "the distance is beyond all measure", enormous<of_distance>,
       distance_claim},
      {"distance_zero", "the distance is 0", nothing<of_distance>, distance_claim},
      {"distance_nan", "the distance is NaN", not_finite<of_distance, 0>, distance_claim},
      {"distance_infinite", "the distance is infinite", not_finite<of_distance, 1>, distance_claim},
      {"distance_minus_infinite", "the distance is -infinity", not_finite<of_distance, -1>,
       distance_claim},
      {"distance_negative", "the distance is negative", negative<of_distance>, distance_claim},
      {"bound_high", "the lower bound is too high", too_long<of_bound>, bound_claim},
      {"bound_squared_high", "a squared lower bound is too high", squared_too_long<of_bound>,
       bound_claim},
      {"bound_enormous", "the lower bound is beyond all measure", enormous<of_bound>, bound_claim},
      {"bound_low", "the lower bound is 0 or negative", bound_says_little, bound_claim},
      {"bound_nan", "the lower bound is NaN", not_finite<of_bound, 0>, bound_claim},
      {"bound_infinite", "the lower bound is infinite", not_finite<of_bound, 1>, bound_claim},
      {"depth_deep", "the depth is too deep", too_long<of_depth>, depth_claim},
      {"depth_shallow", "the depth is too shallow", too_short<of_depth>, depth_claim},
      {"depth_squared_deep", "a squared depth is too deep", squared_too_long<of_depth>,
       depth_claim},
      {"depth_hundredth_deep", "the depth is a hundredth too deep", depth_off_by_a_hundredth<1>,
       depth_claim},
      {"depth_hundredth_shallow", "the depth is a hundredth too shallow",
       depth_off_by_a_hundredth<-1>, depth_claim},
      {"depth_enormous", "the depth is beyond all measure", enormous<of_depth>, depth_claim},
      {"depth_zero", "the depth is 0", nothing<of_depth>, depth_claim},
      {"depth_negative", "the depth is negative", negative<of_depth>, depth_claim},
      {"depth_nan", "the depth is NaN", not_finite<of_depth, 0>, depth_claim},
      {"depth_infinite", "the depth is infinite", not_finite<of_depth, 1>, depth_claim},
  };
}

std::vector<Damage> certain_damages() {
  constexpr auto lower = &Certainty::lower;
  constexpr auto upper = &Certainty::upper;
  return {
      {"certain_begins_above", "the certain interval begins above the distance", begins_above,
       certain_claim},
      {"certain_ends_below", "the certain interval ends below the distance", ends_below,
       certain_claim},
      {"certain_empty", "the certain interval is empty", empty, certain_claim},
      {"certain_wide", "the certain interval is too wide to be useful", wide, certain_claim},
      {"certain_lower_nan", "the certain interval begins at NaN", end_not_finite<0, lower>,
       certain_claim},
      {"certain_upper_nan", "the certain interval ends at NaN", end_not_finite<0, upper>,
       certain_claim},
      {"certain_lower_infinite", "the certain interval begins at infinity",
       end_not_finite<1, lower>, certain_claim},
      {"certain_upper_minus_infinite", "the certain interval ends at -infinity",
       end_not_finite<-1, upper>, certain_claim},
      {"certain_lower_negative", "the certain interval begins below 0", end_negative<lower>,
       certain_claim},
      {"certain_upper_negative", "the certain interval ends below 0", end_negative<upper>,
       certain_claim},
      {"certain_contact", "touching is certain of an overlap, or the other way round",
       contact_of_another_kind, certain_claim},
      {"certain_contradicts", "the certain relation contradicts the answer", contradicts_the_answer,
       certain_claim},
  };
}

}  // namespace oracle::planted
