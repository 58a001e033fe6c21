// SPDX-License-Identifier: MIT
#include "oracle/truth/integer_bodies.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <utility>

namespace oracle {

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
