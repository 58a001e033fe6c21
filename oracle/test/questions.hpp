// SPDX-License-Identifier: MIT
// Cases made by hand for the tests of the oracles, and functions that shrink or extend a case.
#pragma once

#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle {

inline cases::Case question(int dim, std::vector<cases::Point> a, std::vector<cases::Point> b) {
  cases::Case result;
  result.id = "by-hand";
  result.dim = dim;
  result.a.points = std::move(a);
  result.b.points = std::move(b);
  return result;
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

}  // namespace oracle
