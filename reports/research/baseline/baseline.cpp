// SPDX-License-Identifier: MIT
#include "reports/research/baseline/baseline.hpp"

#include <gmp.h>

#include <bit>
#include <cmath>
#include <limits>

#include "core/subjects/registry.hpp"
#include "reports/research/parallel.hpp"

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

constexpr std::string_view base64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// The last bits of FNV-1a depend only on the last bits of every byte; folded, on all bits.
char digit(std::uint64_t digest) {
  digest ^= digest >> 32;
  digest ^= digest >> 16;
  return base64[(digest ^ (digest >> 6)) % 64];
}

std::string digits(std::uint64_t digest) {
  std::string text;
  for (int shift = 0; shift < 48; shift += 6) text += base64[(digest >> shift) % 64];
  return text;
}

// The recorded part of one answer.
struct Mark {
  std::uint64_t digest = 0;
  std::string verdict;
};

std::vector<Mark> asked(const cases::Family& family, std::uint64_t index,
                        const BaselineCases& which,
                        const std::vector<subjects::Subject>& subjects) {
  oracle::Examination examination(cases::generate(family, which.seed, index, {which.vertices_max}),
                                  oracle::Oracle::certificate);
  std::vector<Mark> marks;
  for (const subjects::Subject& subject : subjects) {
    const oracle::JudgedAnswer finding = examination.ask(subject);
    marks.push_back({digest(finding), broad_name(finding.verdict.kind)});
  }
  return marks;
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
    if (answer.certain->depth) {
      add(result, std::optional(answer.certain->depth->first));
      add(result, std::optional(answer.certain->depth->second));
    }
  }
  return result.value();
}

const BaselineRow* Baseline::row(const std::string& subject, const std::string& family) const {
  const auto found = std::ranges::find_if(
      rows, [&](const BaselineRow& one) { return one.subject == subject && one.family == family; });
  return found == rows.end() ? nullptr : &*found;
}

const std::string& Baseline::verdict(const BaselineRow& row, std::size_t index) const {
  return verdicts.at(static_cast<std::size_t>(row.verdicts.at(index) - 'a'));
}

std::vector<subjects::Subject> baseline_subjects() {
  std::vector<subjects::Subject> result;
  for (const subjects::Subject& subject : subjects::registry()) {
    const bool narrow =
        subject.name.starts_with("core/float/") || subject.name.starts_with("core/double/");
    if (!subject.planted && (!subject.on_request || narrow)) result.push_back(subject);
  }
  return result;
}

Baseline measured(const std::vector<subjects::Subject>& subjects,
                  const std::vector<const cases::Family*>& families, const BaselineCases& cases) {
  Baseline result;
  result.cases = cases;
  for (const oracle::VerdictKind kind : oracle::all_verdict_kinds) {
    const std::string name = broad_name(kind);
    if (result.verdicts.empty() || result.verdicts.back() != name) result.verdicts.push_back(name);
  }
  // By family and case, then by subject.
  const auto marks = in_parallel(families.size() * cases.count, [&](std::size_t i) {
    return asked(*families[i / cases.count], i % cases.count, cases, subjects);
  });
  for (std::size_t s = 0; s < subjects.size(); ++s) {
    for (std::size_t f = 0; f < families.size(); ++f) {
      BaselineRow row{subjects[s].name, families[f]->name, {}, {}, {}};
      Digest all;
      for (std::size_t i = f * cases.count; i < (f + 1) * cases.count; ++i) {
        const Mark& mark = marks[i][s];
        all.add(mark.digest);
        const auto place = std::ranges::find(result.verdicts, mark.verdict);
        row.verdicts += static_cast<char>('a' + (place - result.verdicts.begin()));
        row.marks += digit(mark.digest);
      }
      row.digest = digits(all.value());
      result.rows.push_back(std::move(row));
    }
  }
  return result;
}

}  // namespace reports
