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

// The powers of two that bring the sizes of a map along the axes to about 1, exponents of 0 for sizes
// between 2^-16 and 2^16.  Below 2: of B, which takes the inverse, no entry grows beyond the image.
template <Scalar S, SupportMap<S> Map>
std::array<int, Map::dimension> balancing_powers(const Map& map) {
  Vec<S, Map::dimension> sizes;
  see_boxes<S>(map, [&sizes](const Vec<S, Map::dimension>& corner) {
    for (std::size_t i = 0; i < corner.x.size(); ++i) {
      if (sizes[i] < corner[i]) sizes[i] = corner[i];
    }
  });
  std::array<int, Map::dimension> powers{};
  for (std::size_t i = 0; i < powers.size(); ++i) {
    const int exponent = normalising_scale(sizes[i]).exponent;
    if (std::abs(exponent) > 16) powers[i] = exponent + 1;
  }
  return powers;
}

// Keeps a copy of the map.  The index of a support point is that of the original.
//
// B may shorten what is long in the map and lengthen what is short, by more than the range of S.  A
// map that can be stretched is brought to a size of 1 along such axes first, and B takes the inverse.
template <typename Map, Scalar S>
requires SupportMap<Map, S>
class AffineImage {
 public:
  static constexpr int dimension = Map::dimension;

  AffineImage(Map map, const Affine<S, dimension>& transform)
      : map_(std::move(map)), transform_(transform) {
    balance();
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
        transposed_[j][i] = scale(transform_.linear[i][j]) / S(4);
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
  void balance() {
    if constexpr (requires(const std::array<int, dimension>& powers) { map_.stretched(powers); }) {
      const std::array<int, dimension> powers = balancing_powers<S>(map_);
      map_ = map_.stretched(powers);
      transform_ = transform_.of_stretched(powers);
    }
  }

  static S larger(const S& x, const S& y) { return x < y ? y : x; }

  Map map_;
  Affine<S, dimension> transform_;
  std::array<Vec<S, dimension>, dimension> transposed_;  // B^T times a power of two
  // |B| x + |c| over the boxes: an axis that B shortens lengthens no other one.
  S magnitude_{0};
};

}  // namespace gjk
