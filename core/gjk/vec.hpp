// SPDX-License-Identifier: MIT
// Vectors of the plane and of space over any ordered field.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "core/gjk/scalar.hpp"

namespace gjk {

template <Scalar S, int D>
requires(D == 2 || D == 3) struct Vec {
  std::array<S, D> x{};

  S& operator[](std::size_t i) { return x[i]; }
  const S& operator[](std::size_t i) const { return x[i]; }
  static constexpr std::size_t size() { return D; }
  bool operator==(const Vec&) const = default;
};

// The vector of component(0), component(1), ...  Numbers of a wide scalar are made in place; for those
// of the language compilers find better code for the loop: a tenth of a certified query.
template <Scalar S, int D, typename Component>
[[gnu::always_inline]] inline Vec<S, D> vector_of(const Component& component) {
  if constexpr (std::is_trivially_default_constructible_v<S>) {
    Vec<S, D> result;
    for (std::size_t i = 0; i < D; ++i) result[i] = component(i);
    return result;
  } else if constexpr (D == 2) {
    return {{component(0), component(1)}};
  } else {
    return {{component(0), component(1), component(2)}};
  }
}

template <Scalar S, int D>
Vec<S, D> operator+(const Vec<S, D>& a, const Vec<S, D>& b) {
  return vector_of<S, D>([&](std::size_t i) -> S { return a[i] + b[i]; });
}

template <Scalar S, int D>
Vec<S, D> operator-(const Vec<S, D>& a, const Vec<S, D>& b) {
  return vector_of<S, D>([&](std::size_t i) -> S { return a[i] - b[i]; });
}

template <Scalar S, int D>
Vec<S, D> operator-(const Vec<S, D>& a) {
  return vector_of<S, D>([&](std::size_t i) -> S { return -a[i]; });
}

// Each component without its sign.
template <Scalar S, int D>
Vec<S, D> absolute(const Vec<S, D>& a) {
  return vector_of<S, D>([&](std::size_t i) -> S { return absolute(a[i]); });
}

template <Scalar S, int D>
Vec<S, D> operator*(const S& factor, const Vec<S, D>& a) {
  return vector_of<S, D>([&](std::size_t i) -> S { return product(factor, a[i]); });
}

// fl(a.b) errs by at most D u |a|.|b| to first order: D products and D - 1 sums [Higham02 §3.1].
template <Scalar S, int D>
S dot(const Vec<S, D>& a, const Vec<S, D>& b) {
  S sum = product(a[0], b[0]);
  for (std::size_t i = 1; i < D; ++i) sum = std::move(sum) + product(a[i], b[i]);
  return sum;
}

template <Scalar S>
Vec<S, 3> cross(const Vec<S, 3>& a, const Vec<S, 3>& b) {
  const auto minor = [&](int i, int k) { return S(product(a[i], b[k]) - product(a[k], b[i])); };
  return {{minor(1, 2), minor(2, 0), minor(0, 1)}};
}

}  // namespace gjk
