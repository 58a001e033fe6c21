// SPDX-License-Identifier: MIT
// The signed-volumes sub-algorithm [Montanari17 §3]: barycentric weights of the origin's projection
// from ratios of signed lengths, areas and volumes, taken in the coordinate plane or axis where
// they are largest.  No squared lengths enter the signs, so that oblong simplices lose fewer digits
// than in Johnson's determinants.
//
// If several faces see the origin, the nearest result wins.  If the measure of a simplex is zero,
// no sign is strict and the search continues in all its faces.  Only nonzero numbers are divisors;
// comparisons with NaN are false and lead to smaller faces, down to a vertex.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/simplex.hpp"

namespace gjk {

template <Scalar S, int D>
class SignedVolumeFaces {
 public:
  // The S1D procedure.  Measured along the longest axis, the projection p of the origin on the line
  // splits the segment in (s - p) and (p - t).
  static Nearest<S, D> segment(const Points<S, D>& y, std::size_t s, std::size_t t) {
    const Nearest<S, D> end = nearer(vertex<S, D>(y, s), vertex<S, D>(y, t));
    const Vec<S, D> edge = y[t] - y[s];
    const S length_squared = dot(edge, edge);
    if (!(S(0) < length_squared)) return end;
    std::size_t axis = 0;
    for (std::size_t i = 1; i < D; ++i) {
      if (absolute(edge[axis]) < absolute(edge[i])) axis = i;
    }
    const S along = dot(y[t], edge) / length_squared;
    const S p = y[t][axis] - product(along, edge[axis]);
    const S to_s = y[t][axis] - p;  // the part that weighs s
    const S to_t = p - y[s][axis];
    if (!same_sign(edge[axis], to_s) || !same_sign(edge[axis], to_t)) return end;
    std::array<S, D + 1> lambda{};
    lambda[s] = to_s / edge[axis];
    lambda[t] = S(1) - lambda[s];
    return combination<S, D>(y, with(with(0, s), t), lambda);
  }

  // The S2D procedure.  In the plane the triangle is full-dimensional: p is the origin itself.
  static Nearest<S, D> triangle(const Points<S, D>& y, const std::array<std::size_t, 3>& slot,
                                bool full_allowed) {
    const std::array<Vec<S, D>, 3> x{y[slot[0]], y[slot[1]], y[slot[2]]};
    Vec<S, D> p;
    std::size_t i = 0;
    std::size_t j = 1;
    bool degenerate = false;
    if constexpr (D == 3) {
      const Vec<S, D> n = cross(x[1] - x[0], x[2] - x[0]);
      const S nn = dot(n, n);
      degenerate = !(S(0) < nn);
      if (!degenerate) p = (dot(x[0], n) / nn) * n;
      std::size_t drop = 0;  // the axis along which the projected area is largest
      for (std::size_t axis = 1; axis < D; ++axis) {
        if (absolute(n[drop]) < absolute(n[axis])) drop = axis;
      }
      i = (drop + 1) % 3;
      j = (drop + 2) % 3;
    }
    const std::array<S, 3> area = areas(x, p, i, j);
    const S total = area[0] + area[1] + area[2];
    const bool inside = !degenerate && same_sign(total, area[0]) && same_sign(total, area[1]) &&
                        same_sign(total, area[2]);
    if (inside && (D == 3 || full_allowed)) {
      Slots members = 0;
      std::array<S, D + 1> lambda{};
      for (std::size_t k = 0; k < 3; ++k) {
        members = with(members, slot[k]);
        lambda[slot[k]] = area[k] / total;
      }
      return combination<S, D>(y, members, lambda);
    }
    Nearest<S, D> best;
    for (std::size_t k = 0; k < 3; ++k) {
      // An edge opposite to a vertex on the origin's own side cannot be nearest, unless every side
      // is (then the interior was not allowed) or signs are meaningless.
      if (!degenerate && !inside && same_sign(total, area[k])) continue;
      best = nearer(best, segment(y, slot[(k + 1) % 3], slot[(k + 2) % 3]));
    }
    return best;
  }

  // The S3D procedure.  The cofactors are the signed volumes of the tetrahedra that the origin
  // makes with the facets; volume[k] belongs to the facet opposite to slot k.
  static Nearest<S, D> tetrahedron(const Points<S, D>& y, bool full_allowed) requires(D == 3) {
    const std::array<S, 4> volume{dot(y[1], cross(y[2], y[3])), -dot(y[0], cross(y[2], y[3])),
                                  dot(y[0], cross(y[1], y[3])), -dot(y[0], cross(y[1], y[2]))};
    const S total = volume[0] + volume[1] + volume[2] + volume[3];
    bool inside = true;
    for (const S& part : volume) inside = inside && same_sign(total, part);
    if (inside && full_allowed) {
      std::array<S, 4> lambda;
      for (std::size_t k = 0; k < 4; ++k) lambda[k] = volume[k] / total;
      return combination<S, D>(y, full(D), lambda);
    }
    Nearest<S, D> best;
    for (std::size_t k = 0; k < 4; ++k) {
      if (!inside && same_sign(total, volume[k])) continue;
      best = nearer(best, triangle(y, {(k + 1) % 4, (k + 2) % 4, (k + 3) % 4}, full_allowed));
    }
    return best;
  }

 private:
  static bool same_sign(const S& a, const S& b) {
    return (S(0) < a && S(0) < b) || (a < S(0) && b < S(0));
  }

  static Nearest<S, D> nearer(const Nearest<S, D>& one, const Nearest<S, D>& other) {
    return !one || other.vv < one.vv ? other : one;
  }

  // Signed areas of the three triangles that p makes with the edges, in axes (i, j).
  static std::array<S, 3> areas(const std::array<Vec<S, D>, 3>& x, const Vec<S, D>& p,
                                std::size_t i, std::size_t j) {
    std::array<S, 3> area;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vec<S, D> one = x[(k + 1) % 3] - p;
      const Vec<S, D> other = x[(k + 2) % 3] - p;
      area[k] = product(one[i], other[j]) - product(one[j], other[i]);
    }
    return area;
  }
};

template <Scalar S, int D>
using SignedVolumes = FaceSearch<SignedVolumeFaces<S, D>, S, D>;

}  // namespace gjk
