// SPDX-License-Identifier: MIT
// The safeguards of [vdB99 §5] and of this project, each a switch, and the named presets.
#pragma once

#include <algorithm>

#include "core/gjk/scalar.hpp"

namespace gjk {

enum class SubAlgorithm { johnson, signed_volumes, projections };

// What epsilon bounds: ‖v‖ - mu [vdB99 Alg. 1], or (‖v‖ - mu) / ‖v‖ [vdB99 §5, Termination].
enum class Tolerance { absolute, relative };

// When the sub-algorithm finds no subset: stop with the previous v [vdB99 §5, Backup], or take the
// best subset and go on [GJK88 §V].
enum class NoValidSubset { return_previous, backup };

// Where w_k is looked for, to stop if it is there: nowhere; in W_k; in W_{k-1} + {w_{k-1}} [vdB99 §5,
// Ill-conditioned Error Bounds]; among all points seen so far.  In exact arithmetic w_k is in W_k, or
// in W_{k-1} + {w_{k-1}}, only if v_k is the answer, but a vertex that W dropped longer ago may come
// back.
enum class Repetition { unchecked, simplex, previous, history };

// Which points of A - B are one: those of equal coordinates, or of the same two vertices.
enum class Identity { value, index };

template <Scalar S>
struct Policy {
  SubAlgorithm sub_algorithm = SubAlgorithm::johnson;
  Tolerance tolerance = Tolerance::relative;
  S epsilon{0};
  // Stop as soon as v.v <= omega_squared; 0 leaves only v = 0 [vdB99 §5, Termination].
  S omega_squared{0};
  Repetition repetition = Repetition::unchecked;
  Identity identity = Identity::value;
  NoValidSubset no_valid_subset = NoValidSubset::backup;
  // Stop when ‖v‖ does not decrease: in exact arithmetic it always does.
  bool strict_decrease_check = false;
  // Go on at twice the precision, once, where rounding does not explain the end (escalation.hpp).
  bool escalates = false;
  // Once mu > 0 the bodies are proven separated: never accept a simplex around the origin.
  bool full_simplex_guard = false;
  bool normalise_scale = false;
  // For polytopes, which need finitely many but may need one a vertex; see iteration_limit() for curved
  // bodies.
  int iteration_limit = 256;
  bool limits_curved_bodies = false;  // by the same number
};

// b for u = 2^-b; 0 for exact arithmetic.
template <Scalar S>
int significant_bits() {
  if (is_exact<S>()) return 0;
  int bits = 0;
  for (S x = ScalarTraits<S>::unit_roundoff(); x < S(1); x = x + x) ++bits;
  return bits;
}

// On a curved body ‖v‖ - mu falls by a factor an iteration at best, so that the iterations grow
// with the bits that the tolerance asks for [vdB99 §5].  Measured on 5,000 cases of the curved
// family (stretches up to 1e3, contact down to 2^-50 of a radius): all presets that end take at
// most 1.3 iterations a bit, at every scalar from 24 to 334 bits.  4 leaves room for shapes three
// times as slow, and up to 64 bits the limit of polytopes is enough.
inline constexpr int iterations_per_bit = 4;

template <Scalar S>
int iterations_for_all_bits() {
  static const int result = iterations_per_bit * significant_bits<S>();
  return result;
}

template <Scalar S>
int iteration_limit(const Policy<S>& policy, bool curved) {
  if (!curved || policy.limits_curved_bodies) return policy.iteration_limit;
  return std::max(policy.iteration_limit, iterations_for_all_bits<S>());
}

// The tightest epsilon that can be met where A and B are far from one another.  v.v errs by 3u v.v
// and v.w by 3u ‖v‖ ‖w‖ [Higham02 §3.1].  If ‖w‖ is about ‖v‖, v.v - v.w errs by 7u v.v with its own
// rounding and ‖v‖ - mu by half of that over ‖v‖; 8u is the next power of two.  Near contact ‖w‖
// exceeds ‖v‖, and with the rounding of v the relative error grows to c u (M/d)^2: no epsilon that
// does not know d covers that.  8u stays, because a larger one would give away digits far from
// contact; what ends the iteration near contact are the other checks, and how large c is and what
// their answers are worth is measured (reports/records/three_questions.md, 1).
template <Scalar S>
S tightest_epsilon() {
  return S(8) * ScalarTraits<S>::unit_roundoff();
}

// As published in 1988: epsilon is an absolute tolerance, nothing else stops the iteration.
template <Scalar S>
Policy<S> original() {
  Policy<S> policy;
  policy.tolerance = Tolerance::absolute;
  policy.epsilon = tightest_epsilon<S>();
  return policy;
}

// As published in 1999.  omega keeps epsilon * v.v a normal number, which is all it is there for.
template <Scalar S>
Policy<S> enhanced() {
  Policy<S> policy;
  policy.epsilon = tightest_epsilon<S>();
  if (!is_exact<S>()) {
    policy.omega_squared = ScalarTraits<S>::smallest() / ScalarTraits<S>::unit_roundoff();
  }
  policy.repetition = Repetition::previous;
  policy.no_valid_subset = NoValidSubset::return_previous;
  return policy;
}

// Signed volumes as published [Montanari17], on normalised coordinates, with every safeguard.
template <Scalar S>
Policy<S> signed_volumes() {
  Policy<S> policy = enhanced<S>();
  policy.sub_algorithm = SubAlgorithm::signed_volumes;
  policy.strict_decrease_check = true;
  policy.full_simplex_guard = true;
  policy.normalise_scale = true;
  return policy;
}

// What measurement shows to be best; the figures are of 1,600,000 cases, 100,000 of each family.
//
// omega = 4u, in coordinates below 1: if the origin lies on an edge or a vertex inside A - B, v
// comes out as a few u of noise, up to 2.4u as measured (oblong-s7-29056 at float), and its
// direction leads nowhere.  Without omega 63 false separations at double, 51 of them gross, and one at
// float; each doubling makes more cases count as contact that are separated by less than the
// allowance.
//
// Escalation: without it there are 256 false separations, 17 false overlaps and 534 wrong distances and
// witness points at double, 485 false separations and 162 others at float; with it none.  Two detours
// over faces of the newest point, which it replaces, left 266 and 31.
template <Scalar S>
Policy<S> robust() {
  Policy<S> policy = signed_volumes<S>();
  policy.sub_algorithm = SubAlgorithm::projections;
  const S omega = S(4) * ScalarTraits<S>::unit_roundoff();
  policy.omega_squared = omega * omega;
  policy.escalates = true;
  // Points (2^-i, 2^-1.05i) take an iteration each down to u, and in exact arithmetic all.
  policy.iteration_limit =
      is_exact<S>() ? 1 << 16 : std::max(policy.iteration_limit, iterations_for_all_bits<S>());
  return policy;
}

}  // namespace gjk
