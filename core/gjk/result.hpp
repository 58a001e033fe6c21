// SPDX-License-Identifier: MIT
// What the distance algorithm returns, and what it shows while it runs.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/scale.hpp"
#include "core/gjk/simplex.hpp"
#include "core/gjk/support.hpp"

namespace gjk {

// Why the iteration stopped.
enum class Status {
  converged,               // ‖v‖ - mu is within the tolerance
  repeated_support_point,  // w_k is in W_{k-1} + {w_{k-1}}
  no_valid_subset,         // the sub-algorithm found no subset
  no_progress,             // ‖v‖ did not decrease
  origin_inside,           // v = 0
  below_omega,             // ‖v‖ <= omega
  within_rounding,         // mu = 0, and ‖v‖ may be rounding of 0: counted as meeting
  iteration_limit,         // the policy's limit was reached
  not_finite,              // overflow or NaN in v or v.w
};

constexpr const char* name(Status status) {
  switch (status) {
    case Status::converged:
      return "converged";
    case Status::repeated_support_point:
      return "repeated_support_point";
    case Status::no_valid_subset:
      return "no_valid_subset";
    case Status::no_progress:
      return "no_progress";
    case Status::origin_inside:
      return "origin_inside";
    case Status::below_omega:
      return "below_omega";
    case Status::within_rounding:
      return "within_rounding";
    case Status::iteration_limit:
      return "iteration_limit";
    case Status::not_finite:
      return "not_finite";
  }
  return "unknown";
}

constexpr bool is_meeting(Status status) {
  return status == Status::origin_inside || status == Status::below_omega ||
         status == Status::within_rounding;
}

template <Scalar S, int D>
struct Result {
  Status status = Status::iteration_limit;
  // True when the bodies were found to meet; with a status of failure it says nothing.
  bool intersecting = false;
  int iterations = 0;  // calls of the sub-algorithm after the first point
  // The point of A - B nearest to the origin, as the caller's units have it.
  Vec<S, D> v;
  // In units of `scale`, where squares do not overflow: ‖v‖ = sqrt(vv), undone by `scale`.
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

struct NoTrace {
  template <typename AnyStep>
  void operator()(const AnyStep&) const {}
};

}  // namespace gjk
