// SPDX-License-Identifier: MIT
// Simple cases with an exact answer.
#pragma once

#include <array>

#include "core/cases/file.hpp"
#include "core/subjects/number.hpp"

namespace subjects::test {

// A case of core/cases/known.
inline cases::Case known_case(const std::string& topic, const std::string& id) {
  const std::string file = GJKPROOF_SOURCE_DIR "/core/cases/known/" + topic + ".jsonl";
  for (cases::Case& question : cases::read_cases(file)) {
    if (question.id == id) return question;
  }
  throw std::runtime_error(file + ": no case " + id);
}

// The corners of the square or cube [-1, 1]^dim, moved.
inline cases::Body cube(int dim, const cases::Point& centre) {
  cases::Body body;
  for (unsigned corner = 0; corner < (1U << dim); ++corner) {
    cases::Point point{};
    for (std::size_t axis = 0; axis < static_cast<std::size_t>(dim); ++axis) {
      point[axis] = centre[axis] + ((corner >> axis & 1U) != 0 ? 1 : -1);
    }
    body.points.push_back(point);
  }
  return body;
}

struct Known {
  cases::Case question;
  Rational distance_squared;
  double magnitude;  // M
};

inline Known known(int dim, const cases::Body& a, const cases::Body& b,
                   const Rational& distance_squared) {
  cases::Case question;
  question.id = "known";
  question.dim = dim;
  question.a = a;
  question.b = b;
  return {question, distance_squared, cases::magnitude(question)};
}

// Nearest faces, edges and vertices, overlap, and nearest points that are not machine numbers.
inline std::vector<Known> known_cases() {
  const cases::Body origin{{{0, 0, 0}}};
  const cases::Body facet{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  const cases::Body edge{{{1, 0, 0}, {0, 0.5, 0}, {1, 1, 0}}};
  return {
      known(2, cube(2, {}), cube(2, {4, 0.5, 0}), 4),
      known(2, cube(2, {}), cube(2, {4, -5, 0}), 13),
      known(2, cube(2, {}), cube(2, {1, 0.5, 0}), 0),
      known(2, origin, edge, Rational(1) / 5),
      known(3, cube(3, {}), cube(3, {0, -4, 0.5}), 4),
      known(3, cube(3, {}), cube(3, {4, 0.5, -5}), 13),
      known(3, cube(3, {}), cube(3, {4, 5, 6}), 29),
      known(3, cube(3, {}), cube(3, {1, 0.5, 0}), 0),
      known(3, facet, origin, Rational(1) / 3),
  };
}

}  // namespace subjects::test
