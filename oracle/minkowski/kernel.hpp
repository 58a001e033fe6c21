// SPDX-License-Identifier: MIT
// Exact points with intervals that hold their coordinates, predicates that are decided in intervals and
// in integers only if these leave the sign open, and the traits of CGAL's hulls over them.
//
// Lazy_kernel does the same for values that are computed from others, at a price that hulls of so few
// points do not earn back: an allocation for each value, and a system call (std::call_once) for each
// that is needed exactly, as are all points of a parallelogram, which A - B is full of.
#pragma once

#include <CGAL/Convex_hull_traits_adapter_2.h>
#include <CGAL/Filtered_predicate.h>
#include <CGAL/Interval_nt.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/gmpxx.h>
#include <CGAL/property_map.h>

#include <array>
#include <optional>
#include <vector>

#include "oracle/minkowski/nearest.hpp"
#include "oracle/truth/integer_bodies.hpp"

namespace oracle::exact {

// Coordinates are integers.  No construction of CGAL is used that divides: it would truncate.
using Number = mpz_class;
using Exact = CGAL::Simple_cartesian<Number>;
using Interval = CGAL::Interval_nt_advanced;  // requires upward rounding
using Upward = Interval::Protector;           // as long as it lives
using Near = CGAL::Simple_cartesian<Interval>;

inline Integer integer(const Number& x) { return Integer(x.get_mpz_t()); }

class Point {
 public:
  explicit Point(const IntegerVector& p)
      : exact_(number(p[0]), number(p[1]), number(p[2])),
        near_(interval(exact_.x()), interval(exact_.y()), interval(exact_.z())) {}
  // a - b.
  Point(const Point& a, const Point& b, const Upward&)
      : exact_(a.exact_.x() - b.exact_.x(), a.exact_.y() - b.exact_.y(),
               a.exact_.z() - b.exact_.z()),
        near_(a.near_.x() - b.near_.x(), a.near_.y() - b.near_.y(), a.near_.z() - b.near_.z()) {}

  const Exact::Point_3& exact() const { return exact_; }
  const Near::Point_3& near() const { return near_; }

 private:
  static Number number(const Integer& x) { return Number(x.data()); }
  static Interval interval(const Number& x) { return Interval(CGAL::to_interval(x)); }

  Exact::Point_3 exact_;
  Near::Point_3 near_;
};

inline Vector<Number> coordinates(const Point& p) {
  return {p.exact().x(), p.exact().y(), p.exact().z()};
}

// A point without one of its coordinates.
class PlanePoint {
 public:
  PlanePoint(const Point& p, int axis)
      : exact_(p.exact()[axis == 0 ? 1 : 0], p.exact()[axis == 2 ? 1 : 2]),
        near_(p.near()[axis == 0 ? 1 : 0], p.near()[axis == 2 ? 1 : 2]) {}

  const Exact::Point_2& exact() const { return exact_; }
  const Near::Point_2& near() const { return near_; }

 private:
  Exact::Point_2 exact_;
  Near::Point_2 near_;
};

// The plane through three points, which outlive it; its integers are computed when needed.
class Plane {
 public:
  Plane(const Point& p, const Point& q, const Point& r) : points_{&p, &q, &r} {
    const Upward upward;
    near_ = Near::Plane_3(p.near(), q.near(), r.near());
  }

  const Near::Plane_3& near() const { return near_; }
  const Exact::Plane_3& exact() const {
    if (!exact_) exact_.emplace(points_[0]->exact(), points_[1]->exact(), points_[2]->exact());
    return *exact_;
  }

