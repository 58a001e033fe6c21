// SPDX-License-Identifier: MIT
// The order in which quick_certificate() tries its methods, for any rules of the proof.
#pragma once

#include <cmath>
#include <cstddef>
#include <span>

#include "oracle/certificate/certificate.hpp"
#include "oracle/certificate/internal/quick_descent.hpp"
#include "oracle/certificate/internal/quick_proof.hpp"
#include "oracle/certificate/quick_certificate.hpp"

namespace oracle {

// Returns up to dim + 1 pairs of `candidate` that exist.
inline PairFace usable(const cases::Case& question, std::span<const IndexPair> candidate) {
  PairFace face;
  for (const IndexPair& pair : candidate) {
    const bool exists =
        pair.first < question.a.points.size() && pair.second < question.b.points.size();
    if (!exists || face.size > static_cast<std::size_t>(question.dim)) continue;
    face.pairs[face.size++] = pair;
  }
  return face;
}

// Tries one limb first; two limbs hold coordinates whose exponents differ more.
template <typename Rules>
Proved prove(const cases::Case& question, PairFace& simplex, int steps_max,
             QuickCertificate& result) {
  for (const bool narrow : {true, false}) {
    result.path = narrow ? Path::filter : Path::exact_signs;
    const Proved proved = narrow ? FixedProof<Rules, 1>(question, result).run(simplex, steps_max)
                                 : FixedProof<Rules, 2>(question, result).run(simplex, steps_max);
    if (proved != Proved::too_wide) return proved;
  }
  return Proved::too_wide;
}

inline QuickCertificate by_quick_descent(const cases::Case& question,
                                         std::span<const IndexPair> candidate) {
  QuickCertificate result;
  result.exact = certificate(question, candidate);
  result.relation = result.exact->relation;
  for (const Term& term : result.exact->proof.terms) {
    if (result.face.size > static_cast<std::size_t>(question.dim)) break;
    result.face.pairs[result.face.size++] = {term.a, term.b};
  }
  return result;
}

template <typename Rules>
QuickCertificate quick_certificate_by(const cases::Case& question,
                                      std::span<const IndexPair> candidate);

// Handles coordinates too large or small for the filter, or too far apart for the limbs.  A power
// of two brings the former into range, unless the smallest coordinate loses bits.
template <typename Rules>
QuickCertificate certified_elsewhere(const cases::Case& question,
                                     std::span<const IndexPair> candidate) {
  const double magnitude = cases::magnitude(question);
  const bool in_range = magnitude >= 0x1p-300 && magnitude <= filter_magnitude_max;
  if (in_range || !(magnitude > 0) || !std::isfinite(magnitude)) {
    return by_quick_descent(question, candidate);
  }
  const int shift = -std::ilogb(magnitude);
  const cases::Case moved = cases::scaled(question, shift);
  const cases::Case back = cases::scaled(moved, -shift);
  const bool exact = back.a.points == question.a.points && back.b.points == question.b.points;
  if (!exact && Rules::scales_exactly_alone) return by_quick_descent(question, candidate);
  QuickCertificate result = quick_certificate_by<Rules>(moved, candidate);
  if (result.exact) {
    return by_quick_descent(question, std::span(result.face.pairs).first(result.face.size));
  }
  result.fixed.exponent -= 2 * Rules::undone(shift);
  return result;
}

template <typename Rules>
QuickCertificate quick_certificate_by(const cases::Case& question,
                                      std::span<const IndexPair> candidate) {
  const bool ours = (question.dim == 2 || question.dim == 3) && cases::has_points_only(question) &&
                    !question.a.points.empty() && !question.b.points.empty();
  if (!ours) return by_quick_descent(question, candidate);  // throws
  // Candidates are right or nearly so: one that a few more vertices do not repair is given up.
  constexpr int steps_of_candidate = 2;
  constexpr int steps_of_proposal = 32;
  QuickCertificate result;
  PairFace simplex = usable(question, candidate);
  if (simplex.size > 0) {
    const Proved proved = prove<Rules>(question, simplex, steps_of_candidate, result);
    if (proved == Proved::yes) return result;
    if (proved == Proved::too_wide) return certified_elsewhere<Rules>(question, candidate);
  }
  const double magnitude = cases::magnitude(question);
  if (!(magnitude >= 0x1p-300 && magnitude <= filter_magnitude_max)) {
    return certified_elsewhere<Rules>(question, candidate);
  }
  if (simplex.size == 0) simplex.pairs[simplex.size++] = {0, 0};
  simplex = proposed_face(question, simplex, magnitude);
  if (prove<Rules>(question, simplex, steps_of_proposal, result) == Proved::yes) return result;
  return by_quick_descent(question, std::span(simplex.pairs).first(simplex.size));
}

}  // namespace oracle
