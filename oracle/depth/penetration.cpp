// SPDX-License-Identifier: MIT
// P is a polytope of full dimension whose vertices are differences a_i - b_j: P lies in A - B.  It
// is the set of x with N . x <= h for all of its facets; see below.
//
// Expansion: take the nearest facet, the one of least signed distance h / |N|, and the support
// point w of A - B along N.
//
//   N . w = h: its plane supports A - B, and the search ends.
//     h < 0: the plane has all of A - B on the side away from the origin: separated.
//     h = 0: all offsets are >= 0, hence the origin is in P and in A - B, and on a plane that
//            supports A - B: touching.
//     h > 0: the ball of radius h / |N| around the origin is on the inner side of every facet,
//            hence in P and in A - B: the depth is at least h / |N|.  It is at most that, since
//            nothing of A - B lies beyond the plane.
//     This holds for any initial simplex: it need not contain the origin.
//   N . w > h: w is not in P, and P becomes the hull of P and w.  As w is a difference that was not
//     in P before and is afterwards, there are at most n m expansions.
#include "oracle/depth/penetration.hpp"

#include <cmath>
#include <cstdlib>
#include <numeric>

#include "core/cases/floating_point.hpp"
#include "oracle/depth/internal/expansion.hpp"

namespace oracle {

// P is a polytope of full dimension whose vertices are differences a_i - b_j: P lies in A - B.  Its
// boundary is kept as simplices (triangles, or edges in the plane), each with its outward normal N
// and offset h = N . y for its corners y; P is the set of x with N . x <= h for all of them.  h /
// |N| is the signed distance of the origin, negative if the origin lies beyond the facet.
//
// Hull of P and w: facets with N . w > h are visible.  They form a disc: for w' = w + eps (c - w)
// with c inside P and a small eps > 0 the same facets are visible and w' lies on no plane of a
// facet, a case where this is well known.  The disc is replaced by the simplices that join w to
// each horizon ridge e, between a visible F and a hidden G:
//
//   - None is degenerate: e lies in the plane of F, in which w does not lie, so w is not in the
//     affine hull of e.  (G may be in one plane with w: then the new facet continues G.)
//   - Its plane supports the hull: with s = h_G - N_G . w >= 0 and t = N_F . w - h_F > 0 the plane
//     of N = s N_F + t N_G, h = s h_F + t h_G contains e and w, and N . x <= h on P.  N is zero
//     only if F and G lie in one plane with opposite normals: then P would be flat.
//   - Its normal points outward: w takes the place of the corner of F opposite e, hence the new
//     facet is oriented along e as F was, and that agrees with G, which is outward.
//
// Counting facets in one plane with w as visible would be right as well, for the same reasons with
// F and G exchanged.  Deciding it inconsistently would be wrong.

namespace {

// The conversions truncate by less than 2^-52 of the value, and h counts twice: with the roundings
// of the quotient less than 2^-49 in all.  Coordinates have at most 2,100 bits, of placed polytopes
// 4,200; the quotient is the square of a length, at most twice that: a long double with 15 bits of
// exponent represents it.  If it has fewer, the estimate may leave the normal range, and is not used.
long double estimate(const Integer& offset, const Integer& normal_squared) {
  long exponent = 0;
  const auto h = static_cast<long double>(mpz_get_d_2exp(&exponent, offset.data()));
  const long double numerator = h * std::abs(h);
  const long h_exponent = exponent;
  const auto denominator =
      static_cast<long double>(mpz_get_d_2exp(&exponent, normal_squared.data()));
  return std::ldexp(numerator / denominator, static_cast<int>(2 * h_exponent - exponent));
}

}  // namespace

bool ExpansionRules::supports(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead == 0;
}

bool ExpansionRules::is_visible(const FacetPlane& /*plane*/, const Integer& ahead) const {
  return ahead > 0;
}

bool ExpansionRules::is_nearer(const FacetPlane& plane, const FacetPlane& other) const {
  // Each estimate has a relative error of less than 2^-49.  If two differ by more than the sum of
  // that, with room for the roundings here, they decide.
  const long double x = plane.distance_squared_estimate;
  const long double y = other.distance_squared_estimate;
  const bool usable = std::isnormal(x) && std::isnormal(y);
  if (usable && std::abs(x - y) > 0x1p-48L * (std::abs(x) + std::abs(y))) return x < y;
  const int sign = plane.offset.sign();
  if (sign != other.offset.sign()) return sign < other.offset.sign();
  const Integer left = plane.offset * plane.offset * other.normal_squared;
  const Integer right = other.offset * other.offset * plane.normal_squared;
  return sign < 0 ? left > right : left < right;
}

bool ExpansionRules::is_considered(std::size_t /*facet*/) const { return true; }

void IntegerGeometry::set_plane(FacetPlane& plane, const std::array<const Vertex*, 3>& corners) {
  const IntegerVector& origin = corners[0]->y;
  assign_difference(edges_[0], corners[1]->y, origin);
  if (dim_ == 3) assign_difference(edges_[1], corners[2]->y, origin);
  assign_cross(plane.normal, edges_[0], edges_[1]);
  assign_dot(plane.offset, plane.normal, origin);
  assign_dot(plane.normal_squared, plane.normal, plane.normal);
  if (plane.normal_squared == 0) throw std::logic_error("penetration: a degenerate facet");
  plane.distance_squared_estimate = estimate(plane.offset, plane.normal_squared);
}

bool IntegerGeometry::is_beyond(const FacetPlane& plane, const Vertex& vertex) {
  assign_dot(along_, plane.normal, vertex.y);
  return along_ > plane.offset;
}

bool IntegerGeometry::is_visible(const FacetPlane& plane, const Vertex& vertex) {
  assign_dot(along_, plane.normal, vertex.y);
  along_ -= plane.offset;
  return rules_.is_visible(plane, along_);
}

namespace {

constexpr std::size_t point_bits_max = 900;

// Returns d, for a direction that is not zero; zero stays zero.
cases::Point scaled_direction(const IntegerVector& n) {
  std::array<double, 3> fraction{};
  std::array<long, 3> exponent{};
  long highest = std::numeric_limits<long>::min();
  for (std::size_t k = 0; k < 3; ++k) {
    fraction[k] = mpz_get_d_2exp(&exponent[k], n[k].data());
    if (fraction[k] != 0) highest = std::max(highest, exponent[k]);
  }
  cases::Point result{};
  for (std::size_t k = 0; k < 3; ++k) {
    if (fraction[k] == 0) continue;
    const long below = std::max(exponent[k] - highest, -2000L);  // they all round to zero
    result[k] = std::ldexp(fraction[k], static_cast<int>(below));
  }
  return result;
}

}  // namespace

FilteredSupport::FilteredSupport(const std::vector<IntegerVector>& points, double units)
    : points_(points), units_(units) {
  rounded_.resize(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      const auto* const p = points[i][k].data();
      if (mpz_sizeinbase(p, 2) > point_bits_max) {
        rounded_.clear();
        candidates_.resize(points.size());
        std::iota(candidates_.begin(), candidates_.end(), std::size_t{0});
        return;
      }
      rounded_[i][k] = mpz_get_d(p);
      largest_[k] = std::max(largest_[k], std::fabs(rounded_[i][k]));
    }
  }
  values_.resize(points.size());
}

