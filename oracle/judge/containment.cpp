// SPDX-License-Identifier: MIT
// Most witness points are right, and one nearby point of the body proves it: x, the point in the
// coordinates of the primitive, moved into the primitive and mapped back.  The proof does not
// depend on how x was found.  So rounding matters in two places only: whether x is in the
// primitive, and how far its image is from the point.

#include "oracle/curved/curved_support.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/judge/witnesses.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using cases::Curved;

template <typename N>
N magnitude_of(const N& x) {
  return x < 0 ? N(-x) : x;
}

// Solves L x = d by Cramer's rule; empty if L is singular.
template <typename N>
std::optional<Triple<N>> solution(const std::array<cases::Point, 3>& linear, const Triple<N>& d,
                                  int dim) {
  std::array<Triple<N>, 3> m{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) m[i][j] = linear[i][j];
  }
  if (dim == 2) m[2][2] = 1;
  const N whole = determinant(m, 3);
  if (!(magnitude_of(whole) > 0)) return std::nullopt;
  Triple<N> x{};
  for (std::size_t j = 0; j < 3; ++j) {
    std::array<Triple<N>, 3> replaced = m;
    for (std::size_t i = 0; i < 3; ++i) replaced[i][j] = d[i];
    x[j] = determinant(replaced, 3) / whole;
  }
  return x;
}

// Moves x into the primitive.  The radius of a cone at height y is rho (eta - y) / (2 eta), which
// errs by 4 u.  Its square, the square of the part of x across the axis and their comparison add 8
// u.  So the test requires a margin of 12 u, and a point that is moved is moved by 16 u.
template <typename N>
bool is_moved_inside(const Curved& curved, Triple<N>& x, const N& u) {
  using std::sqrt;
  N limit = curved.radius;
  N square = x[0] * x[0] + x[2] * x[2];
  if (curved.kind == Curved::Kind::sphere) {
    square += x[1] * x[1];
  } else {
    const N eta = curved.half_height;
    x[1] = std::clamp(x[1], N(-eta), eta);
    if (curved.kind == Curved::Kind::cone) limit = limit * (eta - x[1]) / (2 * eta);
  }
  const N most = limit * limit * (1 - 12 * u);
  if (most > 0x1p-900 && square <= most) return true;
  // If the square of the limit may have underflowed, x is moved to the axis.
  const N factor = most > 0x1p-900 ? N(limit * (1 - 16 * u) / sqrt(square)) : N(0);
  const bool sphere = curved.kind == Curved::Kind::sphere;
  for (std::size_t i = 0; i < 3; ++i) {
    if (i != 1 || sphere) x[i] *= factor;
  }
  N moved = x[0] * x[0] + x[2] * x[2];
  if (sphere) moved += x[1] * x[1];
  return moved == 0 || moved <= most;
}

// Whether the point is proved to be within `slack`.  With u the unit roundoff of N, a coordinate of
// L x + c - p errs by 6 u times the sum of its terms: three products, four sums and what is left
// beyond first order.  Numbers of N must not underflow.
template <typename N>
bool is_near(const Triple<N>& point, const Curved& curved, int dim, const N& slack, const N& u) {
  Triple<N> d{};
  for (std::size_t i = 0; i < 3; ++i) d[i] = point[i] - curved.translation[i];
  std::optional<Triple<N>> x = solution(curved.linear, d, dim);
  if (!x || !is_moved_inside(curved, *x, u)) return false;
  N square = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    N image = curved.translation[i];
    N terms = magnitude_of(image) + magnitude_of(point[i]);
    for (std::size_t j = 0; j < 3; ++j) {
      const N term = curved.linear[i][j] * (*x)[j];
      image += term;
      terms += magnitude_of(term);
    }
    const N off = magnitude_of(N(image - point[i])) + 8 * u * terms;
    square += off * off;
  }
  return square <= slack * slack * (1 - 16 * u);
}

// Decides in a wide type with at least `digits` + 3 bits.  The point is rounded to it first, which
// errs by 2^-digits / 4 of each coordinate; the terms of is_near() count that once more.
template <typename N>
bool is_near_in(const RationalVector& point, const Curved& curved, int dim, const Rational& slack,
                int digits) {
  const Triple<N> rounded{N(point[0]), N(point[1]), N(point[2])};
  const N unit = ldexp(N(1), -digits);
  return is_near<N>(rounded, curved, dim, N(N(slack) * (1 - unit)), unit);
}

// Whether squares of the lengths of the case and of the sizes of the primitive are normal numbers, and
// zero only if the length is.  The matrix may make a case of ordinary size of a huge primitive.
bool is_in_the_middle(const cases::Case& question, const Curved& curved) {
  const auto is_ordinary = [](double x) { return x >= 0x1p-200 && x <= 0x1p+200; };
  return is_ordinary(cases::magnitude(question)) && is_ordinary(curved.radius) &&
         (curved.kind == Curved::Kind::sphere || is_ordinary(curved.half_height));
}

