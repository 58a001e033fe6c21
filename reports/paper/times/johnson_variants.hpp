// SPDX-License-Identifier: MIT
// Johnson's sub-algorithm without one or another improvement of [vdB99 §4, Subalgorithm], to
// measure what it saves.  What is computed again has the same rounding, so that the answers are the
// same.
#pragma once

#include <cstddef>

#include "core/gjk/sub_algorithms/johnson.hpp"

namespace reports::times {

struct JohnsonImprovements {
  bool dot_products = true;  // those of earlier iterations are kept
  bool determinants = true;  // the same of the Delta_i(X)
  bool newest_only = true;   // subsets without the newest point are not tested [vdB99 Theorem 2]
};

template <JohnsonImprovements kept>
class JohnsonWith : public gjk::Johnson<double, 3> {
 public:
  using Base = gjk::Johnson<double, 3>;
  using Found = gjk::Nearest<double, 3>;

  Found nearest(const gjk::Points<double, 3>& y, gjk::Slots members, std::size_t newest,
                bool full_allowed) {
    if constexpr (!kept.dot_products) multiply_again(y, members);
    if constexpr (!kept.determinants) expand_again(members);
    if constexpr (kept.newest_only) return Base::nearest(y, members, newest, full_allowed);
    update(y, members, newest);
    return first_of_all(y, gjk::with(members, newest), full_allowed);
  }

 private:
  void multiply_again(const gjk::Points<double, 3>& y, gjk::Slots members) {
    for (std::size_t i = 0; i <= 3; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        if (!gjk::contains(members, i) || !gjk::contains(members, j)) continue;
        dot_[i][j] = dot_[j][i] = dot(y[i], y[j]);
      }
    }
  }

  void expand_again(gjk::Slots members) {
    for (gjk::Slots subset = 1; subset <= members; ++subset) {
      if ((subset & ~members) != 0) continue;
      for (std::size_t j = 0; j <= 3; ++j) {
        if (!gjk::contains(subset, j)) continue;
        const gjk::Slots rest = gjk::without(subset, j);
        delta_[subset][j] = rest == 0 ? 1.0 : extend(rest, j);
      }
    }
  }

  Found first_of_all(const gjk::Points<double, 3>& y, gjk::Slots all, bool full_allowed) const {
    for (gjk::Slots subset = 1; subset <= all; ++subset) {
      if ((subset & ~all) != 0 || (subset == gjk::full(3) && !full_allowed)) continue;
      if (all_inside(subset) && all_outside(subset, all)) return solution(y, subset);
    }
    return {};
  }
};

}  // namespace reports::times
