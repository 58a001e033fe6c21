// SPDX-License-Identifier: MIT
#include "oracle/judge/certain_truth.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "oracle/judge/measures.hpp"

namespace oracle {

CertainTruth certain_truth(const cases::Case& question, const QuickCertificate& certified) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  CertainTruth truth;
  truth.relation = certified.relation;
  truth.magnitude = cases::magnitude(question);
  if (truth.relation != cases::Relation::separated) return truth;
  const Rational square = distance_squared(certified);
  const double nearest = rounded_root(square, subjects::binary64);
  truth.below = nearest;
  truth.above = nearest;
  if (std::isinf(nearest)) {
    truth.below = std::numeric_limits<double>::max();
    return truth;
  }
  const Rational residual = rational(nearest) * rational(nearest) - square;
  if (residual > 0) truth.below = std::nextafter(nearest, 0);
  if (residual < 0) truth.above = std::nextafter(nearest, infinity);
  return truth;
}

bool is_narrow(const subjects::Certainty& certain, double magnitude, double above,
               const subjects::FloatFormat& format) {
  const double lower = certain.lower.value.approximation();
  const double upper = std::min(certain.upper.value.approximation(), format.largest);
  const double u = format.unit_roundoff;
  // Halved, so that the difference does not overflow.
  const double half = upper / 2 - lower / 2;
  const double allowed = 12 * u * magnitude + 4 * u * std::min(above, format.largest);
  return half <= allowed || upper - lower <= 2 * format.smallest;
}

Certainly judge_certain(const subjects::Answer& answer, const CertainTruth& truth,
                        const subjects::FloatFormat& format) {
  if (!answer.answered || !answer.certain) return Certainly::no_answer;
  const subjects::Certainty& certain = *answer.certain;
  const double lower = certain.lower.value.approximation();
  const double upper = certain.upper.value.approximation();
  if (std::isnan(lower) || std::isnan(upper)) return Certainly::no_answer;
  const bool separated = certain.relation == cases::Relation::separated;
  if (certain.relation != truth.relation || answer.intersecting == separated) {
    return Certainly::wrong_relation;
  }
  if (!(0 <= lower && lower <= truth.below && truth.above <= upper)) return Certainly::outside;
  return is_narrow(certain, truth.magnitude, truth.above, format) ? Certainly::right
                                                                  : Certainly::too_wide;
}

}  // namespace oracle
