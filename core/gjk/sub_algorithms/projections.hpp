// SPDX-License-Identifier: MIT
// The sub-algorithm of the robust preset: projects the origin on every face and keeps the nearest.
// It spends some more operations than signed volumes [Montanari17] where these lose digits:
//
//   - v on a triangle is the projection on its plane, (x . n / n . n) n, and no weighted sum.
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

#include "core/gjk/simplex.hpp"
#include "core/gjk/sub_algorithms/weights.hpp"

namespace gjk {

template <Scalar S, int D>
class ProjectionFaces {
 public:
  static Nearest<S, D> segment(const Points<S, D>& y, std::size_t s, std::size_t t) {
    Nearest<S, D> best;
    ProjectionFaces search(y, best);
    search.measure(std::array<std::size_t, 2>{s, t});
    search.segment(s, t);
    return best;
  }

  static Nearest<S, D> triangle(const Points<S, D>& y, const std::array<std::size_t, 3>& slots,
                                bool full_allowed) {
    Nearest<S, D> best;
    ProjectionFaces search(y, best);
    search.measure(slots);
    search.triangle(slots, full_allowed);
    return best;
  }

  static Nearest<S, D> tetrahedron(const Points<S, D>& y, bool full_allowed) requires(D == 3) {
    Nearest<S, D> best;
    if (full_allowed && encloses_origin(y, best)) return best;
    ProjectionFaces search(y, best);
    search.measure(std::array<std::size_t, 4>{0, 1, 2, 3});
    for (std::size_t k = 0; k < 4; ++k) {
      search.triangle({(k + 1) % 4, (k + 2) % 4, (k + 3) % 4}, full_allowed);
    }
    return best;
  }

  // The same v, and weights that give it.
  static void settle(const Points<S, D>& y, Nearest<S, D>& W) { Weights<S, D>::reproduce(y, W); }

 private:
  // A search among faces that compete by ‖v‖: of equal ones the first wins.  What several of them
  // need is computed once, and the winner written when it wins, so that nothing is copied.
  ProjectionFaces(const Points<S, D>& y, Nearest<S, D>& best) : y_(y), best_(best) {}

  template <std::size_t count>
  void measure(const std::array<std::size_t, count>& slots) {
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t s = slots[i];
      point_squared_[s] = dot(y_[s], y_[s]);
      for (std::size_t j = 0; j < i; ++j) {
        const std::size_t t = slots[j];
        const Vec<S, D> edge = y_[t] - y_[s];
        edge_squared_[s][t] = edge_squared_[t][s] = dot(edge, edge);
      }
    }
  }

  // Returns ‖v‖^2 of the segment.  In line, or triangles take 5 % of a query more.
  [[gnu::always_inline]] S segment(std::size_t s, std::size_t t) {
    // From the end nearer to the origin the step to the projection is shorter, and so is its error.
    if (point_squared_[t] < point_squared_[s]) std::swap(s, t);
    const Vec<S, D> edge = y_[t] - y_[s];
    const S& edge_squared = edge_squared_[s][t];
    const S along = -dot(y_[s], edge);
    if (!(S(0) < along && along < edge_squared)) {
      const S& vv = point_squared_[s];
      if (is_nearest(vv)) {
        best_.members = with(0, s);
        best_.lambda = {};
        best_.lambda[s] = S(1);
        best_.v = y_[s];
        best_.vv = vv;
      }
      return vv;
    }
    const S part = along / edge_squared;
    Vec<S, D> v;
    if constexpr (D == 2) {
      const Vec<S, D> n{{-edge[1], edge[0]}};
      v = S(dot(y_[s], n) / edge_squared) * n;
    } else {
      // Twice is enough: the second projection removes what rounding left along the edge.
      v = y_[s] + part * edge;
      v = v - S(dot(v, edge) / edge_squared) * edge;
    }
    const S vv = dot(v, v);
    if (is_nearest(vv)) {
      best_ = {with(with(0, s), t), {}, v, vv};
      best_.lambda[t] = part;
      best_.lambda[s] = S(1) - part;
    }
    return vv;
  }

