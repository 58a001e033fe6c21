// SPDX-License-Identifier: MIT
// The default oracle: proves a candidate simplex, said to contain the nearest point, in integers;
// if the proof fails, exact descent continues from it.  The candidate changes the cost, never the
// result.
#pragma once

#include <span>

#include "oracle/certificate/fixed_integers.hpp"

namespace oracle {

struct IntegerBodies;
template <typename N>
struct NearestPoint;

using IndexPair = std::pair<std::size_t, std::size_t>;  // vertex of A, vertex of B

// Returns the exact truth of `question` with a proof that also settles the relation, but without
// the penetration depth of overlapping bodies.  `candidate`: up to dim + 1 pairs that an answer
// names; pairs that do not exist are ignored.  If none remains, a descent in double proposes one.
// Throws std::invalid_argument on a curved body, an empty body or a coordinate that is not finite.
Truth certificate(const cases::Case& question, std::span<const IndexPair> candidate = {});

// Tells touching from overlapping: whether the origin, known to be in A - B, lies in its interior.
struct Contact {
  cases::Relation relation = cases::Relation::touching;
  Proof proof;
};

// Returns the relation and its proof, both exact.  `contact`: a simplex of A - B with the origin
// strictly inside it (v = 0, positive weights).
Contact classify_contact(const IntegerBodies& bodies, const NearestPoint<Integer>& contact);

// --- the quick certificate, which costs about as much as the answer it checks ---

// It proves relation and squared
// distance from a candidate simplex like `certificate`, but in integers of fixed width, and leaves
// vertices far from the supporting plane to a floating-point filter.  It calls `certificate` for
// what it cannot prove that way.  The result is always exact; the candidate changes the cost alone.

// The method that decided.
enum class Path {
  filter,         // the candidate holds: integers for its own vertices, the filter for all others
  exact_signs,    // integers of fixed width for other vertices too, or for another simplex
  exact_descent,  // `certificate`, in integers of any width
};

const char* name(Path path);

// A simplex of A - B by index pairs; the first `size` are valid.
struct PairFace {
  std::array<IndexPair, 4> pairs{};
  std::size_t size = 0;
};

// numerator / denominator * 2^exponent, not reduced; denominator > 0.  grid.hpp derives the widths.
struct FixedRatio {
  Fixed<12> numerator;
  Fixed<8> denominator{{1}};
  int exponent = 0;
};

Rational rational(const FixedRatio& ratio);

struct QuickCertificate {
  cases::Relation relation = cases::Relation::separated;
  Path path = Path::exact_descent;
  FixedRatio fixed;            // the squared distance, unless path == exact_descent
  std::optional<Truth> exact;  // set if path == exact_descent
  // If separated, the simplex that contains v.  In contact, one that contains the origin; but after
  // exact descent the relation may have shortened it to a part.  It makes certificate() fast.
  PairFace face;
};

// `candidate`, exceptions: as certificate().  Allocates only to call certificate() or to scale.
QuickCertificate quick_certificate(const cases::Case& question,
                                   std::span<const IndexPair> candidate = {});

Rational distance_squared(const QuickCertificate& certified);

// Returns the truth with v, weights and proof.
inline Truth truth_of(const cases::Case& question, const QuickCertificate& certified) {
  if (certified.exact) return *certified.exact;
  return certificate(question, std::span(certified.face.pairs).first(certified.face.size));
}

}  // namespace oracle
