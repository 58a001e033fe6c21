// SPDX-License-Identifier: MIT
// ODE's convex collider, dCollide of two dGeomConvex: whether the bodies meet, and how deep.
// dCreateConvex needs the faces of a body and their planes, so bodies need volume.  It assumes that
// the body's own origin is inside, so that is the mean of the points, which rounds the coordinates
// to about u M.
#include <ode/collision.h>
#include <ode/odeinit.h>
#include <ode/version.h>

#include <algorithm>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

// dCreateConvex keeps pointers to all three arrays.
struct Body {
  explicit Body(const gjkproof_body& body) {
    std::vector<Point> all = peers::points(body);
    const Point centre = mean(all);
    for (Point& point : all) {
      for (std::size_t axis = 0; axis < 3; ++axis) point[axis] -= centre[axis];
    }
    const HullFaces hull = hull_faces(all);
    failure = hull.failure;
    if (!failure.empty()) return;
    for (const Point& point : all) {
      for (const double x : point) points.push_back(static_cast<dReal>(x));
    }
    for (std::size_t i = 0; i < hull.planes.size(); ++i) {
      for (const double x : hull.planes[i]) planes.push_back(static_cast<dReal>(x));
      polygons.push_back(static_cast<unsigned>(hull.polygons[i].size()));
      polygons.insert(polygons.end(), hull.polygons[i].begin(), hull.polygons[i].end());
    }
    geom = dCreateConvex(nullptr, planes.data(), static_cast<unsigned>(hull.planes.size()),
                         points.data(), static_cast<unsigned>(all.size()), polygons.data());
    dGeomSetPosition(geom, static_cast<dReal>(centre[0]), static_cast<dReal>(centre[1]),
                     static_cast<dReal>(centre[2]));
  }
  Body(const Body&) = delete;
  Body& operator=(const Body&) = delete;
  ~Body() {
    if (geom) dGeomDestroy(geom);
  }

  std::string failure;
  std::vector<dReal> points;
  std::vector<dReal> planes;
  std::vector<unsigned> polygons;
  dGeomID geom = nullptr;
};

using Contacts = std::array<dContactGeom, 64>;

// Every contact says how far body 1 must move along the normal, which points into body 1
// (contact.h): the deepest separates the bodies.
// Null without a contact.
const dContactGeom* deepest_of(dGeomID a, dGeomID b, Contacts& contacts) {
  const int count =
      dCollide(a, b, static_cast<int>(contacts.size()), contacts.data(), sizeof(dContactGeom));
  if (count == 0) return nullptr;
  return &*std::max_element(
      contacts.begin(), contacts.begin() + count,
      [](const auto& one, const auto& other) { return one.depth < other.depth; });
}

void ask(const void* a, const void* b, gjkproof_answer* answer) {
  const auto& body_a = *static_cast<const Body*>(a);
  const auto& body_b = *static_cast<const Body*>(b);
  if (!body_a.geom || !body_b.geom) {
    end(*answer, GJKPROOF_SKIPPED, (body_a.geom ? body_b : body_a).failure.c_str());
    return;
  }
  Contacts contacts{};
  const dContactGeom* const deepest = deepest_of(body_a.geom, body_b.geom, contacts);
  answer->intersecting = deepest != nullptr;
  if (deepest == nullptr) return;
  say_depth(*answer, static_cast<double>(deepest->depth));
  say_normal(*answer, point(deepest->normal), -1);
}

double time_collide(const void* a, const void* b, void*) {
  dContactGeom contact;
  constexpr int flags = static_cast<int>(CONTACTS_UNIMPORTANT) | 1;
  return apart_or_not(dCollide(static_cast<const Body*>(a)->geom, static_cast<const Body*>(b)->geom,
                               flags, &contact, sizeof contact) > 0);
}

double time_contacts(const void* a, const void* b, void*) {
  Contacts contacts;
  const dContactGeom* const deepest =
      deepest_of(static_cast<const Body*>(a)->geom, static_cast<const Body*>(b)->geom, contacts);
  return deepest == nullptr ? apart_or_not(false) : -static_cast<double>(deepest->depth);
}

}  // namespace

Roll all() {
  dInitODE2(0);
  dAllocateODEDataForThread(dAllocateMaskAll);
  const bool single = sizeof(dReal) == sizeof(float);
  const std::string name =
      std::string("ode-" dODE_VERSION) + (single ? "/float" : "/double") + "/convex";
  Roll roll;
  roll.add<Body>(name, "dCollide of two dGeomConvex, the deepest of up to 64 contacts", single,
                 GJKPROOF_DEPTH | GJKPROOF_NORMAL, ask);
  roll.time<Body>(name, "dCollide of two dGeomConvex, one contact, CONTACTS_UNIMPORTANT",
                  time_collide);
  roll.time<Body>(name + "/contacts",
                  "dCollide of two dGeomConvex, the deepest of up to 64 contacts", time_contacts)
      .depth = true;
  return roll;
}

}  // namespace peers
