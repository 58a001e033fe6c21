// SPDX-License-Identifier: MIT
// Not run by this project's tests.  MuJoCo (3.3 and later) by mj_geomDistance of two mesh geoms, of
// which it uses the hulls.  Meshes consist of floats, and the compiler moves them to their centres
// of mass, which rounds them again; a body without volume has no mesh.
#include <mujoco/mujoco.h>

#include <cfloat>

#include "core/subjects/peers/peer.hpp"

namespace peers {
namespace {

struct Body {
  explicit Body(const gjkproof_body& body) {
    for (const Point& point : points(body)) {
      for (const double x : point) coordinates.push_back(static_cast<float>(x));
    }
  }

  std::vector<float> coordinates;
};

void add_geom(mjSpec* spec, const std::vector<float>& coordinates, const char* name) {
  mjsMesh* mesh = mjs_addMesh(spec, nullptr);
  mjs_setName(mesh->element, name);
  mjs_setFloat(mesh->uservert, coordinates.data(), static_cast<int>(coordinates.size()));
  mesh->inertia = mjMESH_INERTIA_CONVEX;
  mjsGeom* geom = mjs_addGeom(mjs_findBody(spec, "world"), nullptr);
  geom->type = mjGEOM_MESH;
  mjs_setString(geom->meshname, name);
}

// The distance is signed; the segment goes from the first geom to the second.
void say(const mjModel* model, gjkproof_answer& answer) {
  mjData* data = mj_makeData(model);
  mj_kinematics(model, data);
  mjtNum segment[6] = {};
  const mjtNum distance = mj_geomDistance(model, data, 0, 1, DBL_MAX, segment);
  mj_deleteData(data);
  say_signed_distance(answer, distance);
  say_witnesses(answer, {segment[0], segment[1], segment[2]}, {segment[3], segment[4], segment[5]});
}

void ask(const void* a, const void* b, gjkproof_answer* answer) {
  mjSpec* spec = mj_makeSpec();
  add_geom(spec, static_cast<const Body*>(a)->coordinates, "a");
  add_geom(spec, static_cast<const Body*>(b)->coordinates, "b");
  mjModel* model = mj_compile(spec, nullptr);
  if (model) {
    say(model, *answer);
  } else {
    end(*answer, GJKPROOF_SKIPPED, mjs_getError(spec));
  }
  mj_deleteModel(model);
  mj_deleteSpec(spec);
}

}  // namespace

Roll all() {
  Roll roll;
  roll.add<Body>(std::string("mujoco-") + mj_versionString() + "/float/geom_distance",
                 "mj_geomDistance of two meshes, with the defaults of mjOption", true,
                 GJKPROOF_DISTANCE | GJKPROOF_DEPTH | GJKPROOF_WITNESSES, ask);
  return roll;
}

}  // namespace peers
