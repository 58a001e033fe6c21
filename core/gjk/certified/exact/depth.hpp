// SPDX-License-Identifier: MIT
// The penetration depth in integers, for bodies that overlap: the expanding polytope algorithm [vdB01]
// with every side decided.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/bounds.hpp"
#include "core/gjk/certified/exact/difference.hpp"
#include "core/gjk/certified/exact/numbers.hpp"
#include "core/gjk/certified/exact/placed_difference.hpp"
#include "core/gjk/certified/expanding_hull.hpp"

namespace gjk::certified {

// A - B in integers.
template <typename Numbers, int D, typename Difference>
class IntegerGeometry {
 public:
  template <std::size_t Degree>
  using Vector = std::array<typename Numbers::template Number<Degree>, D>;
  using Point = Vector<1>;
  using Normal = Vector<D - 1>;
  struct Plane {
    Normal n;
    typename Numbers::template Number<D> height;  // n.y of a corner y
  };
  using Distance = std::pair<int, double>;
  using Vertex = typename ExpandingHull<IntegerGeometry, D>::Vertex;

  explicit IntegerGeometry(const Difference& difference) : difference_(difference) {}

  Vertex at(const Pair& pair) const { return {difference_.corner(pair), pair}; }
  template <typename Direction>
  Vertex furthest(const Direction& n) const {
    return at(difference_.support(-n));
  }

  Normal across(std::span<const Point> points) const {
    Normal n;
    if (points.size() == D) return normal(points[0], points[1], points[D - 1]);
    if constexpr (D == 3) {
      if (points.size() == 2) {
        const Point d = points[1] - points[0];
        const bool flat = d[0].sign() == 0 && d[1].sign() == 0;
        using Longer = typename Normal::value_type;
        if (flat) {
          n[0] = Longer(d[2]);
        } else {
          n[0] = Longer(d[1]);
          n[1] = -Longer(d[0]);
        }
        return n;
      }
    }
    n[0] = typename Normal::value_type(1, 0);
    return n;
  }
  bool is_left_handed(const std::array<Point, D + 1>& y) const {
    const int side = sign_of_inner(normal(y[0], y[1], y[D - 1]), y[D] - y[0]);
    return D == 2 ? side > 0 : side < 0;
  }
  Plane plane(const Point& p, const Point& q, const Point& r) const {
    const Normal n = normal(p, q, r);
    return {n, inner(n, p)};
  }
  // m 2^exponent, as the exponent and m in [1, 2), within 4u, in units of the range; never negative.
  Distance distance(const Plane& plane) const {
    if (plane.height.sign() == 0) return {std::numeric_limits<int>::min(), 0};
    int of_height = 0;
    int of_square = 0;
    const auto height = static_cast<double>(plane.height.leading(of_height));
    auto square = static_cast<double>(inner(plane.n, plane.n).leading(of_square));
    if (of_square % 2 != 0) {
      square *= 2;
      --of_square;
    }
    const double quotient = height / std::sqrt(square);
    const int exponent = std::ilogb(quotient);
    return {of_height - of_square / 2 + exponent, scaled(quotient, -exponent)};
  }
  static bool is_plane(const Plane&) { return true; }
  // A little more than that of `nearest`.
  static Distance furthest_of_equals(const Distance& nearest) {
    const double more = nearest.second * (1 + 0x1p-40);
    return more < 2 ? Distance{nearest.first, more} : Distance{nearest.first + 1, more / 2};
  }
  bool is_beyond(const Plane& plane, const Point& y) const {
    return (inner(plane.n, y) - plane.height).sign() > 0;
  }

  static Normal normal(const Point& p, const Point& q, const Point& r) {
    const Point d = q - p;
    if constexpr (D == 2) {
      return {d[1], -d[0]};
    } else {
      return outer(d, r - p);
    }
  }

 private:
  const Difference& difference_;
};

template <typename Numbers, int D, typename Difference>
class ExactDepth {
 public:
  using Geometry = IntegerGeometry<Numbers, D, Difference>;
  using Hull = ExpandingHull<Geometry, D>;

  explicit ExactDepth(const Difference& difference)
      : difference_(difference), geometry_(difference), hull_(geometry_) {}

  // As exact_depth() below.  The polytope is convex and holds the origin throughout.  The loop ends:
  // w is strictly beyond a facet, hence a new corner, and there are finitely many.
  CertifiedDepth<double, D> answer(std::span<const Pair> start) {
    CertifiedDepth<double, D> result;
    std::array<typename Hull::Vertex, D + 1> corners;
    for (std::size_t i = 0; i < start.size(); ++i) corners[i] = geometry_.at(start[i]);
    hull_.begin(std::span<const typename Hull::Vertex>(corners).first(start.size()));
    for (;;) {
      ++result.iterations;
      assert(static_cast<std::size_t>(result.iterations) <= difference_.corners());
      const typename Hull::Facet nearest = hull_.nearest();
      const typename Hull::Vertex w = geometry_.furthest(nearest.plane.n);
      if (!geometry_.is_beyond(nearest.plane, w.y)) {
        write(nearest, result);
        return result;
      }
      hull_.take(w);
    }
  }

 private:
  // No facet of the polytope is nearer, and A - B ends at this one: both bounds are its distance.
  void write(const typename Hull::Facet& nearest, CertifiedDepth<double, D>& result) const {
    result.relation = Relation::overlapping;
    result.stage = Stage::exact;
    constexpr double slack = 8 * unit_roundoff<double>;
    const auto [exponent, distance] = nearest.distance;
    result.depth =
        outwards({distance * (1 - slack), distance * (1 + slack)}, exponent + difference_.lowest());
    const typename Geometry::Normal& n = nearest.plane.n;
    const int longest = exponent_of_longest(n);
    for (std::size_t i = 0; i < D; ++i) result.normal[i] = approximation(n[i], -longest - 64);
    write_foot(
        hull_, geometry_.furthest_of_equals(nearest.distance),
        [&](const auto& facet) { return parts_of(facet, n); }, result);
  }

  // The largest about 1.
  std::array<double, D> parts_of(const typename Hull::Facet& facet,
                                 const typename Geometry::Normal& n) const {
    const auto y = hull_.points(facet);
    const auto exact = [&] {
      if constexpr (D == 2) {
        return std::array{turn(n, y[1]), turn(y[0], n)};
      } else {
        return std::array{inner(n, outer(y[1], y[2])), inner(n, outer(y[2], y[0])),
                          inner(n, outer(y[0], y[1]))};
      }
    }();
    const int longest = exponent_of_longest(exact);
    std::array<double, D> parts;
    for (std::size_t i = 0; i < D; ++i) parts[i] = approximation(exact[i], -longest - 64);
    return parts;
  }

  const Difference& difference_;
  Geometry geometry_;
  Hull hull_;
};

// The depth of two bodies that overlap.  `start` has 1 to D + 1 affinely independent corners of A - B
// with the origin in their hull.
template <typename Difference, typename Scan>
auto exact_depth(const Difference& difference, const Scan& scan, std::span<const Pair> start) {
  const auto answer = [&]<typename Numbers, typename Exact>(const Numbers&, const Exact& exact) {
    return ExactDepth<Numbers, Difference::dimension, Exact>(exact).answer(start);
  };
  return in_integers(difference, scan, answer);
}

}  // namespace gjk::certified
