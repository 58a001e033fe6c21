// SPDX-License-Identifier: MIT
// Bodies that meet: whether their interiors do.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "core/gjk/certified/exact_difference.hpp"
#include "core/gjk/certified/exact_numbers.hpp"

namespace gjk::certified {

// Whether the origin is on the boundary of A - B, given the corners of the smallest simplex that
// holds it: in exact arithmetic, and all weights positive.
//
// A plane that supports A - B at the origin holds all these corners.  Of three there is one such
// plane.  For fewer, the cone that A - B spans from the origin is grown by what lies furthest
// beyond a side of it: a side with nothing beyond it lies in a supporting plane, and a cone that
// becomes the whole space shows the origin within the interior.
template <typename Numbers, int D>
class ExactContact {
 public:
  using Difference = ExactDifference<Numbers, D>;
  template <std::size_t Degree>
  using Vector = typename Difference::template Vector<Degree>;

  explicit ExactContact(const Difference& difference) : difference_(difference) {}

  bool on_boundary(std::span<const Vector<1>> corners) const {
    if (corners.size() == 4) return false;
    if (corners.size() == 3) {
      const Vector<2> n = outer(corners[1] - corners[0], corners[2] - corners[0]);
      return none_beyond(n, furthest(n)) || none_beyond(-n, furthest(-n));
    }
    if (corners.size() == 1) {  // then many planes may do
      const Vector<1> n = -difference_.between_centres();
      if (!is_zero(n) && none_beyond(n, furthest(n))) return true;
    }
    // Of two corners none is the origin, and they are opposite.
    const bool two = corners.size() == 2;
    const Vector<1> x{Number(1, 0), Number(), Number()};
    const Vector<1> g = two ? corners[0] : furthest(x);
    if (!two && none_beyond(x, g)) return true;
    const Vector<1> m = perpendicular(g);
    const Vector<1> p = furthest(m);
    if (none_beyond(m, p)) return true;
    const Vector<2> n = outer(g, p);
    const Vector<1> r = furthest(n);
    if (none_beyond(n, r)) return true;

    // In turn around the cone; the outward normal of a side is ray x next ray.
    std::vector<Vector<1>> rays{p, g, r};
    if (two) rays.push_back(corners[1]);
    for (;;) {
      const Vector<2> side = outer(rays[0], rays[1]);
      const Vector<1> w = furthest(side);
      if (none_beyond(side, w)) return true;
      if (!grow(rays, w)) return false;
    }
  }

 private:
  using Number = typename Numbers::template Number<1>;

  template <typename Normal>
  Vector<1> furthest(const Normal& n) const {
    return difference_.corner(difference_.support(-n));
  }
  template <typename Normal>
  static bool none_beyond(const Normal& n, const Vector<1>& furthest) {
    return inner(n, furthest).sign() <= 0;
  }
  static Vector<1> perpendicular(const Vector<1>& g) {
    if (g[0].sign() == 0 && g[1].sign() == 0) return {Number(1, 0), Number(), Number()};
    return {-g[1], g[0], Number()};
  }

  // Takes w, which is beyond the first side, into the cone; false where it then is the whole space.
  // A side that w makes becomes the first.
  static bool grow(std::vector<Vector<1>>& rays, const Vector<1>& w) {
    const std::size_t n = rays.size();
    std::vector<bool> beyond(n);
    for (std::size_t i = 0; i < n; ++i) {
      beyond[i] = inner(outer(rays[i], rays[(i + 1) % n]), w).sign() > 0;
    }
    std::size_t first = 0;  // of the sides that stay
    while (first < n && (beyond[first] || !beyond[(first + n - 1) % n])) ++first;
    if (first == n) return false;
    std::vector<Vector<1>> kept{w};
    std::size_t i = first;
    for (; !beyond[i % n]; ++i) kept.push_back(rays[i % n]);
    kept.push_back(rays[i % n]);
    rays = std::move(kept);
    return true;
  }

  const Difference& difference_;
};

}  // namespace gjk::certified
