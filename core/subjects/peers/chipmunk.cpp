// SPDX-License-Identifier: MIT
// Chipmunk, in doubles, by cpShapesCollide of polygons without a radius, its only query of two shapes:
// bodies meet where it finds a contact; the deepest one has the depth, a point of each and, with the
// others, the axis to move B out.  It gives no distance.  The library makes a hull of the points;
// polygons that differ from their points, or have fewer than three corners, are skipped.  No tolerance
// is documented.
#include <chipmunk/chipmunk.h>

#include "core/subjects/peers/polygon.hpp"

namespace peers {
namespace {

struct Body {
  explicit Body(const gjkproof_body& body) {
    const std::vector<Point> all = points(body);
    std::vector<cpVect> vertices;
    for (const Point& x : all) vertices.push_back(cpv(x[0], x[1]));
    shape = cpPolyShapeNew(nullptr, static_cast<int>(vertices.size()), vertices.data(),
                           cpTransformIdentity, 0);
    cpShapeUpdate(shape, cpTransformIdentity);
    std::vector<Point> corners;
    for (int i = 0; i < cpPolyShapeGetCount(shape); ++i) {
      const cpVect x = cpPolyShapeGetVert(shape, i);
      corners.push_back({x.x, x.y, 0});
    }
    refused = corners.size() < 3       ? "fewer than 3 corners"
              : !is_hull(corners, all) ? another_hull
                                       : nullptr;
  }
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;
  ~Body() { cpShapeFree(shape); }

  cpShape* shape;
  const char* refused;
};

// Requires a contact.
const auto& deepest_of(const cpContactPointSet& found) {
  return *std::min_element(
      found.points, found.points + found.count,
      [](const auto& one, const auto& other) { return one.distance < other.distance; });
}

void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& body_a = *static_cast<const Body*>(a);
  const auto& body_b = *static_cast<const Body*>(b);
  if (body_a.refused || body_b.refused) {
    return end(*answer, GJKPROOF_SKIPPED, body_a.refused ? body_a.refused : body_b.refused);
  }
  const cpContactPointSet found = cpShapesCollide(body_a.shape, body_b.shape);
  answer->intersecting = found.count > 0;
  if (found.count == 0) return;
  const auto& deepest = deepest_of(found);
  say_depth(*answer, -deepest.distance);
  say_witnesses(*answer, {deepest.pointA.x, deepest.pointA.y, 0},
                {deepest.pointB.x, deepest.pointB.y, 0});
  say_normal(*answer, {found.normal.x, found.normal.y, 0});
}

double time_collide(const void* a, const void* b, void*) {
  const cpContactPointSet found =
      cpShapesCollide(static_cast<const Body*>(a)->shape, static_cast<const Body*>(b)->shape);
  return found.count > 0 ? deepest_of(found).distance : apart_or_not(false);
}

}  // namespace

Roll all() {
  Roll roll("engine/");
  const std::string name = std::string("chipmunk-") + cpVersionString + "/double/shapes_collide";
  const char* const call = "cpShapesCollide of polygons, radius 0";
  roll.add<Body>(name, call, false, GJKPROOF_DEPTH | GJKPROOF_WITNESSES | GJKPROOF_NORMAL, ask)
      .takes = GJKPROOF_PLANE;
  Timed& timed = roll.time<Body>(name, call, time_collide);
  timed.depth = true;
  timed.dim = 2;
  return roll;
}

}  // namespace peers
