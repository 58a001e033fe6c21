// SPDX-License-Identifier: MIT
// The penetration depth in floating point, and what proves it.
//
// The upper bound is a support value, h(n) / ‖n‖ (bounds.hpp).  The lower bound comes from a polytope
// with corners in A - B.  Its facets are a chain without a border: `ExpandingHull::take` keeps that
// combinatorially.  If each has a positive determinant, a ray from the origin crosses all that it
// meets from the same side, and the chain winds around the origin at least once.  The winding number
// is the same in the largest open ball about the origin that meets no facet.  A point outside the
// convex hull of the corners has winding number 0, hence the ball is inside A - B, and its radius, the
// least distance of a facet from the origin, is a lower bound of the depth.  Facets may intersect.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/expanding_hull.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// A - B in doubles, of a PreparedDifference or a PlacedDifference.  Corners are known by places.
template <typename Difference, typename Scan, typename Bounds>
class RoundedDifference {
  static constexpr int D = Difference::dimension;

 public:
  using Point = Vec<double, D>;
  struct Plane {
    Vec<double, D> n;
    double height;    // n.y of a corner y
    double rounding;  // that a height may have from rounding, at least; 0 without a normal
  };
  using Distance = double;
  using Vertex = typename ExpandingHull<RoundedDifference, D>::Vertex;

  RoundedDifference(const Difference& difference, const Scan& scan)
      : difference_(difference),
        scan_(scan),
        noise_(Bounds::coplanar * unit_roundoff<double> * difference.radii()) {}

  Vertex at(std::size_t a, std::size_t b) const { return {difference_.corner(a, b), {a, b}}; }
  Extremes<double> extremes(const Vec<double, D>& n) const {
    return difference_.extremes(scan_, -n);
  }
  Vertex furthest(const Vec<double, D>& n) const {
    const Extremes<double> found = extremes(n);
    return at(found.a, found.b);
  }

  Vec<double, D> across(std::span<const Point> points) const {
    if (points.size() == D) return normal(points[0], points[1], points[D - 1]);
    Vec<double, D> n{};
    if constexpr (D == 3) {
      if (points.size() == 2) {
        const Point d = points[1] - points[0];
        const bool flat = std::abs(d[0]) < std::abs(d[2]);
        return flat ? Point{{0, d[2], -d[1]}} : Point{{d[1], -d[0], 0}};
      }
    }
    n[0] = 1;
    return n;
  }
  bool is_left_handed(const std::array<Point, D + 1>& y) const {
    return dot(normal(y[0], y[1], y[D - 1]), y[D] - y[0]) * (D == 2 ? -1 : 1) < 0;
  }
  Plane plane(const Point& p, const Point& q, const Point& r) const {
    const Point n = normal(p, q, r);
    double length = 0;  // at most sqrt(3) times that of n
    for (const double x : n.x) length += std::abs(x);
    return {n, dot(n, p), long_enough(dot(n, n)) ? noise_ * length : 0.0};
  }
  static bool is_plane(const Plane& plane) { return plane.rounding > 0; }
  // Squared, with the sign of the height.
  static Distance distance(const Plane& plane) {
    return plane.height * std::abs(plane.height) / dot(plane.n, plane.n);
  }
  // A little more than that of `nearest`, which is positive.
  Distance furthest_of_equals(const Distance& nearest) const {
    const double distance = std::sqrt(nearest) + 4 * noise_;
    return distance * distance;
  }
  double noise() const { return noise_; }
  // Facets in whose planes y lies but for rounding go too: new ones beside them would have no area.
  static bool is_beyond(const Plane& plane, const Point& y) {
    return dot(plane.n, y) - plane.height > -plane.rounding;
  }
  static bool ends_at(const Plane& plane, const Point& y) {
    return dot(plane.n, y) - plane.height <= plane.rounding;
  }

 private:
  static Point normal(const Point& p, const Point& q, const Point& r) {
    const Point d = q - p;
    if constexpr (D == 2) {
      return {{d[1], -d[0]}};
    } else {
      return cross(d, r - p);
    }
  }

  const Difference& difference_;
  const Scan& scan_;
  double noise_;  // twice the error of two products n.y and of their points, over ‖n‖
};

// Support points of a search; integers decide what it leaves open.
inline constexpr int depth_iterations_at_most = 512;

// Widest interval of a depth accepted without escalating: a share of 2^-30, above a depth of 2^-20 M,
// but no more than 64 u M, by which B moved along the normal may then go further than the depth.
// Facets with hardly any area give wide ones, and those that end less than their rounding before A - B.
// M: depth_scale() of the difference.
inline bool is_narrow_depth(const Interval<double>& depth, double scale) {
  const double share = 0x1p-30 * std::max(depth.lower, 0x1p-20 * scale);
  return depth.upper - depth.lower <= std::min(share, 64 * unit_roundoff<double> * scale);
}

