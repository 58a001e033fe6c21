// SPDX-License-Identifier: MIT
#include "reports/research/baseline/digest.hpp"

#include <gmp.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/subjects/subject.hpp"

namespace reports {
namespace {

// Sign and limbs, which have 64 bits.
void add(Digest& digest, const subjects::Integer& number) {
  static_assert(GMP_NUMB_BITS == 64);
  mpz_srcptr limbs = number.data();
  digest.add(number.sign() < 0 ? 1U : 0U);
  digest.add(std::uint64_t{mpz_size(limbs)});
  for (std::size_t i = 0; i < mpz_size(limbs); ++i) {
    digest.add(std::uint64_t{mpz_getlimbn(limbs, static_cast<mp_size_t>(i))});
  }
}

// A number that a double can represent counts as that double, whatever computed it: a wide format
// gives rationals, and 1/2 equals 0.5.
void add(Digest& digest, const subjects::Number& number) {
  const double x = number.approximation();
  if (number.is_double() || (std::isfinite(x) && number.exact() == subjects::Rational(x))) {
    const double canonical = std::isnan(x) ? std::numeric_limits<double>::quiet_NaN() : x;
    digest.add(std::bit_cast<std::uint64_t>(canonical == 0 ? 0.0 : canonical));
    return;
  }
  const subjects::Rational exact = number.exact();
  add(digest, subjects::Integer(numerator(exact)));
  add(digest, subjects::Integer(denominator(exact)));
}

void add(Digest& digest, const std::optional<subjects::Length>& length) {
  digest.add(length ? 1U + (length->squared ? 1U : 0U) : 0U);
  if (length) add(digest, length->value);
}

void add(Digest& digest, const std::optional<std::array<subjects::Number, 3>>& point) {
  digest.add(point ? 1U : 0U);
  if (!point) return;
  for (const subjects::Number& coordinate : *point) add(digest, coordinate);
}

}  // namespace

void Digest::add(std::uint64_t number) {
  for (int shift = 0; shift < 64; shift += 8) hash_.add(number >> shift & 0xffU);
}

void Digest::add(std::string_view text) {
  add(std::uint64_t{text.size()});
  hash_.add(text);
}

std::uint64_t digest(const oracle::JudgedAnswer& finding) {
  Digest result;
  result.add(broad_name(finding.verdict.kind));
  result.add(finding.verdict.kind == oracle::VerdictKind::false_separation ? 1U : 0U);
  result.add(finding.answer ? 1U : 0U);
  if (!finding.answer) return result.value();
  const subjects::Answer& answer = *finding.answer;
  result.add(answer.status);
  result.add(answer.answered ? 1U : 0U);
  result.add(answer.intersecting ? 1U : 0U);
  result.add(static_cast<std::uint64_t>(answer.iterations));
  add(result, answer.distance);
  add(result, answer.lower_bound);
  add(result, answer.penetration_depth);
  result.add(std::uint64_t{answer.term_count});
  for (std::size_t i = 0; i < answer.term_count; ++i) {
    result.add(std::uint64_t{answer.terms[i].a});
    result.add(std::uint64_t{answer.terms[i].b});
    add(result, answer.terms[i].weight);
  }
  add(result, answer.witness_a);
  add(result, answer.witness_b);
  if (answer.certain) {
    result.add(cases::name(answer.certain->relation));
    add(result, std::optional(answer.certain->lower));
    add(result, std::optional(answer.certain->upper));
  }
  return result.value();
}

}  // namespace reports
