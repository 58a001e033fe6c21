// SPDX-License-Identifier: MIT
// Bodies and presets that the tests of the distance algorithm share.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

#include "core/gjk/distance.hpp"

namespace gjk::test {

template <typename S, int D>
using Body = std::vector<Vec<S, D>>;

template <typename S>
struct Preset {
  const char* name;
  Policy<S> policy;
};

template <typename S>
std::array<Preset<S>, 4> presets() {
  return {{{"original", original<S>()},
           {"enhanced", enhanced<S>()},
           {"signed_volumes", signed_volumes<S>()},
           {"robust", robust<S>()}}};
}

// Observes each iteration, if it is not empty.
template <typename S, int D>
using Watch = std::function<void(const Step<S, D>&)>;

template <typename S, int D>
Result<S, D> ask(const Body<S, D>& a, const Body<S, D>& b, const Policy<S>& policy,
                 const std::type_identity_t<Watch<S, D>>& watch = {}) {
  const VertexCloud<S, D> cloud_a(a);
  const VertexCloud<S, D> cloud_b(b);
  return distance(cloud_a, cloud_b, policy, [&](const Step<S, D>& step) {
    if (watch) watch(step);
  });
}

// Compiled once, in distance_test.cpp.  No template can make an explicit instantiation, whose
// arguments take no parentheses.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)
#define GJKPROOF_ASK(S, D)                                                          \
  template Result<S, D> ask(const Body<S, D>&, const Body<S, D>&, const Policy<S>&, \
                            const std::type_identity_t<Watch<S, D>>&)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

extern GJKPROOF_ASK(float, 2);
extern GJKPROOF_ASK(float, 3);
extern GJKPROOF_ASK(double, 2);
extern GJKPROOF_ASK(double, 3);
extern GJKPROOF_ASK(long double, 2);
extern GJKPROOF_ASK(long double, 3);

// The corners of the cube [-1, 1]^D, translated.
template <typename S, int D>
Body<S, D> cube(const std::array<double, D>& centre) {
  Body<S, D> corners;
  for (unsigned corner = 0; corner < (1U << D); ++corner) {
    Vec<S, D> point;
    for (std::size_t axis = 0; axis < D; ++axis) {
      point[axis] = S(centre[axis]) + S((corner >> axis & 1U) != 0 ? 1 : -1);
    }
    corners.push_back(point);
  }
  return corners;
}

template <typename S, int D>
void multiply(const S& factor, Body<S, D>& a, Body<S, D>& b) {
  for (Body<S, D>* body : {&a, &b}) {
    for (Vec<S, D>& point : *body) point = factor * point;
  }
}

// All vectors of {-most..most}^D.
template <typename S, int D>
Body<S, D> lattice(int most) {
  const int width = 2 * most + 1;
  Body<S, D> all(static_cast<std::size_t>(D == 2 ? width * width : width * width * width));
  for (std::size_t code = 0; code < all.size(); ++code) {
    auto rest = static_cast<int>(code);
    for (S& x : all[code].x) {
      x = S(rest % width - most);
      rest /= width;
    }
  }
  return all;
}

// By halving and doubling.
template <typename S>
S power_of_two(int k) {
  S power(1);
  for (; k < 0; ++k) power = power / S(2);
  for (; k > 0; --k) power = power * S(2);
  return power;
}

inline std::uint64_t mixed(std::uint64_t counter) {
  std::uint64_t x = counter * 0x9e3779b97f4a7c15U + 0x7654321U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

// Multiples of 2^-20 in (-1, 1), translated and stretched along the first axis.
template <typename S, int D>
Body<S, D> random_body(std::uint64_t key, std::size_t count, const S& offset, const S& stretch) {
  Body<S, D> points(count);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t axis = 0; axis < D; ++axis) {
      const auto word = static_cast<int>(mixed(key * 1024 + i * 3 + axis) >> 43) - (1 << 20);
      points[i][axis] = S(word) / S(1 << 20);
    }
    points[i][0] = stretch * points[i][0] + offset;
  }
  return points;
}

// The truth about simplices of the lattice {-2..2}^D, where every product is a small integer: signs
// are exact, and the squared distance is one quotient.

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
