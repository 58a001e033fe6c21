// SPDX-License-Identifier: MIT
// Algorithm 1 of [vdB99] to the letter: W starts empty, v anywhere, epsilon is absolute, and nothing
// else ends the iteration.  Only the limit is ours, because in floating point it may never end.
#pragma once

#include <cstddef>

#include "core/gjk/sub_algorithms/johnson.hpp"
#include "core/gjk/termination.hpp"

namespace gjk {

// Finite input never makes it hang.  Where rounding leaves Johnson's sub-algorithm no subset, there is
// no next v (no_valid_subset); without an end within `limit`, no answer.  Where v.v underflows to 0
// and v is not 0, it divides by that, as the letter says, and ends as if it had converged.
template <RootScalar S, SupportMap<S> A, SupportMap<S> B, TraceOf<S, A::dimension> Trace = NoTrace>
Result<S, A::dimension> textbook(const A& a, const B& b, const S& epsilon, int limit,
                                 Trace&& trace = {}) {
  constexpr int D = A::dimension;
  const Scale<S> scale;
  const Difference<S, A, B> difference(a, b, scale);
  Johnson<S, D> sub;
  Result<S, D> result;
  std::array<DifferencePoint<S, D>, D + 1>& support = result.support;
  Points<S, D> y{};

  // clang-format off
  DifferencePoint<S, D> any = difference.point(any_point<S>(a), any_point<S>(b));
  Nearest<S, D> W{0, {}, any.y, dot(any.y, any.y)};       // v := "arbitrary point in A - B"; W := {}
  S mu(0);                                                // mu := 0
  bool close_enough = false;                              // close_enough := false
  Status status = Status::origin_inside;
  int k = 0;
  while (!close_enough && !(W.v == Vec<S, D>{})) {        // while not close_enough and v != 0 do
    if (!is_finite(W.vv)) { status = Status::not_finite; break; }
    if (k == limit) { status = Status::iteration_limit; break; }
    const DifferencePoint<S, D> w = difference.support(-W.v);  // w := s_{A-B}(-v)
    const S vw = dot(W.v, w.y);
    const S delta = vw / square_root(W.vv);               // delta := v.w / ‖v‖
    if (mu < delta) mu = delta;                           // mu := max {mu, delta}
    trace(Step<S, D>{k++, W, support, w, vw, S(mu * mu)});
    close_enough = square_root(W.vv) - mu <= epsilon;     // close_enough := ‖v‖ - mu <= epsilon
    if (close_enough) { status = Status::converged; break; }
    const std::size_t newest = free_slot(W.members);
    support[newest] = w;
    y[newest] = w.y;
    const Nearest<S, D> next = sub.nearest(y, W.members, newest, true);
    if (!next) { status = Status::no_valid_subset; break; }
    W = next;              // v := v(conv(W + {w})); W := smallest X in W + {w} with v in conv(X)
  }
  // clang-format on
  if (W.members == 0) {  // the arbitrary point is the answer
    W.members = 1;
    W.lambda[0] = S(1);
    support[0] = any;
  }
  conclude({status, k}, W, product(mu, mu), scale, result);
  return result;
}

}  // namespace gjk
