// SPDX-License-Identifier: MIT
// The sub-algorithm of the robust preset: projects the origin on every face and keeps the nearest.
// It spends some more operations than signed volumes [Montanari17] where these lose digits:
//
//   - v on a triangle is the projection on its plane, (x . n / n . n) n, not the sum of lambda_i
//   y_i.
//     The sum carries an error of about u |y| along the plane, which turns v by u |y| / |v|: for
//     |v| < sqrt(u) |y| the next support point is then noise.  The direction of n has no such
//     error.
//   - weights come from cross products with an edge, whose error is u |x| |edge|, and the vertex
//     that takes up the slack (lambda = 1 - the others) is an end of the shortest edge. Normalising
//     by the sum instead lets the error of a weight of a short edge move the point along a long
//     one.  What is left of their error where a simplex is flat is mended once, at the end
//     (weights.hpp).
//   - signs decide only whether a point lies inside; from outside all faces compete by ‖v‖, so that
//     a sign lost to rounding does not hide the right face.
//
// Divisions are by what is strictly positive; comparisons with NaN are false and lead to smaller
// faces, down to a vertex.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/gjk/face_search.hpp"
#include "core/gjk/simplex.hpp"
#include "core/gjk/weights.hpp"

namespace gjk {

template <Scalar S, int D>
class ProjectionFaces {
 public:
  static Nearest<S, D> segment(const Points<S, D>& y, std::size_t s, std::size_t t) {
    // From the end nearer to the origin the step to the projection is shorter, and so is its error.
    if (dot(y[t], y[t]) < dot(y[s], y[s])) std::swap(s, t);
    const Nearest<S, D> end = vertex<S, D>(y, s);
    const Vec<S, D> edge = y[t] - y[s];
    const S edge_squared = dot(edge, edge);
    const S along = -dot(y[s], edge);
    if (!(S(0) < along && along < edge_squared)) return end;
    std::array<S, D + 1> lambda{};
    lambda[t] = along / edge_squared;
    lambda[s] = S(1) - lambda[t];
    Vec<S, D> v;
    if constexpr (D == 2) {
      const Vec<S, D> n{{-edge[1], edge[0]}};
      v = S(dot(y[s], n) / edge_squared) * n;
    } else {
      // Twice is enough: the second projection removes what rounding left along the edge.
      v = y[s] + lambda[t] * edge;
      v = v - S(dot(v, edge) / edge_squared) * edge;
    }
    return inside(with(with(0, s), t), lambda, v);
  }

  static Nearest<S, D> triangle(const Points<S, D>& y, const std::array<std::size_t, 3>& slots,
                                bool full_allowed) {
    // a is the apex; b and c end the shortest edge, so that a - b and c - b are as short as can be.
    const std::array<std::size_t, 3> slot = turned(y, slots);
    const Vec<S, D>& a = y[slot[0]];
    const Vec<S, D>& b = y[slot[1]];
    const Vec<S, D>& c = y[slot[2]];
    // Twice the signed area of (origin', p, q) over that of (a, b, c), by their common normal n.
    std::array<S, 3> part;
    S whole;
    Vec<S, D> v;
    if constexpr (D == 3) {
      const Vec<S, D> n = cross(c - b, a - b);
      whole = dot(n, n);
      part = {dot(n, cross(b, c - b)), dot(n, cross(c, a - c)), dot(n, cross(a, b - a))};
      if (S(0) < whole) v = S(dot(shortest(a, b, c), n) / whole) * n;
    } else {
      whole = planar_cross(c - b, a - b);
      part = {planar_cross(b, c - b), planar_cross(c, a - c), planar_cross(a, b - a)};
      if (whole < S(0)) {
        whole = -whole;
        for (S& x : part) x = -x;
      }
    }
    bool within = S(0) < whole && (D == 3 || full_allowed);
    for (const S& x : part) within = within && S(0) < x;
    if (within) {
      std::array<S, D + 1> lambda{};
      const std::size_t slack = part[1] < part[2] ? 2 : 1;
      const std::size_t other = 3 - slack;
      lambda[slot[0]] = part[0] / whole;
      lambda[slot[other]] = part[other] / whole;
      lambda[slot[slack]] = S(1) - lambda[slot[0]] - lambda[slot[other]];
      if (S(0) < lambda[slot[slack]]) {
        return inside(with(with(with(0, slot[0]), slot[1]), slot[2]), lambda, v);
      }
    }
    Nearest<S, D> best;
    for (std::size_t k = 0; k < 3; ++k) {
      keep_nearer(best, segment(y, slot[k], slot[(k + 1) % 3]));
    }
    return best;
  }

