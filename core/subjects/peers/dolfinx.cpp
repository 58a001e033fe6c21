// SPDX-License-Identifier: MIT
// Not run by this project's tests.  DOLFINx by compute_distance_gjk (geometry/gjk.h), which returns
// the shortest vector between the bodies, from B to A, and throws at its iteration limit.
#include <spdlog/spdlog.h>  // gjk.h logs by it and leaves including it to others

#include <dolfinx/geometry/gjk.h>

#include <span>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

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
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const Point v = point(dolfinx::geometry::compute_distance_gjk<S>(
      std::span<const S>(static_cast<const Body<S>*>(a)->coordinates),
      std::span<const S>(static_cast<const Body<S>*>(b)->coordinates)));
  const double distance = std::hypot(v[0], v[1], v[2]);
  answer->intersecting = distance == 0;
  say_distance(*answer, distance);
  if (distance > 0) say_normal(*answer, v, -1 / distance);
}

template <typename S>
void add(Roll& roll) {
  const bool single = sizeof(S) == sizeof(float);
  roll.add<Body<S>>(std::string("dolfinx-" GJKPROOF_DOLFINX_VERSION) +
                        (single ? "/float" : "/double") + "/distance",
                    "compute_distance_gjk, extended precision inside", single,
                    GJKPROOF_DISTANCE | GJKPROOF_NORMAL, ask<S>);
}

}  // namespace

Roll all() {
  Roll roll;
  add<double>(roll);
  add<float>(roll);
  return roll;
}

}  // namespace peers
