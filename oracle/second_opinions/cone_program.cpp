// SPDX-License-Identifier: MIT
// The distance of A and B is the greatest value of -(s + t) for n with |n| <= 1, if s and t are not
// below the support values h_A(-n) and h_B(n).  Cones express h(n) <= s:
//   polytope  s - n . p >= 0 for every vertex p
//   sphere    s - n . c >= rho |m|                             m = L^T n, the body is L x + c
//   cylinder  s - n . c -+ eta m_y >= rho sigma                sigma^2 = m_x^2 + m_z^2
//   cone      s - n . c - eta m_y >= 0,  s - n . c + eta m_y >= rho sigma
// In short, u >= 0 or u >= |q| with u and q linear in (n, s): the constraints under which
// barrier.hpp minimises s + t, from n = 0, s = t = 1.
//
// The minimum also yields multipliers: with w = 1 / (tau u), or 2 u / (tau (u^2 - q.q)), the
// weights w of a body sum to 1 at the minimum, and q / u is a point of the unit ball.  So sum w (c
// + L(rho q / u + ...)) is a point inside the body.
//
// No number is rounded outward.  n, s, t, the weights and q / u become binary numbers, and the
// conditions that make them a proof are tested exactly, without roots: u >= 0 and u^2 >= q.q for
// the plane, |q / u| <= 1 and nonnegative weights for the points.
#include "oracle/second_opinions/second_opinions.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/gmp.hpp>

#include "oracle/second_opinions/barrier.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

using barrier::Constraint;
using barrier::unknowns;
using barrier::Unknowns;

// 200 bits: at tau = 1e34 the difference u^2 - q.q loses 113 of them.
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<200, boost::multiprecision::digit_base_2>,
    boost::multiprecision::et_off>;

constexpr double first_tau = 4;
constexpr double tau_of_doubles = 1e6;  // beyond it u^2 - q.q is too near the noise of doubles
constexpr double tau_max = 1e34;
constexpr double tau_factor = 16;
constexpr int certificate_bits = 180;

// Points of a body: centre + sum of columns[k] x_k, |x| <= 1.  The body is the hull of a few of
// these; each gives one constraint.
struct Cone {
  std::size_t body = 0;  // 0: A, 1: B
  RationalVector centre;
  std::vector<RationalVector> columns;
};

RationalVector column(const cases::Curved& curved, std::size_t j, const Rational& factor, int dim) {
  RationalVector result;
  for (std::size_t i = 0; i < 3; ++i) {
    const bool beyond = dim == 2 && (i == 2 || j == 2);
    result[i] = beyond ? Rational(0) : Rational(rational(curved.linear[i][j]) * factor);
  }
  return result;
}

RationalVector sum(const RationalVector& x, const RationalVector& y) {
  return {x[0] + y[0], x[1] + y[1], x[2] + y[2]};
}

std::vector<Cone> cones(const cases::Body& body, std::size_t index, int dim, double factor) {
  std::vector<Cone> result;
  if (!body.curved) {
    for (const RationalVector& p : vertices(body, dim)) result.push_back({index, p, {}});
    return result;
  }
  using Kind = cases::Curved::Kind;
  const cases::Curved& curved = *body.curved;
  const Rational rho = rational(curved.radius) * rational(factor);
  const RationalVector centre = rational(curved.translation);
  if (curved.kind == Kind::sphere) {
    result.push_back({index, centre, {}});
    for (std::size_t j = 0; j < 3; ++j) result[0].columns.push_back(column(curved, j, rho, dim));
    return result;
  }
  const RationalVector up = sum(centre, column(curved, 1, rational(curved.half_height), dim));
  const RationalVector down = sum(centre, column(curved, 1, rational(-curved.half_height), dim));
  const std::vector<RationalVector> disc{column(curved, 0, rho, dim), column(curved, 2, rho, dim)};
  result.push_back({index, down, disc});
  result.push_back({index, up, curved.kind == Kind::cone ? std::vector<RationalVector>{} : disc});
  return result;
}

// A and B are divided by this power of two, so that coordinates are about 1.
int common_exponent(const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  return magnitude > 0 && std::isfinite(magnitude) ? std::ilogb(magnitude) : 0;
}

Rational scaled(const Rational& x, int exponent) {
  Rational result = x;
  if (exponent > 0) mpq_div_2exp(result.data(), x.data(), exponent);
  if (exponent < 0) mpq_mul_2exp(result.data(), x.data(), -exponent);
  return result;
}

template <typename N>
N near(const Rational& x) {
  if constexpr (std::same_as<N, Wide>) {
    boost::multiprecision::mpq_rational copy;
    mpq_set(copy.backend().data(), x.data());
    return copy.convert_to<Wide>();
  } else {
    return N(x);
  }
}

template <typename N>
std::vector<Constraint<N>> constraints(const std::vector<Cone>& all) {
  std::vector<Constraint<N>> result;
  for (const Cone& cone : all) {
    Constraint<N> one;
    one.body = cone.body;
    one.size = cone.columns.size();
    const int sign = cone.body == 0 ? -1 : 1;  // the direction for A is -n
    for (std::size_t i = 0; i < 3; ++i) {
      one.rows[0][i] = near<N>(-sign * cone.centre[i]);
      for (std::size_t k = 0; k < one.size; ++k) {
        one.rows[1 + k][i] = near<N>(sign * cone.columns[k][i]);
      }
    }
    result.push_back(one);
  }
  return result;
}

// Rounds towards zero to a multiple of 2^-certificate_bits.
Rational binary(const Wide& x) {
  const boost::multiprecision::mpz_int whole(trunc(ldexp(x, certificate_bits)));
  Integer integer;
  mpz_set(integer.data(), whole.backend().data());
  return scaled(Rational(std::move(integer)), certificate_bits);
}

