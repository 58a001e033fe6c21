// SPDX-License-Identifier: MIT
// Support mappings of the primitives [vdB99 §3] and of affine images of any body.  Boxes, segments
// and points run on every Scalar; what is curved takes square roots.
//
//   eta  half an extent, half a height     rho  a radius     sgn(0) = 1
//
// A support point does not depend on the length of its direction, however tiny or huge that is.
// stretched() multiplies lengths along each axis by a power of two, exactly unless one leaves the range;
// those of equal lengths must be equal.
// No coordinate leaves [-magnitude(), magnitude()]: roundings to nearest keep order and sign, so
// that the bound, computed by the same operations, rounds like the coordinate or upwards of it.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "core/gjk/support.hpp"

namespace gjk {

// The direction divided by its length; zero for zero and for NaN.
template <RootScalar S, int D>
Vec<S, D> unit(const Vec<S, D>& direction) {
  Vec<S, D> result = normalised(direction);
  const S squared = dot(result, result);
  if (!(S(0) < squared)) return {};
  const S length = square_root(squared);
  for (S& x : result.x) x = x / length;
  return result;
}

// One point.
template <Scalar S, int D>
class SinglePoint {
 public:
  static constexpr int dimension = D;

  explicit SinglePoint(const Vec<S, D>& point) : point_(point) {}

  SupportPoint<S, D> support(const Vec<S, D>&) const { return {point_, 0}; }
  S magnitude() const { return largest_coordinate(point_); }
  template <typename See>
  void see_boxes(const See& see) const {
    see(absolute(point_));
  }
  SinglePoint stretched(const std::array<int, D>& powers) const {
    return SinglePoint(shifted(point_, powers));
  }

 private:
  Vec<S, D> point_;
};

// The points between two ends, which are vertices 0 and 1.  Among equal ones the first wins.
template <Scalar S, int D>
class Segment {
 public:
  static constexpr int dimension = D;

  Segment(const Vec<S, D>& from, const Vec<S, D>& to) : ends_{from, to} {}

  // Normalised: products of a long or short direction with the coordinates could leave the range.
  SupportPoint<S, D> support(const Vec<S, D>& direction) const {
    const Vec<S, D> d = balance_ * normalised(direction);
    const std::size_t best = dot(ends_[0], d) < dot(ends_[1], d) ? 1 : 0;
    return {ends_[best], best};
  }
  S magnitude() const {
    const S from = largest_coordinate(ends_[0]);
    const S to = largest_coordinate(ends_[1]);
    return from < to ? to : from;
  }
  template <typename See>
  void see_boxes(const See& see) const {
    for (const Vec<S, D>& end : ends_) see(absolute(end));
  }
  Segment stretched(const std::array<int, D>& powers) const {
    return {shifted(ends_[0], powers), shifted(ends_[1], powers)};
  }

 private:
  std::array<Vec<S, D>, 2> ends_;
  S balance_ = normalising_scale(magnitude()).balance;
};

// |x_i| <= eta_i.  The index of a corner has bit i where its coordinate i is positive.
template <Scalar S, int D>
class Box {
 public:
  static constexpr int dimension = D;

  explicit Box(const Vec<S, D>& eta) : eta_(eta) {
    for (const S& x : eta_.x) assert(!(x < S(0)));
  }

  SupportPoint<S, D> support(const Vec<S, D>& direction) const {
    SupportPoint<S, D> corner;
    for (std::size_t i = 0; i < D; ++i) {
      const bool negative = direction[i] < S(0);
      corner.point[i] = negative ? S(-eta_[i]) : eta_[i];
      if (!negative) corner.index |= std::size_t{1} << i;
    }
    return corner;
  }
  S magnitude() const { return largest_coordinate(eta_); }
  template <typename See>
  void see_boxes(const See& see) const {
    see(eta_);
  }
  Box stretched(const std::array<int, D>& powers) const { return Box(shifted(eta_, powers)); }

