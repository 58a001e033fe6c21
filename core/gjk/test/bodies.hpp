// SPDX-License-Identifier: MIT
// Bodies and presets that the tests of the distance algorithm share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <type_traits>
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

// Compiled once, in distance_test.cpp.
// No template can make an explicit instantiation.  NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define GJKPROOF_ASK(S, D)                                                          \
  template Result<S, D> ask(const Body<S, D>&, const Body<S, D>&, const Policy<S>&, \
                            const std::type_identity_t<Watch<S, D>>&)

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

}  // namespace gjk::test
