// SPDX-License-Identifier: MIT
// If A - B is nearly a ball around the origin, as for balls with nearly the same centre, the
// expanding polytope needs more facets per digit of the depth the less the support function h(n)
// varies with n, and stops at its limit (curved-s1-1174: off by 3.5e-5 M).  But then h is smooth,
// and Newton's method finds the minimum near the best normal found so far.
//
// With |n| = 1, h(n) = n . w, the gradient of h on the sphere is the component of w normal to n,
// and second derivatives are differences of gradients.  Every step must decrease h, so that the
// result is an upper bound however good the steps are.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "core/gjk/scalar.hpp"
#include "core/gjk/shapes.hpp"
#include "core/gjk/support.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::depth {

// The plane n . x = h with |n| = 1, and the points where it touches A - B.
template <Scalar S, int D>
struct SupportPlane {
  Vec<S, D> n;
  S h{0};
  DifferencePoint<S, D> w;
};

template <RootScalar S, typename Diff>
class Descent {
 public:
  static constexpr int D = Diff::dimension;
  using Plane = SupportPlane<S, D>;

  explicit Descent(const Diff& difference) : difference_(difference) {}

  Plane from(const Vec<S, D>& n) const {
    Plane best = plane(n);
    for (int step = 0; step < steps_max; ++step) {
      const std::optional<Vec<S, D>> way = newton(best);
      const std::optional<Plane> next = way ? lower(best, *way) : std::nullopt;
      if (!next) break;
      best = *next;
    }
    return best;
  }

 private:
  // From 0.1 rad on, each step doubles the digits, up to the error of the differences.
  static constexpr int steps_max = 16;
  static constexpr int halvings_max = 8;

  using Tangent = std::array<S, D - 1>;

  Plane plane(const Vec<S, D>& n) const {
    Plane result;
    result.n = unit(n);
    result.w = difference_.support(result.n);
    result.h = dot(result.n, result.w.y);
    return result;
  }

  std::optional<Plane> lower(const Plane& best, Vec<S, D> way) const {
    for (int i = 0; i < halvings_max; ++i) {
      Plane next = plane(best.n + way);
      if (next.h < best.h) return next;
      way = S(S(1) / S(2)) * way;
    }
    return std::nullopt;
  }

  // Unit vectors normal to n and to each other; the first is also normal to the least axis of n.
  static std::array<Vec<S, D>, D - 1> tangents(const Vec<S, D>& n) {
    if constexpr (D == 2) {
      return {Vec<S, D>{{-n[1], n[0]}}};
    } else {
      std::size_t least = 0;
      for (std::size_t i = 1; i < D; ++i) {
        if (absolute(n[i]) < absolute(n[least])) least = i;
      }
      Vec<S, D> axis;
      axis[least] = S(1);
      const Vec<S, D> first = unit(cross(n, axis));
      return {first, cross(n, first)};
    }
  }

  static Tangent gradient(const Plane& at, const std::array<Vec<S, D>, D - 1>& e) {
    const Vec<S, D> aside = at.w.y - at.h * at.n;
    Tangent g;
    for (std::size_t i = 0; i < e.size(); ++i) g[i] = dot(e[i], aside);
    return g;
  }

  // The differences have an error of delta^2 times the third derivatives plus u |w| / delta.
  std::optional<Vec<S, D>> newton(const Plane& at) const {
    const S delta = S(1) / S(256);
    const auto e = tangents(at.n);
    const Tangent g = gradient(at, e);
    std::array<Tangent, D - 1> second;
    for (std::size_t j = 0; j < e.size(); ++j) {
      const Tangent ahead = gradient(plane(at.n + delta * e[j]), e);
      const Tangent behind = gradient(plane(at.n - delta * e[j]), e);
      for (std::size_t i = 0; i < e.size(); ++i) {
        second[i][j] = (ahead[i] - behind[i]) / (delta + delta);
      }
    }
    if constexpr (D == 2) {
      if (!(S(0) < second[0][0])) return std::nullopt;
      return S(-g[0] / second[0][0]) * e[0];
    } else {
      const S mixed = (second[0][1] + second[1][0]) / S(2);
      const S det = product(second[0][0], second[1][1]) - product(mixed, mixed);
      if (!(S(0) < second[0][0] && S(0) < det)) return std::nullopt;
      const S first = (product(mixed, g[1]) - product(second[1][1], g[0])) / det;
      const S other = (product(mixed, g[0]) - product(second[0][0], g[1])) / det;
      return first * e[0] + other * e[1];
    }
  }

  const Diff& difference_;
};

}  // namespace gjk::depth
