// SPDX-License-Identifier: MIT
// The image of a body under x -> B x + c has the support mapping T(s_A(B^T v)) [vdB99 Theorem 1],
// whatever B is: singular, mirroring, zero.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/gjk/affine.hpp"
#include "core/gjk/shapes.hpp"

namespace gjk {

// Keeps a copy of the map.  The index of a support point is that of the original.
template <typename Map, Scalar S>
requires SupportMap<Map, S>
class AffineImage {
 public:
  static constexpr int dimension = Map::dimension;

  AffineImage(Map map, const Affine<S, dimension>& transform)
      : map_(std::move(map)), transform_(transform) {
    S largest(0);
    for (const Vec<S, dimension>& row : transform.linear) {
      const S x = largest_coordinate(row);
      if (largest < x) largest = x;
    }
    // B normalised and quartered, so that |B^T v| < 1 for |v| < 1, and then balanced against the
    // coordinates of the map, as Scale says.  Positive factors of a direction do not matter.
    const Scale<S> scale = normalising_scale(largest);
    const S balance = normalising_scale(S(map_.magnitude())).balance / S(4);
    for (std::size_t i = 0; i < dimension; ++i) {
      for (std::size_t j = 0; j < dimension; ++j) {
        transposed_[j][i] = balance * scale(transform.linear[i][j]);
      }
    }
  }

  SupportPoint<S, dimension> support(const Vec<S, dimension>& direction) const {
    const Vec<S, dimension> v = normalised(direction);
    Vec<S, dimension> pulled_back;
    for (std::size_t j = 0; j < dimension; ++j) pulled_back[j] = dot(transposed_[j], v);
    const SupportPoint<S, dimension> original = map_.support(pulled_back);
    return {transform_(original.point), original.index};
  }

  bool curved() const { return is_curved(map_); }
  S magnitude() const {
    Affine<S, dimension> bound = transform_;
    Vec<S, dimension> corner;
    for (std::size_t i = 0; i < dimension; ++i) {
      for (S& x : bound.linear[i].x) x = absolute(x);
      bound.translation[i] = absolute(transform_.translation[i]);
      corner[i] = map_.magnitude();
    }
    return largest_coordinate(bound(corner));
  }

 private:
  Map map_;
  Affine<S, dimension> transform_;
  std::array<Vec<S, dimension>, dimension> transposed_;  // B^T times a power of two
};

}  // namespace gjk