 private:
  Vec<S, D> eta_;
};

// A ball, or a disc in the plane: ‖x‖ <= rho.  No direction has the centre as its support point.
template <RootScalar S, int D>
class Sphere {
 public:
  static constexpr int dimension = D;
  static constexpr bool curved() { return true; }

  explicit Sphere(const S& rho) : rho_(rho) { assert(!(rho < S(0))); }

  SupportPoint<S, D> support(const Vec<S, D>& direction) const {
    return {rho_ * unit(direction), 0};
  }
  const S& magnitude() const { return rho_; }
  Sphere stretched(const std::array<int, D>& powers) const {
    return Sphere(shifted(rho_, powers[0]));
  }

 private:
  S rho_;
};

// The point of the circle of radius rho at height y that lies furthest along (x, z) of the
// direction; its centre if that is zero.  (x, z) is normalised apart from the direction's y,
// beside which its squares may be nothing.
template <RootScalar S>
Vec<S, 3> furthest_on_circle(const S& rho, const S& y, const Vec<S, 3>& direction) {
  const Vec<S, 2> across = unit(Vec<S, 2>{{direction[0], direction[2]}});
  return {{rho * across[0], y, rho * across[1]}};
}

// Axis y, apex at y = eta, base of radius rho at y = -eta.
template <RootScalar S>
class Cone {
 public:
  static constexpr int dimension = 3;
  static constexpr bool curved() { return true; }

  Cone(const S& rho, const S& eta) : rho_(rho), eta_(eta) {
    assert(!(rho < S(0)) && !(eta < S(0)));
  }

  // The apex where y > ‖(x, y, z)‖ sin(alpha), sin(alpha) = rho / sqrt(rho^2 + (2 eta)^2).  With
  // sigma^2 = x^2 + z^2 that is y > 0 and y^2 (rho^2 + 4 eta^2) > rho^2 (sigma^2 + y^2), and so
  //
  //   eta y > rho sigma / 2.
  //
  // In floating point this keeps the apex of flat cones: where 2 eta < sqrt(u) rho, sin(alpha)
  // rounds to 1, and no direction at all would pass the first test.
  SupportPoint<S, 3> support(const Vec<S, 3>& direction) const {
    const Vec<S, 3> d = normalised(direction);
    const S sigma = square_root(S(product(d[0], d[0]) + product(d[2], d[2])));
    if (rho_ * (sigma / S(2)) < eta_ * d[1]) return {{{S(0), eta_, S(0)}}, 0};
    return {furthest_on_circle(rho_, S(-eta_), direction), 0};
  }
  S magnitude() const { return rho_ < eta_ ? eta_ : rho_; }
  template <typename See>
  void see_boxes(const See& see) const {
    see(Vec<S, 3>{{rho_, eta_, rho_}});
  }
  Cone stretched(const std::array<int, 3>& powers) const {
    return {shifted(rho_, powers[0]), shifted(eta_, powers[1])};
  }

 private:
  S rho_;
  S eta_;
};

// Axis y, from y = -eta to y = eta, of radius rho.
template <RootScalar S>
class Cylinder {
 public:
  static constexpr int dimension = 3;
  static constexpr bool curved() { return true; }

  Cylinder(const S& rho, const S& eta) : rho_(rho), eta_(eta) {
    assert(!(rho < S(0)) && !(eta < S(0)));
  }

  SupportPoint<S, 3> support(const Vec<S, 3>& direction) const {
    const S y = direction[1] < S(0) ? S(-eta_) : eta_;
    return {furthest_on_circle(rho_, y, direction), 0};
  }
  S magnitude() const { return rho_ < eta_ ? eta_ : rho_; }
  template <typename See>
  void see_boxes(const See& see) const {
    see(Vec<S, 3>{{rho_, eta_, rho_}});
  }
  Cylinder stretched(const std::array<int, 3>& powers) const {
    return {shifted(rho_, powers[0]), shifted(eta_, powers[1])};
  }

 private:
  S rho_;
  S eta_;
};

}  // namespace gjk
