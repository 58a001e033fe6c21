// SPDX-License-Identifier: MIT
// DOLFINx, in doubles and, where it is a template, in floats, by compute_distance_gjk (geometry/gjk.h),
// which returns the shortest vector between the bodies, from B to A, and throws at its iteration limit.
// Bodies meet where its square is below 1e-20, as in the library's own
// compute_colliding_cells.  No tolerance is documented.
#if __has_include(<spdlog/spdlog.h>)
#include <spdlog/spdlog.h>  // a newer gjk.h logs by it and leaves including it to others
#endif

#include <dolfinx/geometry/gjk.h>

#include <span>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

constexpr double distance_met = 1e-10;

template <typename S>
struct Body {
  explicit Body(const gjkproof_body& body) {
    for (const Point& point : points(body)) {
      for (const double x : point) coordinates.push_back(static_cast<S>(x));
    }
  }

  std::vector<S> coordinates;
};

template <typename S>
concept Taken = requires(std::span<const S> points) {
  dolfinx::geometry::compute_distance_gjk(points, points);
};

template <typename S>
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const Point v = point(dolfinx::geometry::compute_distance_gjk(
      std::span<const S>(static_cast<const Body<S>*>(a)->coordinates),
      std::span<const S>(static_cast<const Body<S>*>(b)->coordinates)));
  const double distance = std::hypot(v[0], v[1], v[2]);
  answer->intersecting = distance < distance_met;
  say_distance(*answer, answer->intersecting ? 0 : distance);
  if (!answer->intersecting) say_normal(*answer, v, -1 / distance);
}

template <typename S>
void add(Roll& roll) {
  if constexpr (Taken<S>) {
    const bool single = sizeof(S) == sizeof(float);
    roll.add<Body<S>>(std::string("dolfinx-" GJKPROOF_DOLFINX_VERSION) +
                          (single ? "/float" : "/double") + "/distance",
                      "compute_distance_gjk of the points", single,
                      GJKPROOF_DISTANCE | GJKPROOF_NORMAL, ask<S>);
  }
}

}  // namespace

Roll all() {
  Roll roll("engine/");
  add<double>(roll);
  add<float>(roll);
  return roll;
}

}  // namespace peers