// The loop in floating point.  It gives no answer unless it proves one.
template <typename Difference, typename Scan, typename Bounds>
class FloatingPointDepth {
  static constexpr int D = Difference::dimension;

 public:
  using Rounded = RoundedDifference<Difference, Scan, Bounds>;
  using Hull = ExpandingHull<Rounded, D>;

  FloatingPointDepth(const Difference& difference, const Scan& scan)
      : difference_(difference),
        radii_(difference.radii()),
        rounded_(difference, scan),
        hull_(rounded_) {}

  // `start` has pairs whose differences hold the origin in their hull.  False if nothing is proved.
  bool answer(const Memory& start, CertifiedDepth<double, D>& result) {
    if (!difference_.is_in_range() || start.size == 0) return false;
    const auto& a = difference_.a();
    const auto& b = difference_.b();
    std::array<typename Hull::Vertex, D + 1> corners;
    for (std::size_t i = 0; i < start.size; ++i) {
      corners[i] = rounded_.at(a.place(start.pairs[i].a), b.place(start.pairs[i].b));
    }
    if (!hull_.begin(std::span(corners).first(start.size))) return false;
    for (int k = 1; k <= depth_iterations_at_most; ++k) {
      const typename Hull::Facet nearest = hull_.nearest();
      const Extremes<double> extremes = rounded_.extremes(nearest.plane.n);
      const typename Hull::Vertex w = rounded_.at(extremes.a, extremes.b);
      if (rounded_.ends_at(nearest.plane, w.y)) return proves(extremes, nearest, k, result);
      if (!hull_.take(w)) return false;
    }
    return false;
  }

 private:
  bool proves(const Extremes<double>& extremes, const typename Hull::Facet& nearest, int k,
              CertifiedDepth<double, D>& result) const {
    const Vec<double, D>& n = nearest.plane.n;
    const double upper = depth_upper_bound<Bounds>(extremes, norm(dot(n, n)), radii_);
    const double lower = lower_bound();
    if (!(lower > 0) || !is_narrow_depth({lower, upper}, difference_.depth_scale())) return false;
    result.depth = {lower, upper};
    result.stage = Stage::floating_point;
    result.iterations = k;
    result.normal = n;
    write_foot(
        hull_, rounded_.furthest_of_equals(nearest.distance),
        [&](const auto& facet) { return parts_of(facet, n); }, result);
    if (!is_foot(result, nearest.plane)) return false;
    for (Pair& pair : result.pairs) {
      pair = {difference_.a().index(pair.a), difference_.b().index(pair.b)};
    }
    return true;
  }

  // Whether the weights give the foot of the perpendicular on the plane.  If a facet of A - B has other
  // corners that lie in this plane but for rounding, no facet here need hold it.  The pairs are places.
  bool is_foot(const CertifiedDepth<double, D>& result,
               const typename Rounded::Plane& plane) const {
    Vec<double, D> off = -(plane.height / dot(plane.n, plane.n)) * plane.n;
    for (std::size_t i = 0; i < D; ++i) {
      const auto [a, b] = result.pairs[i];
      off = off + result.weights[i] * difference_.corner(a, b);
    }
    return result.size > 0 && dot(off, off) <= rounded_.noise() * rounded_.noise();
  }

  // Of the distance of the origin from the boundary; 0 or less proves nothing.
  double lower_bound() const {
    double least = std::numeric_limits<double>::infinity();
    for (const typename Hull::Facet& facet : hull_.facets()) {
      std::array<const std::array<double, D>*, D> y;
      double height = std::numeric_limits<double>::infinity();
      for (std::size_t i = 0; i < D; ++i) {
        y[i] = &hull_.vertex(facet.corners[i]).y.x;
        height = std::min(height, dot(facet.plane.n, hull_.vertex(facet.corners[i]).y));
      }
      double determinant = 0;
      const double slack = slack_of_placing<Bounds, D>(
          D, [&](std::size_t i) -> const auto& { return *y[i]; }, radii_);
      if (!certain_determinant<Bounds, double, D>(y, determinant, slack) || determinant < 0) {
        return 0;
      }
      const double length = norm(dot(facet.plane.n, facet.plane.n));
      least = std::min(least, facet_lower_bound<Bounds>(height, length, radii_));
    }
    return least;
  }

  std::array<double, D> parts_of(const typename Hull::Facet& facet, const Vec<double, D>& n) const {
    const auto y = hull_.points(facet);
    if constexpr (D == 2) {
      return {product(n[0], y[1][1]) - product(n[1], y[1][0]),
              product(y[0][0], n[1]) - product(y[0][1], n[0])};
    } else {
      return {dot(n, cross(y[1], y[2])), dot(n, cross(y[2], y[0])), dot(n, cross(y[0], y[1]))};
    }
  }

  const Difference& difference_;
  double radii_;
  Rounded rounded_;
  Hull hull_;
};

}  // namespace gjk::certified
