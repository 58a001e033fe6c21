// SPDX-License-Identifier: MIT
// The distance of A and B is the greatest value of -(s + t) for n with |n| <= 1, where s and t are
// not below the support values h_A(-n) and h_B(n).  That h(n) <= s is asked by cones:
//   polytope  s - n . p >= 0 for every vertex p
//   sphere    s - n . c >= rho |m|                             m = L^T n, the body is L x + c
//   cylinder  s - n . c -+ eta m_y >= rho sigma                sigma^2 = m_x^2 + m_z^2
//   cone      s - n . c - eta m_y >= 0,  s - n . c + eta m_y >= rho sigma
// in short, u >= 0 or u >= |q| with u and q linear in (n, s).  The barrier method minimises
//
//   tau (s + t) - log(1 - n.n) - sum log u - sum log(u^2 - q.q)
//
// for greater and greater tau by Newton's method, from n = 0, s = t = 1.  The minimum of each tau
// is within nu / tau of the distance, nu the number of logarithms, squares counted twice.
//
// Multipliers come free: with w = 1 / (tau u), or 2 u / (tau (u^2 - q.q)), the weights w of a body
// sum to 1 at the minimum, and q / u is a point of the unit ball: so sum w (c + L(rho q / u + ...))
// is a point inside the body.
//
// No number is rounded outward.  n, s, t, the weights and q / u become binary numbers, and all that
// makes them prove something is asked exactly, without roots: u >= 0 and u^2 >= q.q of the plane,
// |q / u| <= 1 and nonnegative weights of the points.
#include "oracle/second_opinions/cone_program.hpp"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace oracle {
namespace {

// 200 bits: at tau = 1e34 the difference u^2 - q.q loses 113 of them.
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<200, boost::multiprecision::digit_base_2>,
    boost::multiprecision::et_off>;

constexpr std::size_t unknowns = 5;  // n, s of A and t of B
constexpr int newton_steps_max = 60;
constexpr double first_tau = 4;
constexpr double tau_of_doubles = 1e6;  // beyond it u^2 - q.q is too near to the noise of doubles
constexpr double tau_max = 1e34;
constexpr double tau_factor = 16;
constexpr int certificate_bits = 180;

template <typename N>
using Unknowns = std::array<N, unknowns>;

// Points of a body: centre + sum of columns[k] x_k, |x| <= 1.  The body is the hull of a few of
// these; each makes one constraint.
struct Cone {
  std::size_t body = 0;  // 0: A, 1: B
  RationalVector centre;
  std::vector<RationalVector> columns;
};

// u and the parts of q as rows over n, with numbers of the solver.
template <typename N>
struct Rows {
  std::size_t body = 0;
  std::size_t size = 0;  // of q
  std::array<std::array<N, 3>, 4> rows{};
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
    if (body.points.empty()) throw std::invalid_argument("a body without vertices");
    for (const cases::Point& p : body.points) result.push_back({index, rational(p), {}});
    return result;
  }
  using Kind = cases::Curved::Kind;
  const cases::Curved& curved = *body.curved;
  const Rational rho = rational(curved.radius) * rational(factor);
  const RationalVector centre = rational(curved.translation);
  if (curved.kind == Kind::sphere) {
    result.push_back({index, centre, {}});
    for (std::size_t j = 0; j < 3; ++j) {
      result[0].columns.push_back(column(curved, j, rho, dim));
    }
    return result;
  }
  const RationalVector up = sum(centre, column(curved, 1, rational(curved.half_height), dim));
  const RationalVector down = sum(centre, column(curved, 1, rational(-curved.half_height), dim));
  const std::vector<RationalVector> disc{column(curved, 0, rho, dim), column(curved, 2, rho, dim)};
  result.push_back({index, down, disc});
  result.push_back({index, up, curved.kind == Kind::cone ? std::vector<RationalVector>{} : disc});
  return result;
}

// A and B divided by this power of two, so that coordinates are about 1.
int common_exponent(const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  return magnitude > 0 && std::isfinite(magnitude) ? std::ilogb(magnitude) : 0;
}

Rational scaled(const Rational& x, int exponent) {
  Rational result = x;
  if (exponent > 0) mpq_div_2exp(result.backend().data(), x.backend().data(), exponent);
  if (exponent < 0) mpq_mul_2exp(result.backend().data(), x.backend().data(), -exponent);
  return result;
}

