// SPDX-License-Identifier: MIT
// Cases made by hand for the tests of the oracles: point sets, curved bodies and shapes, and
// functions that shrink or extend a case.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/families.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

inline cases::Case pair(cases::Body a, cases::Body b, int dim = 3) {
  cases::Case result;
  result.id = "by-hand";
  result.dim = dim;
  result.a = std::move(a);
  result.b = std::move(b);
  return result;
}

inline cases::Body hull(std::vector<cases::Point> points) {
  cases::Body body;
  body.points = std::move(points);
  return body;
}

inline cases::Case question(int dim, std::vector<cases::Point> a, std::vector<cases::Point> b) {
  return pair(hull(std::move(a)), hull(std::move(b)), dim);
}

// Vertex number 4 x + 2 y + z, each digit 0 at the low and 1 at the high end.
inline std::vector<cases::Point> box(const cases::Point& low, const cases::Point& high) {
  std::vector<cases::Point> points;
  for (const double x : {low[0], high[0]}) {
    for (const double y : {low[1], high[1]}) {
      for (const double z : {low[2], high[2]}) points.push_back({x, y, z});
    }
  }
  return points;
}

inline std::vector<cases::Point> rectangle(double left, double bottom, double right, double top) {
  return {{left, bottom, 0}, {left, top, 0}, {right, bottom, 0}, {right, top, 0}};
}

inline cases::Case swapped(cases::Case question) {
  std::swap(question.a, question.b);
  return question;
}

// A case with huge coordinates may leave the range when a test changes it; then it is dropped.
inline bool is_finite(const cases::Case& question) {
  for (const cases::Body* body : {&question.a, &question.b}) {
    for (const cases::Point& point : body->points) {
      for (const double x : point) {
        if (!std::isfinite(x)) return false;
      }
    }
  }
  return true;
}

inline RationalVector vector(const std::string& x, const std::string& y, const std::string& z) {
  return {Rational(x), Rational(y), Rational(z)};
}

using Linear = std::array<cases::Point, 3>;
inline constexpr Linear identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Linear five_times_a_turn = {{{3, -4, 0}, {4, 3, 0}, {0, 0, 5}}};

inline cases::Body primitive(cases::Curved::Kind kind, double radius, double half_height,
                             const cases::Point& translation, const Linear& linear) {
  cases::Body body;
  body.curved = cases::Curved{{linear, translation}, kind, radius, half_height};
  return body;
}

inline cases::Body sphere(double radius, const cases::Point& translation = {},
                          const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::sphere, radius, 0, translation, linear);
}

inline cases::Body cone(double radius, double half_height, const cases::Point& translation = {},
                        const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::cone, radius, half_height, translation, linear);
}

inline cases::Body cylinder(double radius, double half_height, const cases::Point& translation = {},
                            const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::cylinder, radius, half_height, translation, linear);
}

inline cases::Case shapes_case(std::uint64_t index) {
  return cases::generate(cases::listed_family("shapes"), 20261123, index);
}

inline cases::Body shape(cases::Polytope::Kind kind, std::vector<cases::Point> points,
                         const cases::Placement& placement = {}) {
  cases::Body body;
  body.polytope = cases::Polytope{placement, kind, std::move(points)};
  return body;
}

}  // namespace oracle
