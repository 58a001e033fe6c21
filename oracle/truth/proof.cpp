// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "oracle/truth/integer_bodies.hpp"

namespace oracle {
namespace {

struct Bodies {
  std::vector<RationalVector> a;
  std::vector<RationalVector> b;
};

Bodies bodies_of(const cases::Case& question) {
  const auto vertices_of = [&question](const cases::Body& body) {
    const bool is_empty = cases::vertex_count(body, question.dim) == 0;
    return is_empty ? std::vector<RationalVector>() : vertices(body, question.dim);
  };
  return {vertices_of(question.a), vertices_of(question.b)};
}

// Returns the minimum over i, j of n . (a_i - b_j), with n + m products.
Rational lowest(const Bodies& bodies, const RationalVector& n) {
  Rational low = dot(n, bodies.a[0]);
  Rational high = dot(n, bodies.b[0]);
  for (const RationalVector& a : bodies.a) low = std::min(low, dot(n, a));
  for (const RationalVector& b : bodies.b) high = std::max(high, dot(n, b));
  return low - high;
}

int rank(std::vector<RationalVector> rows) {
  std::size_t rank = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto pivot = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(rank), rows.end(),
                                    [axis](const auto& row) { return row[axis] != 0; });
    if (pivot == rows.end()) continue;
    std::swap(*pivot, rows[rank]);
    for (std::size_t i = rank + 1; i < rows.size(); ++i) {
      const Rational factor = rows[i][axis] / rows[rank][axis];
      for (std::size_t k = 0; k < 3; ++k) rows[i][k] -= factor * rows[rank][k];
    }
    ++rank;
  }
  return static_cast<int>(rank);
}

// Returns why the terms do not give v; empty if they do.
std::string combination_fault(const Bodies& bodies, const Truth& claimed) {
  if (claimed.proof.terms.empty()) return "the proof has no terms";
  Rational total(0);
  RationalVector v{};
  for (const Term& term : claimed.proof.terms) {
    if (term.a >= bodies.a.size() || term.b >= bodies.b.size()) {
      return "the proof names a vertex that does not exist";
    }
    if (term.weight < 0) return "a weight is negative";
    total += term.weight;
    const RationalVector y = bodies.a[term.a] - bodies.b[term.b];
    for (std::size_t axis = 0; axis < 3; ++axis) v[axis] += term.weight * y[axis];
  }
  if (total != 1) return "the weights do not sum to 1";
  if (v != claimed.v) return "the weighted differences do not give v";
  if (dot(v, v) != claimed.distance_squared) return "v . v is not the squared distance";
  return {};
}

std::string plane_fault(int dim, const Bodies& bodies, const RationalVector& normal) {
  if (dot(normal, normal) == 0) return "the normal is zero";
  if (dim == 2 && normal[2] != 0) return "the normal leaves the plane";
  if (lowest(bodies, normal) < 0) return "the plane of the normal does not support A - B";
  return {};
}

// Why the relation of bodies in contact is not proved, or nothing.
std::string contact_fault(const cases::Case& question, const Bodies& bodies, const Truth& claimed) {
  if (claimed.relation == cases::Relation::touching) {
    if (!claimed.proof.normal) return "no normal shows that the bodies only touch";
    return plane_fault(question.dim, bodies, *claimed.proof.normal);
  }
  std::vector<RationalVector> differences;
  for (const Term& term : claimed.proof.terms) {
    if (term.weight > 0) differences.push_back(bodies.a[term.a] - bodies.b[term.b]);
  }
  if (rank(differences) < question.dim) return "the terms do not span the space";
  return {};
}

}  // namespace

ProofCheck check_proof(const cases::Case& question, const Truth& claimed) {
  if (cases::has_curved_body(question)) return {false, false, "curved body"};
  const Bodies bodies = bodies_of(question);
  ProofCheck check;
  check.reason = combination_fault(bodies, claimed);
  if (!check.reason.empty()) return check;
  if (lowest(bodies, claimed.v) < claimed.distance_squared) {
    check.reason = "a vertex lies nearer to the origin than the plane through v";
    return check;
  }
  const bool separated = claimed.relation == cases::Relation::separated;
  if (separated == (claimed.distance_squared == 0)) {
    check.reason = "the relation contradicts the distance";
    return check;
  }
  check.holds = true;
  if (!separated) check.reason = contact_fault(question, bodies, claimed);
  check.relation_proved = check.reason.empty();
  return check;
}

std::string normal_fault(const cases::Case& question, const RationalVector& normal) {
  return plane_fault(question.dim, bodies_of(question), normal);
}

