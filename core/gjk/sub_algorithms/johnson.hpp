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
  // Leaves the tables as they are: nearest() writes what is read of them, and to fill them with
  // zeros takes a tenth of a query of small bodies.
  Johnson() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)

  // Smallest X in members + {newest} that contains `newest` and v(conv(members + {newest})), or
  // none when rounding errors leave no set that satisfies (i) and (ii).  Points of `members` must
  // sit in the slots they had when they were `newest`.  A NaN satisfies neither, so it finds none.
  Nearest<S, D> nearest(const Points<S, D>& y, Slots members, std::size_t newest,
                        bool full_allowed) {
    update(y, members, newest);
    const Slots all = with(members, newest);
    Slots rest = 0;
    do {
      const Slots subset = with(rest, newest);
      if ((subset != full(D) || full_allowed) && all_inside(subset) && all_outside(subset, all)) {
        return solution(y, subset);
      }
      rest = subset_after(rest, members);
    } while (rest != 0);
    return {};
  }

  // The set X within members + {newest} with all Delta_i(X) > 0 whose v(aff X) is nearest to the
  // origin [GJK88 §V].  Call it after nearest() found none.  A single point always qualifies.
  Nearest<S, D> backup(const Points<S, D>& y, Slots members, std::size_t newest,
                       bool full_allowed) const {
    return best_of(y, with(members, newest), full_allowed);
  }

 protected:
  // Within `all`.
  Nearest<S, D> best_of(const Points<S, D>& y, Slots all, bool full_allowed) const {
    Nearest<S, D> best;
    for (Slots subset = 1; subset <= all; ++subset) {
      if ((subset & ~all) != 0) continue;
      if ((subset == full(D) && !full_allowed) || !all_inside(subset)) continue;
      const Nearest<S, D> candidate = solution(y, subset);
      if (!best || candidate.vv < best.vv) best = candidate;
    }
    return best;
  }

  // Computes what is not cached: everything that involves the newest point.  Subsets of `members`
  // come in increasing numeric order, so that each finds its own subsets done.
  void update(const Points<S, D>& y, Slots members, std::size_t newest) {
    for (Slots rest = with(members, newest); rest != 0; rest = without_first(rest)) {
      const std::size_t i = first(rest);
      dot_[i][newest] = dot_[newest][i] = dot(y[i], y[newest]);
      delta_[with(0, i)][i] = S(1);
    }
    for (Slots others = subset_after(0, members); others != 0;
         others = subset_after(others, members)) {
      const Slots subset = with(others, newest);
      for (Slots rest = subset; rest != 0; rest = without_first(rest)) {
        const std::size_t j = first(rest);
        delta_[subset][j] = extend(without(subset, j), j);
      }
    }
  }

  // Delta_j(X + {y_j}) from the cached Delta_i(X).
  S extend(Slots x, std::size_t j) const {
    const std::size_t k = first(x);
    S sum = product(delta_[x][k], S(dot_[k][k] - dot_[k][j]));
    for (Slots rest = without_first(x); rest != 0; rest = without_first(rest)) {
      const std::size_t i = first(rest);
      sum = sum + product(delta_[x][i], S(dot_[i][k] - dot_[i][j]));
    }
    return sum;
  }

  bool all_inside(Slots x) const {
    for (Slots rest = x; rest != 0; rest = without_first(rest)) {
      if (!(S(0) < delta_[x][first(rest)])) return false;
    }
    return true;
  }

  bool all_outside(Slots x, Slots all) const {
    for (Slots rest = all & ~x; rest != 0; rest = without_first(rest)) {
      const std::size_t j = first(rest);
      if (!(delta_[with(x, j)][j] <= S(0))) return false;
    }
    return true;
  }

  // If the determinants overflow, there are no weights; vv says so.
  Nearest<S, D> solution(const Points<S, D>& y, Slots x) const {
    S total(0);
    for (Slots rest = x; rest != 0; rest = without_first(rest)) {
      total = total + delta_[x][first(rest)];
    }
    if (!is_finite(total)) return {x, {}, {}, total};
    std::array<S, D + 1> lambda{};
    for (Slots rest = x; rest != 0; rest = without_first(rest)) {
      lambda[first(rest)] = delta_[x][first(rest)] / total;
    }
    return combination<S, D>(y, x, lambda);
  }

  std::array<std::array<S, D + 1>, D + 1> dot_;
  std::array<std::array<S, D + 1>, 1U << (D + 1)> delta_;
};

// Every dot product and determinant of members is the same function of their points, whenever it was
// computed: `extend` begins with the lowest slot, and dot products are symmetric to the last bit.
template <Scalar S, int D>
inline constexpr bool depends_on_points_only<Johnson<S, D>> = true;

}  // namespace gjk
