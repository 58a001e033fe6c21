// SPDX-License-Identifier: MIT
// The exact kernel, and the extreme points of a point set of any affine dimension, 0 to 3.  CGAL's
// hulls in space are right for full-dimensional input only, see README.md: the dimension is
// determined first, and lower dimensions are handled directly or in the plane.
#pragma once

#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Extreme_points_traits_adapter_3.h>
#include <CGAL/ch_graham_andrew.h>
#include <CGAL/convex_hull_3.h>
#include <CGAL/property_map.h>

#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <vector>

#include "core/cases/case.hpp"
#include "oracle/minkowski/nearest.hpp"
#include "oracle/truth/truth.hpp"

namespace oracle::exact {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Number = Kernel::FT;
using Point = Kernel::Point_3;
using PlanePoint = Kernel::Point_2;

inline Point point(const cases::Point& p) { return Point(p[0], p[1], p[2]); }

inline Point point(const RationalVector& p) {
  const auto exact = [](const Rational& x) { return Number(mpq_class(x.data())); };
  return Point(exact(p[0]), exact(p[1]), exact(p[2]));
}

inline Vector<Number> coordinates(const Point& p) { return {p.x(), p.y(), p.z()}; }

// CGAL::CGAL selects mpq_class as the exact number behind the intervals.
inline Rational rational(const Number& x) { return Rational(CGAL::exact(x).get_mpq_t()); }

// Returns affinely independent points with the same affine hull: one more than its exact dimension.
// A skipped point depends on those chosen before, so one pass is enough.
inline std::vector<Point> affine_basis(const std::vector<Point>& points) {
  std::vector<Point> basis;
  for (const Point& p : points) {
    bool independent = false;
    switch (basis.size()) {
      case 0: independent = true; break;
      case 1: independent = basis[0] != p; break;
      case 2: independent = !CGAL::collinear(basis[0], basis[1], p); break;
      case 3: independent = !CGAL::coplanar(basis[0], basis[1], basis[2], p); break;
      default: return basis;
    }
    if (independent) basis.push_back(p);
  }
  return basis;
}

inline PlanePoint without_axis(const Point& p, int axis) {
  return PlanePoint(p[axis == 0 ? 1 : 0], p[axis == 2 ? 1 : 2]);
}

// Returns positions, in counterclockwise order, of the corners of the hull of points in a plane of
// space.  They are found in a coordinate plane onto which that plane projects one to one; for a
// plane case it is the plane itself.
inline std::vector<std::size_t> polygon(const std::vector<Point>& points,
                                        const std::vector<Point>& basis) {
  int axis = 2;
  while (CGAL::collinear(without_axis(basis[0], axis), without_axis(basis[1], axis),
                         without_axis(basis[2], axis))) {
    --axis;
    CGAL_assertion(axis >= 0);
  }
  std::vector<PlanePoint> projected;
  projected.reserve(points.size());
  for (const Point& p : points) projected.push_back(without_axis(p, axis));
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto map = CGAL::make_property_map(projected);
  std::vector<std::size_t> corners;
  CGAL::ch_graham_andrew(order.begin(), order.end(), std::back_inserter(corners),
                         CGAL::Convex_hull_traits_adapter_2<Kernel, decltype(map)>(map));
  return corners;
}

inline std::array<std::size_t, 2> ends(const std::vector<Point>& points) {
  const auto [low, high] = std::minmax_element(points.begin(), points.end());
  return {static_cast<std::size_t>(low - points.begin()),
          static_cast<std::size_t>(high - points.begin())};
}

// Returns the positions of the extreme points.
inline std::vector<std::size_t> extreme(const std::vector<Point>& points) {
  const std::vector<Point> basis = affine_basis(points);
  if (basis.size() == 1) return {0};
  if (basis.size() == 2) {
    const auto [low, high] = ends(points);
    return {low, high};
  }
  if (basis.size() == 3) return polygon(points, basis);
  std::vector<std::size_t> order(points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<std::size_t> corners;
  CGAL::extreme_points_3(order, std::back_inserter(corners),
                         CGAL::make_extreme_points_traits_adapter(CGAL::make_property_map(points)));
  return corners;
}

}  // namespace oracle::exact
