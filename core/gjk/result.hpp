// SPDX-License-Identifier: MIT
// What the distance algorithm returns, and what it passes to a callback while it runs.
#pragma once

#include <array>

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/simplex.hpp"
#include "core/gjk/support.hpp"

namespace gjk {

// Why the iteration stopped, and what each reason promises.  "Separated" is what the arithmetic
// saw: with mu = 0 nothing was proved, and without omega v may be a few u of noise if they meet.  What
// escalates ends so only where rounding explains it (escalation.hpp).
//
//   S1 converged               ‖v‖ - mu is within the tolerance: separated, v to within epsilon and
//                              rounding
//   S2 repeated_support_point  w_k is in W_{k-1} + {w_{k-1}}: separated, v as good as the arithmetic
//                              gives
//   S3 no_valid_subset         no subset fulfils Johnson's conditions: separated, v of the
//                              iteration before
//   S4 no_progress             the next v is not shorter: separated, the shortest v there was
//   S5 origin_inside           v = 0: the bodies meet
//   S6 below_omega             v.v <= omega^2: counted as meeting; v is returned nevertheless
//   S7 iteration_limit         the policy's limit was reached: no answer; v is a point of A - B
//   S8 not_finite              overflow or NaN in v.v or v.w: no answer
//   S9 closest_features        of the methods in tracking/: v joins two features, each in the
//                              other's Voronoi region: separated; they have no mu
//
// The returned mu is that of the last iteration, whatever the status.  In exact arithmetic it is
// the distance.  In floating point S1 promises ‖v‖ - mu <= 16u ‖v‖ (16u for an absolute tolerance),
// and what escalates at most 64 u M in S2 to S4, M the largest |coordinate|; the other presets
// promise nothing there.  These are laws R1 and R3 of oracle/laws/laws.hpp.
//
// Finite input never hangs, throws or divides by zero.  NaN fails every comparison, and that leads
// to a smaller simplex or to the end of the loop.
enum class Status {
  converged,
  repeated_support_point,
  no_valid_subset,
  no_progress,
  origin_inside,
  below_omega,
  iteration_limit,
  not_finite,
  closest_features,
};

constexpr const char* name(Status status) {
  switch (status) {
    case Status::converged: return "converged";
    case Status::repeated_support_point: return "repeated_support_point";
    case Status::no_valid_subset: return "no_valid_subset";
    case Status::no_progress: return "no_progress";
    case Status::origin_inside: return "origin_inside";
    case Status::below_omega: return "below_omega";
    case Status::iteration_limit: return "iteration_limit";
    case Status::not_finite: return "not_finite";
    case Status::closest_features: return "closest_features";
  }
  return "unknown";
}

constexpr bool is_meeting(Status status) {
  return status == Status::origin_inside || status == Status::below_omega;
}

// Whether iteration k was begun, so that k + 1 were traced.
constexpr bool is_within_iteration(Status status) {
  return status == Status::converged || status == Status::repeated_support_point;
}

template <Scalar S, int D>
struct Result {
  Status status = Status::iteration_limit;
  // True when the bodies were found to meet; with a status of failure it says nothing.
  bool intersecting = false;
  int iterations = 0;  // calls of the sub-algorithm after the first point
  // The point of A - B nearest to the origin, as the caller's units have it.
  Vec<S, D> v;
  // In units of `scale`, so that squares do not overflow: ‖v‖ = sqrt(vv), undone by `scale`.
  S vv{0};
  S mu_squared{0};  // lower bound: mu^2 <= ‖v(A - B)‖^2 up to rounding
  Scale<S> scale;
  // v = sum of lambda_i (p_i - q_i) over the members; p_i, q_i in the caller's units.
  Slots members = 0;
  std::array<S, D + 1> lambda{};
  std::array<DifferencePoint<S, D>, D + 1> support{};
  Vec<S, D> witness_a;  // sum of lambda_i p_i
  Vec<S, D> witness_b;  // sum of lambda_i q_i
};

// ‖v‖ in the caller's units: the distance, and exactly 0 if the bodies were found to meet.
template <RootScalar S, int D>
S length(const Result<S, D>& result) {
  return result.intersecting ? S(0) : result.scale.undo(square_root(result.vv));
}

// One turn of the loop, as a Trace sees it: W_k, v_k, then the w_k found for it.
template <Scalar S, int D>
struct Step {
  int k = 0;
  const Nearest<S, D>& simplex;
  const std::array<DifferencePoint<S, D>, D + 1>& support;
  const DifferencePoint<S, D>& w;
  const S& vw;
  const S& mu_squared;
};

// Callback, once per iteration of a distance query.
template <typename T, typename S, int D>
concept TraceOf = requires(T& trace, const Step<S, D>& step) {
  trace(step);
};

struct NoTrace {
  template <typename AnyStep>
  void operator()(const AnyStep&) const {}
};

// A callback for callers who want the answer alone: iterations that repeat earlier ones until the limit
// may be left out.
struct AnswerAlone : NoTrace {
  static constexpr bool sees_all() { return false; }
};

// Whether every iteration is wanted.
template <typename Trace>
bool sees_all(const Trace& trace) {
  if constexpr (requires { trace.sees_all(); }) {
    return trace.sees_all();
  } else {
    return true;
  }
}

}  // namespace gjk
