// SPDX-License-Identifier: MIT
#include "oracle/certificate/certificate.hpp"

#include <limits>
#include <vector>

#include "core/cases/floating_point.hpp"
#include "oracle/certificate/interior.hpp"
#include "oracle/truth/integer_bodies.hpp"
#include "oracle/truth/min_norm.hpp"

namespace oracle {
namespace {

// Proposes a candidate by descent in doubles.  It may stall or be wrong: the exact descent
// continues from it.  64 iterations are several times what polytopes of hundreds of vertices take.
std::vector<IndexPair> proposed(const cases::Case& question) {
  const double magnitude = cases::magnitude(question);
  if (!(magnitude > 0x1p-200 && magnitude < 0x1p+150)) return {{0, 0}};  // sixth powers overflow
  const auto propose = [](const std::vector<cases::Point>& a, const std::vector<cases::Point>& b) {
    return descend<double>(a, b, {{difference(a[0], b[0]), 0, 0}}, 64);
  };
  const NearestPoint<double> nearest =
      cases::has_points_only(question) ? propose(question.a.points, question.b.points)
                                       : propose(cases::rounded_vertices(question.a, question.dim),
                                                 cases::rounded_vertices(question.b, question.dim));
  std::vector<IndexPair> pairs;
  for (const auto& vertex : nearest.face) pairs.emplace_back(vertex.a, vertex.b);
  return pairs;
}

std::vector<SimplexVertex<Integer>> simplex_of(const IntegerBodies& bodies,
                                               std::span<const IndexPair> pairs) {
  std::vector<SimplexVertex<Integer>> simplex;
  for (const auto& [a, b] : pairs) {
    const bool exists = a < bodies.a.size() && b < bodies.b.size();
    if (!exists || simplex.size() > static_cast<std::size_t>(bodies.dim)) continue;
    simplex.push_back({bodies.a[a] - bodies.b[b], a, b});
  }
  return simplex;
}

}  // namespace

Truth certificate(const cases::Case& question, std::span<const IndexPair> candidate) {
  cases::require_floating_point();
  const IntegerBodies bodies = integer_bodies(question);
  std::vector<SimplexVertex<Integer>> simplex = simplex_of(bodies, candidate);
  if (simplex.empty()) simplex = simplex_of(bodies, proposed(question));
  if (simplex.empty()) simplex = simplex_of(bodies, std::vector<IndexPair>{{0, 0}});
  const NearestPoint<Integer> nearest =
      descend<Integer>(bodies.a, bodies.b, simplex, std::numeric_limits<std::size_t>::max());
  Truth truth;
  if (is_zero(nearest.numerator)) {
    Contact contact = classify_contact(bodies, nearest);
    truth.relation = contact.relation;
    truth.proof = std::move(contact.proof);
    if (truth.relation == cases::Relation::touching) truth.penetration_depth_squared = Rational(0);
    return truth;
  }
  truth.relation = cases::Relation::separated;
  const Rational unit = power_of_two(bodies.exponent);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    truth.v[axis] = unit * Rational(nearest.numerator[axis], nearest.denominator);
  }
  truth.distance_squared = dot(truth.v, truth.v);
  for (std::size_t i = 0; i < nearest.face.size(); ++i) {
    truth.proof.terms.push_back(
        {nearest.face[i].a, nearest.face[i].b, Rational(nearest.weights[i], nearest.denominator)});
  }
  return truth;
}

}  // namespace oracle
