// SPDX-License-Identifier: MIT
#include "oracle/judge/directions.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "oracle/curved/curved_support.hpp"

namespace oracle {
namespace {

RealVector real(const RationalVector& n) {
  return {Real(n[0]), Real(n[1]), Real(n[2])};
}

// Not above max n . x over the body.
Rational support_value_below(const cases::Body& body, const RationalVector& n) {
  if (body.curved) return dot(n, inside_point(body, real(n)));
  if (body.points.empty()) throw std::invalid_argument("a body without vertices");
  Rational most = dot(n, rational(body.points.front()));
  for (const cases::Point& point : body.points) most = std::max(most, dot(n, rational(point)));
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