// Returns a number not above (sqrt(x) - sqrt(y))^2, for x > y.
Rational square_of_difference(const Rational& x, const Rational& y) {
  const Rational result = x + y - 2 * root_above(Rational(x * y));
  return std::max(result, Rational(0));
}

// The point as the image of a vertex (1, 1, 1) or (1, 1): a double for the translation and, for what
// that leaves, one for each entry of a row.
cases::Body in_doubles(const RationalVector& point, int dim) {
  const auto axes = static_cast<std::size_t>(dim);
  cases::Polytope polytope;
  polytope.kind = cases::Polytope::Kind::point;
  polytope.points = {{1, 1, dim == 2 ? 0.0 : 1.0}};
  for (std::size_t i = 0; i < axes; ++i) {
    Rational rest = point[i];
    const auto next = [&rest] {
      const auto part = rest.convert_to<double>();
      rest -= rational(part);
      return part;
    };
    polytope.translation[i] = next();
    for (std::size_t j = 0; j < axes; ++j) polytope.linear[i][j] = next();
  }
  cases::Body body;
  body.polytope = std::move(polytope);
  return body;
}

}  // namespace

Rational distance_squared_at_least(const RationalVector& point, const cases::Body& body, int dim,
                                   const Rational& slack) {
  cases::Case question;
  question.dim = dim;
  question.a.points = {{0, 0, 0}};
  question.b = in_dimension(body, dim);
  cases::Point rounded{};
  Rational lost(0);  // the square of what doubles cannot say of the point
  for (std::size_t i = 0; i < 3; ++i) {
    rounded[i] = point[i].convert_to<double>();
    if (!std::isfinite(rounded[i])) {
      // No coordinate of the body is above M, which errs by a few ulps.
      const Rational beyond =
          abs(point[i]) - Rational(cases::magnitude(question)) * Rational(1 + 0x1p-48);
      return beyond > 0 ? Rational(beyond * beyond) : Rational(0);
    }
    const Rational rest = point[i] - rational(rounded[i]);
    lost += rest * rest;
  }
  question.a.points = {rounded};
  const Curved& curved = *question.b.curved;
  // A rounded slack is at most 2^-53 of itself too large, so it is reduced by more than that.
  const double slack_below = slack.convert_to<double>() * (1 - 0x1p-52);
  if (lost == 0 && is_in_the_middle(question, curved) && slack_below > 0x1p-300 &&
      is_near<double>(rounded, curved, dim, slack_below, 0x1p-53)) {
    return Rational(0);
  }
  // 191 bits suffice for formats of up to 50 digits, 664 for the rest.
  if (is_near_in<Quick>(point, curved, dim, slack, 187)) return Rational(0);
  if (is_near_in<Real>(point, curved, dim, slack, 660)) return Rational(0);
  // A point beside the plane of the body is at least that far away.
  const Rational beside = dim == 2 ? Rational(point[2] * point[2]) : Rational(0);
  if (dim == 2) question.a.points[0][2] = 0;
  if (lost != 0) {
    question.a = in_doubles(point, dim);
    const RationalVector kept = vertices(question.a, dim)[0];
    lost = Rational(0);
    for (std::size_t i = 0; i < static_cast<std::size_t>(dim); ++i) {
      lost += (point[i] - kept[i]) * (point[i] - kept[i]);
    }
  }
  const Enclosure found = judged_enclosure(question);
  const Rational& square = found.distance_squared_lower;
  if (lost == 0) return square + beside;
  return (square > lost ? square_of_difference(square, lost) : Rational(0)) + beside;
}

// Multiplied by the common denominator of the point everything is an integer up to a power of two.
Rational distance_squared_to(const RationalVector& point, const cases::Body& body) {
  Integer common = 1;
  for (const Rational& x : point) common = lcm(common, denominator(x));
  const auto multiplied = [&common](const RationalVector& p) {
    return RationalVector{p[0] * common, p[1] * common, p[2] * common};
  };
  std::vector<RationalVector> points;
  // In the plane this lists each corner of a box twice.
  for (const RationalVector& vertex : vertices(body, 3)) points.push_back(multiplied(vertex));
  const IntegerBodies bodies = integer_bodies(3, {multiplied(point)}, points);
  const NearestPoint<Integer> nearest =
      descend<Integer>(bodies.a, bodies.b, {{bodies.a[0] - bodies.b[0], 0, 0}},
                       std::numeric_limits<std::size_t>::max());
  const Rational unit = power_of_two(bodies.exponent) / (Rational(nearest.denominator) * common);
  Rational square(0);
  for (const Integer& x : nearest.numerator) square += (unit * x) * (unit * x);
  return square;
}

}  // namespace oracle
