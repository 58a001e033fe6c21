// SPDX-License-Identifier: MIT
// Not run by this project's tests.  Coal 3 (formerly hpp-fcl) by coal::distance of two ConvexBase,
// which ConvexBase::convexHull builds by Qhull, so bodies need volume.
#include <coal/distance.h>
#include <coal/shape/geometric_shapes.h>
#include <coal/config.hh>

#include <limits>
#include <memory>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

struct Body {
  explicit Body(const gjkproof_body& body) {
    const std::vector<Point> all = points(body);
    auto vertices = std::make_shared<std::vector<coal::Vec3s>>();
    for (const Point& point : all) vertices->emplace_back(point[0], point[1], point[2]);
    if (all.size() < 4) return;  // convexHull refuses these
    hull.reset(coal::ConvexBase::convexHull(vertices, static_cast<unsigned>(all.size()), false));
  }

  std::unique_ptr<coal::ConvexBase> hull;
};

// The distance is signed, the normal points from the first to the second (collision_data.h).
template <bool Tight>
void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& body_a = *static_cast<const Body*>(a);
  const auto& body_b = *static_cast<const Body*>(b);
  if (!body_a.hull || !body_b.hull) {
    end(*answer, GJKPROOF_SKIPPED, "convexHull wants four points");
    return;
  }
  coal::DistanceRequest request(true, true);
  if (Tight) {
    request.gjk_tolerance = std::numeric_limits<coal::CoalScalar>::epsilon();
    request.epa_tolerance = std::numeric_limits<coal::CoalScalar>::epsilon();
  }
  coal::DistanceResult result;
  const coal::Transform3s here;
  coal::distance(body_a.hull.get(), here, body_b.hull.get(), here, request, result);
  say_signed_distance(*answer, static_cast<double>(result.min_distance));
  say_witnesses(*answer, point(result.nearest_points[0]), point(result.nearest_points[1]));
  say_normal(*answer, point(result.normal));
}

template <bool Tight>
void add(Roll& roll) {
  const bool single = sizeof(coal::CoalScalar) == sizeof(float);
  roll.add<Body>(
      std::string("coal-" COAL_VERSION) + (single ? "/float" : "/double") + "/distance" +
          (Tight ? "/tight" : ""),
      Tight ? "coal::distance, signed, both tolerances epsilon" : "coal::distance, signed", single,
      GJKPROOF_DISTANCE | GJKPROOF_DEPTH | GJKPROOF_WITNESSES | GJKPROOF_NORMAL, ask<Tight>);
}

}  // namespace

Roll all() {
  Roll roll;
  add<false>(roll);
  add<true>(roll);
  return roll;
}

}  // namespace peers
