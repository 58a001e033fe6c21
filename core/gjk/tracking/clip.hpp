// SPDX-License-Identifier: MIT
// The part of an edge that lies in a Voronoi region [Mirtich98].
#pragma once

#include <optional>

#include "core/gjk/scalar.hpp"
#include "core/gjk/tracking/features.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::tracking {

// The remaining part of a segment from p to q, and the neighbours whose planes cut off the rest.
template <Scalar S>
class Clip {
 public:
  Clip(const Vec<S, 3>& p, const Vec<S, 3>& q) : p_(p), q_(q), u_(q - p) {}

  // Keeps the side on which the height above a plane is not negative; the height is `at_p` and
  // `at_q` at the ends.  Returns false if nothing remains to be clipped.
  bool keep_above(const S& at_p, const S& at_q, Feature neighbour) {
    const bool below_p = at_p < S(0);
    const bool below_q = at_q < S(0);
    if (!below_p && !below_q) return true;
    if (below_p && below_q) {
      excluded_by = neighbour;
      return false;
    }
    const S l = at_p / (at_p - at_q);
    if (below_p && low < l) {
      low = l;
      enters_from = neighbour;
    }
    if (below_q && l < high) {
      high = l;
      leaves_to = neighbour;
    }
    return !(high < low);
  }

  Vec<S, 3> at(const S& l) const { return l == S(1) ? q_ : p_ + l * u_; }
  const Vec<S, 3>& direction() const { return u_; }

  S low{0};
  S high{1};
  std::optional<Feature> enters_from;  // at `low`
  std::optional<Feature> leaves_to;    // at `high`
  std::optional<Feature> excluded_by;  // the whole segment is behind this plane

 private:
  Vec<S, 3> p_;
  Vec<S, 3> q_;
  Vec<S, 3> u_;
};

}  // namespace gjk::tracking
