// SPDX-License-Identifier: MIT
// P is a polytope of full dimension whose vertices are differences a_i - b_j: P lies in A - B.  It
// is the set of x with N . x <= h for all of its facets, see expanding_polytope.cpp.
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

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <utility>

#include "core/cases/floating_point.hpp"
#include "oracle/depth/filtered_support.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {
namespace {

using PolytopeVertex = Polytope::Vertex;

// --- support points ---

class Support {
 public:
  explicit Support(const IntegerBodies& bodies) : bodies_(bodies), a_(bodies.a), b_(bodies.b) {}

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

// --- the simplex to start with ---

// Returns nonzero directions that span the orthogonal complement of the edges of `simplex`.
std::vector<IntegerVector> perpendicular(const std::vector<PolytopeVertex>& simplex, int dim) {
  const std::array<IntegerVector, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  if (simplex.size() == 1) return {axes.begin(), axes.begin() + dim};
  const IntegerVector edge = simplex[1].y - simplex[0].y;
  if (simplex.size() == 3) return {cross(edge, simplex[2].y - simplex[0].y)};
  if (dim == 2) return {cross(edge, axes[2])};
  std::vector<IntegerVector> result;
  for (const IntegerVector& axis : axes) {
    IntegerVector direction = cross(edge, axis);
    if (!is_zero(direction)) result.push_back(std::move(direction));
  }
  return result;
}

struct Start {
  std::vector<PolytopeVertex> simplex;  // affinely independent; dim + 1 unless A - B is flat
  IntegerVector normal;                 // if A - B is flat: of a plane that contains it
};

// Adds support points outside the affine hull of those before.  If no direction perpendicular to
// that hull has one on either side, A - B lies in the hull.
Start start(const IntegerBodies& bodies, Support& support) {
  Start result;
  result.simplex.push_back({bodies.a[0] - bodies.b[0], 0, 0});
  const auto corner_count = static_cast<std::size_t>(bodies.dim) + 1;
  while (result.simplex.size() < corner_count) {
    const std::vector<IntegerVector> directions = perpendicular(result.simplex, bodies.dim);
    std::optional<PolytopeVertex> next;
    for (const IntegerVector& n : directions) {
      const Integer level = dot(n, result.simplex[0].y);
      const IntegerVector opposite = IntegerVector{} - n;
      for (const IntegerVector* side : {&n, &opposite}) {
        if (next) break;
        PolytopeVertex w = support(*side);
        if (dot(n, w.y) != level) next = std::move(w);
      }
    }
    if (!next) {
      result.normal = directions[0];
      return result;
    }
    result.simplex.push_back(std::move(*next));
  }
  return result;
}

// --- results ---

RationalVector without_common_factor(const IntegerVector& n) {
  const Integer factor = gcd(gcd(n[0], n[1]), n[2]);
  return {Rational(Integer(n[0] / factor)), Rational(Integer(n[1] / factor)),
          Rational(Integer(n[2] / factor))};
}

// The depth of a flat A - B is zero, if it contains the origin at all.
std::optional<Penetration> flat(const IntegerBodies& bodies, const Start& found) {
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
  Start found = start(bodies, support);
  const auto dim = static_cast<std::size_t>(bodies.dim);
  if (found.simplex.size() <= dim) return flat(bodies, found);
  Polytope polytope(bodies.dim, std::move(found.simplex), IntegerGeometry(bodies.dim, rules));
  const std::size_t expansions_max = bodies.a.size() * bodies.b.size();
  for (std::size_t k = 0; k <= expansions_max; ++k) {
    const std::size_t nearest = polytope.nearest();
    if (nearest == Polytope::none) {
      throw std::logic_error("penetration: a polytope without facets");
    }
    const auto& [plane, corners, neighbours, alive] = polytope.facet(nearest);
    PolytopeVertex w = support(plane.normal);
    const Integer ahead = dot(plane.normal, w.y) - plane.offset;
    if (!rules.supports(plane, ahead)) {
      if (polytope.expand(nearest, std::move(w))) continue;
      throw std::logic_error("penetration: the horizon is not closed");
    }
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
  throw std::logic_error("penetration: more expansions than differences of vertices");
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