namespace {

// x = mantissa * 2^exponent with an odd mantissa (or 0).
struct Parts {
  std::int64_t mantissa = 0;
  int exponent = 0;
};

Parts parts(double x) {
  int exponent = 0;
  const double fraction = std::frexp(x, &exponent);
  Parts result{static_cast<std::int64_t>(std::ldexp(fraction, 53)), exponent - 53};
  while (result.mantissa != 0 && result.mantissa % 2 == 0) {
    result.mantissa /= 2;
    ++result.exponent;
  }
  return result;
}

std::vector<IntegerVector> scaled(const cases::Body& body, int exponent) {
  std::vector<IntegerVector> points(body.points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Parts x = parts(body.points[i][axis]);
      points[i][axis] = x.mantissa;
      if (x.mantissa != 0) points[i][axis] <<= static_cast<unsigned>(x.exponent - exponent);
    }
  }
  return points;
}

RationalVector finite(const cases::Point& point) {
  for (const double x : point) {
    if (!std::isfinite(x)) throw std::invalid_argument("a coordinate is not finite");
  }
  return rational(point);
}

}  // namespace

IntegerBodies integer_bodies(const cases::Case& question) {
  if (question.dim != 2 && question.dim != 3) throw std::invalid_argument("dim is not 2 or 3");
  if (!cases::has_points_only(question)) {
    return integer_bodies(question.dim, vertices(question.a, question.dim),
                          vertices(question.b, question.dim));
  }
  int exponent = std::numeric_limits<int>::max();
  for (const cases::Body* body : {&question.a, &question.b}) {
    if (body->points.empty()) throw std::invalid_argument("a body has no points");
    for (const cases::Point& point : body->points) {
      for (double x : point) {
        if (!std::isfinite(x)) throw std::invalid_argument("a coordinate is not finite");
        if (x != 0) exponent = std::min(exponent, parts(x).exponent);
      }
    }
  }
  if (exponent == std::numeric_limits<int>::max()) exponent = 0;  // all coordinates are zero
  return {question.dim, exponent, scaled(question.a, exponent), scaled(question.b, exponent)};
}

IntegerBodies integer_bodies(int dim, const std::vector<RationalVector>& a,
                             const std::vector<RationalVector>& b) {
  Integer common(1);
  for (const auto* points : {&a, &b}) {
    for (const RationalVector& p : *points) {
      for (const Rational& x : p) common = std::max(common, Integer(denominator(x)));
    }
  }
  const auto integers = [&common](const std::vector<RationalVector>& points) {
    std::vector<IntegerVector> scaled_points(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        scaled_points[i][axis] = numerator(Rational(points[i][axis] * Rational(common)));
      }
    }
    return scaled_points;
  };
  return {dim, -static_cast<int>(msb(common)), integers(a), integers(b)};
}

Rational power_of_two(int k) {
  Integer power(1);
  power <<= static_cast<unsigned>(std::abs(k));
  return k < 0 ? Rational(Integer(1), power) : Rational(power);
}

std::vector<RationalVector> vertices(const cases::Body& body, int dim) {
  if (body.curved) throw std::invalid_argument("curved body");
  const bool is_placed = body.polytope && cases::is_placed(*body.polytope);
  std::vector<RationalVector> result;
  for (const cases::Point& p :
       body.polytope ? cases::local_vertices(*body.polytope, dim) : body.points) {
    result.push_back(finite(p));
  }
  if (result.empty()) throw std::invalid_argument("a body has no points");
  if (!is_placed) return result;
  std::array<RationalVector, 3> linear;
  for (std::size_t i = 0; i < 3; ++i) linear[i] = finite(body.polytope->linear[i]);
  const RationalVector translation = finite(body.polytope->translation);
  for (RationalVector& p : result) {
    RationalVector image = translation;
    for (std::size_t i = 0; i < 3; ++i) image[i] += dot(linear[i], p);
    p = std::move(image);
  }
  return result;
}

std::optional<cases::Case> in_points(const cases::Case& question) {
  cases::Case result = question;
  for (cases::Body* body : {&result.a, &result.b}) {
    if (!body->polytope) continue;
    std::vector<cases::Point> points;
    for (const RationalVector& vertex : vertices(*body, question.dim)) {
      cases::Point& point = points.emplace_back();
      for (std::size_t i = 0; i < 3; ++i) {
        point[i] = vertex[i].convert_to<double>();
        if (!std::isfinite(point[i]) || rational(point[i]) != vertex[i]) return std::nullopt;
      }
    }
    *body = {std::move(points)};
  }
  return result;
}

}  // namespace oracle
