// SPDX-License-Identifier: MIT
// Vectors of the plane and of space over any ordered field.
#pragma once

#include <array>
#include <cstddef>

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

template <Scalar S, int D>
Vec<S, D> operator+(const Vec<S, D>& a, const Vec<S, D>& b) {
  Vec<S, D> sum;
  for (std::size_t i = 0; i < D; ++i) sum[i] = a[i] + b[i];
  return sum;
}

template <Scalar S, int D>
Vec<S, D> operator-(const Vec<S, D>& a, const Vec<S, D>& b) {
  Vec<S, D> difference;
  for (std::size_t i = 0; i < D; ++i) difference[i] = a[i] - b[i];
  return difference;
}

template <Scalar S, int D>
Vec<S, D> operator-(const Vec<S, D>& a) {
  Vec<S, D> negated;
  for (std::size_t i = 0; i < D; ++i) negated[i] = -a[i];
  return negated;
}

// Each component without its sign.
template <Scalar S, int D>
Vec<S, D> absolute(const Vec<S, D>& a) {
  Vec<S, D> sizes;
  for (std::size_t i = 0; i < D; ++i) sizes[i] = absolute(a[i]);
  return sizes;
}

template <Scalar S, int D>
Vec<S, D> operator*(const S& factor, const Vec<S, D>& a) {
  Vec<S, D> scaled;
  for (std::size_t i = 0; i < D; ++i) scaled[i] = product(factor, a[i]);
  return scaled;
}

// fl(a.b) errs by at most D u |a|.|b| to first order: D products and D - 1 sums [Higham02 §3.1].
template <Scalar S, int D>
S dot(const Vec<S, D>& a, const Vec<S, D>& b) {
  S sum = product(a[0], b[0]);
  for (std::size_t i = 1; i < D; ++i) sum = sum + product(a[i], b[i]);
  return sum;
}

template <Scalar S>
Vec<S, 3> cross(const Vec<S, 3>& a, const Vec<S, 3>& b) {
  const auto minor = [&](int i, int k) { return S(product(a[i], b[k]) - product(a[k], b[i])); };
  return {{minor(1, 2), minor(2, 0), minor(0, 1)}};
}

}  // namespace gjk
