// SPDX-License-Identifier: MIT
// The corners of a small polygon in their order.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <numeric>
#include <span>

#include "core/gjk/vec.hpp"

namespace gjk::certified {

// The indices of the points of a body, counterclockwise, if every point is a corner of a convex polygon
// that certainly turns left there.  Empty for other bodies, for those in space, and for more than
// `most` points.
class Outline {
 public:
  static constexpr std::size_t most = 16;

  Outline() = default;

  // By monotone chains: the points of each rise in their order, and it turns left at each, so that both
  // together are a convex polygon.
  template <Scalar S, int D>
  explicit Outline(std::span<const Vec<S, D>> points) {
    if (D != 2 || points.size() < 3 || points.size() > most) return;
    std::array<std::uint8_t, most> rising;
    const auto end = rising.begin() + static_cast<std::ptrdiff_t>(points.size());
    std::iota(rising.begin(), end, std::uint8_t{0});
    std::sort(rising.begin(), end,
              [&](std::size_t i, std::size_t k) { return points[i].x < points[k].x; });
    std::array<std::uint8_t, 2 * most> chain;
    std::size_t size = 0;
    std::size_t first = 0;  // of the chain
    const auto extend = [&](std::uint8_t next) {
      while (size > first + 1 &&
             !turns_left(points[chain[size - 2]], points[chain[size - 1]], points[next])) {
        --size;
      }
      chain[size++] = next;
    };
    std::for_each(rising.begin(), end, extend);
    first = --size;
    std::for_each(std::reverse_iterator(end), rising.rend(), extend);
    if (--size != points.size()) return;
    size_ = static_cast<std::uint8_t>(size);
    std::copy_n(chain.begin(), size, corners_.begin());
  }

  std::size_t size() const { return size_; }
  std::size_t operator[](std::size_t i) const { return corners_[i]; }
  std::size_t before(std::size_t i) const { return (i == 0 ? size() : i) - 1; }
  std::size_t after(std::size_t i) const { return i + 1 == size() ? 0 : i + 1; }

 private:
  // Whether r is certainly to the left of the line from p to q.  The four differences, the products and
  // their difference err by u each, 4u times the sum of the products, and by a subnormal number each.
  template <Scalar S, int D>
  static bool turns_left(const Vec<S, D>& p, const Vec<S, D>& q, const Vec<S, D>& r) {
    const Vec<S, D> to_q = q - p;
    const Vec<S, D> to_r = r - p;
    const S left = product(to_q[0], to_r[1]);
    const S right = product(to_q[1], to_r[0]);
    const S error = product(5 * ScalarTraits<S>::unit_roundoff(), std::abs(left) + std::abs(right));
    return left - right > error + std::numeric_limits<S>::min();
  }

  std::uint8_t size_ = 0;
  std::array<std::uint8_t, most> corners_{};
};

}  // namespace gjk::certified
