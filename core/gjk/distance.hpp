// SPDX-License-Identifier: MIT
// The GJK distance algorithm [vdB99 Alg. 1] with the safeguards of [vdB99 §5] as policies.
//
//   v   point of A - B nearest to the origin so far     W   simplex, v in conv W
//   w   support point of A - B in direction -v          mu  running maximum of v.w / ‖v‖
//
// No square roots: with vv = v.v and for v.w > 0, delta^2 = (v.w)^2 / vv, and tolerances are
// compared in squared form (see termination.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include "core/gjk/escalation.hpp"
#include "core/gjk/policy.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "core/gjk/support.hpp"
#include "core/gjk/termination.hpp"

namespace gjk {

// Nobody reads the other slots, and zeros in them would take longer to write.
template <Scalar S, int D>
Points<S, D> in_every_slot(const Vec<S, D>& point) {
  if constexpr (D == 2) {
    return {point, point, point};
  } else {
    return {point, point, point, point};
  }
}

// The last word of the sub-algorithm on W, if it has one.
template <Scalar S, int D, typename Sub>
void settle(const Sub& sub, const Points<S, D>& y, Nearest<S, D>& W) {
  if constexpr (requires { sub.settle(y, W); }) sub.settle(y, W);
}

// Adds a point of A - B to the simplex if that brings it nearer to the origin: then the point
// belongs to the smallest subset, as sub-algorithms assume.
template <Scalar S, int D, typename Sub>
void add_nearer(Sub& sub, const DifferencePoint<S, D>& point,
                std::array<DifferencePoint<S, D>, D + 1>& support, Points<S, D>& y,
                Nearest<S, D>& W) {
  if (!(dot(W.v, point.y) < W.vv)) return;
  const std::size_t newest = free_slot(W.members);
  y[newest] = point.y;
  const Nearest<S, D> next = sub.nearest(y, W.members, newest, true);
  if (!next) return;
  support[newest] = point;
  W = next;
}

// Distance between A and B with the given sub-algorithm.  Finite input never makes it hang, throw
// or divide by zero; overflow is reported as not_finite.  `trace` is called once an iteration.  The
// first simplex is made of `start`, points of both bodies; without any it is some vertex.  The
// sub-algorithm works where it is: its tables are too large to copy.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, SubAlgorithmOf<S, A::dimension> Sub,
          TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> distance_with(Sub&& sub, const A& a, const B& b, const Policy<S>& policy,
                                      Trace&& trace = {},
                                      std::span<const PointPair<S, A::dimension>> start = {}) {
  constexpr int D = A::dimension;
  const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
  const Scale<S> scale = policy.normalise_scale ? normalising_scale(magnitude) : Scale<S>{};
  const Difference<S, A, B> difference(a, b, scale);

  const int limit = iteration_limit(policy, is_curved(a) || is_curved(b));

  // The "arbitrary point in A - B" is a vertex of it and may as well be the first simplex.
  Result<S, D> result;
  std::array<DifferencePoint<S, D>, D + 1>& support = result.support;
  support[0].p = start.empty() ? any_point<S>(a) : start[0].p;
  support[0].q = start.empty() ? any_point<S>(b) : start[0].q;
  support[0].y = scale(support[0].p.point) - scale(support[0].q.point);
  Points<S, D> y = in_every_slot<S, D>(support[0].y);
  Nearest<S, D> W = sub.nearest(y, 0, 0, true);
  for (std::size_t i = 1; i < start.size(); ++i)
    add_nearer(sub, difference.point(start[i].p, start[i].q), support, y, W);
  Slots previous = W.members;  // W_{k-1} + {w_{k-1}}
  Repetitions<S, D> repetitions;
  S mu_squared(0);
  Escalation<S, D> escalation;
  Cycle<S, D> cycle;
  // Then the support points and the slots they are in decide how it goes on.  Where the norm must
  // fall or no point may come back there is no cycle.
  const bool may_skip = depends_on_points_only<std::remove_cvref_t<Sub>> &&
                        !policy.strict_decrease_check && !policy.escalates &&
                        policy.repetition != Repetition::history && has_no_memory(a) &&
                        has_no_memory(b) && !sees_all(trace);

  const auto iterate = [&](int k) -> Ending {
    for (;; ++k) {
      if (!is_finite(W.vv)) return {Status::not_finite, k};
      if (W.vv == S(0)) return {Status::origin_inside, k};
      if (W.vv <= policy.omega_squared) return {Status::below_omega, k};
      if (may_skip) {
        const int length = cycle.length(k, W, previous, mu_squared, support);
        if (length > 0) k += (limit - k) / length * length;
      }
      if (k == limit) return {Status::iteration_limit, k};

      const DifferencePoint<S, D> w = difference.support(-W.v);
      const S vw = dot(W.v, w.y);
      if (!is_finite(vw)) return {Status::not_finite, k};
      mu_squared = raised(mu_squared, W.vv, vw);
      trace(Step<S, D>{k, W, support, w, vw, mu_squared});
      const std::size_t newest = free_slot(W.members);
      y[newest] = w.y;
      if (close_enough(policy, W.vv, vw, mu_squared)) return {Status::converged, k};
      const bool gap = escalation.is_on() && has_gap<S, D>(W, w.y);
      const Slots known =
          gap ? W.members : previous;  // with a gap, what W dropped may belong to it
      if (repetitions.contain(policy, support, W.members, known, w)) {
        return {Status::repeated_support_point, k};
      }

      Nearest<S, D> next;
      if (escalation.is_on()) {
        support[newest] = w;
        next = escalation.next(support, W.members, newest, scale, gap);
        if (!next) return {Status::no_progress, k + 1};
      } else {
        const bool full_allowed = !(policy.full_simplex_guard && S(0) < mu_squared);
        next = sub.nearest(y, W.members, newest, full_allowed);
        if (!next && policy.no_valid_subset == NoValidSubset::backup) {
          next = sub.backup(y, W.members, newest, full_allowed);
        }
        if (!next) return {Status::no_valid_subset, k + 1};
        if (policy.strict_decrease_check && !(next.vv < W.vv)) return {Status::no_progress, k + 1};
        support[newest] = w;
      }
      previous = with(W.members, newest);
      // Part by part: W = next reads in pairs what was written one by one, and waits for that.
      W.members = next.members;
      W.lambda = next.lambda;
      W.v = next.v;
      W.vv = next.vv;
    }
  };
  Ending ending = iterate(0);
  if (!policy.escalates) {
    settle<S, D>(sub, y, W);
  } else if (doubts(ending.status, y, W, y[free_slot(W.members)])) {
    W = escalation.again(support, W.members, scale);
    previous = W.members;
    ending = iterate(ending.iterations + (is_within_iteration(ending.status) ? 1 : 0));
  }
  conclude(ending, W, mu_squared, scale, result);
  return result;
}

template <Scalar S, SupportMap<S> A, SupportMap<S> B, TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> distance(const A& a, const B& b, const Policy<S>& policy,
                                 Trace&& trace = {}) {
  constexpr int D = A::dimension;
  switch (policy.sub_algorithm) {
    case SubAlgorithm::signed_volumes:
      return distance_with(SignedVolumes<S, D>{}, a, b, policy, trace);
    case SubAlgorithm::projections: return distance_with(Projections<S, D>{}, a, b, policy, trace);
    case SubAlgorithm::johnson: break;
  }
  return distance_with(Johnson<S, D>{}, a, b, policy, trace);
}

// The scalar type of a body is that of its magnitude.
template <typename Map>
using ScalarOf = std::remove_cvref_t<decltype(std::declval<const Map&>().magnitude())>;

// With the preset `robust`: what measurement shows to be best at one working precision.
template <typename A, SupportMap<ScalarOf<A>> B>
requires SupportMap<A, ScalarOf<A>> Result<ScalarOf<A>, A::dimension> distance(const A& a,
                                                                               const B& b) {
  static const auto policy = robust<ScalarOf<A>>();
  return distance(a, b, policy);
}

}  // namespace gjk
