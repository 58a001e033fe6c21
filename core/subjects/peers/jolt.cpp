// SPDX-License-Identifier: MIT
// Not run by this project's tests.  Jolt's GJKClosestPoint and EPAPenetrationDepth over
// PolygonConvexSupport, which scans all points; convex radius 0, and the default tolerances of
// PhysicsSettings.h, both 1e-4, or else FLT_EPSILON.
#include <Jolt/Jolt.h>

#include <Jolt/Geometry/ConvexSupport.h>
#include <Jolt/Geometry/EPAPenetrationDepth.h>
#include <Jolt/Geometry/GJKClosestPoint.h>

#include <cfloat>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

using Support = JPH::PolygonConvexSupport<std::vector<JPH::Vec3>>;

struct Body {
  explicit Body(const gjkproof_body& body) {
    for (const Point& point : peers::points(body)) {
      points.emplace_back(static_cast<float>(point[0]), static_cast<float>(point[1]),
                          static_cast<float>(point[2]));
    }
  }

  Support support() const { return Support(points); }

  std::vector<JPH::Vec3> points;
};

Point three(JPH::Vec3Arg vector) {
  return {static_cast<double>(vector.GetX()), static_cast<double>(vector.GetY()),
          static_cast<double>(vector.GetZ())};
}

// Both closest points, and 0 if the bodies are nearer than the tolerance: they meet.
template <bool Tight>
void ask_distance(const void* a, const void* b, gjkproof_answer* answer) {
  JPH::GJKClosestPoint gjk;
  JPH::Vec3 direction = JPH::Vec3::sAxisX();
  JPH::Vec3 point_a;
  JPH::Vec3 point_b;
  const float squared = gjk.GetClosestPoints(
      static_cast<const Body*>(a)->support(), static_cast<const Body*>(b)->support(),
      Tight ? FLT_EPSILON : 1e-4f, FLT_MAX, direction, point_a, point_b);
  answer->intersecting = squared == 0;
  say_distance(*answer, std::sqrt(static_cast<double>(squared)));
  if (!answer->intersecting) say_witnesses(*answer, three(point_a), three(point_b));
}

// The normal is the direction to move B out of collision, of any length.
template <bool Tight>
void ask_penetration(const void* a, const void* b, gjkproof_answer* answer) {
  const Support of_a = static_cast<const Body*>(a)->support();
  const Support of_b = static_cast<const Body*>(b)->support();
  const float tolerance = Tight ? FLT_EPSILON : 1e-4f;
  JPH::EPAPenetrationDepth epa;
  JPH::Vec3 direction = JPH::Vec3::sAxisX();
  JPH::Vec3 point_a;
  JPH::Vec3 point_b;
  using Status = JPH::EPAPenetrationDepth::EStatus;
  if (epa.GetPenetrationDepthStepGJK(of_a, 0, of_b, 0, tolerance, direction, point_a, point_b) ==
      Status::NotColliding) {
    return;
  }
  answer->intersecting =
      epa.GetPenetrationDepthStepEPA(of_a, of_b, tolerance, direction, point_a, point_b);
  if (!answer->intersecting) return;
  say_depth(*answer, static_cast<double>((point_b - point_a).Length()));
  say_witnesses(*answer, three(point_a), three(point_b));
  say_normal(*answer, three(direction), 1 / static_cast<double>(direction.Length()));
}

void add(Roll& roll, const std::string& name, const std::string& description, unsigned answers,
         Ask ask) {
  const std::string version = std::to_string(JPH_VERSION_MAJOR) + "." +
                              std::to_string(JPH_VERSION_MINOR) + "." +
                              std::to_string(JPH_VERSION_PATCH);
  roll.add<Body>("jolt-" + version + "/float/" + name, description, true,
                 answers | GJKPROOF_WITNESSES, ask);
}

}  // namespace

Roll all() {
  constexpr unsigned contact = GJKPROOF_DEPTH | GJKPROOF_NORMAL;
  Roll roll;
  add(roll, "distance", "GJKClosestPoint, tolerance 1e-4", GJKPROOF_DISTANCE, ask_distance<false>);
  add(roll, "distance/tight", "GJKClosestPoint, tolerance FLT_EPSILON", GJKPROOF_DISTANCE,
      ask_distance<true>);
  add(roll, "penetration", "EPAPenetrationDepth, tolerances 1e-4", contact, ask_penetration<false>);
  add(roll, "penetration/tight", "EPAPenetrationDepth, tolerances FLT_EPSILON", contact,
      ask_penetration<true>);
  return roll;
}

}  // namespace peers
