// SPDX-License-Identifier: MIT
#include "oracle/certificate/quick_certificate.hpp"

#include "core/cases/floating_point.hpp"
#include "oracle/certificate/internal/quick_run.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle {

const char* name(Path path) {
  switch (path) {
    case Path::filter: return "filter";
    case Path::exact_signs: return "exact_signs";
    case Path::exact_descent: return "exact_descent";
  }
  return "unknown";
}

QuickCertificate quick_certificate(const cases::Case& question,
                                   std::span<const IndexPair> candidate) {
  cases::require_floating_point();
  if (question.a.polytope || question.b.polytope) {
    // The integers of fixed width are read from doubles.
    const std::optional<cases::Case> points = in_points(question);
    return points ? quick_certificate_by<SoundRules>(*points, candidate)
                  : by_quick_descent(question, candidate);
  }
  return quick_certificate_by<SoundRules>(question, candidate);
}

Rational distance_squared(const QuickCertificate& certified) {
  if (certified.exact) return certified.exact->distance_squared;
  const FixedRatio& ratio = certified.fixed;
  const Rational fraction(to_integer(ratio.numerator), to_integer(ratio.denominator));
  Integer power(1);
  power <<= static_cast<unsigned>(ratio.exponent < 0 ? -ratio.exponent : ratio.exponent);
  return ratio.exponent < 0 ? Rational(fraction / power) : Rational(fraction * power);
}

}  // namespace oracle
