// SPDX-License-Identifier: MIT
// The Minkowski difference of two prepared bodies in integers: its corners, its support mapping, and
// whether bodies that meet overlap or only touch.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/gjk/certified/answer.hpp"
#include "core/gjk/certified/exact/numbers.hpp"
#include "core/gjk/certified/prepared_body.hpp"
#include "core/gjk/certified/prepared_difference.hpp"
#include "core/gjk/certified/scan.hpp"

namespace gjk::certified {

// A body with its coordinates in units of 2^lowest of a range that holds them.
template <typename Numbers, int D>
class ExactBody {
 public:
  using Vector = std::array<typename Numbers::template Number<1>, D>;
  using Body = PreparedBody<double, D>;

  ExactBody(const Body& body, const BitRange& range)
      : body_(body),
        lowest_(range.lowest),
        twice_the_error_(scaled(1, range.highest - 51) +
                         scaled(1, std::max(range.highest, 0) - 1070)) {}

  const Body& body() const { return body_; }
  Vector operator[](std::size_t index) const { return at(body_.place(index)); }

  // The point with the least sign * p.n, given the least fl(p.v) for v, approximately sign * n.
  // The components of v are below 1/8, each within 1.01u of that of n.  A sum of D products p_i
  // n_i, each rounded once more and in at most two sums, then errs by less than
  //
  //   4.1u * 3 * 2^highest / 8 < 2^(highest - 52)
  //
  // and by underflow, also that of components, less than 2^(max(highest, 0) - 1071).  Sums that
  // differ by more than twice that decide; otherwise integers do.
  template <typename Scan, typename Number>
  std::size_t least(const Scan& scan, const std::array<Number, D>& n, int sign,
                    const Vec<double, D>& v, double least_sum) const {
    const double limit = least_sum + twice_the_error_;
    const auto within_from = [&](std::size_t block) {
      return scan.block_within(body_, block, v, limit);
    };
    std::size_t best = body_.size();  // a place; of points that are equally far, the lowest index
    bool exactly = false;             // whether `nearest` is the point there
    Vector nearest;
    for (std::size_t block = within_from(0); block < body_.blocks().size();
         block = within_from(block + 1)) {
      const std::size_t first = block * Body::lanes;
      for (std::size_t i = first; i < std::min(first + Body::lanes, body_.size()); ++i) {
        if (dot(body_.at(i), v) > limit) continue;
        if (best == body_.size()) {
          best = i;
          continue;
        }
        if (!exactly) nearest = at(best);
        exactly = true;
        const Vector other = at(i);
        const int further = sign_of_inner(other - nearest, n) * sign;
        if (further > 0 || (further == 0 && body_.index(best) < body_.index(i))) continue;
        nearest = other;
        best = i;
      }
    }
    return body_.index(best);
  }

 private:
  Vector at(std::size_t place) const { return in_units<Numbers>(body_.at(place), lowest_); }

  const Body& body_;
  int lowest_;
  double twice_the_error_;  // of `least`
};

// Coordinates in units of 2^lowest of the range.
template <typename Numbers, int D, typename Scan>
class ExactDifference {
 public:
  template <std::size_t Degree>
  using Vector = std::array<typename Numbers::template Number<Degree>, D>;
  using Body = PreparedBody<double, D>;

  ExactDifference(const Body& a, const Body& b, const Scan& scan, const BitRange& range)
      : a_(a, range), b_(b, range), scan_(scan), lowest_(range.lowest) {}

  int lowest() const { return lowest_; }
  // An upper bound for loops that see no corner twice.
  std::size_t corners() const { return a_.body().size() * b_.body().size(); }

  Vector<1> corner(const Pair& pair) const { return a_[pair.a] - b_[pair.b]; }

  // The pair of the corner y with the least y.n.
  template <typename Number>
  Pair support(const std::array<Number, D>& n) const {
    const Vec<double, D> v = below_an_eighth(n);
    const Extremes<double> extremes = scan_(a_.body(), b_.body(), v);
    return {a_.least(scan_, n, 1, v, extremes.least_of_a),
            b_.least(scan_, n, -1, -1.0 * v, -extremes.greatest_of_b)};
  }

 private:
  ExactBody<Numbers, D> a_;
  ExactBody<Numbers, D> b_;
  const Scan& scan_;
  int lowest_;
};

// use(Numbers, difference) with the shortest integers that suffice for the coordinates of both bodies.
template <int D, typename Scan, typename Use>
auto in_integers(const PreparedDifference<double, D>& difference, const Scan& scan,
                 const Use& use) {
  BitRange range = difference.a().bits();
  range.add(difference.b().bits());
  if (range.empty()) range = {0, 0};  // every point is the origin
  const auto by = [&]<typename Numbers>(const Numbers& numbers) {
    const ExactDifference<Numbers, D, Scan> exact(difference.a(), difference.b(), scan, range);
    return use(numbers, exact);
  };
  if (range.bits() <= ShortNumbers<1>::bits) return by(ShortNumbers<1>{});
  if (range.bits() <= ShortNumbers<2>::bits) return by(ShortNumbers<2>{});
  return by(LongNumbers{});
}

// Whether the origin is on the boundary of A - B, given the corners of the smallest simplex that
// holds it, in exact arithmetic, with all weights positive.
//
// A plane that supports A - B at the origin holds all these corners.  D corners allow one plane.
// With fewer, the cone that A - B spans from the origin is grown by the point furthest beyond one
// of its sides.  A side with nothing beyond it lies in a supporting plane; if the cone becomes the
// whole space, the origin is in the interior.
template <typename Numbers, typename Difference, int D>
class ExactContact {
 public:
  template <std::size_t Degree>
  using Vector = typename Difference::template Vector<Degree>;

