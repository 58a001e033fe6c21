// SPDX-License-Identifier: MIT
#include "oracle/examination/facts.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "oracle/judge/measures.hpp"

namespace oracle {
namespace {

using cases::Point;

// Relative to the magnitude, so that nothing overflows.
Point difference(const Point& a, const Point& b, double magnitude) {
  return {a[0] / magnitude - b[0] / magnitude, a[1] / magnitude - b[1] / magnitude,
          a[2] / magnitude - b[2] / magnitude};
}

Point minus(const Point& x, const Point& y) { return {x[0] - y[0], x[1] - y[1], x[2] - y[2]}; }

double length(const Point& x) { return std::hypot(x[0], x[1], x[2]); }

double doubled_area(const Point& x, const Point& y) {
  return length({x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]});
}

// Relative to the magnitude: a segment's length; a triangle's doubled area over its longest side.
std::optional<double> smallest_altitude(const cases::Case& question, const Truth& truth) {
  if (truth.relation != cases::Relation::separated) return std::nullopt;
  const double magnitude = cases::magnitude(question);
  const std::vector<Point> of_a = cases::rounded_vertices(question.a, question.dim);
  const std::vector<Point> of_b = cases::rounded_vertices(question.b, question.dim);
  std::vector<Point> corners;
  for (const Term& term : truth.proof.terms) {
    if (term.weight != 0) corners.push_back(difference(of_a[term.a], of_b[term.b], magnitude));
  }
  if (corners.size() == 2) return length(minus(corners[1], corners[0]));
  if (corners.size() != 3) return std::nullopt;
  const Point u = minus(corners[1], corners[0]);
  const Point v = minus(corners[2], corners[0]);
  return doubled_area(u, v) / std::max({length(u), length(v), length(minus(v, u))});
}

}  // namespace

Facts facts_of(const cases::Case& question, const Truth& truth) {
  Facts facts;
  facts.relation = truth.relation;
  const double root = rounded_root(truth.distance_squared, binary64);
  facts.distance = {root, root};
  if (truth.relation == cases::Relation::overlapping && truth.penetration_depth_squared) {
    const double depth = rounded_root(*truth.penetration_depth_squared, binary64);
    facts.depth = {depth, depth};
  }
  facts.altitude = smallest_altitude(question, truth);
  return facts;
}

Facts facts_of(const cases::Case&, const Enclosure& enclosure) {
  Facts facts;
  facts.relation = enclosure.relation;
  facts.distance = {rounded_root(enclosure.distance_squared_lower, binary64),
                    rounded_root(enclosure.distance_squared_upper, binary64)};
  if (enclosure.relation == cases::Relation::overlapping && enclosure.depth) {
    facts.depth = {rounded_root(enclosure.depth->lower, binary64),
                   rounded_root(enclosure.depth->upper, binary64)};
  }
  facts.is_enclosure = true;
  return facts;
}

}  // namespace oracle
