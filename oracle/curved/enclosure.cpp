// SPDX-License-Identifier: MIT
// First a descent in 200 digits from support point to support point, on A - B itself.  The support
// directions of its last simplex then give points that are exactly inside the bodies: two inner
// polytopes.  Their distance, computed in integers, is an upper bound, and any n gives a lower one:
//   d >= (min n . a - max n . b) / |n| = -(h_A(-n) + h_B(n)) / |n|
// with n = v of the inner polytopes, h from above and |n|^2 exact.  While the bounds are too far
// apart, the support points along n join the polytopes.
#include "oracle/curved/curved_support.hpp"

#include <cmath>
#include <limits>

#include "core/cases/floating_point.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/curved/pieces.hpp"
#include "oracle/truth/integer_bodies.hpp"

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

namespace {

// Measured over 2400 random pairs of aspect up to 1e30: at most 155 iterations.  2000 leave room.
constexpr int descent_rounds_max = 2000;
constexpr int exact_rounds_max = 24;

RealVector centre(const cases::Body& body) {
  if (body.curved) {
    const cases::Point& t = body.curved->translation;
    return {Real(t[0]), Real(t[1]), Real(t[2])};
  }
  RealVector sum{};
  const std::vector<cases::Point> points = cases::rounded_vertices(body, 3);
  for (const cases::Point& p : points) {
    for (std::size_t i = 0; i < 3; ++i) sum[i] += Real(p[i]);
  }
  for (Real& x : sum) x /= static_cast<unsigned long>(points.size());
  return sum;
}

// Returns the point of a simplex nearest to the origin: the shortest of the projections that lie
// inside their faces.  Rounding would spoil the optimality conditions that integers are tested for.
NearestPoint<Real> shortest_projection(const std::vector<SimplexVertex<Real>>& simplex) {
  NearestPoint<Real> best;
  Real best_vv;
  for (unsigned subset = 1; subset < (1U << simplex.size()); ++subset) {
    std::vector<SimplexVertex<Real>> face;
    for (std::size_t i = 0; i < simplex.size(); ++i) {
      if (((subset >> i) & 1U) != 0) face.push_back(simplex[i]);
    }
    NearestPoint<Real> found = projection(face);
    if (!(found.denominator > 0)) continue;
    for (Real& x : found.numerator) x /= found.denominator;
    found.denominator = 1;
    const Real vv = inner(found.numerator, found.numerator);
    if (best.denominator > 0 && !(vv < best_vv)) continue;
    best = std::move(found);
    best_vv = vv;
  }
  return best;
}

class Enclosing {
 public:
  Enclosing(const cases::Case& question, Root root)
      : dim_(question.dim),
        a_(in_dimension(question.a, question.dim)),
        b_(in_dimension(question.b, question.dim)),
        root_(root) {}

  Enclosure run() {
    descend_in_real();
    for (int round = 0; round < exact_rounds_max; ++round) {
      ++result_.rounds;
      const RationalVector n = narrow_from_above();
      if (is_settled()) break;
      narrow_from_below(n);
      if (is_settled()) break;
      add_direction(real(n));
    }
    return result_;
  }

 private:
  using Simplex = std::vector<SimplexVertex<Real>>;

  // Returns the support point of A - B of the smallest product with n; its index names the kept n.
  SimplexVertex<Real> support_against(const RealVector& n) {
    directions_.push_back(n);
    const std::size_t index = directions_.size() - 1;
    return {difference(support_point(a_, negated(n)), support_point(b_, n)), index, index};
  }

  // Ends when v is within 2^-112 of optimal (v.v - v.w is four times smaller than 1e-30 = 2^-100
  // needs, and eight bits more), when v is noise, or when noise stops the progress.  For two
  // spheres the first support point along the line of centres is already the last one.
  void descend_in_real() {
    RealVector v = difference(centre(a_), centre(b_));
    if (!(inner(v, v) > 0)) v = {Real(1), Real(0), Real(0)};
    Simplex simplex{support_against(v)};
    const Real goal = ldexp(Real(1), -112);
    const Real noise = ldexp(Real(1), -1100);  // relative to |y|^2, twice 550 bits
    Real shortest;
    for (int k = 0; k < descent_rounds_max; ++k) {
      ++result_.rounds;
      const NearestPoint<Real> nearest = shortest_projection(simplex);
      if (!(nearest.denominator > 0)) break;
      simplex = nearest.face;
      v = nearest.numerator;
      const Real vv = inner(v, v);
      if (simplex.size() == static_cast<std::size_t>(dim_) + 1) break;
      if (!(vv > noise * inner(simplex[0].y, simplex[0].y))) break;
      if (k > 0 && !(vv < shortest)) break;
      shortest = vv;
      const SimplexVertex<Real> w = support_against(v);
      simplex.push_back(w);
      if (!(vv - inner(v, w.y) > goal * vv)) break;
    }
    for (const SimplexVertex<Real>& vertex : simplex) add_direction(directions_[vertex.a]);
  }

