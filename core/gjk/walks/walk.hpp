// SPDX-License-Identifier: MIT
// What the boolean walks share: why they stop, and vectors of the plane.  A walk moves a simplex
// within A - B towards the origin by side tests of lines and planes alone; it computes no distance.
#pragma once

#include <array>
#include <cstddef>

#include "core/gjk/scalar.hpp"
#include "core/gjk/scale.hpp"
#include "core/gjk/support.hpp"
#include "core/gjk/vec.hpp"

namespace gjk::walks {

enum class WalkStatus {
  support_behind,   // the newest support point is not beyond the origin: separated
  origin_enclosed,  // the simplex holds the origin: they meet
  all_planes,       // the origin is outside of three facets of a tetrahedron: reported as meeting
  zero_direction,   // the origin is on the line of the simplex: no direction, so separated
  cap_reached,      // the published limit: reported as meeting
  iteration_limit,  // our limit, if the source has none: no answer
  not_finite,       // overflow or NaN: no answer.  Underflow is not seen
};

constexpr const char* name(WalkStatus status) {
  switch (status) {
    case WalkStatus::support_behind: return "support_behind";
    case WalkStatus::origin_enclosed: return "origin_enclosed";
    case WalkStatus::all_planes: return "all_planes";
    case WalkStatus::zero_direction: return "zero_direction";
    case WalkStatus::cap_reached: return "cap_reached";
    case WalkStatus::iteration_limit: return "iteration_limit";
    case WalkStatus::not_finite: return "not_finite";
  }
  return "unknown";
}

struct Walk {
  WalkStatus status = WalkStatus::iteration_limit;
  bool intersecting = false;  // not valid if the status is a failure
  int iterations = 0;         // support points of A - B
};

constexpr Walk ended(WalkStatus status, int iterations) {
  const bool intersecting = status == WalkStatus::origin_enclosed ||
                            status == WalkStatus::all_planes || status == WalkStatus::cap_reached;
  return {status, intersecting, iterations};
}

// A planar walk after its newest support point, as a trace sees it.
template <Scalar S>
struct WalkStep {
  int points = 0;                    // support points so far
  std::array<Vec<S, 2>, 3> simplex;  // the remaining simplex, the newest point last
  std::size_t size = 0;
  Vec<S, 2> along;  // direction in which the newest point was found
  Vec<S, 2> next;   // next direction; not valid if the walk is over
  bool over = false;
};

struct NoWalkTrace {
  template <typename AnyStep>
  void operator()(const AnyStep&) const {}
};

// For sources without a limit.  On the cases of this project with up to 16 vertices, walks that end
// do so after at most 20 points.
inline constexpr int iteration_limit = 256;

// The difference A - B without a scale: the sources use none.
template <Scalar S, SupportMap<S> A, SupportMap<S> B>
Difference<S, A, B> unscaled_difference(const A& a, const B& b) {
  static const Scale<S> none;
  return Difference<S, A, B>(a, b, none);
}

using gjk::cross;

// Positive if b points to the left of a.
template <Scalar S>
S cross(const Vec<S, 2>& a, const Vec<S, 2>& b) {
  return product(a[0], b[1]) - product(a[1], b[0]);
}

template <Scalar S>
Vec<S, 2> left(const Vec<S, 2>& a) {
  return {{-a[1], a[0]}};
}

// (a x b) x a: normal to a, on the side of b; zero if b is parallel to a.
template <Scalar S>
Vec<S, 2> towards(const Vec<S, 2>& a, const Vec<S, 2>& b) {
  return cross(a, b) * left(a);
}

template <Scalar S>
Vec<S, 3> towards(const Vec<S, 3>& a, const Vec<S, 3>& b) {
  return cross(cross(a, b), a);
}

}  // namespace gjk::walks
