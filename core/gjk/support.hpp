// SPDX-License-Identifier: MIT
// Support mappings [vdB99 §3]: s_A(d) is a point of A with d . s_A(d) = max { d . x : x in A }.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include "core/gjk/cloud_scan.hpp"
#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/vec.hpp"

namespace gjk {

template <Scalar S, int D>
struct SupportPoint {
  Vec<S, D> point;
  std::size_t index = 0;  // of the vertex, if the body has vertices
};

// support(0) is any point of the body.  magnitude() bounds every |coordinate| of it.
template <typename Map, typename S>
concept SupportMap = Scalar<S> &&
    requires(const Map& map, const Vec<S, Map::dimension>& direction) {
  { map.support(direction) } -> std::same_as<SupportPoint<S, Map::dimension>>;
  { map.magnitude() } -> std::convertible_to<S>;
};

// Whether a body has infinitely many support points: then it says so by curved().
template <typename Map>
bool is_curved(const Map& map) {
  if constexpr (requires { map.curved(); }) {
    return map.curved();
  } else {
    return false;
  }
}

// Whether support() depends on nothing but the direction: a body says so by has_no_memory().
template <typename Map>
bool has_no_memory(const Map& map) {
  if constexpr (requires { map.has_no_memory(); }) {
    return map.has_no_memory();
  } else {
    return false;
  }
}

// Calls see(c) for boxes |x_i| <= c_i whose hull holds all support points: those that a body says it
// has, one for each vertex if it has vertices, or else a cube.
template <typename S, SupportMap<S> Map, typename See>
void see_boxes(const Map& map, const See& see) {
  if constexpr (requires { map.see_boxes(see); }) {
    map.see_boxes(see);
  } else {
    Vec<S, Map::dimension> corner;
    for (S& x : corner.x) x = map.magnitude();
    see(corner);
  }
}

// support(0).
template <typename S, SupportMap<S> Map>
SupportPoint<S, Map::dimension> any_point(const Map& map) {
  if constexpr (requires { map.any(); }) {
    return map.any();
  } else {
    return map.support({});
  }
}

// The convex hull of points, searched by linear scan.  Keeps a view: the points outlive it.
// Among equal candidates the lowest index wins; if no comparison holds (NaN), it is index 0.
template <Scalar S, int D>
class VertexCloud {
 public:
  static constexpr int dimension = D;

  explicit VertexCloud(std::span<const Vec<S, D>> points) : points_(points) {
    Vec<S, D> reach{};  // an axis each: short chains of comparisons instead of one
    for (const Vec<S, D>& point : points_) {
      for (std::size_t i = 0; i < D; ++i) {
        const S size = absolute(point[i]);
        reach[i] = reach[i] < size ? size : reach[i];
      }
    }
    for (const S& x : reach.x) {
      if (magnitude_ < x) magnitude_ = x;
    }
  }

  [[gnu::always_inline]] SupportPoint<S, D> support(const Vec<S, D>& direction) const {
    const std::size_t best = furthest_point(points_, direction);
    return {points_[best], best};
  }

  // support(0), without a search.
  SupportPoint<S, D> any() const { return {points_[0], 0}; }

  static constexpr bool has_no_memory() { return true; }
  const S& magnitude() const { return magnitude_; }
  template <typename See>
  void see_boxes(const See& see) const {
    for (const Vec<S, D>& point : points_) see(absolute(point));
  }
  std::span<const Vec<S, D>> points() const { return points_; }

 private:
  std::span<const Vec<S, D>> points_;
  S magnitude_{0};
};

// A convex combination of point(0), .., point(count - 1): where only the rounding of its sum left the
// range, a coordinate becomes the furthest one of the points.
template <Scalar S, int D, typename PointAt>
void keep_in_range(std::size_t count, const PointAt& point, Vec<S, D>& sum) {
  for (std::size_t k = 0; k < D; ++k) {
    if (is_finite(sum[k])) continue;
    const bool is_low = sum[k] < S(0);
    S furthest = point(0)[k];
    for (std::size_t i = 1; i < count; ++i) {
      const S x = point(i)[k];
      if (is_low ? x < furthest : furthest < x) furthest = x;
    }
    sum[k] = furthest;
  }
}

// A point y = scale(p) - scale(q) of the Minkowski difference A - B, and where it comes from.
template <Scalar S, int D>
struct DifferencePoint {
  Vec<S, D> y;
  SupportPoint<S, D> p;  // of A, in the units of the caller
  SupportPoint<S, D> q;  // of B
};

// A point of A and one of B, in the units of the caller.
template <Scalar S, int D>
struct PointPair {
  SupportPoint<S, D> p;
  SupportPoint<S, D> q;
};

// From bodies below 2^-64 on directions are scaled too: near contact they are so short that products
// with coordinates would underflow, and the support point would depend on the scale of the bodies.
inline constexpr int tiny_exponent = 64;

// s_{A-B}(d) = s_A(d) - s_B(-d) [vdB99 App. A].  Scaled before subtracting: bodies at opposite ends
// of the number range do not overflow.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
class Difference {
 public:
  static constexpr int dimension = A::dimension;
  static_assert(A::dimension == B::dimension);

  // Keeps references: the bodies and the scale outlive it.
  Difference(const A& a, const B& b, const Scale<S>& scale) : a_(a), b_(b), scale_(scale) {}
  Difference(const A& a, const B& b, Scale<S>&& scale) = delete;

  // s_A(t d) = s_A(d) for t > 0, in exact arithmetic; in floating point t must suit the
  // coordinates.
  // Inlined, so that the direction and y pass through registers.
  [[gnu::always_inline]] DifferencePoint<S, dimension> support(
      const Vec<S, dimension>& direction) const {
    const auto balanced =
        scale_.balance * (scale_.exponent < tiny_exponent ? direction : normalised(direction));
    const SupportPoint<S, dimension> p = a_.support(balanced);
    const SupportPoint<S, dimension> q = b_.support(-balanced);
    return point(p, q);
  }
  DifferencePoint<S, dimension> point(const SupportPoint<S, dimension>& p,
                                      const SupportPoint<S, dimension>& q) const {
    return {scale_(p.point) - scale_(q.point), p, q};
  }

 private:
  const A& a_;
  const B& b_;
  const Scale<S>& scale_;
};

}  // namespace gjk