template <typename N>
std::vector<Rows<N>> rows(const std::vector<Cone>& all) {
  std::vector<Rows<N>> result;
  for (const Cone& cone : all) {
    Rows<N> one;
    one.body = cone.body;
    one.size = cone.columns.size();
    const int sign = cone.body == 0 ? -1 : 1;  // A is looked at along -n
    for (std::size_t i = 0; i < 3; ++i) {
      one.rows[0][i] = N(-sign * cone.centre[i]);
      for (std::size_t k = 0; k < one.size; ++k) {
        one.rows[1 + k][i] = N(sign * cone.columns[k][i]);
      }
    }
    result.push_back(one);
  }
  return result;
}

template <typename N>
N along(const std::array<N, 3>& row, const Unknowns<N>& x) {
  return row[0] * x[0] + row[1] * x[1] + row[2] * x[2];
}

template <typename N>
struct Values {
  N u;
  std::array<N, 3> q{};
  N gap;  // u, or u^2 - q.q
};

template <typename N>
Values<N> values(const Rows<N>& rows, const Unknowns<N>& x) {
  Values<N> result;
  result.u = along(rows.rows[0], x) + x[3 + rows.body];
  result.gap = rows.size == 0 ? result.u : N(result.u * result.u);
  for (std::size_t k = 0; k < rows.size; ++k) {
    result.q[k] = along(rows.rows[1 + k], x);
    result.gap -= result.q[k] * result.q[k];
  }
  return result;
}

template <typename N>
class Barrier {
 public:
  Barrier(const std::vector<Cone>& all, const Unknowns<N>& start)
      : rows_(rows<N>(all)), x_(start) {}

  const Unknowns<N>& x() const { return x_; }
  const std::vector<Rows<N>>& rows_of_all() const { return rows_; }

  // To the minimum of this tau, until the square of Newton's decrement is below `limit`.
  void centre(double tau, double limit) {
    for (int step = 0; step < newton_steps_max; ++step) {
      const std::optional<double> decrement = newton(N(tau));
      if (!decrement || *decrement < limit) return;
    }
  }

 private:
  using Square = std::array<std::array<N, unknowns>, unknowns>;