  void triangle(const std::array<std::size_t, 3>& slots, bool full_allowed) {
    // a is the apex; b and c end the shortest edge, so that a - b and c - b are as short as can be.
    const std::array<std::size_t, 3> slot = turned(slots);
    const Vec<S, D>& a = y_[slot[0]];
    const Vec<S, D>& b = y_[slot[1]];
    const Vec<S, D>& c = y_[slot[2]];
    // Twice the signed area of (origin', p, q) over that of (a, b, c), by their common normal n.
    std::array<S, 3> part;
    S whole;
    Vec<S, D> n;
    if constexpr (D == 3) {
      n = cross(c - b, a - b);
      whole = dot(n, n);
      part = {dot(n, cross(b, c - b)), dot(n, cross(c, a - c)), dot(n, cross(a, b - a))};
    } else {
      whole = planar_cross(c - b, a - b);
      part = {planar_cross(b, c - b), planar_cross(c, a - c), planar_cross(a, b - a)};
      if (whole < S(0)) {
        whole = -whole;
        for (S& x : part) x = -x;
      }
    }
    bool within = S(0) < part[1];  // one branch, not four
    within &= S(0) < part[2];
    within &= S(0) < whole;
    within &= S(0) < part[0];
    if (within && (D == 3 || full_allowed)) {
      const std::size_t slack = part[1] < part[2] ? 2 : 1;
      const std::size_t other = 3 - slack;
      const S of_apex = part[0] / whole;
      const S of_other = part[other] / whole;
      const S of_slack = S(1) - of_apex - of_other;
      if (S(0) < of_slack) {
        Vec<S, D> v;
        if constexpr (D == 3) v = S(dot(y_[shortest(slot)], n) / whole) * n;
        const S vv = dot(v, v);
        if (!is_nearest(vv)) return;
        best_ = {with(with(with(0, slot[0]), slot[1]), slot[2]), {}, v, vv};
        best_.lambda[slot[0]] = of_apex;
        best_.lambda[slot[other]] = of_other;
        best_.lambda[slot[slack]] = of_slack;
        return;
      }
    }
    // If the first edge gives NaN, the others are not better than that.
    const S vv = segment(slot[0], slot[1]);
    if (!(vv == vv)) return;
    segment(slot[1], slot[2]);
    segment(slot[2], slot[0]);
  }

  // Inside when, seen from every facet, the origin lies strictly on the side of the opposite
  // vertex.  The ratios of the heights are the weights and sum to 1; if they do not, to within a
  // factor of 2, the tetrahedron is so flat that signs of heights are noise.
  static bool encloses_origin(const Points<S, D>& y, Nearest<S, D>& found) {
    std::array<S, 4> lambda{};
    S total(0);
    // Whether the origin is on the side of y_k, seen from the facet of y_i, y_j and y_l.
    const auto is_beside = [&](std::size_t k, std::size_t i, std::size_t j, std::size_t l) {
      const Vec<S, D>& a = y[i];
      const Vec<S, D> n = cross(y[j] - a, y[l] - a);
      const S height = dot(n, y[k] - a);
      const S origin_height = -dot(n, shortest(a, y[j], y[l]));
      const bool within =
          (S(0) < height && S(0) < origin_height) || (height < S(0) && origin_height < S(0));
      if (within) lambda[k] = origin_height / height;
      total = total + lambda[k];
      return within;
    };
    const bool within = is_beside(0, 1, 2, 3) && is_beside(1, 2, 3, 0) && is_beside(2, 3, 0, 1) &&
                        is_beside(3, 0, 1, 2);
    if (!within || !(S(1) < total + total && total < S(2))) return false;
    for (S& weight : lambda) weight = weight / total;
    found = {full(D), lambda, {}, S(0)};
    return true;
  }

  bool is_nearest(const S& vv) const { return !best_ || vv < best_.vv; }

  // The three slots, turned so that the edge between the last two is the shortest.
  std::array<std::size_t, 3> turned(const std::array<std::size_t, 3>& slot) const {
    std::size_t apex = 0;
    const auto opposite = [&](std::size_t k) -> const S& {
      return edge_squared_[slot[(k + 1) % 3]][slot[(k + 2) % 3]];
    };
    for (std::size_t k = 1; k < 3; ++k) {
      if (opposite(k) < opposite(apex)) apex = k;
    }
    return {slot[apex], slot[(apex + 1) % 3], slot[(apex + 2) % 3]};
  }

  static S planar_cross(const Vec<S, D>& a, const Vec<S, D>& b) {
    return product(a[0], b[1]) - product(a[1], b[0]);
  }

  std::size_t shortest(const std::array<std::size_t, 3>& slot) const {
    const std::size_t ab = point_squared_[slot[1]] < point_squared_[slot[0]] ? slot[1] : slot[0];
    return point_squared_[slot[2]] < point_squared_[ab] ? slot[2] : ab;
  }
  static const Vec<S, D>& shortest(const Vec<S, D>& a, const Vec<S, D>& b, const Vec<S, D>& c) {
    const Vec<S, D>& ab = dot(b, b) < dot(a, a) ? b : a;
    return dot(c, c) < dot(ab, ab) ? c : ab;
  }

  const Points<S, D>& y_;
  Nearest<S, D>& best_;
  std::array<S, D + 1> point_squared_;  // of the slots that were measured
  std::array<std::array<S, D + 1>, D + 1> edge_squared_;
};

template <Scalar S, int D>
using Projections = FaceSearch<ProjectionFaces<S, D>, S, D>;

}  // namespace gjk