  void add_direction(const RealVector& n) {
    inner_a_.push_back(inside_point(a_, negated(n)));
    inner_b_.push_back(inside_point(b_, n));
  }

  // Computes the distance of the inner polytopes and returns the direction of the next support
  // points: their v, or if they touch the normal of the plane between them.
  RationalVector narrow_from_above() {
    const IntegerBodies bodies = integer_bodies(dim_, inner_a_, inner_b_);
    const SimplexVertex<Integer> start{bodies.a.back() - bodies.b.back(), bodies.a.size() - 1,
                                       bodies.b.size() - 1};
    const NearestPoint<Integer> nearest =
        descend<Integer>(bodies.a, bodies.b, {start}, std::numeric_limits<std::size_t>::max());
    if (is_zero(nearest.numerator)) {
      const Contact contact = classify_contact(bodies, nearest);
      result_.distance_squared_upper = result_.distance_squared_lower = 0;
      if (contact.relation == cases::Relation::overlapping) result_.relation = contact.relation;
      return contact.proof.normal.value_or(RationalVector{});
    }
    const Rational unit = power_of_two(bodies.exponent);
    RationalVector v;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      v[axis] = unit * Rational(nearest.numerator[axis], nearest.denominator);
    }
    result_.distance_squared_upper = dot(v, v);
    return v;
  }

  void narrow_from_below(const RationalVector& n_exact) {
    const RationalVector n = shortened(n_exact);
    const Rational reach = -(support_value_above(a_, {-n[0], -n[1], -n[2]}, root_) +
                             support_value_above(b_, n, root_));
    if (reach > 0) {
      result_.relation = cases::Relation::separated;
      result_.distance_squared_lower =
          std::max(result_.distance_squared_lower, Rational(reach * reach / dot(n, n)));
    }
    // The plane supports A - B at the origin, and the origin is in A - B.
    const bool meet = result_.distance_squared_upper == 0;
    if (meet && reach == 0) result_.relation = cases::Relation::touching;
  }

  bool is_settled() const {
    if (!result_.relation) return false;
    return result_.relation != cases::Relation::separated ||
           result_.relative_width() <= rational(enclosure_width) / 2;
  }

  static RealVector real(const RationalVector& x) { return {Real(x[0]), Real(x[1]), Real(x[2])}; }

  // Any direction gives a bound: returns the 640 leading bits of n as integers, or all of n.
  static RationalVector shortened(const RationalVector& n) {
    Rational largest(0);
    for (const Rational& x : n) largest = std::max(largest, Rational(abs(x)));
    const int exponent =
        static_cast<int>(msb(numerator(largest))) - static_cast<int>(msb(denominator(largest)));
    const Rational unit = power_of_two(640 - exponent);
    RationalVector result;
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational scaled = n[i] * unit;
      result[i] = Rational(Integer(numerator(scaled) / denominator(scaled)));
    }
    return result;
  }

  int dim_;
  cases::Body a_;
  cases::Body b_;
  Root root_;
  std::vector<RealVector> directions_;
  std::vector<RationalVector> inner_a_;
  std::vector<RationalVector> inner_b_;
  Enclosure result_;
};

}  // namespace

Rational Enclosure::relative_width() const {
  if (distance_squared_lower == distance_squared_upper) return Rational(0);
  return Rational(1) - distance_squared_lower / distance_squared_upper;
}

void check_bodies(const cases::Case& question) {
  if (question.dim != 2 && question.dim != 3) throw std::invalid_argument("dim is not 2 or 3");
  const auto check_point = [](const cases::Point& point) {
    for (double x : point) {
      if (!std::isfinite(x)) throw std::invalid_argument("a coordinate is not finite");
    }
  };
  const auto check_extent = [](double x) {
    if (!(x > 0) || !std::isfinite(x)) throw std::invalid_argument("an extent is not positive");
  };
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (!body->curved) {
      vertices(*body, question.dim);
      continue;
    }
    const cases::Curved& curved = *body->curved;
    const bool sphere = curved.kind == cases::Curved::Kind::sphere;
    if (question.dim == 2 && !sphere) throw std::invalid_argument("a body in space, but dim is 2");
    for (const cases::Point& row : curved.linear) check_point(row);
    check_point(curved.translation);
    check_extent(curved.radius);
    if (!sphere) check_extent(curved.half_height);
  }
}

Enclosure enclosure(const cases::Case& question, Root root) {
  cases::require_floating_point();
  check_bodies(question);
  if (balls_touch(question)) {
    Enclosure result;
    result.relation = cases::Relation::touching;
    return result;
  }
  return Enclosing(question, root).run();
}

}  // namespace oracle
