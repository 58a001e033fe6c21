// SPDX-License-Identifier: MIT
// Numbers and affine maps that the tests of shapes share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/gjk/affine_image.hpp"
#include "core/gjk/test/bodies.hpp"

namespace gjk::test {

// A number of {-1, .., 1}, in steps of 2^-10.
template <typename S>
S random(std::uint64_t counter) {
  return S(static_cast<int>(mixed(counter) % 2049) - 1024) / S(1024);
}

template <typename S, int D>
Vec<S, D> random_vector(std::uint64_t key) {
  Vec<S, D> result;
  for (std::size_t i = 0; i < D; ++i) result[i] = random<S>(key * 8 + i);
  return result;
}

template <typename S>
S power(int k) {
  S result(1);
  for (; k > 0; --k) result = result * S(2);
  for (; k < 0; ++k) result = result / S(2);
  return result;
}

template <typename S>
Affine<S, 3> axes(const S& x, const S& y, const S& z) {
  return {{{{{x, S(0), S(0)}}, {{S(0), y, S(0)}}, {{S(0), S(0), z}}}}, {}};
}

}  // namespace gjk::test
