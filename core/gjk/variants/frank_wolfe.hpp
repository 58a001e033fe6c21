// SPDX-License-Identifier: MIT
// The algorithm of Frank and Wolfe for min ‖x‖ over A - B, of which GJK is the fully corrective form
// [Montaut22 §III]: it steps towards the support point w, by an exact line search, and keeps x alone.
// With away steps it also moves away from the worst of the points that x is made of, which makes
// convergence on polytopes linear [LacosteJulien15].
#pragma once

#include <cstddef>
#include <vector>

#include "core/gjk/termination.hpp"

namespace gjk {

// x as a convex combination of points of A - B.
template <Scalar S, int D>
struct Active {
  DifferencePoint<S, D> point;
  S weight;
};

template <Scalar S, SupportMap<S> A, SupportMap<S> B, TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> frank_wolfe(const A& a, const B& b, const Policy<S>& policy, bool away,
                                    Trace&& trace = {}) {
  constexpr int D = A::dimension;
  const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
  const Scale<S> scale = policy.normalise_scale ? normalising_scale(magnitude) : Scale<S>{};
  const Difference<S, A, B> difference(a, b, scale);

  std::vector<Active<S, D>> active{{difference.point(any_point<S>(a), any_point<S>(b)), S(1)}};
  Nearest<S, D> W{0, {}, active[0].point.y, dot(active[0].point.y, active[0].point.y)};
  Result<S, D> result;
  S mu_squared(0);

  // x += step (w - x), or x += step (x - w) for `back`: the weights of all others take the rest.
  const auto move = [&](const DifferencePoint<S, D>& w, const S& step, bool back) {
    const S share = back ? S(-step) : step;
    bool known = false;
    for (Active<S, D>& one : active) {
      one.weight = product(S(S(1) - share), one.weight);
      if (!known && one.point.y == w.y) {
        one.weight = one.weight + share;
        known = true;
      }
    }
    if (!known) active.push_back({w, share});
    std::erase_if(active, [](const Active<S, D>& one) { return !(S(0) < one.weight); });
    W.v = W.v + share * Vec<S, D>(w.y - W.v);
    W.vv = dot(W.v, W.v);
  };

  const auto iterate = [&]() -> Ending {
    for (int k = 0;; ++k) {
      if (!is_finite(W.vv)) return {Status::not_finite, k};
      if (W.vv == S(0)) return {Status::origin_inside, k};
      if (W.vv <= policy.omega_squared) return {Status::below_omega, k};
      if (k == policy.iteration_limit) return {Status::iteration_limit, k};

      DifferencePoint<S, D> w = difference.support(-W.v);
      const S vw = dot(W.v, w.y);
      if (!is_finite(vw)) return {Status::not_finite, k};
      mu_squared = raised(mu_squared, W.vv, vw);
      trace(Step<S, D>{k, W, result.support, w, vw, mu_squared});
      if (close_enough(policy, W.vv, vw, mu_squared)) return {Status::converged, k};

      S slope = W.vv - vw;  // -x.(w - x)
      S longest(1);
      bool back = false;
      if (away) {
        std::size_t worst = 0;
        for (std::size_t i = 1; i < active.size(); ++i) {
          if (dot(W.v, active[worst].point.y) < dot(W.v, active[i].point.y)) worst = i;
        }
        const S away_slope = dot(W.v, active[worst].point.y) - W.vv;
        if (slope < away_slope && active.size() > 1) {
          back = true;
          slope = away_slope;
          w = active[worst].point;
          longest = active[worst].weight / (S(1) - active[worst].weight);
        }
      }
      const Vec<S, D> apart = w.y - W.v;
      const S squared = dot(apart, apart);
      if (!(S(0) < slope) || !(S(0) < squared)) return {Status::no_progress, k};
      const S wanted = slope / squared;
      const S step = wanted < longest ? wanted : longest;
      const S before = W.vv;
      move(w, step, back);
      // The whole weight of w was taken; a rounding of zero would be taken again and again.
      if (back && !(wanted < longest)) {
        std::erase_if(active, [&](const Active<S, D>& one) { return one.point.y == w.y; });
      }
      if (!(W.vv < before)) return {Status::no_progress, k + 1};
    }
  };
  const Ending ending = iterate();
  conclude(ending, W, mu_squared, scale, result);
  for (const Active<S, D>& one : active) {
    result.witness_a = result.witness_a + one.weight * one.point.p.point;
    result.witness_b = result.witness_b + one.weight * one.point.q.point;
  }
  return result;
}

}  // namespace gjk
