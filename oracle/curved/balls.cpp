// SPDX-License-Identifier: MIT
#include "oracle/curved/balls.hpp"

#include <cstddef>
#include <optional>
#include <vector>

#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {
namespace {

// A body that is exactly a ball: B^T B = q I, or a single point (radius 0).
struct Ball {
  RationalVector centre;
  Rational radius_squared;
};

std::optional<Ball> ball(const cases::Body& body, int dim) {
  if (!body.curved) {
    if (cases::vertex_count(body, dim) != 1) return std::nullopt;
    return Ball{vertices(body, dim)[0], Rational(0)};
  }
  if (body.curved->kind != cases::Curved::Kind::sphere) return std::nullopt;
  const auto size = static_cast<std::size_t>(dim);
  std::vector<RationalVector> columns(size);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) columns[j][i] = rational(body.curved->linear[i][j]);
  }
  const Rational square = dot(columns[0], columns[0]);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      if (dot(columns[i], columns[j]) != (i == j ? square : Rational(0))) return std::nullopt;
    }
  }
  const Rational radius = rational(body.curved->radius);
  return Ball{rational(body.curved->translation), square * radius * radius};
}

}  // namespace

// Tests |c| = r + s without roots: c.c - r^2 - s^2 = 2 r s, both sides squared.
bool balls_touch(const cases::Case& question) {
  const std::optional<Ball> a = ball(question.a, question.dim);
  const std::optional<Ball> b = ball(question.b, question.dim);
  if (!a || !b) return false;
  const RationalVector c = a->centre - b->centre;
  const Rational rest = dot(c, c) - a->radius_squared - b->radius_squared;
  return rest >= 0 && rest * rest == 4 * a->radius_squared * b->radius_squared;
}

// |B x|^2 = x . G x, G = B^T B, for |x| = 1.  By Gershgorin's discs it lies between the least and
// the greatest G_ii, less and plus the sum of the other |G_ij| of its row.
std::optional<Interval> radius_of_ball(const cases::Body& body, int dim) {
  if (!body.curved || body.curved->kind != cases::Curved::Kind::sphere) return std::nullopt;
  const auto size = static_cast<std::size_t>(dim);
  const auto& linear = body.curved->linear;
  std::optional<Interval> squared;
  for (std::size_t i = 0; i < size; ++i) {
    Interval row;
    Quick beside = 0;
    for (std::size_t j = 0; j < size; ++j) {
      Interval entry;
      for (std::size_t k = 0; k < size; ++k) entry += Interval(linear[k][i]) * linear[k][j];
      if (i == j) {
        row = entry;
      } else {
        const Quick most = std::max(entry.upper(), Quick(-entry.lower()));
        mpfr_add(bits(beside), bits(beside), bits(most), MPFR_RNDU);
      }
    }
    row += Interval(Quick(-beside), beside);
    squared = !squared ? row
                       : Interval(std::min(squared->lower(), row.lower()),
                                  std::max(squared->upper(), row.upper()));
  }
  if (!(squared->lower() > 0)) return std::nullopt;
  if (squared->upper() - squared->lower() > ldexp(squared->upper(), -10)) return std::nullopt;
  return squared->root() * body.curved->radius;
}

}  // namespace oracle
