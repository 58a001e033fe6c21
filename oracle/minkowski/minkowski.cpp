// SPDX-License-Identifier: MIT
#include "oracle/minkowski/minkowski.hpp"

#if defined(NDEBUG) || defined(CGAL_NDEBUG)
#error "The reference oracle keeps its own assertions and those of CGAL on, in every build."
#endif

#include <cmath>

#include "core/cases/floating_point.hpp"
#include "oracle/minkowski/combination.hpp"

namespace oracle {
namespace {

// Exact equality finds the pair of corners of a hull point; the first pair has the lowest indices.
Term term(const exact::Corners& a, const exact::Corners& b, const exact::Point& p) {
  for (std::size_t i = 0; i < a.points.size(); ++i) {
    for (std::size_t j = 0; j < b.points.size(); ++j) {
      if (a.points[i].exact() - b.points[j].exact() == p.exact() - CGAL::ORIGIN) {
        return {a.indices[i], b.indices[j], 0};
      }
    }
  }
  CGAL_error_msg("a hull point of A - B is not a difference of vertices");
}

}  // namespace

void check_case(const cases::Case& question, const std::string& asked) {
  cases::require_floating_point();
  if (question.dim != 2 && question.dim != 3) {
    throw std::invalid_argument(asked + ": dimension " + std::to_string(question.dim) +
                                " is neither 2 nor 3");
  }
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (body->curved) throw std::invalid_argument(asked + ": curved body");
    std::vector<cases::Point> points = body->points;
    if (body->polytope) {
      const cases::Polytope& polytope = *body->polytope;
      points = polytope.points;
      points.insert(points.end(), polytope.linear.begin(), polytope.linear.begin() + question.dim);
      points.push_back(polytope.translation);
    }
    if (points.empty()) throw std::invalid_argument(asked + ": a body without points");
    for (const cases::Point& p : points) {
      for (double x : p) {
        if (!std::isfinite(x)) {
          throw std::invalid_argument(asked + ": a coordinate that is not finite");
        }
      }
      if (question.dim == 2 && p[2] != 0) {
        throw std::invalid_argument(asked + ": a point of a plane case outside the plane");
      }
    }
  }
}

Truth minkowski(const cases::Case& question) {
  check_case(question, "minkowski");
  const IntegerBodies bodies = integer_bodies(question);
  const exact::Corners a = exact::corners(bodies.a);
  const exact::Corners b = exact::corners(bodies.b);
  const exact::Shape shape = exact::minkowski_difference(a, b);
  const std::vector<RationalVector> of_a = vertices(question.a, question.dim);
  const std::vector<RationalVector> of_b = vertices(question.b, question.dim);
  Truth truth;
  // v is summed from the terms in plain rationals, so that the proof reproduces it by construction.
  const exact::Combination nearest = exact::nearest(shape);
  for (const exact::Weighted& weighted : nearest.terms) {
    if (weighted.weight == 0) continue;
    Term found = term(a, b, weighted.point);
    found.weight = Rational(exact::integer(weighted.weight), exact::integer(nearest.whole));
    const RationalVector w = of_a[found.a] - of_b[found.b];
    for (std::size_t i = 0; i < 3; ++i) truth.v[i] += found.weight * w[i];
    truth.proof.terms.push_back(std::move(found));
  }
  truth.distance_squared = dot(truth.v, truth.v);
  if (truth.distance_squared != 0) return truth;
  truth.relation = cases::Relation::touching;
  truth.penetration_depth_squared = Rational(0);
  if (shape.dimension == static_cast<std::size_t>(question.dim)) {
    const auto [numerator, denominator] = exact::depth_squared(shape);
    truth.penetration_depth_squared =
        Rational(exact::integer(numerator), exact::integer(denominator)) *
        power_of_two(2 * bodies.exponent);
    // The origin of a plane case is interior if no edge line passes through it.
    if (*truth.penetration_depth_squared != 0) truth.relation = cases::Relation::overlapping;
  }
  return truth;
}

}  // namespace oracle
