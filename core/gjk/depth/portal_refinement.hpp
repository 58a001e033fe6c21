// SPDX-License-Identifier: MIT
// Minkowski portal refinement [Snethen08]: a ray leaves a point v0 inside A - B through the origin.
// A portal is an edge (in the plane) or a triangle (in space) of support points that the ray
// crosses.  It moves outward until it reaches the boundary of A - B; then the distance of its plane
// from the origin is returned as the depth.
//
// This is the depth along the normal of the facet through which the ray leaves, which need not be
// the nearest facet: an upper bound.  As published, the method has no safeguard but a limit if
// rounding makes the ray miss the portal.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "core/gjk/depth/penetration.hpp"
#include "core/gjk/depth/start.hpp"
#include "core/gjk/result.hpp"
#include "core/gjk/support.hpp"

namespace gjk::depth {

inline constexpr int portal_limit = 256;

template <Scalar S, typename Diff>
class PortalRefinement {
 public:
  static constexpr int D = Diff::dimension;

  // v0 is a point inside A - B.
  PortalRefinement(const Diff& difference, const Vec<S, D>& v0)
      : difference_(difference), v0_(v0) {}

  Penetration<S, D> from(const Result<S, D>& found) {
    best_.scale = found.scale;
    best_.witness_a = found.witness_a;
    best_.witness_b = found.witness_b;
    if (const std::optional<Status> end = find()) return ended(*end, best_);
    while (best_.iterations < portal_limit) {
      const Vec<S, D> n = outward();
      const Vertex w = next(n);
      const S along = dot(n, w.y);
      const S reach = along - dot(n, portal_[0].y);
      take(n, along);
      if (!is_finite(along)) return ended(Status::not_finite, best_);
      const S ww = dot(w.y, w.y);
      if (!(S(0) < reach && flat_squared<S>() * best_.nn * ww < reach * reach)) {
        return ended(Status::converged, best_);
      }
      replace_corner(w);
    }
    return ended(Status::iteration_limit, best_);
  }

 private:
  using Vertex = DifferencePoint<S, D>;

  Vertex next(const Vec<S, D>& d) {
    ++best_.iterations;
    return difference_.support(d);
  }

  void take(const Vec<S, D>& n, const S& along) {
    set_plane(n, along, best_);
    if (!(S(0) < best_.nn)) return;
    std::array<Vec<S, D>, D> y;
    for (std::size_t i = 0; i < D; ++i) y[i] = portal_[i].y;
    set_witnesses<S, D>(portal_, convex(weights_of_foot(y, n, best_.nn)), best_);
  }

  // If v0 and the support points along the ray lie in a line or a plane with the origin, the ray
  // meets an edge or a vertex of A - B, and the support point is the portal.
  Status in_line(const Vec<S, D>& d) {
    set_plane(d, dot(d, next(d).y), best_);
    return Status::flat;
  }

  // Finds a portal that the ray crosses.  Returns a status if the result needs none.
  std::optional<Status> find() {
    Vec<S, D> ray = -v0_;
    if (dot(ray, ray) == S(0)) ray[0] = S(1);
    portal_[0] = next(ray);
    if constexpr (D == 2) {
      Vec<S, 2> aside = side_of(portal_[0].y, v0_);
      if (S(0) < dot(aside, v0_)) aside = -aside;
      if (dot(aside, v0_) == S(0)) return in_line(ray);
      portal_[1] = next(aside);
      return std::nullopt;
    } else {
      Vec<S, 3> d = cross(portal_[0].y, v0_);
      if (dot(d, d) == S(0)) return in_line(ray);
      portal_[1] = next(d);
      d = cross(portal_[0].y - v0_, portal_[1].y - v0_);
      if (dot(d, d) == S(0)) return in_line(ray);
      if (S(0) < dot(d, v0_)) {
        std::swap(portal_[0], portal_[1]);
        d = -d;
      }
      while (best_.iterations < portal_limit) {
        portal_[2] = next(d);
        if (dot(cross(portal_[0].y, portal_[2].y), v0_) < S(0)) {
          portal_[1] = portal_[2];
        } else if (dot(cross(portal_[2].y, portal_[1].y), v0_) < S(0)) {
          portal_[0] = portal_[2];
        } else {
          return std::nullopt;
        }
        d = cross(portal_[0].y - v0_, portal_[1].y - v0_);
        if (dot(d, d) == S(0)) return in_line(ray);
      }
      return Status::iteration_limit;
    }
  }

  // Normal to the line through v0 and y.
  static Vec<S, 2> side_of(const Vec<S, 2>& y, const Vec<S, 2>& v0) {
    const Vec<S, 2> along = y - v0;
    return {{-along[1], along[0]}};
  }

  Vec<S, D> outward() const {
    std::array<Vec<S, D>, D> y;
    for (std::size_t i = 0; i < D; ++i) y[i] = portal_[i].y;
    const Vec<S, D> n = normal_of(y);
    return dot(n, y[0] - v0_) < S(0) ? -n : n;
  }

  // The ray passes between v0, w and two corners (in the plane: one); replaces the other corner.
  void replace_corner(const Vertex& w) {
    if constexpr (D == 2) {
      // Compares the sides of the line through v0 and w.
      const Vec<S, 2> side = side_of(w.y, v0_);
      const bool first = S(0) < dot(side, portal_[0].y - v0_);
      const bool origin = S(0) < -dot(side, v0_);
      portal_[first == origin ? 1 : 0] = w;
    } else {
      const Vec<S, 3> side = cross(w.y, v0_);
      if (S(0) < dot(portal_[0].y, side)) {
        portal_[S(0) < dot(portal_[1].y, side) ? 0 : 2] = w;
      } else {
        portal_[S(0) < dot(portal_[2].y, side) ? 1 : 0] = w;
      }
    }
  }

  const Diff& difference_;
  Vec<S, D> v0_;
  Penetration<S, D> best_;
  std::array<Vertex, D> portal_;
};

// The mean of the support points of a body along the axes: a point inside, unless it is flat.
template <Scalar S, typename Map>
Vec<S, Map::dimension> point_inside(const Map& map, const Scale<S>& scale) {
  constexpr int D = Map::dimension;
  Vec<S, D> sum;
  for (std::size_t axis = 0; axis < D; ++axis) {
    Vec<S, D> d;
    d[axis] = S(1);
    sum = sum + scale(map.support(d).point) + scale(map.support(-d).point);
  }
  return S(S(1) / S(2 * D)) * sum;
}

// Requires that the bodies meet according to `found`, the result of a distance query.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Penetration<S, A::dimension> portal_refinement(const A& a, const B& b,
                                               const Result<S, A::dimension>& found) {
  constexpr int D = A::dimension;
  using Diff = Difference<S, A, B>;
  const Vec<S, D> v0 = point_inside<S>(a, found.scale) - point_inside<S>(b, found.scale);
  return PortalRefinement<S, Diff>(Diff(a, b, found.scale), v0).from(found);
}

}  // namespace gjk::depth
