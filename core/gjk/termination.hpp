// SPDX-License-Identifier: MIT
// The tests that end the iteration, and what is made of its last state.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/gjk/policy.hpp"
#include "core/gjk/result.hpp"

namespace gjk {

// mu^2 after seeing delta = v.w / ‖v‖.  A negative delta bounds nothing.  (v.w / v.v) <= 1 first:
// the square of v.w alone could overflow.
template <Scalar S>
S raised(const S& mu_squared, const S& vv, const S& vw) {
  if (!(S(0) < vw)) return mu_squared;
  const S delta_squared = product(S(vw / vv), vw);
  return mu_squared < delta_squared ? delta_squared : mu_squared;
}

// Relative: ‖v‖ - mu <= epsilon ‖v‖.  For the newest delta this is vv - v.w <= epsilon vv, which
// cancels as it should; for an older, larger one mu^2 >= (1 - epsilon)^2 vv.
//
// Absolute: ‖v‖ - mu <= epsilon.  With g = vv - mu^2 - epsilon^2, squaring ‖v‖ <= mu + epsilon
// gives g <= 2 epsilon mu, that is g <= 0 or g^2 <= 4 epsilon^2 mu^2.
//
// NaN makes every comparison false: not close enough.
template <Scalar S>
bool close_enough(const Policy<S>& policy, const S& vv, const S& vw, const S& mu_squared) {
  const S& epsilon = policy.epsilon;
  if (policy.tolerance == Tolerance::relative) {
    const S kept = S(1) - epsilon;
    return vv - vw <= epsilon * vv || kept * kept * vv <= mu_squared;
  }
  const S gap = vv - mu_squared - product(epsilon, epsilon);
  return gap <= S(0) || gap * gap <= S(4) * epsilon * epsilon * mu_squared;
}

// The smallest slot that is no member.  There is one: a full simplex has v = 0 and ends the loop.
inline std::size_t free_slot(Slots members) {
  std::size_t slot = 0;
  while (contains(members, slot)) ++slot;
  return slot;
}

// Whether two points of A - B are one.
template <Scalar S, int D>
bool is_same(const Policy<S>& policy, const DifferencePoint<S, D>& a,
             const DifferencePoint<S, D>& b) {
  if (policy.identity == Identity::value) return a.y == b.y;
  return a.p.index == b.p.index && a.q.index == b.q.index;
}

// Looks for w_k where the policy says.  `previous` is W_{k-1} + {w_{k-1}}.
template <Scalar S, int D>
class Repetitions {
 public:
  bool contain(const Policy<S>& policy, const std::array<DifferencePoint<S, D>, D + 1>& support,
               Slots members, Slots previous, const DifferencePoint<S, D>& w) {
    if (policy.repetition == Repetition::unchecked) return false;
    const Slots among = policy.repetition == Repetition::simplex ? members : previous;
    for (Slots rest = among; rest != 0; rest = without_first(rest)) {
      if (is_same(policy, support[first(rest)], w)) return true;
    }
    if (policy.repetition != Repetition::history) return false;
    for (const DifferencePoint<S, D>& known : history_) {
      if (is_same(policy, known, w)) return true;
    }
    history_.push_back(w);
    return false;
  }

 private:
  std::vector<DifferencePoint<S, D>> history_;  // empty unless it is asked for
};

// Finds out that an iteration without safeguards is back in an earlier state, so that it goes round
// until the limit.  Remembers the states 8, 16, 32 ..., the latest of which it compares with all that
// follow, as Brent does: that takes at most three times as many iterations as the longer of the cycle
// and what leads into it, or as 8.
template <Scalar S, int D>
class Cycle {
 public:
  // Nothing is remembered at first.
  Cycle() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
  Cycle(const Cycle&) = delete;
  Cycle& operator=(const Cycle&) = delete;
  ~Cycle() {
    if (known_ > 0) state_.~State();
  }

  // The number of iterations since the same state, 0 if none is known.  `previous` has all members.
  int length(int k, const Nearest<S, D>& W, Slots previous, const S& mu_squared,
             const std::array<DifferencePoint<S, D>, D + 1>& support) {
    if (k < next_) return known_ > 0 && is_known(W, previous, mu_squared, support) ? k - known_ : 0;
    if (known_ > 0) {
      state_ = State{W, previous, mu_squared, support};
    } else {
      std::construct_at(&state_, State{W, previous, mu_squared, support});
    }
    known_ = k;
    next_ = 2 * k;
    return 0;
  }

 private:
  struct State {
    Nearest<S, D> W;
    Slots previous;
    S mu_squared;
    std::array<DifferencePoint<S, D>, D + 1> support;
  };

  bool is_known(const Nearest<S, D>& W, Slots previous, const S& mu_squared,
                const std::array<DifferencePoint<S, D>, D + 1>& support) const {
    if (!(W.vv == state_.W.vv) || W.members != state_.W.members) return false;
    if (previous != state_.previous || !(mu_squared == state_.mu_squared)) return false;
    for (Slots rest = previous; rest != 0; rest = without_first(rest)) {
      const DifferencePoint<S, D>& one = support[first(rest)];
      const DifferencePoint<S, D>& other = state_.support[first(rest)];
      if (one.p.index != other.p.index || one.q.index != other.q.index) return false;
    }
    return true;
  }

  int known_ = 0;  // the iteration that is remembered
  int next_ = 8;   // the one that will be
  union {
    State state_;  // NOLINT(readability-identifier-naming): private, as the union is
  };
};

// How the iteration came to its end.
struct Ending {
  Status status;
  int iterations;
};

// Writes all of `result` but the support points, which are there.
template <Scalar S, int D>
void conclude(const Ending& ending, const Nearest<S, D>& W, const S& mu_squared,
              const Scale<S>& scale, Result<S, D>& result) {
  result.status = ending.status;
  result.intersecting = is_meeting(ending.status);
  result.iterations = ending.iterations;
  result.v = scale.undo(W.v);
  result.vv = W.vv;
  result.mu_squared = mu_squared;
  result.scale = scale;
  result.members = W.members;
  result.lambda = W.lambda;
  for (std::size_t i = 0; i <= D; ++i) {
    if (!contains(W.members, i)) continue;
    result.witness_a = result.witness_a + W.lambda[i] * result.support[i].p.point;
    result.witness_b = result.witness_b + W.lambda[i] * result.support[i].q.point;
  }
  const auto member = [&](std::size_t i) {
    while (!contains(W.members, i % (D + 1))) ++i;
    return result.support[i % (D + 1)];
  };
  if (W.members == 0) return;
  keep_in_range(
      D + 1, [&](std::size_t i) { return member(i).p.point; }, result.witness_a);
  keep_in_range(
      D + 1, [&](std::size_t i) { return member(i).q.point; }, result.witness_b);
}

template <Scalar S, int D>
Result<S, D> finish(Status status, int iterations, const Nearest<S, D>& W,
                    const std::array<DifferencePoint<S, D>, D + 1>& support, const S& mu_squared,
                    const Scale<S>& scale) {
  Result<S, D> result;
  result.support = support;
  conclude({status, iterations}, W, mu_squared, scale, result);
  return result;
}

}  // namespace gjk