 private:
  std::array<const Point*, 3> points_;
  Near::Plane_3 near_;
  mutable std::optional<Exact::Plane_3> exact_;
};

struct ToExact {
  template <typename Object>
  const auto& operator()(const Object& object) const {
    return object.exact();
  }
};
struct ToNear {
  template <typename Object>
  const auto& operator()(const Object& object) const {
    return object.near();
  }
};
template <typename OfExact, typename OfNear>
using Predicate = CGAL::Filtered_predicate<OfExact, OfNear, ToExact, ToNear>;

using Equal = Predicate<Exact::Equal_3, Near::Equal_3>;
using Less = Predicate<Exact::Less_xyz_3, Near::Less_xyz_3>;  // lexicographic
using Collinear = Predicate<Exact::Collinear_3, Near::Collinear_3>;
using Coplanar = Predicate<Exact::Coplanar_3, Near::Coplanar_3>;
using Orientation = Predicate<Exact::Orientation_3, Near::Orientation_3>;
using OnPositiveSide = Predicate<Exact::Has_on_positive_side_3, Near::Has_on_positive_side_3>;
using Lower =
    Predicate<Exact::Less_signed_distance_to_plane_3, Near::Less_signed_distance_to_plane_3>;
using Nearer = Predicate<Exact::Less_distance_to_point_3, Near::Less_distance_to_point_3>;
using EqualInPlane = Predicate<Exact::Equal_2, Near::Equal_2>;
using LessInPlane = Predicate<Exact::Less_xy_2, Near::Less_xy_2>;
using CollinearInPlane = Predicate<Exact::Collinear_2, Near::Collinear_2>;
using LeftTurn = Predicate<Exact::Left_turn_2, Near::Left_turn_2>;

struct PlaneThrough {
  Plane operator()(const Point& p, const Point& q, const Point& r) const { return {p, q, r}; }
};

// The same of points that are named by their positions in a vector.
template <typename Of, typename AnyPoint>
struct OfPositions {
  const std::vector<AnyPoint>* points;

  const Plane& at(const Plane& plane) const { return plane; }
  const AnyPoint& at(std::size_t position) const { return (*points)[position]; }
  template <typename... Objects>
  auto operator()(const Objects&... objects) const {
    return Of()(at(objects)...);
  }
};

// NOLINTBEGIN(readability-identifier-naming): names that CGAL gives

// The traits of ch_graham_andrew.
struct TraitsInPlane {
  using Point_2 = std::size_t;
  using Equal_2 = OfPositions<EqualInPlane, PlanePoint>;
  using Less_xy_2 = OfPositions<LessInPlane, PlanePoint>;
  using Left_turn_2 = OfPositions<LeftTurn, PlanePoint>;

  const std::vector<PlanePoint>& points;

  Equal_2 equal_2_object() const { return {&points}; }
  Less_xy_2 less_xy_2_object() const { return {&points}; }
  Left_turn_2 left_turn_2_object() const { return {&points}; }
};

// The traits of convex_hull_3.  Points in a plane are not given to it, so it needs no projections.
struct TraitsInSpace {
  using Point_3 = std::size_t;
  using Plane_3 = Plane;
  using Equal_3 = OfPositions<Equal, Point>;
  using Collinear_3 = OfPositions<Collinear, Point>;
  using Coplanar_3 = OfPositions<Coplanar, Point>;
  using Has_on_positive_side_3 = OfPositions<OnPositiveSide, Point>;
  using Less_signed_distance_to_plane_3 = OfPositions<Lower, Point>;
  using Less_distance_to_point_3 = OfPositions<Nearer, Point>;
  using Construct_plane_3 = OfPositions<PlaneThrough, Point>;
  using NoPoints = CGAL::Pointer_property_map<Exact::Point_2>::const_type;
  using Traits_xy_3 = CGAL::Convex_hull_traits_adapter_2<Exact, NoPoints>;
  using Traits_yz_3 = Traits_xy_3;
  using Traits_xz_3 = Traits_xy_3;

  const std::vector<Point>& points;

  Equal_3 equal_3_object() const { return {&points}; }
  Collinear_3 collinear_3_object() const { return {&points}; }
  Coplanar_3 coplanar_3_object() const { return {&points}; }
  Has_on_positive_side_3 has_on_positive_side_3_object() const { return {&points}; }
  Less_signed_distance_to_plane_3 less_signed_distance_to_plane_3_object() const {
    return {&points};
  }
  Less_distance_to_point_3 less_distance_to_point_3_object() const { return {&points}; }
  Construct_plane_3 construct_plane_3_object() const { return {&points}; }
  Traits_xy_3 construct_traits_xy_3_object() const { CGAL_error_msg("points in a plane"); }
  Traits_yz_3 construct_traits_yz_3_object() const { CGAL_error_msg("points in a plane"); }
  Traits_xz_3 construct_traits_xz_3_object() const { CGAL_error_msg("points in a plane"); }
};

// NOLINTEND(readability-identifier-naming)

}  // namespace oracle::exact
