// SPDX-License-Identifier: MIT
// What the iteration does where rounding stopped it: its end is examined, and if rounding does not
// explain it, the iteration goes on from there with v at twice the precision.
//
// Both halves of an answer can be lost.  v may be no point of conv W: for a triangle of sides e and
// f the error of its normal n turns v by u |e||f| / |n|, so that a sliver's v is noise.  And a v of
// conv W may be far from the nearest point of A - B: a decrease of v.v below its rounding, by the
// factor 1 - (‖v‖ / |edge|)^2 on a long edge, is not seen, although the next v has another direction
// and leads further [vdB99 §5, Ill-conditioned Error Bounds].
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/doubled.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/sub_algorithms/projections.hpp"
#include "core/gjk/sub_algorithms/weights.hpp"

namespace gjk {

// What of an answer rounding does not explain.
struct Doubts {
  bool weights = false;  // v is no point of conv W
  bool gap = false;      // v.w is below v.v, and no tolerance allows it

  explicit operator bool() const { return weights || gap; }
};

// Whether v.v - v.w is more than rounding makes it: 8u ‖v‖ (‖v‖^2 + ‖w‖^2)^(1/2), as v.v errs by 3u
// ‖v‖^2 and v.w by 3u ‖v‖‖w‖ [Higham02 §3.1], and the difference adds u.  NaN is more.
template <Scalar S, int D>
bool has_gap(const Nearest<S, D>& W, const Vec<S, D>& w) {
  const S noise = S(8) * ScalarTraits<S>::unit_roundoff();
  const S gap = W.vv - dot(W.v, w);
  return !(gap * gap <= noise * noise * W.vv * S(W.vv + dot(w, w)));
}

// `w` is the last support point; W has the slots of `y`.  Weights that give v to 4u R, R = max |y| <=
// 3.47 M, put it into A - B to that: ‖v‖ >= d - 4u R, and no bound of the past lies above it by more
// than rounding.  Without a gap ‖v‖ - d is 8 sqrt(2) u R <= 40 u M at most, and bodies that are called
// separated overlap by 54 u M at most: below the allowance of 64 u M.
template <Scalar S, int D>
Doubts doubts(Status status, const Points<S, D>& y, const Nearest<S, D>& W, const Vec<S, D>& w) {
  if (status == Status::not_finite || status == Status::iteration_limit) return {};
  const bool may_have_gap = !is_meeting(status) && status != Status::converged;
  return {!Weights<S, D>::reproduce_v(y, W), may_have_gap && has_gap<S, D>(W, w)};
}

// The sub-algorithm at twice the precision, once it is asked.  It knows the points of A - B without
// rounding, and v is rounded only as it is returned.
template <Scalar S, int D>
class Escalation {
 public:
  bool is_on() const { return on_; }

  // v(conv W), from which it goes on.
  [[gnu::noinline]] Nearest<S, D> again(const std::array<DifferencePoint<S, D>, D + 1>& support,
                                        Slots members, const Scale<S>& scale) {
    on_ = true;
    const Points<N, D> y = widened_points(support, members, scale);
    const std::size_t last = first(members);
    return kept(y, Projections<N, D>{}.nearest(y, without(members, last), last, true));
  }

  // v(conv(W + {w})), w being in the slot `newest`.  Empty if it is not shorter than the last one.  The
  // decrease is measured before v.v is rounded; v errs by u^2 R still, and where ‖v‖ is below u^(2/3) R
  // that hides decreases that lead on.  If v.v - v.w is more than rounding explains (`has_gap`), w
  // belongs to W nevertheless, and it is believed, a few times.
  [[gnu::noinline]] Nearest<S, D> next(const std::array<DifferencePoint<S, D>, D + 1>& support,
                                       Slots members, std::size_t newest, const Scale<S>& scale,
                                       bool has_gap) {
    const Points<N, D> y = widened_points(support, with(members, newest), scale);
    Nearest<N, D> found = Projections<N, D>{}.through(y, members, newest);
    if (!found) return {};
    if (!(found.vv < vv_)) {
      if (!has_gap || hidden_++ == hidden_at_most) return {};
      found.vv = vv_;
    }
    return kept(y, found);
  }

 private:
  using N = Wide<S>;
  static constexpr int hidden_at_most = 8;

  static Points<N, D> widened_points(const std::array<DifferencePoint<S, D>, D + 1>& support,
                                     Slots members, const Scale<S>& scale) {
    Points<N, D> y;
    for (Slots rest = members; rest != 0; rest = without_first(rest)) {
      y[first(rest)] = widened(support[first(rest)], scale).y;
    }
    return y;
  }

  Nearest<S, D> kept(const Points<N, D>& y, Nearest<N, D> found) {
    vv_ = found.vv;
    Weights<N, D>::reproduce(y, found);
    Nearest<S, D> rounded{found.members, {}, narrowed(found.v), narrowed(found.vv)};
    for (std::size_t i = 0; i <= D; ++i) rounded.lambda[i] = narrowed(found.lambda[i]);
    return rounded;
  }

  bool on_ = false;
  int hidden_ = 0;  // decreases
  N vv_{0};
};

}  // namespace gjk
