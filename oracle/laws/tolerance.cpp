// SPDX-License-Identifier: MIT
#include "oracle/laws/tolerance.hpp"

#include <cmath>

#include "oracle/judge/allowances.hpp"
#include "oracle/judge/measures.hpp"

namespace oracle {
namespace {

using subjects::Answer;
using Broken = std::optional<std::string>;

Rational square(const subjects::Length& length) {
  const Rational value = length.value.exact();
  return length.squared ? value : Rational(value * value);
}

std::string more_than(double epsilon) {
  return "the distance is off by more than epsilon = " + std::to_string(epsilon);
}

constexpr const char* wrong_bound = "mu exceeds the distance";

// For a relative tolerance, the only kind with which exact presets are evaluated.
Broken broken_exactly(const Answer& answer, const Promised& promised, const Rational& truth) {
  if (answer.lower_bound && square(*answer.lower_bound) > truth) return wrong_bound;
  const Rational norm = square(*answer.distance);
  const Rational kept = 1 - Rational(promised.epsilon);
  if (norm < truth || kept * kept * norm > truth) return more_than(promised.epsilon);
  return std::nullopt;
}

}  // namespace

bool is_power_of_two_apart(double one, double other, double slack) {
  int exponent = 0;
  const double fraction = std::frexp(one / other, &exponent);
  return fraction - 0.5 <= slack || fraction >= 1 - slack;
}

std::optional<std::string> broken_tolerance(const subjects::Subject& subject,
                                            const cases::Case& question, const Answer& answer,
                                            const Promised& promised,
                                            const Rational& true_distance_squared) {
  if (!answer.answered || !answer.distance) return std::nullopt;
  const double u = subject.format.unit_roundoff;
  if (u == 0) return broken_exactly(answer, promised, true_distance_squared);
  // Rounded to half an ulp, for which the allowances leave room.
  const double truth = rounded_root(true_distance_squared, binary64);
  const double magnitude = cases::magnitude(question);
  // The bound comes first: a wrong one ends the iteration early, so the distance is off as well.
  const double allowed =
      bound_allowance.units * u * magnitude + bound_allowance.underflows * subject.format.smallest;
  if (answer.lower_bound && !(answer.lower_bound->value.approximation() <= truth + allowed)) {
    return wrong_bound;
  }
  const double norm = answer.distance->value.approximation();
  const double gross = gross_allowance.units * std::sqrt(u) * magnitude +
                       distance_allowance.underflows * subject.format.smallest;
  const double tolerance = promised.absolute ? promised.epsilon : promised.epsilon * norm;
  const bool holds = norm - truth <= tolerance + gross && truth - norm <= gross;
  return holds ? std::nullopt : Broken(more_than(promised.epsilon));
}

}  // namespace oracle
