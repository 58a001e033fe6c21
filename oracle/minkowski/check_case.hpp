// SPDX-License-Identifier: MIT
// Checks the cases that the oracles of this folder accept.
#pragma once

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/cases/case.hpp"
#include "core/cases/floating_point.hpp"

namespace oracle {

// Throws cases::FloatingPointTrouble if the filters of CGAL would not be valid, and
// std::invalid_argument, its text beginning with `asked`, the name of the oracle: on a dimension
// other than 2 and 3, a curved or empty body, a coordinate that is not finite, and a point of a
// plane case outside the plane.
inline void check_case(const cases::Case& question, const std::string& asked) {
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

}  // namespace oracle
