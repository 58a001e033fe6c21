// SPDX-License-Identifier: MIT
// Jolt, in floats, by CollideShape of ConvexHullShapes, as its users ask.  Bodies meet where it
// finds a hit with mMaxSeparationDistance 0; the hit has depth, points and the axis to move B out.
// The distance of the others is that of a hit with mMaxSeparationDistance above it.  That costs digits
// if it is large, so it is asked again with twice the distance found, as long as that halves.
// `collide_shape` has mMaxConvexRadius 0, mHullTolerance 1e-7, which keeps the points, and the default
// tolerances 1e-4: nearer bodies collide (mCollisionTolerance), a depth is exact to a share of it
// (mPenetrationTolerance).  `tight` has FLT_EPSILON instead.  `defaults` has cDefaultConvexRadius 0.05,
// as its constructor in C++, and all else as it is: points up to mHullTolerance 1e-3 outside, edges
// rounded with an error of up to mMaxErrorConvexRadius 0.05 a body.  Jolt moves bodies to their centres
// of mass, which rounds them.
import {
  Skipped, grouped, load, of_triangles, require_same_hull, serve, size, timed, unit,
} from './engine.mjs';

const start = (change_hull, change_query) => async () => {
  const Jolt = await (await load('jolt-physics/dist/jolt-physics.wasm-compat.js')).default();
  const { ConvexHullShapeSettings, RMat44, Vec3, destroy } = Jolt;
  physics(Jolt);
  const query = new Jolt.CollideShapeSettings();
  change_query(query);
  const [one, zero, turn] = [new Vec3(1, 1, 1), new Vec3(0, 0, 0), new Jolt.Quat(0, 0, 0, 1)];
  const [filter, corner] = [new Jolt.ShapeFilter(), new Vec3(1e9, 1e9, 1e9)];
  const everywhere = new Jolt.AABox(new Vec3(-1e9, -1e9, -1e9), corner);
  const list = (v) => [v.GetX(), v.GetY(), v.GetZ()];

  function hull(points) {
    const settings = new ConvexHullShapeSettings();
    change_hull(settings);
    for (const p of points) {
      corner.Set(...p);
      settings.mPoints.push_back(corner);
    }
    const made = settings.Create();
    const error = made.HasError() ? made.GetError().c_str() : '';
    const shape = error ? null : made.Get();
    shape?.AddRef();
    destroy(settings);
    if (error) throw new Skipped(error);
    return shape;
  }

  function require_same(points, shape) {
    const triangles = new Jolt.ShapeGetTriangles(shape, everywhere, shape.GetCenterOfMass(), turn, one);
    const at = triangles.GetVerticesData() / 4;
    const vertices = grouped(Jolt.HEAPF32.subarray(at, at + triangles.GetVerticesSize() / 4), 3);
    destroy(triangles);
    require_same_hull(points, vertices, of_triangles(grouped(vertices, 3)));
  }

  // The closest hit, or null.
  function collide(a, b, reach) {
    query.mMaxSeparationDistance = reach;
    const placed = new Jolt.TransformedShape();
    const collector = new Jolt.CollideShapeClosestHitCollisionCollector();
    placed.mShape = b;
    placed.mShapePositionCOM = b.GetCenterOfMass();
    placed.mShapeRotation = turn;
    placed.SetShapeScale(one);
    const where = RMat44.prototype.sTranslation(a.GetCenterOfMass());
    timed(() => placed.CollideShape(a, one, where, query, zero, collector, filter));
    const { mHit: hit } = collector;
    const found = collector.HadHit() ? {
      depth: hit.mPenetrationDepth,
      witness_a: list(hit.mContactPointOn1),
      witness_b: list(hit.mContactPointOn2),
      normal: unit(list(hit.mPenetrationAxis)),
    } : null;
    destroy(collector);
    destroy(placed);
    return found;
  }

  return (...bodies) => {
    const shapes = [];
    try {
      for (const points of bodies) {
        shapes.push(hull(points));
        require_same(points, shapes.at(-1));
      }
      const hit = collide(...shapes, 0);
      if (hit) return { intersecting: true, ...hit };
      let [near, next] = [null, collide(...shapes, 8 * size(bodies.flat()))];
      if (!next) return { error: 'no hit within 8 M' };
      while (next && (!near || next.depth > near.depth / 2)) {
        near = next;
        next = near.depth < 0 ? collide(...shapes, -2 * near.depth) : null;
      }
      const { depth, ...points } = next ?? near;
      const status = depth > 0 ? 'the queries disagree' : 'answered';
      return { intersecting: false, distance: Math.max(-depth, 0), status, ...points };
    } finally {
      shapes.forEach((shape) => shape.Release());
    }
  };
};

// Registers the engine's shapes, which only a whole physics system does.
function physics(Jolt) {
  const settings = new Jolt.JoltSettings();
  settings.mObjectLayerPairFilter = new Jolt.ObjectLayerPairFilterTable(1);
  settings.mBroadPhaseLayerInterface = new Jolt.BroadPhaseLayerInterfaceTable(1, 1);
  settings.mObjectVsBroadPhaseLayerFilter = new Jolt.ObjectVsBroadPhaseLayerFilterTable(
    settings.mBroadPhaseLayerInterface, 1, settings.mObjectLayerPairFilter, 1);
  return new Jolt.JoltInterface(settings);
}

const sharp = (settings) => Object.assign(settings, { mMaxConvexRadius: 0, mHullTolerance: 1e-7 });
const rounded = (settings) => Object.assign(settings, { mMaxConvexRadius: 0.05 });
const tight = (settings) => Object.assign(
  settings, { mCollisionTolerance: 2 ** -23, mPenetrationTolerance: 2 ** -23 });
const method = (tolerance, ...changes) => ({
  plane: false,
  answers: ['distance', 'depth', 'witnesses', 'normal'],
  promised: { distance: { absolute: tolerance }, depth: { absolute: tolerance, relative: 1e-4 } },
  start: start(...changes),
});
const { promised, ...tightest } = method(0, sharp, tight);
await serve({
  collide_shape: method(1e-4, sharp, () => {}),
  tight: tightest,
  defaults: method(0.1021, rounded, () => {}),
});
