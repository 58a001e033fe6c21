// SPDX-License-Identifier: MIT
// Johnson's sub-algorithm with cached dot products and determinants [vdB99 §2, §4], and the backup
// procedure of the original [GJK88 §V].
//
//   Delta_i({y_i})       = 1
//   Delta_j(X + {y_j})   = sum over i in X of Delta_i(X) (y_i . y_k - y_i . y_j),  k = min X
//   lambda_i             = Delta_i(X) / Delta(X),  Delta(X) = sum over i in X of Delta_i(X)
//
// X is the answer when (i) Delta_i(X) > 0 for i in X and (ii) Delta_j(X + {y_j}) <= 0 for j not in
// X.  Only sets that contain the newest point are tested [vdB99 Theorem 2].
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/simplex.hpp"

namespace gjk {

template <Scalar S, int D>
class Johnson {
 public:
  // Smallest X in members + {newest} that contains `newest` and v(conv(members + {newest})), or
  // none when rounding errors leave no set that satisfies (i) and (ii).  Points of `members` must
  // sit in the slots they had when they were `newest`.  A NaN satisfies neither, so it finds none.
  Nearest<S, D> nearest(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) {
    update(y, members, newest);
    for (Slots rest = 0; rest <= members; ++rest) {
      if ((rest & ~members) != 0) continue;
      const Slots subset = with(rest, newest);
      if (subset == full(D) && !full_allowed) continue;
      if (all_inside(subset) && all_outside(subset, with(members, newest))) {
        return solution(y, subset);
      }
    }
    return {};
  }

  // The set X within members + {newest} with all Delta_i(X) > 0 whose v(aff X) is nearest to the
  // origin [GJK88 §V].  Call it after nearest() found none.  A single point always qualifies.
  Nearest<S, D> backup(const Points<S, D>& y, Slots members, std::size_t newest,
                       bool full_allowed) const {
    return best_of(y, with(members, newest), 0, full_allowed);
  }

  // The same, among the sets that contain `newest`.
  Nearest<S, D> through(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) const {
    return best_of(y, with(members, newest), with(0, newest), full_allowed);
  }

 protected:
  // Within `all`, with everything in `required`.
  Nearest<S, D> best_of(const Points<S, D>& y, Slots all, Slots required, bool full_allowed) const {
    Nearest<S, D> best;
    for (Slots subset = 1; subset <= all; ++subset) {
      if ((subset & ~all) != 0 || (required & ~subset) != 0) continue;
      if ((subset == full(D) && !full_allowed) || !all_inside(subset)) continue;
      const Nearest<S, D> candidate = solution(y, subset);
      if (!best || candidate.vv < best.vv) best = candidate;
    }
    return best;
  }

  // Computes what is not cached: everything that involves the newest point.  Subsets of `members`
  // come in increasing numeric order, so that each finds its own subsets done.
  void update(const Points<S, D>& y, Slots members, std::size_t newest) {
    for (std::size_t i = 0; i <= D; ++i) {
      if (!contains(with(members, newest), i)) continue;
      dot_[i][newest] = dot_[newest][i] = dot(y[i], y[newest]);
    }
    delta_[with(0, newest)][newest] = S(1);
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(members, i)) delta_[with(0, i)][i] = S(1);
    }
    for (Slots rest = 1; rest <= members; ++rest) {
      if ((rest & ~members) != 0) continue;
      const Slots subset = with(rest, newest);
      for (std::size_t j = 0; j <= D; ++j) {
        if (contains(subset, j)) delta_[subset][j] = extend(without(subset, j), j);
      }
    }
  }

  // Delta_j(X + {y_j}) from the cached Delta_i(X).
  S extend(Slots x, std::size_t j) const {
    std::size_t k = 0;
    while (!contains(x, k)) ++k;
    S sum(0);
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(x, i)) sum = sum + delta_[x][i] * (dot_[i][k] - dot_[i][j]);
    }
    return sum;
  }

  bool all_inside(Slots x) const {
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(x, i) && !(S(0) < delta_[x][i])) return false;
    }
    return true;
  }

  bool all_outside(Slots x, Slots all) const {
    for (std::size_t j = 0; j <= D; ++j) {
      if (contains(all, j) && !contains(x, j) && !(delta_[with(x, j)][j] <= S(0))) return false;
    }
    return true;
  }

  // Where the determinants overflow there are no weights; vv says so.
  Nearest<S, D> solution(const Points<S, D>& y, Slots x) const {
    S total(0);
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(x, i)) total = total + delta_[x][i];
    }
    if (!is_finite(total)) return {x, {}, {}, total};
    std::array<S, D + 1> lambda{};
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(x, i)) lambda[i] = delta_[x][i] / total;
    }
    return combination<S, D>(y, x, lambda);
  }

  std::array<std::array<S, D + 1>, D + 1> dot_{};
  std::array<std::array<S, D + 1>, 1U << (D + 1)> delta_{};
};

}  // namespace gjk
