// SPDX-License-Identifier: MIT
// Not run by this project's tests. openGJK's only call, compute_minimum_distance, as its header
// documents it: the distance, 0 if the bodies meet.  It is GPL-3.0, and so is this plug-in.  It
// does not report its version, so GJKPROOF_OPENGJK_VERSION gives it.
extern "C" {
#include <openGJK/openGJK.h>
}

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

struct Body {
  explicit Body(const gjkproof_body& body) {
    for (const Point& point : points(body)) {
      coordinates.push_back({static_cast<gkFloat>(point[0]), static_cast<gkFloat>(point[1]),
                             static_cast<gkFloat>(point[2])});
    }
    for (std::array<gkFloat, 3>& point : coordinates) rows.push_back(point.data());
    polytope.numpoints = static_cast<int>(rows.size());
    polytope.coord = rows.data();
    for (std::size_t axis = 0; axis < 3; ++axis) polytope.s[axis] = coordinates[0][axis];
  }

  std::vector<std::array<gkFloat, 3>> coordinates;
  std::vector<gkFloat*> rows;
  gkPolytope polytope{};
};

void ask(const void* a, const void* b, gjkproof_answer* answer) {
  gkSimplex simplex{};
  const gkFloat distance = compute_minimum_distance(
      static_cast<const Body*>(a)->polytope, static_cast<const Body*>(b)->polytope, &simplex);
  answer->intersecting = distance == 0;
  say_distance(*answer, static_cast<double>(distance));
}

}  // namespace

Roll all() {
  const bool single = sizeof(gkFloat) == sizeof(float);
  Roll roll;
  roll.add<Body>(std::string("opengjk-" GJKPROOF_OPENGJK_VERSION) +
                     (single ? "/float" : "/double") + "/distance",
                 "compute_minimum_distance, its simplex empty at the start", single,
                 GJKPROOF_DISTANCE, ask);
  return roll;
}

}  // namespace peers