// Returns the bound that n, s and t prove: 0 if a plane is not proved to keep its body on its side.
Rational lower_bound(const std::vector<Cone>& all, const Unknowns<Wide>& x) {
  Unknowns<Rational> exact;
  for (std::size_t i = 0; i < unknowns; ++i) exact[i] = binary(x[i]);
  const RationalVector n{exact[0], exact[1], exact[2]};
  for (const Cone& cone : all) {
    const int sign = cone.body == 0 ? -1 : 1;
    const Rational u = exact[3 + cone.body] - sign * dot(n, cone.centre);
    Rational square(0);
    for (const RationalVector& one : cone.columns) {
      const Rational q = dot(n, one);
      square += q * q;
    }
    if (u < 0 || u * u < square) return Rational(0);
  }
  const Rational reach = -(exact[3] + exact[4]);
  if (reach <= 0) return Rational(0);
  return reach * reach / dot(n, n);
}

// Returns the point of the body that the multipliers give, proved to be inside.
std::optional<RationalVector> point(const std::vector<Cone>& all, std::size_t body,
                                    const std::vector<Constraint<Wide>>& as_constraints,
                                    const Unknowns<Wide>& x) {
  std::vector<Wide> weights;
  std::vector<RationalVector> points;
  Wide total = 0;
  for (std::size_t k = 0; k < all.size(); ++k) {
    if (all[k].body != body) continue;
    const barrier::Values<Wide> at = values(as_constraints[k], x);
    weights.push_back((all[k].columns.empty() ? Wide(1) : Wide(2 * at.u)) / at.gap);
    total += weights.back();
    RationalVector inside = all[k].centre;
    Rational square(0);
    for (std::size_t j = 0; j < all[k].columns.size(); ++j) {
      const Rational share = binary(Wide(at.q[j] / at.u));
      square += share * share;
      for (std::size_t i = 0; i < 3; ++i) inside[i] += share * all[k].columns[j][i];
    }
    if (square > 1) return std::nullopt;
    points.push_back(inside);
  }
  RationalVector result = points[0];  // with the remaining weight
  Rational rest(1);
  for (std::size_t k = 1; k < points.size(); ++k) {
    const Rational weight = binary(Wide(weights[k] / total));
    if (weight < 0) return std::nullopt;
    rest -= weight;
    for (std::size_t i = 0; i < 3; ++i) result[i] += weight * (points[k][i] - points[0][i]);
  }
  if (rest < 0) return std::nullopt;
  return result;
}

std::optional<Rational> upper_bound(const std::vector<Cone>& all,
                                    const std::vector<Constraint<Wide>>& as_constraints,
                                    const Unknowns<Wide>& x) {
  const std::optional<RationalVector> a = point(all, 0, as_constraints, x);
  const std::optional<RationalVector> b = point(all, 1, as_constraints, x);
  if (!a || !b) return std::nullopt;
  const RationalVector v = *a - *b;
  return dot(v, v);
}

std::vector<Cone> both(const cases::Case& question, double factor, int exponent) {
  std::vector<Cone> all = cones(question.a, 0, question.dim, factor);
  for (Cone& cone : cones(question.b, 1, question.dim, factor)) all.push_back(std::move(cone));
  for (Cone& cone : all) {
    for (Rational& coordinate : cone.centre) coordinate = scaled(coordinate, exponent);
    for (RationalVector& one : cone.columns) {
      for (Rational& coordinate : one) coordinate = scaled(coordinate, exponent);
    }
  }
  return all;
}

}  // namespace

DistanceBounds cone_program(const cases::Case& question, const ConeProgramFaults& faults) {
  const int exponent = common_exponent(question);
  const std::vector<Cone> outside = both(question, faults.outside, exponent);
  const std::vector<Cone> inside =
      faults.inside == faults.outside ? outside : both(question, faults.inside, exponent);
  double tau = first_tau;
  barrier::Minimum<double> rough(constraints<double>(outside), {0, 0, 0, 1, 1});
  for (; tau < tau_of_doubles; tau *= tau_factor) rough.centre(tau, 0.25);
  Unknowns<Wide> start;
  for (std::size_t i = 0; i < unknowns; ++i) start[i] = rough.x()[i];
  start[3] += 1e-9;  // away from the rounding of doubles
  start[4] += 1e-9;
  barrier::Minimum<Wide> fine(constraints<Wide>(outside), start);
  DistanceBounds best{Rational(0), Rational(0)};
  bool found = false;
  const double steps = static_cast<double>(2 * outside.size());
  for (tau /= tau_factor; tau < tau_max; tau *= tau_factor) {
    fine.centre(tau, 0.25);
    // nu / tau is the gap of the distance, which is about -(s + t).
    const auto reach = -static_cast<double>(Wide(fine.x()[3] + fine.x()[4]));
    if (!(steps / tau < reach * cone_program_width / 4) && tau * tau_factor < tau_max) continue;
    fine.centre(tau, 1e-12);
    const Rational lower = lower_bound(outside, fine.x());
    const std::optional<Rational> upper = upper_bound(inside, fine.constraints(), fine.x());
    if (upper && (!found || *upper < best.upper)) best.upper = *upper;
    found = found || upper.has_value();
    best.lower = std::max(best.lower, lower);
    if (!found) continue;
    if (best.upper - best.lower <= best.upper * rational(cone_program_width)) break;
  }
  if (!found) throw std::runtime_error("cone_program: no points inside");
  return {scaled(best.lower, -2 * exponent), scaled(best.upper, -2 * exponent)};
}

}  // namespace oracle
