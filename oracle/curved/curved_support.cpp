// SPDX-License-Identifier: MIT
// The image B x + t of a primitive has the support point B s(B^T n) + t, and with m = B^T n the
// support value n . t + h(m) [vdB99 §3], where rho is the radius, eta the half height and
// sigma = sqrt(m_x^2 + m_z^2):
//   sphere    h(m) = rho |m|
//   cylinder  h(m) = eta |m_y| + rho sigma
//   cone      h(m) = max(eta m_y, -eta m_y + rho sigma)      the apex, or the rim of the base
#include "oracle/curved/curved_support.hpp"

#include <algorithm>
#include <cmath>

#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using cases::Curved;

constexpr int grid_bits = 640;  // inner points are rounded to 2^-640 of the radius

template <typename N>
Triple<N> transposed_image(const cases::Placement& placement, const Triple<N>& n) {
  Triple<N> m{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) m[j] += N(placement.linear[i][j]) * n[i];
  }
  return m;
}

template <typename N>
Triple<N> placed(const cases::Placement& placement, const Triple<N>& x) {
  Triple<N> image{};
  for (std::size_t i = 0; i < 3; ++i) {
    image[i] = N(placement.translation[i]);
    for (std::size_t j = 0; j < 3; ++j) image[i] += N(placement.linear[i][j]) * x[j];
  }
  return image;
}

// The support point of the primitive, split so that its exact part stays exact: the point is radial
// + height e_y, with radial_y = 0 except for a sphere.
struct LocalPoint {
  RealVector radial{};
  double height = 0;
};

LocalPoint support(const Curved& curved, const RealVector& m) {
  const bool sphere = curved.kind == Curved::Kind::sphere;
  LocalPoint result{m, 0};
  if (!sphere) {
    const double up = m[1] < 0 ? -curved.half_height : curved.half_height;
    result.height = curved.kind == Curved::Kind::cone ? -curved.half_height : up;
    result.radial[1] = 0;
  }
  const Real length = sqrt(inner(result.radial, result.radial));
  const Real to_apex = 2 * Real(curved.half_height) * m[1];
  const bool apex = curved.kind == Curved::Kind::cone && !(to_apex < Real(curved.radius) * length);
  if (apex) return {{}, curved.half_height};
  if (!(length > 0)) return {{}, result.height};
  for (Real& x : result.radial) x = Real(curved.radius) * Real(x / length);
  return result;
}

// Returns `x` rounded towards zero to a multiple of 2^exponent.
Rational truncated(const Real& x, int exponent) {
  return Rational(Real(trunc(ldexp(x, -exponent)))) * power_of_two(exponent);
}

// Rounding towards zero shortens a vector.  What an earlier operation rounded up is removed by
// `shrink`, more and more, until |radial| <= rho holds exactly.  Nothing else has to be proved on
// the base of a cone and the caps of a cylinder.
RationalVector inside_radius(const Curved& curved, const RealVector& radial) {
  const Rational radius = rational(curved.radius);
  const int exponent = std::ilogb(curved.radius) - grid_bits;
  for (const int shrink : {0, 640, 620, 600}) {
    const Real factor = shrink == 0 ? Real(1) : Real(1 - ldexp(Real(1), -shrink));
    RationalVector x;
    for (std::size_t i = 0; i < 3; ++i) x[i] = truncated(Real(radial[i] * factor), exponent);
    if (dot(x, x) <= radius * radius) return x;
  }
  return {};
}

RealVector real(const cases::Point& p) { return {Real(p[0]), Real(p[1]), Real(p[2])}; }

cases::Point furthest(const std::vector<cases::Point>& points, const RealVector& direction) {
  std::size_t best = 0;
  Real highest;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Real along = inner(direction, real(points[i]));
    if (i != 0 && !(highest < along)) continue;
    highest = along;
    best = i;
  }
  return points[best];
}

// Returns the point before its placement.
cases::Point furthest(const cases::Polytope& polytope, const RealVector& direction) {
  return furthest(polytope.points, transposed_image(polytope, direction));
}

}  // namespace

cases::Body in_dimension(cases::Body body, int dim) {
  if (body.polytope) {
    body.polytope->points = cases::local_vertices(*body.polytope, dim);
    body.polytope->kind = cases::Polytope::Kind::points;
  }
  cases::Placement* placement = cases::placement_of(body);
  if (dim == 3 || placement == nullptr) return body;
  placement->linear[2] = {0, 0, 0};
  placement->linear[0][2] = placement->linear[1][2] = 0;
  return body;
}

RealVector support_point(const cases::Body& body, const RealVector& direction) {
  if (body.polytope) return placed(*body.polytope, real(furthest(*body.polytope, direction)));
  if (!body.curved) return real(furthest(body.points, direction));
  LocalPoint local = support(*body.curved, transposed_image(*body.curved, direction));
  local.radial[1] += local.height;
  return placed(*body.curved, local.radial);
}

RationalVector inside_point(const cases::Body& body, const RealVector& direction) {
  if (body.polytope) return placed(*body.polytope, rational(furthest(*body.polytope, direction)));
  if (!body.curved) return rational(furthest(body.points, direction));
  const LocalPoint local = support(*body.curved, transposed_image(*body.curved, direction));
  RationalVector x = inside_radius(*body.curved, local.radial);
  x[1] += rational(local.height);
  return placed(*body.curved, x);
}

// sqrt(p / q) = sqrt(p q) / q, with floor and ceiling of the root of the integer p q 4^k.
Rational root_above(const Rational& x) {
  if (x == 0) return x;
  const Integer radicand = numerator(x) * denominator(x);
  const unsigned bits = static_cast<unsigned>(msb(radicand));
  const unsigned shift = bits < 1280 ? 640 - bits / 2 : 0;
  const Integer scaled = radicand << (2 * shift);
  Integer root = sqrt(scaled);
  if (root * root < scaled) ++root;
  return Rational(root, Integer(denominator(x) << shift));
}

Rational support_value_above(const cases::Body& body, const RationalVector& n, Root root) {
  if (body.polytope) {
    const RationalVector m = transposed_image(*body.polytope, n);
    cases::Body unplaced;
    unplaced.points = body.polytope->points;
    return dot(n, rational(body.polytope->translation)) + support_value_above(unplaced, m, root);
  }
  if (!body.curved) {
    Rational highest = dot(n, rational(body.points[0]));
    for (const cases::Point& p : body.points) highest = std::max(highest, dot(n, rational(p)));
    return highest;
  }
  const Curved& curved = *body.curved;
  RationalVector m = transposed_image(curved, n);
  const Rational radius = rational(curved.radius);
  const Rational base = dot(n, rational(curved.translation));
  const Rational up = rational(curved.half_height) * m[1];
  if (curved.kind != Curved::Kind::sphere) m[1] = 0;
  const Rational round = radius * root(dot(m, m));
  switch (curved.kind) {
    case Curved::Kind::sphere: return base + round;
    case Curved::Kind::cylinder: return base + abs(up) + round;
    case Curved::Kind::cone: return base + std::max(up, Rational(round - up));
  }
  return base;
}

}  // namespace oracle
