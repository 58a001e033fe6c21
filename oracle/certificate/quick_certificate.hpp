// SPDX-License-Identifier: MIT
// The certificate at the price of the answer it checks.  It proves relation and squared distance
// from a candidate simplex as `certificate` does, but in integers of fixed width, and leaves the
// vertices far from the supporting plane to a floating-point filter.  What it cannot prove in
// these means, `certificate` does.  Exact always; the candidate changes its cost alone.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/cases/case.hpp"
#include "oracle/certificate/certificate.hpp"
#include "oracle/certificate/fixed_integers.hpp"

namespace oracle {

// What decided.
enum class Path {
  filter,         // the candidate holds: its own few vertices in integers, all others by the filter
  exact_signs,    // integers of fixed width for other vertices too, or for another simplex
  exact_descent,  // `certificate`, in integers of any width
};

const char* name(Path path);

// A simplex of A - B by index pairs; the first `size` hold.
struct PairFace {
  std::array<IndexPair, 4> pairs{};
  std::size_t size = 0;
};

// numerator / denominator * 2^exponent, not reduced; denominator > 0.  Widths: grid.hpp.
struct FixedRatio {
  Fixed<12> numerator;
  Fixed<8> denominator{{1}};
  int exponent = 0;
};

struct QuickCertificate {
  cases::Relation relation = cases::Relation::separated;
  Path path = Path::exact_descent;
  FixedRatio fixed;            // the squared distance unless path == exact_descent
  std::optional<Truth> exact;  // if path == exact_descent
  // Separated: v lies inside this simplex.  In contact: the origin does, but where the relation
  // took exact descent it may be a part of the proof only.  A candidate that certificate() is quick
  // with.
  PairFace face;
};

// `candidate`: as in certificate().  Throws what it throws; allocates nothing unless it has to call
// it or to scale the case.
QuickCertificate quick_certificate(const cases::Case& question,
                                   std::span<const IndexPair> candidate = {});

Rational distance_squared(const QuickCertificate& certified);

// With v, weights and proof.
inline Truth truth_of(const cases::Case& question, const QuickCertificate& certified) {
  if (certified.exact) return *certified.exact;
  return certificate(question, std::span(certified.face.pairs).first(certified.face.size));
}

}  // namespace oracle
