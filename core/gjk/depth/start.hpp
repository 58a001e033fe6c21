// SPDX-License-Identifier: MIT
// The initial simplex of an expanding polytope: the points W of a distance query, completed by
// support points of A - B to D + 1 affinely independent points.
//
// In contact W may be as flat as rounding allows.  A polytope that starts so flat has facets whose
// normals are noise (curved-s1-49: an error of 0.01 M at double), or is tiny compared with A - B
// (program-s1-29678).  So only points of W far enough apart for the size of A - B are used.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/doubled.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

// D + 1 points or, if A - B is flat up to rounding, a normal n of it: then the bodies touch up to
// rounding, and a translation along n separates them.
template <Scalar S, int D>
struct Start {
  std::array<DifferencePoint<Wide<S>, D>, D + 1> simplex{};
  bool flat = false;
  Vec<Wide<S>, D> n;
  S radius_squared{0};  // of the largest point of A - B so far
};

// Insignificant difference of two distances of points of size R along d, divided by |d| R: 3u for
// each product d . y, and 4u more if d is a cross product of differences.
template <Scalar S>
S flat_squared() {
  const S noise = S(16) * ScalarTraits<S>::unit_roundoff();
  return noise * noise;
}

// A direction whose products with coordinates, and their squares, neither overflow nor underflow,
// as support mappings require (scale.hpp).
template <Scalar N, int D>
Vec<N, D> of_moderate_length(Vec<N, D> d) {
  auto largest = narrowed(N(0));
  using S = decltype(largest);
  for (const N& x : d.x) {
    const S size = absolute(narrowed(x));
    largest = largest < size ? size : largest;
  }
  if (largest < S(2) && !(largest < S(1) / S(16))) return d;
  const Scale<S> scale = normalising_scale(largest);
  for (N& x : d.x) x = scaled(x, scale);
  return d;
}

// `Diff` is a Difference.
template <Scalar S, typename Diff>
class Starting {
 public:
  static constexpr int D = Diff::dimension;

  Starting(const Diff& difference, const Result<S, D>& found)
      : difference_(difference), scale_(found.scale) {
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
  using N = Wide<S>;

  const Vec<N, D>& y(std::size_t i) const { return start_.simplex[i].y; }
  Vec<N, D> edge(std::size_t i) const { return of_moderate_length(y(i) - y(0)); }

  void look_at(const DifferencePoint<S, D>& point) {
    const S yy = dot(point.y, point.y);
    if (start_.radius_squared < yy) start_.radius_squared = yy;
  }

  // Takes a point of W if it is at least a sixteenth of the size away from those taken.
  void take(const DifferencePoint<S, D>& point) {
    start_.simplex[count_] = widened(point, scale_);
    if (count_ == 0 || stands_apart()) ++count_;
  }

  bool stands_apart() const {
    const Vec<N, D> last = y(count_) - y(0);
    const N least = N(S(start_.radius_squared / S(256)));
    if (count_ == 1) return least < dot(last, last);
    if (count_ == D) {
      const Vec<N, D> n = across();
      const N along = dot(n, last);
      return least * dot(n, n) < along * along;
    }
    if constexpr (D == 3) {
      const Vec<N, D> n = cross(edge(1), last);
      return least * dot(edge(1), edge(1)) < dot(n, n);
    }
    return false;
  }

  // A normal to all edges of D affinely independent points.
  Vec<N, D> across() const {
    if constexpr (D == 2) {
      return {{-edge(1)[1], edge(1)[0]}};
    } else {
      return of_moderate_length(cross(edge(1), edge(2)));
    }
  }

  // Adds the further of the two support points along a direction normal to the current edges.  If
  // the body does not extend beyond these edges, it is flat.
  void add_one() {
    const Vec<N, D> d = direction();
    const Vec<S, D> rounded = narrowed(d);
    const DifferencePoint<N, D> ahead = widened(difference_.support(rounded), scale_);
    const DifferencePoint<N, D> behind = widened(difference_.support(-rounded), scale_);
    const N forth = dot(d, ahead.y - y(0));
    const N back = dot(d, y(0) - behind.y);
    const S reach = narrowed(back < forth ? forth : back);
    const S dd = dot(rounded, rounded);
    start_.flat = !(flat_squared<S>() * dd * start_.radius_squared < reach * reach);
    if (start_.flat) {
      start_.n = d;
    } else {
      start_.simplex[count_++] = back < forth ? ahead : behind;
    }
  }

  Vec<N, D> direction() const {
    if (count_ == D) return across();
    Vec<N, D> axis;
    if (count_ == 1) {
      axis[0] = N(1);
      return axis;
    }
    // Normal to the only edge, in its plane with the axis along which the edge is shortest.
    const Vec<S, D> along = narrowed(edge(1));
    std::size_t least = 0;
    for (std::size_t i = 1; i < D; ++i) {
      if (absolute(along[i]) < absolute(along[least])) least = i;
    }
    axis[least] = N(1);
    if constexpr (D == 3) return of_moderate_length(cross(edge(1), axis));
    return axis;
  }

  const Diff& difference_;
  Scale<S> scale_;
  Start<S, D> start_;
  std::size_t count_ = 0;
};

}  // namespace gjk::depth
