// SPDX-License-Identifier: MIT
#include "oracle/judge/directions.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "oracle/curved/curved_support.hpp"
#include "oracle/curved/interval.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

RealVector real(const RationalVector& n) { return {Real(n[0]), Real(n[1]), Real(n[2])}; }

// Empty if n has more bits.
std::optional<QuickVector> quick(const RationalVector& n) {
  QuickVector result;
  for (std::size_t i = 0; i < 3; ++i) {
    if (mpfr_set_q(bits(result[i]), n[i].data(), MPFR_RNDN) != 0) return std::nullopt;
  }
  return result;
}

// Returns a number not above max n . x over the body.  For a curved body it is less by 2^-180 M |n|
// if n has a format of up to 191 bits, otherwise by 2^-600 M |n|: far below their allowances.
Rational support_value_below(const cases::Body& body, const RationalVector& n) {
  if (body.curved) {
    const std::optional<QuickVector> direction = quick(n);
    if (!direction) return dot(n, inside_point(body, real(n)));
    const IntervalVector x = inside_point(body, piece_towards(body, *direction), *direction);
    Interval along = x[0] * (*direction)[0];
    for (std::size_t i = 1; i < 3; ++i) along += x[i] * (*direction)[i];
    return rational(along.lower());
  }
  const std::vector<RationalVector> points = vertices(body, 3);
  Rational most = dot(n, points.front());
  for (const RationalVector& point : points) most = std::max(most, dot(n, point));
  return most;
}

}  // namespace

Rational extent_below(const cases::Case& question, const RationalVector& n) {
  return support_value_below(in_dimension(question.a, question.dim), n) +
         support_value_below(in_dimension(question.b, question.dim), {-n[0], -n[1], -n[2]});
}

std::optional<Rational> turned_by(const Rational& slack, const Rational& length, double magnitude) {
  if (slack == 0) return Rational(0);
  if (length == 0) return std::nullopt;
  return 2 * slack * Rational(longest_difference) * Rational(magnitude) / length;
}

bool exceeds_depth(const Rational& h, const Rational& nn, const Rational& depth_squared,
                   const Rational& t) {
  return h > 0 && root_exceeds(h * h / nn, depth_squared, t);
}

bool falls_short_of_distance(const Rational& h, const Rational& nn,
                             const Rational& distance_squared, const Rational& t) {
  const Rational gap_squared = h * h / nn;
  if (h <= 0) return root_exceeds(distance_squared, gap_squared, t);
  // sqrt(x) + sqrt(y) > t, squared twice.
  const Rational rest = t * t - distance_squared - gap_squared;
  return rest < 0 || 4 * distance_squared * gap_squared > rest * rest;
}

}  // namespace oracle