std::size_t FilteredSupport::furthest(const IntegerVector& n, int sign) {
  if (rounded_.empty()) return furthest_of(candidates_, n, sign);
  cases::Point d = scaled_direction(n);
  double slack = 0x1p-1070;
  double sum = 0;  // S
  for (std::size_t k = 0; k < 3; ++k) {
    sum += std::fabs(d[k]) * largest_[k];
    slack += 0x1p-1072 * largest_[k];
    d[k] *= sign;
  }
  slack += units_ * 0x1p-53 * sum;
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < rounded_.size(); ++i) {
    const cases::Point& x = rounded_[i];
    values_[i] = d[0] * x[0] + d[1] * x[1] + d[2] * x[2];
    most = std::max(most, values_[i]);
  }
  candidates_.clear();
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] >= most - slack) candidates_.push_back(i);
  }
  return furthest_of(candidates_, n, sign);
}

std::size_t FilteredSupport::furthest_of(const std::vector<std::size_t>& candidates,
                                         const IntegerVector& n, int sign) {
  std::size_t best = candidates[0];
  if (candidates.size() == 1) return best;
  assign_dot(most_, n, points_[best]);
  for (std::size_t c = 1; c < candidates.size(); ++c) {
    assign_dot(along_, n, points_[candidates[c]]);
    const int order = mpz_cmp(along_.data(), most_.data());
    if (sign * order > 0) {
      std::swap(most_, along_);
      best = candidates[c];
    }
  }
  return best;
}

