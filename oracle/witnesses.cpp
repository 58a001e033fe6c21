// SPDX-License-Identifier: MIT
#include "oracle/witnesses.hpp"

#include <cstddef>

namespace oracle {
namespace {

using subjects::Answer;

std::string weights_fault(const cases::Case& question, const Answer& answer,
                          const Rational& slack) {
  Rational total(0);
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    const subjects::AnswerTerm& term = answer.terms[i];
    if (term.a >= question.a.points.size() || term.b >= question.b.points.size()) {
      return "a term names a vertex that does not exist";
    }
    if (!term.weight.is_finite() || term.weight.exact() < 0) {
      return "a weight is negative or not finite";
    }
    total += term.weight.exact();
  }
  if (answer.term_count > 0 && (total > 1 + slack || total < 1 - slack)) {
    return "the weights do not sum to 1";
  }
  return {};
}

std::string points_fault(const cases::Case& question, const Answer& answer, const Bounds& bounds,
                         const Rational& slack) {
  RationalVector difference;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const subjects::Number& a = (*answer.witness_a)[axis];
    const subjects::Number& b = (*answer.witness_b)[axis];
    if (!a.is_finite() || !b.is_finite()) return "a witness point is not finite";
    difference[axis] = a.exact() - b.exact();
    if (answer.term_count == 0) continue;
    Rational from_a(0);
    Rational from_b(0);
    for (std::size_t i = 0; i < answer.term_count; ++i) {
      const subjects::AnswerTerm& term = answer.terms[i];
      from_a += term.weight.exact() * rational(question.a.points[term.a][axis]);
      from_b += term.weight.exact() * rational(question.b.points[term.b][axis]);
    }
    if (abs(from_a - a.exact()) > slack || abs(from_b - b.exact()) > slack) {
      return "a witness point is not where its weights put it";
    }
  }
  if (differs(bounds, dot(difference, difference), slack)) {
    return "the witness points are not at the true distance";
  }
  return {};
}

}  // namespace

std::string witness_fault(const cases::Case& question, const Answer& answer, const Bounds& bounds,
                          const Rational& weight_slack, const Rational& point_slack) {
  std::string fault = weights_fault(question, answer, weight_slack);
  if (!fault.empty() || !answer.witness_a || !answer.witness_b) return fault;
  return points_fault(question, answer, bounds, point_slack);
}

}  // namespace oracle
