// SPDX-License-Identifier: MIT
// The GJK separating-axis algorithm [vdB99 Alg. 2]: do A and B meet?  It ends as soon as the lower
// bound of the distance becomes positive, that is when v.w > 0; then v is a separating axis.
//
//   v   axis: A - B lies beyond the plane through w normal to v     W   simplex within A - B
//   w   support point of A - B in direction -v
//
// Only the direction of v matters until there is a W, so that it may start anywhere.  Started from
// the axis of the frame before, this is ISA-GJK [vdB99 §4]: under slow motion the old axis still
// separates, and one support point is all it takes.
#pragma once

#include <cstddef>

#include "core/gjk/policy.hpp"
#include "core/gjk/shapes.hpp"
#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/signed_volumes.hpp"
#include "core/gjk/support.hpp"
#include "core/gjk/termination.hpp"

namespace gjk {

// Why the iteration stopped.  All but the first hold only up to rounding.
enum class AxisStatus {
  separating_axis,         // v.w > 0: separated
  origin_inside,           // v = 0: they meet
  below_omega,             // v.v <= omega^2: counted as meeting
  repeated_support_point,  // w is in W_{k-1} + {w_{k-1}}, rounding hides that v.w > 0: separated
  no_valid_subset,         // the sub-algorithm found none, v != 0 is the best there is: separated
  no_progress,             // the same, where ‖v‖ did not decrease
  iteration_limit,         // the policy's limit was reached: no answer
  not_finite,              // overflow or NaN in v.v or v.w: no answer
};

constexpr const char* name(AxisStatus status) {
  switch (status) {
    case AxisStatus::separating_axis: return "separating_axis";
    case AxisStatus::origin_inside: return "origin_inside";
    case AxisStatus::below_omega: return "below_omega";
    case AxisStatus::repeated_support_point: return "repeated_support_point";
    case AxisStatus::no_valid_subset: return "no_valid_subset";
    case AxisStatus::no_progress: return "no_progress";
    case AxisStatus::iteration_limit: return "iteration_limit";
    case AxisStatus::not_finite: return "not_finite";
  }
  return "unknown";
}

template <Scalar S, int D>
struct SeparatingAxis {
  AxisStatus status = AxisStatus::iteration_limit;
  bool intersecting = false;  // with a status of failure it says nothing
  // The last axis that was tried, to start from in the next frame.  Of a meeting: not the zero
  // vector that proved it, but the one before.
  Vec<S, D> v;
  int iterations = 0;  // calls of the sub-algorithm
  int support_calls = 0;
};

// Johnson's or another sub-algorithm.  From `policy` it takes omega, the checks for repeated points
// and for strict decrease, the answer to a missing subset, the scale and the limit; there is no
// tolerance, and no full simplex after a positive bound.  A zero `start` finds some point of A - B
// and goes on from there.
template <Scalar S, SupportMap<S> A, SupportMap<S> B, SubAlgorithmOf<S, A::dimension> Sub>
SeparatingAxis<S, A::dimension> separating_axis_with(Sub sub, const A& a, const B& b,
                                                     const Policy<S>& policy,
                                                     const Vec<S, A::dimension>& start) {
  constexpr int D = A::dimension;
  const S magnitude = a.magnitude() < b.magnitude() ? b.magnitude() : a.magnitude();
  const Scale<S> scale = policy.normalise_scale ? normalising_scale(magnitude) : Scale<S>{};
  const Difference<S, A, B> difference(a, b, scale);

  const int limit = iteration_limit(policy, is_curved(a) || is_curved(b));
  Points<S, D> y{};
  std::array<DifferencePoint<S, D>, D + 1> support{};
  Repetitions<S, D> repetitions;
  Nearest<S, D> W;     // empty: `start` need not be a point of A - B, so it enters no simplex
  Slots previous = 0;  // W_{k-1} + {w_{k-1}}
  SeparatingAxis<S, D> result;
  // Products of a tiny start with tiny coordinates would underflow to ties in the support mapping.
  result.v = policy.normalise_scale ? normalised(start) : start;
  const auto stop = [&result](AxisStatus status) {
    result.status = status;
    result.intersecting = status == AxisStatus::origin_inside || status == AxisStatus::below_omega;
    return result;
  };
  for (;;) {
    if (result.iterations == limit) return stop(AxisStatus::iteration_limit);
    const DifferencePoint<S, D> w = difference.support(-result.v);
    ++result.support_calls;
    const S vw = dot(result.v, w.y);
    if (!is_finite(vw)) return stop(AxisStatus::not_finite);
    if (S(0) < vw) return stop(AxisStatus::separating_axis);
    if (repetitions.contain(policy, support, W.members, previous, w)) {
      return stop(AxisStatus::repeated_support_point);
    }

    const std::size_t newest = free_slot(W.members);
    y[newest] = w.y;
    support[newest] = w;
    ++result.iterations;
    Nearest<S, D> next = sub.nearest(y, W.members, newest, true);
    if (!next && policy.no_valid_subset == NoValidSubset::backup) {
      next = sub.backup(y, W.members, newest, true);
    }
    if (!next) return stop(AxisStatus::no_valid_subset);
    if (!is_finite(next.vv)) return stop(AxisStatus::not_finite);
    if (next.vv == S(0)) return stop(AxisStatus::origin_inside);
    if (next.vv <= policy.omega_squared) return stop(AxisStatus::below_omega);
    if (policy.strict_decrease_check && W && !(next.vv < W.vv)) {
      return stop(AxisStatus::no_progress);
    }
    previous = with(W.members, newest);
    W = next;
    result.v = W.v;
  }
}

// Without an axis from an earlier frame the first coordinate axis is as good as any.
template <Scalar S, int D>
Vec<S, D> first_axis() {
  Vec<S, D> axis;
  axis[0] = S(1);
  return axis;
}

template <Scalar S, SupportMap<S> A, SupportMap<S> B>
SeparatingAxis<S, A::dimension> separating_axis(
    const A& a, const B& b, const Policy<S>& policy,
    const Vec<S, A::dimension>& start = first_axis<S, A::dimension>()) {
  constexpr int D = A::dimension;
  switch (policy.sub_algorithm) {
    case SubAlgorithm::signed_volumes:
      return separating_axis_with(SignedVolumes<S, D>{}, a, b, policy, start);
    case SubAlgorithm::projections:
      return separating_axis_with(Projections<S, D>{}, a, b, policy, start);
    case SubAlgorithm::johnson: break;
  }
  return separating_axis_with(Johnson<S, D>{}, a, b, policy, start);
}

}  // namespace gjk
