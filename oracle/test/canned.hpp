// SPDX-License-Identifier: MIT
// Canned answers and truths for the tests of the judge.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "oracle/judge/judge.hpp"
#include "oracle/test/judged_by_roundoff.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

using cases::Case;
using cases::Relation;
using subjects::Answer;
using subjects::Length;
using subjects::Number;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double of_float = 0x1p-24;  // unit roundoffs
constexpr double of_double = 0x1p-53;
constexpr double magnitude = 4;  // M of every case here; a power of two makes allowances exact

inline double up(double x) { return std::nextafter(x, infinity); }
inline double down(double x) { return std::nextafter(x, -infinity); }

template <typename N>
Length length(const N& x, bool squared = false) {
  return {Number(x), squared};
}

inline std::array<Number, 3> numbers(const std::array<double, 3>& x) {
  return {Number(x[0]), Number(x[1]), Number(x[2])};
}

inline Case two_points() { return question(3, {{4, 0, 0}}, {{1, 0, 0}}); }

inline Truth at_distance(const Rational& distance) {
  Truth truth;
  truth.relation = Relation::separated;
  truth.v = {distance, 0, 0};
  truth.distance_squared = distance * distance;
  return truth;
}

inline Truth in_contact(Relation relation) {
  Truth truth;
  truth.relation = relation;
  if (relation == Relation::touching) truth.penetration_depth_squared = Rational(0);
  return truth;
}

inline Answer separated_by(double distance) {
  Answer answer;
  answer.answered = true;
  answer.status = "canned";
  answer.distance = length(distance);
  return answer;
}

inline Answer intersecting() {
  Answer answer = separated_by(0);
  answer.intersecting = true;
  return answer;
}

// A distance of 3, with everything an answer can have.
inline Answer complete() {
  Answer answer = separated_by(3);
  answer.lower_bound = length(3.0);
  answer.terms[0] = {0, 0, Number(1.0)};
  answer.term_count = 1;
  answer.witness_a = numbers({4, 0, 0});
  answer.witness_b = numbers({1, 0, 0});
  return answer;
}

inline Verdict verdict_of(const Answer& answer, double u = of_double) {
  return judge(two_points(), answer, at_distance(3), u);
}

inline void expect_verdict(const Verdict& verdict, VerdictKind kind,
                           const std::string& reason = {}) {
  EXPECT_STREQ(name(verdict.kind), name(kind)) << verdict.reason;
  if (!reason.empty()) {
    EXPECT_EQ(verdict.reason, reason);
  }
}

}  // namespace oracle