namespace {

using PolytopeVertex = Polytope::Vertex;

// --- support points ---

class Support {
 public:
  using Vertex = PolytopeVertex;
  using Direction = IntegerVector;

  explicit Support(const IntegerBodies& bodies) : bodies_(bodies), a_(bodies.a), b_(bodies.b) {}

  static IntegerVector axis(int k) {
    IntegerVector result{};
    result[static_cast<std::size_t>(k)] = 1;
    return result;
  }
  static const IntegerVector& along(const IntegerVector& y) { return y; }

  // Returns the pair that maximises n . (a_i - b_j), with the lowest indices if several do.
  PolytopeVertex operator()(const IntegerVector& n) {
    const std::size_t i = a_.furthest(n, 1);
    const std::size_t j = b_.furthest(n, -1);
    return {bodies_.a[i] - bodies_.b[j], i, j};
  }

 private:
  const IntegerBodies& bodies_;
  FilteredSupport a_;
  FilteredSupport b_;
};

// --- results ---

RationalVector without_common_factor(const IntegerVector& n) {
  const Integer factor = gcd(gcd(n[0], n[1]), n[2]);
  return {Rational(Integer(n[0] / factor)), Rational(Integer(n[1] / factor)),
          Rational(Integer(n[2] / factor))};
}

// The depth of a flat A - B is zero, if it contains the origin at all.
std::optional<Penetration> flat(const IntegerBodies& bodies, const Start<Support>& found) {
  constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
  const NearestPoint<Integer> nearest =
      descend<Integer>(bodies.a, bodies.b, {found.simplex[0]}, unlimited);
  if (!is_zero(nearest.numerator)) return std::nullopt;
  Penetration result{Rational(0), without_common_factor(found.normal), {}};
  for (const PolytopeVertex& vertex : found.simplex) result.facet.emplace_back(vertex.a, vertex.b);
  return result;
}

}  // namespace

std::optional<Penetration> penetration(const cases::Case& question, const ExpansionRules& rules) {
  cases::require_floating_point();
  return penetration(integer_bodies(question), rules);
}

std::optional<Penetration> penetration(const IntegerBodies& bodies, const ExpansionRules& rules) {
  Support support(bodies);
  Start<Support> found = start(bodies.dim, {bodies.a[0] - bodies.b[0], 0, 0}, support);
  const auto dim = static_cast<std::size_t>(bodies.dim);
  if (found.simplex.size() <= dim) return flat(bodies, found);
  Polytope polytope(bodies.dim, std::move(found.simplex), IntegerGeometry(bodies.dim, rules));
  const std::size_t nearest = supporting_facet(
      polytope, support, bodies.a.size() * bodies.b.size(),
      [&](const FacetPlane& plane, const Integer& ahead) { return rules.supports(plane, ahead); });
  const auto& [plane, corners, neighbours, alive] = polytope.facet(nearest);
  if (plane.offset < 0) return std::nullopt;
  Penetration result;
  result.depth_squared = Rational(Integer(plane.offset * plane.offset), plane.normal_squared) *
                         power_of_two(2 * bodies.exponent);
  result.normal = without_common_factor(plane.normal);
  for (std::size_t i = 0; i < dim; ++i) {
    const PolytopeVertex& vertex = polytope.vertex(corners[i]);
    result.facet.emplace_back(vertex.a, vertex.b);
  }
  return result;
}

bool proves_upper_bound(const cases::Case& question, const Penetration& claimed) {
  const RationalVector& n = claimed.normal;
  const auto is_empty = [](const cases::Body& body) {
    return body.points.empty() && !body.polytope;
  };
  if (cases::has_curved_body(question) || is_empty(question.a) || is_empty(question.b)) {
    return false;
  }
  const std::vector<RationalVector> a = vertices(question.a, question.dim);
  const std::vector<RationalVector> b = vertices(question.b, question.dim);
  if (dot(n, n) == 0 || (question.dim == 2 && n[2] != 0) || claimed.facet.empty()) return false;
  Rational most = dot(n, a[0]);
  Rational least = dot(n, b[0]);
  for (const RationalVector& point : a) most = std::max(most, dot(n, point));
  for (const RationalVector& point : b) least = std::min(least, dot(n, point));
  const Rational offset = most - least;
  for (const auto& [i, j] : claimed.facet) {
    if (i >= a.size() || j >= b.size()) return false;
    if (dot(n, a[i] - b[j]) != offset) return false;
  }
  return offset >= 0 && offset * offset == claimed.depth_squared * dot(n, n);
}

}  // namespace oracle