  explicit ExactContact(const Difference& difference) : difference_(difference) {}

  // Many planes may do.  The one whose normal floating point has found is tried first.
  bool on_boundary(std::span<const Vector<1>> corners, const Vec<double, D>& plane) const {
    if (corners.size() == D + 1) return false;
    if (corners.size() < D) {
      const Vector<1> n = -rounded<Numbers>(plane);
      if (!is_zero(n) && none_beyond(n, furthest(n))) return true;
    }
    if constexpr (D == 2) {
      if (corners.size() == 2) return supports_both_ways(perpendicular(corners[1] - corners[0]));
      const Vector<1> x{Number(1, 0), Number()};
      const Vector<1> g = furthest(x);
      return none_beyond(x, g) || angle_ends(g);
    } else {
      if (corners.size() == 3) {
        return supports_both_ways(outer(corners[1] - corners[0], corners[2] - corners[0]));
      }
      // Two corners are opposite, and neither is the origin.
      const bool two = corners.size() == 2;
      const Vector<1> x{Number(1, 0), Number(), Number()};
      const Vector<1> g = two ? corners[0] : furthest(x);
      if (!two && none_beyond(x, g)) return true;
      return cone_ends(g, two ? &corners[1] : nullptr);
    }
  }

 private:
  using Number = typename Vector<1>::value_type;

  template <typename Normal>
  Vector<1> furthest(const Normal& n) const {
    return difference_.corner(difference_.support(-n));
  }
  template <typename Normal>
  static bool none_beyond(const Normal& n, const Vector<1>& furthest) {
    return sign_of_inner(n, furthest) <= 0;
  }
  template <typename Normal>
  bool supports_both_ways(const Normal& n) const {
    return none_beyond(n, furthest(n)) || none_beyond(-n, furthest(-n));
  }

  // In the plane, whether the angle that grows from g to the left ends before it is half a turn.
  // Every w that it goes on from is further to the left than the one before and less than half a
  // turn from g.  No corner comes twice, and there are finitely many.
  bool angle_ends(const Vector<1>& g) const {
    Vector<1> left = g;
    for (std::size_t seen = 0;; ++seen) {
      assert(seen < difference_.corners());
      const Vector<1> n = perpendicular(left);
      const Vector<1> w = furthest(n);
      if (none_beyond(n, w)) return true;
      const int side = turn(g, w).sign();
      if (side < 0) return false;
      if (side == 0) return none_beyond(-perpendicular(g), furthest(-perpendicular(g)));
      left = w;
    }
  }

  // In space, whether the cone that grows around g ends.  It holds `opposite`, if given.
  bool cone_ends(const Vector<1>& g, const Vector<1>* opposite) const {
    const Vector<1> m = any_perpendicular(g);
    const Vector<1> p = furthest(m);
    if (none_beyond(m, p)) return true;
    const Vector<2> n = outer(g, p);
    const Vector<1> r = furthest(n);
    if (none_beyond(n, r)) return true;

    // In order around the cone; the outward normal of a side is ray x next ray.
    std::vector<Vector<1>> rays{p, g, r};
    if (opposite != nullptr) rays.push_back(*opposite);
    // Every w is strictly beyond a side, so outside the cone, which then holds it for good.  No
    // corner comes twice, and there are finitely many.
    for (std::size_t seen = 0;; ++seen) {
      assert(seen < difference_.corners());
      const Vector<2> side = outer(rays[0], rays[1]);
      const Vector<1> w = furthest(side);
      if (none_beyond(side, w)) return true;
      if (!grow(rays, w)) return false;
    }
  }
  static Vector<1> any_perpendicular(const Vector<1>& g) {
    if (g[0].sign() == 0 && g[1].sign() == 0) return {Number(1, 0), Number(), Number()};
    return {-g[1], g[0], Number()};
  }

  // Takes w, which is beyond the first side, into the cone; false if the cone then is the whole
  // space.  A side that w makes becomes the first.
  static bool grow(std::vector<Vector<1>>& rays, const Vector<1>& w) {
    const std::size_t n = rays.size();
    std::vector<bool> beyond(n);
    for (std::size_t i = 0; i < n; ++i) {
      beyond[i] = sign_of_inner(outer(rays[i], rays[(i + 1) % n]), w) > 0;
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
