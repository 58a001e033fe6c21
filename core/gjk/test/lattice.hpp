// SPDX-License-Identifier: MIT
// The truth about simplices of the lattice {-2..2}^D, where every product is a small integer: signs
// are exact, and the squared distance is one quotient.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/gjk/simplex.hpp"

namespace gjk::test {

using Integer = std::int64_t;

template <int D>
using Cell = std::array<Vec<Integer, D>, D + 1>;

inline Integer planar_cross(const Vec<Integer, 2>& a, const Vec<Integer, 2>& b) {
  return a[0] * b[1] - a[1] * b[0];
}

// Squared distance from the origin to the interior of a face; infinity if the projection of the
// origin lies outside: then a smaller face is nearer.
template <int D>
long double face_norm(const Cell<D>& y, const std::vector<std::size_t>& face) {
  const long double none = HUGE_VALL;
  const auto quotient = [](Integer p, Integer q) {
    return static_cast<long double>(p) / static_cast<long double>(q);
  };
  const auto same = [](Integer whole, Integer part) { return whole > 0 ? part >= 0 : part <= 0; };
  const Vec<Integer, D>& a = y[face[0]];
  if (face.size() == 1) return static_cast<long double>(dot(a, a));
  const Vec<Integer, D>& b = y[face[1]];
  if (face.size() == 2) {
    const Vec<Integer, D> edge = b - a;
    const Integer length = dot(edge, edge);
    const Integer along = -dot(a, edge);
    if (along <= 0 || along >= length) return none;
    return quotient(dot(a, a) * length - along * along, length);
  }
  const Vec<Integer, D>& c = y[face[2]];
  if constexpr (D == 2) {
    const Integer whole = planar_cross(b - a, c - a);
    const bool inside = whole != 0 && same(whole, planar_cross(a, b)) &&
                        same(whole, planar_cross(b, c)) && same(whole, planar_cross(c, a));
    return inside ? 0 : none;
  } else {
    if (face.size() == 3) {
      const Vec<Integer, D> n = cross(b - a, c - a);
      const Integer nn = dot(n, n);
      if (nn == 0 || dot(n, cross(a, b)) < 0 || dot(n, cross(b, c)) < 0 ||
          dot(n, cross(c, a)) < 0) {
        return none;
      }
      return quotient(dot(a, n) * dot(a, n), nn);
    }
    const Vec<Integer, D>& d = y[face[3]];
    const Integer whole = dot(d - a, cross(b - a, c - a));
    const bool inside = whole != 0 && same(whole, -dot(a, cross(b, c))) &&
                        same(whole, dot(d, cross(a, b))) && same(whole, dot(d, cross(b, c))) &&
                        same(whole, dot(d, cross(c, a)));
    return inside ? 0 : none;
  }
}

// The least value over all faces of the first `count` points; `hollow` omits full ones.
template <int D>
long double norm_squared(const Cell<D>& y, std::size_t count, bool hollow) {
  long double best = HUGE_VALL;
  for (Slots subset = 1; subset < (1U << count); ++subset) {
    if (hollow && subset == full(D)) continue;
    std::vector<std::size_t> face;
    for (std::size_t i = 0; i < count; ++i) {
      if (contains(subset, i)) face.push_back(i);
    }
    best = std::min(best, face_norm<D>(y, face));
  }
  return best;
}

template <int D>
bool independent(const Cell<D>& y, std::size_t count) {
  if (count == 1) return true;
  if (count == 2) return !(y[0] == y[1]);
  if constexpr (D == 2) {
    return planar_cross(y[1] - y[0], y[2] - y[0]) != 0;
  } else {
    const Vec<Integer, 3> n = cross(y[1] - y[0], y[2] - y[0]);
    return count == 3 ? !(n == Vec<Integer, 3>{}) : dot(n, y[3] - y[0]) != 0;
  }
}

}  // namespace gjk::test
