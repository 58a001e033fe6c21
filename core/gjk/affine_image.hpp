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
    Affine<S, dimension> bound = transform_;
    for (Vec<S, dimension>& row : bound.linear) row = absolute(row);
    bound.translation = absolute(bound.translation);
    S largest(0);
    see_boxes<S>(map_, [&](const Vec<S, dimension>& corner) {
      const Vec<S, dimension> image = bound.linear_image(corner);
      largest = larger(largest, largest_coordinate(image));
      magnitude_ = larger(magnitude_, largest_coordinate(image + bound.translation));
    });
    // With the power of two that brings the image to a size of 1 the products of a direction, B and
    // the coordinates of the map neither overflow nor, unless they do not matter, underflow, however
    // much the sizes of these differ from axis to axis.  Positive factors of a direction do not matter.
    // Entries so large that they would overflow meet zeros only, or leave room as they are.
    S entry(0);
    for (const Vec<S, dimension>& row : bound.linear)
      entry = larger(entry, largest_coordinate(row));
    Scale<S> scale = normalising_scale(largest);
    if (!is_finite(scale(entry))) scale = {};
    for (std::size_t i = 0; i < dimension; ++i) {
      for (std::size_t j = 0; j < dimension; ++j) {
        transposed_[j][i] = scale(transform.linear[i][j]) / S(4);
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
  const S& magnitude() const { return magnitude_; }

 private:
  static S larger(const S& x, const S& y) { return x < y ? y : x; }

  Map map_;
  Affine<S, dimension> transform_;
  std::array<Vec<S, dimension>, dimension> transposed_;  // B^T times a power of two
  // |B| x + |c| over the boxes: an axis that B shortens lengthens no other one.
  S magnitude_{0};
};

}  // namespace gjk
