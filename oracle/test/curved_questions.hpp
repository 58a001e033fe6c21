// SPDX-License-Identifier: MIT
// Curved bodies made by hand for the tests of the oracles.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "core/cases/case.hpp"

namespace oracle {

using Linear = std::array<cases::Point, 3>;
inline constexpr Linear identity = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Linear five_times_a_turn = {{{3, -4, 0}, {4, 3, 0}, {0, 0, 5}}};

inline cases::Body hull(std::vector<cases::Point> points) {
  cases::Body body;
  body.points = std::move(points);
  return body;
}

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

inline cases::Case curved_question(cases::Body a, cases::Body b, int dim = 3) {
  cases::Case question;
  question.id = "curved-by-hand";
  question.dim = dim;
  question.a = std::move(a);
  question.b = std::move(b);
  return question;
}

}  // namespace oracle
