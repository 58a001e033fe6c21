// SPDX-License-Identifier: MIT
#include "oracle/judge/containment.hpp"

#include <cstddef>
#include <limits>
#include <vector>

#include "oracle/truth/descent.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/vertices.hpp"

namespace oracle {

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
