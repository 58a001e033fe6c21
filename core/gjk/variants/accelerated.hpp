// SPDX-License-Identifier: MIT
// GJK with momentum [Montaut22 §IV]: support points are looked for in a direction d that remembers
// earlier ones, instead of -v.
//
//   Polyak     d_k = g d_{k-1} + (1 - g) v_k                              g = 1 / (k + 1)
//   Nesterov   d_k = g d_{k-1} + (1 - g) (g v_k + (1 - g) w_{k-1})        g = (k + 1) / (k + 3)
//
// Such a w bounds nothing unless d = v.  So when the criterion holds, momentum ends and the plain
// iteration goes on from there; `trusting` takes it for a bound and for the end, and is wrong.
//
// Criteria, with the duality gap of Frank and Wolfe, v.v - v.w [Montaut22 §III]:
//
//   bound        ‖v‖ - mu <= epsilon ‖v‖ [vdB99 §5]
//   duality_gap  2 (v.v - v.w) <= epsilon v.v
//   hybrid       v.v - mu^2 <= epsilon v.v
#pragma once

#include <cstddef>

#include "core/gjk/distance.hpp"

namespace gjk {

enum class Momentum { none, polyak, nesterov };
enum class Criterion { bound, duality_gap, hybrid };

struct Acceleration {
  Momentum momentum = Momentum::nesterov;
  Criterion criterion = Criterion::bound;
  bool trusting = false;
};

template <Scalar S>
bool fulfils(Criterion criterion, const Policy<S>& policy, const S& vv, const S& vw,
             const S& mu_squared) {
  switch (criterion) {
    case Criterion::duality_gap: return S(2) * (vv - vw) <= policy.epsilon * vv;
    case Criterion::hybrid: return vv - mu_squared <= policy.epsilon * vv;
    case Criterion::bound: break;
  }
  return close_enough(policy, vv, vw, mu_squared);
}

// d_k of the direction before, v_k and w_{k-1}.
template <Scalar S, int D>
Vec<S, D> with_momentum(Momentum momentum, int k, const Vec<S, D>& d, const Vec<S, D>& v,
                        const Vec<S, D>& w) {
  if (momentum == Momentum::polyak) {
    const S g = S(1) / S(k + 1);
    return g * d + S(S(1) - g) * v;
  }
  const S g = S(k + 1) / S(k + 3);
  const S rest = S(1) - g;
  return g * d + rest * Vec<S, D>(g * v + rest * w);
}

// As distance_with(), without escalation.  Momentum also ends where w repeats or ‖v‖ does not fall.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, SubAlgorithmOf<S, A::dimension> Sub,
          TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> accelerated(Sub&& sub, const A& a, const B& b, const Policy<S>& policy,
                                    const Acceleration& acceleration, Trace&& trace = {}) {
  constexpr int D = A::dimension;
  const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
  const Scale<S> scale = policy.normalise_scale ? normalising_scale(magnitude) : Scale<S>{};
  const Difference<S, A, B> difference(a, b, scale);
  const int limit = iteration_limit(policy, is_curved(a) || is_curved(b));

  Result<S, D> result;
  std::array<DifferencePoint<S, D>, D + 1>& support = result.support;
  support[0] = difference.point(any_point<S>(a), any_point<S>(b));
  Points<S, D> y = in_every_slot<S, D>(support[0].y);
  Nearest<S, D> W = sub.nearest(y, 0, 0, true);
  Slots previous = W.members;
  Repetitions<S, D> repetitions;
  bool accelerates = acceleration.momentum != Momentum::none;
  Vec<S, D> d = W.v;
  Vec<S, D> last = W.v;  // w_{k-1}
  S mu_squared(0);

  const auto iterate = [&]() -> Ending {
    for (int k = 0;; ++k) {
      if (!is_finite(W.vv)) return {Status::not_finite, k};
      if (W.vv == S(0)) return {Status::origin_inside, k};
      if (W.vv <= policy.omega_squared) return {Status::below_omega, k};
      if (k == limit) return {Status::iteration_limit, k};

      if (accelerates) d = with_momentum(acceleration.momentum, k, d, W.v, last);
      const DifferencePoint<S, D> w = difference.support(accelerates ? -d : -W.v);
      last = w.y;
      const S vw = dot(W.v, w.y);
      if (!is_finite(vw)) return {Status::not_finite, k};
      const S reached = raised(mu_squared, W.vv, vw);
      const bool bounds = !accelerates || acceleration.trusting;
      if (bounds) mu_squared = reached;
      trace(Step<S, D>{k, W, support, w, vw, mu_squared});
      const bool fulfilled = fulfils(acceleration.criterion, policy, W.vv, vw, reached);
      if (fulfilled && bounds) return {Status::converged, k};
      const bool repeated = repetitions.contain(policy, support, W.members, previous, w);
      if (repeated && bounds) return {Status::repeated_support_point, k};
      if (fulfilled || repeated) {
        accelerates = false;
        continue;
      }

      const std::size_t newest = free_slot(W.members);
      y[newest] = w.y;
      const bool full_allowed = !(policy.full_simplex_guard && S(0) < mu_squared);
      const Nearest<S, D> next = sub.nearest(y, W.members, newest, full_allowed);
      if (!next) return {Status::no_valid_subset, k + 1};
      if (policy.strict_decrease_check && !(next.vv < W.vv)) {
        if (!accelerates) return {Status::no_progress, k + 1};
        accelerates = false;
        continue;
      }
      support[newest] = w;
      previous = with(W.members, newest);
      W = next;
    }
  };
  const Ending ending = iterate();
  settle<S, D>(sub, y, W);
  conclude(ending, W, mu_squared, scale, result);
  return result;
}

}  // namespace gjk
