// SPDX-License-Identifier: MIT
import make from 'jolt-physics';
import { run } from './finding.mjs';

const Jolt = await make();
const settings = new Jolt.JoltSettings();
settings.mObjectLayerPairFilter = new Jolt.ObjectLayerPairFilterTable(1);
settings.mBroadPhaseLayerInterface = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(
  settings.mBroadPhaseLayerInterface, 1, settings.mObjectLayerPairFilter, 1);
new Jolt.JoltInterface(settings);  // registers the shapes

const list = (v) => [v.GetX(), v.GetY(), v.GetZ()];

function hull(points, change) {
  const made = Object.assign(new Jolt.ConvexHullShapeSettings(), change);
  points.forEach((p) => made.mPoints.push_back(new Jolt.Vec3(...p)));
  const shape = made.Create().Get();
  shape.AddRef();
  return shape;
}

// The closest hit, or null.
function collide(a, b, query, reach) {
  query.mMaxSeparationDistance = reach;
  const one = new Jolt.Vec3(1, 1, 1);
  const collector = new Jolt.CollideShapeClosestHitCollisionCollector();
  const placed = new Jolt.TransformedShape();
  placed.mShape = b;
  placed.mShapePositionCOM = b.GetCenterOfMass();
  placed.mShapeRotation = new Jolt.Quat(0, 0, 0, 1);
  placed.SetShapeScale(one);
  placed.CollideShape(
    a, one, Jolt.RMat44.prototype.sTranslation(a.GetCenterOfMass()), query, new Jolt.Vec3(0, 0, 0),
    collector, new Jolt.ShapeFilter());
  if (!collector.HadHit()) return null;
  const { mHit: hit } = collector;
  return {
    depth: hit.mPenetrationDepth,
    witnesses: [list(hit.mContactPointOn1), list(hit.mContactPointOn2)],
    normal: list(hit.mPenetrationAxis),
  };
}

// A hit at a reach of 0 is an overlap.  Else the distance is that of a hit with a reach above it,
// which is asked again with twice the distance found, as long as that halves.
const ask = (of_hull, of_query) => (...bodies) => {
  const [a, b] = bodies.map((points) => hull(points, of_hull));
  const query = Object.assign(new Jolt.CollideShapeSettings(), of_query);
  const hit = collide(a, b, query, 0);
  if (hit) return { meets: true, ...hit };
  const size = Math.max(...bodies.flat(2).map(Math.abs));
  let [near, next] = [null, collide(a, b, query, 8 * size)];
  if (!next) return { failure: 'no hit within 8 M' };
  while (next && (!near || next.depth > near.depth / 2)) {
    near = next;
    next = near.depth < 0 ? collide(a, b, query, -2 * near.depth) : null;
  }
  const { depth, ...points } = next ?? near;
  return { meets: false, distance: Math.max(-depth, 0), ...points };
};

const sharp = { mMaxConvexRadius: 0, mHullTolerance: 1e-7 };
run('Jolt', true, {
  collide_shape: ask(sharp, {}),
  tight: ask(sharp, { mCollisionTolerance: 2 ** -23, mPenetrationTolerance: 2 ** -23 }),
  defaults: ask({ mMaxConvexRadius: 0.05 }, {}),
});
