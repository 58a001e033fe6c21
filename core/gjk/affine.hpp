// SPDX-License-Identifier: MIT
// Affine maps of the plane and of space.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/scale.hpp"
#include "core/gjk/vec.hpp"

namespace gjk {

// x -> B x + c
template <Scalar S, int D>
struct Affine {
  std::array<Vec<S, D>, D> linear;  // B, by rows
  Vec<S, D> translation;            // c

  Vec<S, D> operator()(const Vec<S, D>& x) const { return linear_image(x) + translation; }
  // B x
  Vec<S, D> linear_image(const Vec<S, D>& x) const {
    Vec<S, D> image;
    for (std::size_t i = 0; i < D; ++i) image[i] = dot(linear[i], x);
    return image;
  }
  // The map that takes a point with coordinates x_i 2^powers[i] where this one takes x.
  Affine of_stretched(const std::array<int, D>& powers) const {
    std::array<int, D> inverse{};
    for (std::size_t i = 0; i < D; ++i) inverse[i] = -powers[i];
    Affine result = *this;
    for (Vec<S, D>& row : result.linear) row = shifted(row, inverse);
    return result;
  }
  // B^T v
  Vec<S, D> transposed_image(const Vec<S, D>& v) const {
    Vec<S, D> image;
    for (std::size_t k = 0; k < D; ++k) {
      image[k] = product(v[0], linear[0][k]);
      for (std::size_t i = 1; i < D; ++i) image[k] = image[k] + product(v[i], linear[i][k]);
    }
    return image;
  }
};

}  // namespace gjk
