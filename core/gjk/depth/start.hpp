// SPDX-License-Identifier: MIT
// The simplex that an expanding polytope begins with: what a distance query has left of W, and
// support points of A - B until there are D + 1 that are affinely independent.
//
// W of a contact may be as flat as rounding allows, and a polytope that begins so flat has facets
// whose normals are noise (curved-s1-49: an error of 0.01 M at double), or tiny beside A - B
// (program-s1-29678).  So of W those points are taken that stand well apart for the size of A - B.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/result.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// D + 1 points; or, where A - B is flat to rounding, a normal n of it: then the bodies touch as far
// as can be told, and moving them along n parts them.
template <Scalar S, int D>
struct Start {
  std::array<DifferencePoint<S, D>, D + 1> simplex{};
  bool flat = false;
  Vec<S, D> n;
  S radius_squared{0};  // of the largest point of A - B that was seen
};

// What two distances of points of size R along d may differ by, over |d| R, without saying
// anything: 3u for each product d . y, and 4u more for a d that is a cross product of differences.
template <Scalar S>
S flat_squared() {
  const S noise = S(16) * ScalarTraits<S>::unit_roundoff();
  return noise * noise;
}

// A direction whose products with coordinates, and their squares, neither overflow nor underflow:
// what support mappings take (scale.hpp).
template <Scalar S, int D>
Vec<S, D> of_moderate_length(const Vec<S, D>& d) {
  S largest(0);
  for (const S& x : d.x) largest = largest < absolute(x) ? absolute(x) : largest;
  return normalising_scale(largest)(d);
}

// `Diff` is a Difference.
template <Scalar S, typename Diff>
class Starting {
 public:
  static constexpr int D = Diff::dimension;

  Starting(const Diff& difference, const Result<S, D>& found) : difference_(difference) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      Vec<S, D> d;
      d[axis] = S(1);
      look_at(difference.support(d));
      look_at(difference.support(-d));
    }
    for (std::size_t i = 0; i <= D; ++i) {
      if (contains(found.members, i)) take(found.support[i]);
    }
    if (count_ == 0) take(found.support[0]);
  }

  Start<S, D> complete() {
    while (count_ <= D && !start_.flat) add_one();
    return start_;
  }

 private:
  const Vec<S, D>& y(std::size_t i) const { return start_.simplex[i].y; }
  Vec<S, D> edge(std::size_t i) const { return y(i) - y(0); }

  void look_at(const DifferencePoint<S, D>& point) {
    const S yy = dot(point.y, point.y);
    if (start_.radius_squared < yy) start_.radius_squared = yy;
  }

  // A point of W where it stands well apart from those that were taken: by a sixteenth of the size.
  void take(const DifferencePoint<S, D>& point) {
    start_.simplex[count_] = point;
    if (count_ == 0 || stands_apart()) ++count_;
  }

  bool stands_apart() const {
    const Vec<S, D> last = edge(count_);
    const S least = start_.radius_squared / S(256);
    if (count_ == 1) return least < dot(last, last);
    if (count_ == D) {
      const Vec<S, D> n = of_moderate_length(across());
      const S along = dot(n, last);
      return least * dot(n, n) < along * along;
    }
    if constexpr (D == 3) {
      const Vec<S, D> n = cross(edge(1), last);
      return least * dot(edge(1), edge(1)) < dot(n, n);
    }
    return false;
  }

  // Of D affinely independent points: what is normal to all of their edges.
  Vec<S, D> across() const {
    if constexpr (D == 2) {
      return {{-edge(1)[1], edge(1)[0]}};
    } else {
      return cross(edge(1), edge(2));
    }
  }

  // Along a direction that is normal to the edges there are: the further one of both ends.  A body
  // that does not reach away from them is flat.
  void add_one() {
    const Vec<S, D> d = of_moderate_length(direction());
    const DifferencePoint<S, D> ahead = difference_.support(d);
    const DifferencePoint<S, D> behind = difference_.support(-d);
    const S forth = dot(d, ahead.y - y(0));
    const S back = dot(d, y(0) - behind.y);
    const S& reach = back < forth ? forth : back;
    start_.flat = !(flat_squared<S>() * dot(d, d) * start_.radius_squared < reach * reach);
    if (start_.flat) {
      start_.n = d;
    } else {
      start_.simplex[count_++] = back < forth ? ahead : behind;
    }
  }

  Vec<S, D> direction() const {
    if (count_ == D) return across();
    Vec<S, D> axis;
    if (count_ == 1) {
      axis[0] = S(1);
      return axis;
    }
    // Normal to the one edge, in the plane of the axis that it is least along.
    std::size_t least = 0;
    for (std::size_t i = 1; i < D; ++i) {
      if (absolute(edge(1)[i]) < absolute(edge(1)[least])) least = i;
    }
    axis[least] = S(1);
    if constexpr (D == 3) return cross(edge(1), axis);
    return axis;
  }

  const Diff& difference_;
  Start<S, D> start_;
  std::size_t count_ = 0;
};

}  // namespace gjk::depth