  // Inside when, seen from every facet, the origin lies strictly on the side of the opposite
  // vertex; with Sides::up_to_rounding also where rounding may have moved it to the other side.
  static Nearest<S, D> tetrahedron(const Points<S, D>& y, bool full_allowed,
                                   Sides sides = Sides::strict) requires(D == 3) {
    bool within = full_allowed;
    std::array<S, 4> lambda{};
    S total(0);
    for (std::size_t k = 0; k < 4 && within; ++k) {
      const Vec<S, D>& a = y[(k + 1) % 4];
      const Vec<S, D>& b = y[(k + 2) % 4];
      const Vec<S, D>& c = y[(k + 3) % 4];
      const Vec<S, D> n = cross(b - a, c - a);
      const S height = dot(n, y[k] - a);
      const Vec<S, D>& x = shortest(a, b, c);
      const S origin_height = -dot(n, x);
      within = (S(0) < height && S(0) < origin_height) || (height < S(0) && origin_height < S(0));
      if (within) lambda[k] = origin_height / height;
      if (!within && sides == Sides::up_to_rounding) {
        within = height != S(0) && may_be_zero(origin_height, b - a, c - a, x);
      }
      total = total + lambda[k];
    }
    // All zero, where no side of a flat tetrahedron is certain: no weights, so not inside.
    if (within && S(0) < total) {
      for (S& weight : lambda) weight = weight / total;
      return {full(D), lambda, {}, S(0)};
    }
    Nearest<S, D> best;
    for (std::size_t k = 0; k < 4; ++k) {
      keep_nearer(best, triangle(y, {(k + 1) % 4, (k + 2) % 4, (k + 3) % 4}, full_allowed));
    }
    return best;
  }

  // The same v, and weights that give it.
  static Nearest<S, D> settled(const Points<S, D>& y, const Nearest<S, D>& W) {
    return Weights<S, D>::reproducing(y, W);
  }

 private:
  static void keep_nearer(Nearest<S, D>& best, const Nearest<S, D>& other) {
    if (!best || other.vv < best.vv) best = other;
  }

  static Nearest<S, D> inside(Slots members, const std::array<S, D + 1>& lambda,
                              const Vec<S, D>& v) {
    return {members, lambda, v, dot(v, v)};
  }

  // The three slots, turned so that the edge between the last two is the shortest.
  static std::array<std::size_t, 3> turned(const Points<S, D>& y,
                                           const std::array<std::size_t, 3>& slot) {
    std::array<S, 3> opposite;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec<S, D> edge = y[slot[(k + 2) % 3]] - y[slot[(k + 1) % 3]];
      opposite[k] = dot(edge, edge);
    }
    std::size_t apex = 0;
    for (std::size_t k = 1; k < 3; ++k) {
      if (opposite[k] < opposite[apex]) apex = k;
    }
    return {slot[apex], slot[(apex + 1) % 3], slot[(apex + 2) % 3]};
  }

  static S planar_cross(const Vec<S, D>& a, const Vec<S, D>& b) {
    return a[0] * b[1] - a[1] * b[0];
  }

  static const Vec<S, D>& shortest(const Vec<S, D>& a, const Vec<S, D>& b, const Vec<S, D>& c) {
    const Vec<S, D>& ab = dot(b, b) < dot(a, a) ? b : a;
    return dot(c, c) < dot(ab, ab) ? c : ab;
  }

  // Whether n . x with n = e x f is no more than rounding makes of zero.  Differences and products
  // leave 4u |e||f| in n, the dot product 3u |n||x| besides [Higham02 §3.1]: 7u |e||f||x|; 8u is
  // the next power of two.
  static bool may_be_zero(const S& nx, const Vec<S, D>& e, const Vec<S, D>& f, const Vec<S, D>& x) {
    const S noise = S(8) * ScalarTraits<S>::unit_roundoff();
    return nx * nx <= noise * noise * dot(e, e) * dot(f, f) * dot(x, x);
  }
};

template <Scalar S, int D>
using Projections = FaceSearch<ProjectionFaces<S, D>, S, D>;

}  // namespace gjk
