// SPDX-License-Identifier: MIT
// What every test of the oracles uses: names of the cases, cases made by hand, and functions that
// change a case or visit many.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <limits>
#include <map>
#include <set>

#include "core/cases/families.hpp"
#include "core/cases/file.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

using cases::all_families, cases::families, cases::family, cases::generate, cases::listed_family;
using cases::Body, cases::Case, cases::Choices, cases::Family, cases::Point, cases::Relation;
using cases::case_line, cases::has_curved_body;

inline Case pair(Body a, Body b, int dim = 3) {
  Case result;
  result.id = "by-hand";
  result.dim = dim;
  result.a = std::move(a);
  result.b = std::move(b);
  return result;
}

inline Body hull(std::vector<Point> points) {
  Body body;
  body.points = std::move(points);
  return body;
}

inline Case question(int dim, std::vector<Point> a, std::vector<Point> b) {
  return pair(hull(std::move(a)), hull(std::move(b)), dim);
}

// Returns cases 0 ... count - 1 of each family.
inline std::vector<Case> cases_of_families(std::uint64_t seed, std::uint64_t count,
                                           const cases::Sizes& sizes) {
  std::vector<Case> all;
  for (const Family& family : families()) {
    for (std::uint64_t i = 0; i < count; ++i) all.push_back(generate(family, seed, i, sizes));
  }
  return all;
}

// Vertex number 4 x + 2 y + z, each digit 0 at the low and 1 at the high end.
inline std::vector<Point> box(const Point& low, const Point& high) {
  std::vector<Point> points;
  for (const double x : {low[0], high[0]}) {
    for (const double y : {low[1], high[1]}) {
      for (const double z : {low[2], high[2]}) points.push_back({x, y, z});
    }
  }
  return points;
}

inline std::vector<Point> rectangle(double left, double bottom, double right, double top) {
  return {{left, bottom, 0}, {left, top, 0}, {right, bottom, 0}, {right, top, 0}};
}

inline Case swapped(Case question) {
  std::swap(question.a, question.b);
  return question;
}

// A case with huge coordinates may leave the range when a test changes it; then it is dropped.
inline bool is_finite(const Case& question) {
  for (const Body* body : {&question.a, &question.b}) {
    for (const Point& point : body->points) {
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

using Linear = std::array<Point, 3>;
inline constexpr Linear identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Linear five_times_a_turn = {{{3, -4, 0}, {4, 3, 0}, {0, 0, 5}}};

inline Body primitive(cases::Curved::Kind kind, double radius, double half_height,
                      const Point& translation, const Linear& linear) {
  Body body;
  body.curved = cases::Curved{{linear, translation}, kind, radius, half_height};
  return body;
}

inline Body sphere(double radius, const Point& translation = {}, const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::sphere, radius, 0, translation, linear);
}

inline Body cone(double radius, double half_height, const Point& translation = {},
                 const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::cone, radius, half_height, translation, linear);
}

inline Body cylinder(double radius, double half_height, const Point& translation = {},
                     const Linear& linear = identity) {
  return primitive(cases::Curved::Kind::cylinder, radius, half_height, translation, linear);
}

// Returns a point of a primitive in double, before it is placed: on the surface, or for a cylinder
// or a cone at any height, times `share` of its distance from the axis or the centre.
inline Point local_point(Choices& choices, const cases::Curved& curved, double share) {
  const bool sphere = curved.kind == cases::Curved::Kind::sphere;
  Point local{};
  for (double& x : local) x = choices.fraction(20);
  const double height = local[1] * curved.half_height;
  double radius = curved.radius;
  if (curved.kind == cases::Curved::Kind::cone) radius *= (1 - local[1]) / 2;
  if (!sphere) local[1] = 0;
  const double norm = std::hypot(local[0], local[1], local[2]);
  for (double& x : local) x *= norm > 0 ? share * radius / norm : 0;
  if (!sphere) local[1] = height;
  return local;
}

// Returns its image, to the precision of double.
inline Point placed(const cases::Curved& curved, const Point& local) {
  Point image = curved.translation;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) image[i] += curved.linear[i][j] * local[j];
  }
  return image;
}

inline Case shapes_case(std::uint64_t index) {
  return generate(listed_family("shapes"), 20261123, index);
}

inline Body shape(cases::Polytope::Kind kind, std::vector<Point> points,
                  const cases::Placement& placement = {}) {
  Body body;
  body.polytope = cases::Polytope{placement, kind, std::move(points)};
  return body;
}

}  // namespace oracle
