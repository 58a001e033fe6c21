// SPDX-License-Identifier: MIT
// Canned answers and truths for the tests of the judge, and judge() for a subject that is known by
// its unit roundoff u alone: every allowance is a multiple of u M and nothing else.
#pragma once

#include "oracle/judge/judge.hpp"
#include "oracle/test/questions.hpp"

namespace oracle {

using subjects::Answer, subjects::Length, subjects::Number, subjects::Subject, subjects::Trace;
using VerdictKind::correct, VerdictKind::near_contact, VerdictKind::no_answer;
using VerdictKind::false_overlap, VerdictKind::false_separation, VerdictKind::wrong_interval;
using VerdictKind::inaccurate, VerdictKind::wrong_bound, VerdictKind::wrong_depth;
using VerdictKind::wrong_witness;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double of_float = 0x1p-24;  // unit roundoffs
constexpr double of_double = 0x1p-53;
constexpr double magnitude = 4;  // M of every case here; a power of two makes allowances exact

// Exact if u = 0.  The spacing at zero is 0, as in no real format, unless given.
inline FloatFormat of_roundoff(double u, double spacing = 0) {
  FloatFormat format = u == 0 ? subjects::exact_numbers
                              : FloatFormat(-std::ilogb(u), -16494, u > 0x1p-53 ? 128 : 1024);
  format.smallest = spacing;
  return format;
}

template <typename Known>
Verdict judge(const Case& question, const Answer& answer, const Known& known, double u,
              double spacing = 0) {
  return judge(question, answer, known, of_roundoff(u, spacing));
}

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

// Bodies that overlap have a depth only if it is given.
inline Truth in_contact(Relation relation, std::optional<Rational> depth_squared = std::nullopt) {
  Truth truth;
  truth.relation = relation;
  truth.penetration_depth_squared = std::move(depth_squared);
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

// The same distance beside a lower bound, or beside witness points alone.
inline Answer bounded(double bound, bool squared = false) {
  Answer answer = separated_by(3);
  answer.lower_bound = length(bound, squared);
  return answer;
}
inline Answer with_witnesses(const std::array<double, 3>& a, const std::array<double, 3>& b) {
  Answer answer = separated_by(3);
  answer.witness_a = numbers(a);
  answer.witness_b = numbers(b);
  return answer;
}

// Only the relation.
inline Answer separated() {
  Answer answer = separated_by(0);
  answer.distance.reset();
  return answer;
}

inline Answer intersecting_by(double depth) {
  Answer answer = intersecting();
  answer.penetration_depth = length(depth);
  return answer;
}

inline Subject that_says(const Answer& answer) {
  Subject subject;
  subject.ask = [answer](const Case&, const Trace*) { return answer; };
  return subject;
}

// Two separated tetrahedra in general position.
inline Case tetrahedra() {
  return question(3, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0.25, 0.5, -0.75}},
                  {{2, 0.125, 1}, {3, 1, 2}, {2.5, 0, 3}, {2, -1, 2}});
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
