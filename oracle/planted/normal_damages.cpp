// SPDX-License-Identifier: MIT
// Damages to a normal, and to the way out that the witness points of a depth show.
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "oracle/planted/damages.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::planted {
namespace {

using cases::Choices;
using subjects::Answer;
using subjects::Number;
using Result = std::optional<Damaged>;

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
  if (side == Side::inside) return Damaged{std::move(answer)};
  return Damaged{std::move(answer), VerdictKind::wrong_witness, by.convert_to<double>()};
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

// Returns by how much a direction may miss if it is the difference of witness points that are
// `apart`: their allowance turns it by at most twice its share of that length, and a - b is at most
// 3.5 M long.
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
  if (side == Side::outside) {
    if (off.low <= t + doubt) return std::nullopt;
    return Damaged{std::move(answer), VerdictKind::wrong_witness, best.share(off.low)};
  }
  if (off.high >= t - doubt) return std::nullopt;
  return Damaged{std::move(answer)};
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

std::vector<Damage> normal_damages() {
  return {
      {"normal_nan", "the normal is NaN", normal_claim, 0, no_number<0>},
      {"normal_infinite", "the normal is infinite", normal_claim, 0, no_number<1>},
      {"normal_zero", "the normal is zero", normal_claim, 0, no_direction},
      {"normal_out_of_plane", "the normal leaves the plane", normal_claim, 0, out_of_plane},
      {"normal_long", "the normal is too long", normal_claim, 0, of_another_length<1>},
      {"normal_short", "the normal is too short", normal_claim, 0, of_another_length<-1>},
      {"normal_exchanged", "another normal", normal_claim, 0, another_direction},
      {"points_turned", "moved by the witness points the bodies overlap",
       depth_claim | witness_claim, terms_claim, points_turned},
      {"points_of_contact", "the witness points of a depth coincide", depth_claim | witness_claim,
       terms_claim, points_of_contact},
  };
}

}  // namespace oracle::planted