  // To the gradient and to half of the symmetric second derivatives.
  void add(const Rows<N>& rows, Unknowns<N>& gradient, Square& second) const {
    const Values<N> at = values(rows, x_);
    // f = -log gap: f' = -gap' / gap, f'' = gap' gap'^T / gap^2 - gap'' / gap.
    Unknowns<N> slope{};
    const N twice = rows.size == 0 ? N(1) : N(2 * at.u);
    for (std::size_t i = 0; i < 3; ++i) {
      slope[i] = twice * rows.rows[0][i];
      for (std::size_t k = 0; k < rows.size; ++k) slope[i] -= 2 * at.q[k] * rows.rows[1 + k][i];
    }
    const std::size_t s = 3 + rows.body;
    slope[s] = twice;
    const N inverse = 1 / at.gap;
    for (N& value : slope) value *= inverse;
    const N bend = 2 * inverse;
    for (std::size_t i = 0; i < unknowns; ++i) {
      gradient[i] -= slope[i];
      for (std::size_t j = 0; j <= i; ++j) second[i][j] += slope[i] * slope[j];
    }
    if (rows.size == 0) return;
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        N part = -rows.rows[0][i] * rows.rows[0][j];
        for (std::size_t k = 0; k < rows.size; ++k) {
          part += rows.rows[1 + k][i] * rows.rows[1 + k][j];
        }
        second[i][j] += bend * part;
      }
      second[s][i] -= bend * rows.rows[0][i];
    }
    second[s][s] -= bend;
  }

  // Moves x and tells the square of the decrement; empty where noise stops it.
  std::optional<double> newton(const N& tau) {
    Unknowns<N> gradient{};
    Square second{};
    gradient[3] = gradient[4] = tau;
    for (const Rows<N>& one : rows_) add(one, gradient, second);
    const N room = room_of(x_);
    for (std::size_t i = 0; i < 3; ++i) {
      const N slope = 2 * x_[i] / room;
      gradient[i] += slope;
      second[i][i] += 2 / room;
      for (std::size_t j = 0; j <= i; ++j) second[i][j] += slope * (2 * x_[j] / room);
    }
    const std::optional<Unknowns<N>> step = solved(second, gradient);
    if (!step) return std::nullopt;
    N decrement = 0;
    for (std::size_t i = 0; i < unknowns; ++i) decrement -= gradient[i] * (*step)[i];
    if (!(decrement > 0)) return std::nullopt;
    N share = 1;
    for (int halvings = 0; halvings < 60; ++halvings, share /= 2) {
      Unknowns<N> next = x_;
      for (std::size_t i = 0; i < unknowns; ++i) next[i] += share * (*step)[i];
      if (!is_lower(next, tau)) continue;
      x_ = next;
      return static_cast<double>(decrement);
    }
    return std::nullopt;
  }

  static N room_of(const Unknowns<N>& x) { return 1 - (x[0] * x[0] + x[1] * x[1] + x[2] * x[2]); }

  // Whether `next` is strictly inside of all constraints and has a lower value.
  bool is_lower(const Unknowns<N>& next, const N& tau) const {
    const N room = room_of(next);
    if (!(room > 0)) return false;
    auto change = static_cast<double>(N(tau * (next[3] + next[4] - x_[3] - x_[4])));
    change -= std::log(static_cast<double>(N(room / room_of(x_))));
    for (const Rows<N>& one : rows_) {
      const Values<N> at = values(one, next);
      if (!(at.u > 0 && at.gap > 0)) return false;
      change -= std::log(static_cast<double>(N(at.gap / values(one, x_).gap)));
    }
    return change < 1e-9;
  }

  // -second^-1 gradient, by Cholesky's decomposition.
  static std::optional<Unknowns<N>> solved(Square m, const Unknowns<N>& gradient) {
    Unknowns<N> diagonal{};
    for (std::size_t j = 0; j < unknowns; ++j) {
      diagonal[j] = m[j][j];
      for (std::size_t k = 0; k < j; ++k) diagonal[j] -= m[j][k] * m[j][k] * diagonal[k];
      if (!(diagonal[j] > 0)) return std::nullopt;
      for (std::size_t i = j + 1; i < unknowns; ++i) {
        for (std::size_t k = 0; k < j; ++k) m[i][j] -= m[i][k] * m[j][k] * diagonal[k];
        m[i][j] /= diagonal[j];
      }
    }
    Unknowns<N> x{};
    for (std::size_t i = 0; i < unknowns; ++i) {
      x[i] = -gradient[i];
      for (std::size_t k = 0; k < i; ++k) x[i] -= m[i][k] * x[k];
    }
    for (std::size_t i = 0; i < unknowns; ++i) x[i] /= diagonal[i];
    for (std::size_t i = unknowns; i-- > 0;) {
      for (std::size_t k = i + 1; k < unknowns; ++k) x[i] -= m[k][i] * x[k];
    }
    return x;
  }

  std::vector<Rows<N>> rows_;
  Unknowns<N> x_;
};

// Rounded towards zero to a multiple of 2^-certificate_bits.
Rational binary(const Wide& x) {
  return scaled(Rational(Integer(trunc(ldexp(x, certificate_bits)))), certificate_bits);
}

// What is proved by n, s and t: 0 where a plane is not proved to keep its body on its side.
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

// The point of the body that the multipliers give, proved to be inside.
std::optional<RationalVector> point(const std::vector<Cone>& all, std::size_t body,
                                    const std::vector<Rows<Wide>>& as_rows,
                                    const Unknowns<Wide>& x) {
  std::vector<Wide> weights;
  std::vector<RationalVector> points;
  Wide total = 0;
  for (std::size_t k = 0; k < all.size(); ++k) {
    if (all[k].body != body) continue;
    const Values<Wide> at = values(as_rows[k], x);
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
  RationalVector result = points[0];  // with what the other weights leave of 1
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
                                    const std::vector<Rows<Wide>>& as_rows,
                                    const Unknowns<Wide>& x) {
  const std::optional<RationalVector> a = point(all, 0, as_rows, x);
  const std::optional<RationalVector> b = point(all, 1, as_rows, x);
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
  Barrier<double> rough(outside, {0, 0, 0, 1, 1});
  for (; tau < tau_of_doubles; tau *= tau_factor) rough.centre(tau, 0.25);
  Unknowns<Wide> start;
  for (std::size_t i = 0; i < unknowns; ++i) start[i] = rough.x()[i];
  start[3] += 1e-9;  // away from what doubles round
  start[4] += 1e-9;
  Barrier<Wide> fine(outside, start);
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
    const std::optional<Rational> upper = upper_bound(inside, fine.rows_of_all(), fine.x());
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
