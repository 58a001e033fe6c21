// SPDX-License-Identifier: MIT
// PhysX, in floats.  `proximity` gives PxGjkQuery::proximityInfo the points as a custom support map
// without a margin: the bodies meet where the separation, a signed distance, is not above 0; points
// and axis, which points from B to A, come with it.  The contact distance is beyond all bodies, the
// tolerance length 1, as for bodies of that size.  `overlap` asks PxGjkQuery::overlap, which only says
// whether they meet.  `cooked` is what a user of the scene asks: PxGeometryQuery::overlap of convex
// meshes, made of the points with all defaults of PxCookingParams; those that differ from the points
// are skipped.
// No tolerance is documented.  The package is built for the web, so Node looks like it while it starts.
import { readFileSync } from 'node:fs';
import { Skipped, load, require_same_hull, scaled, serve, size, timed, xyz } from './engine.mjs';

async function physx() {
  const { default: make } = await load('physx-js-webidl/physx-js-webidl.mjs');
  const file = new URL('node_modules/physx-js-webidl/physx-js-webidl.wasm', import.meta.url);
  const wasmBinary = readFileSync(file);
  const { process } = globalThis;
  Object.assign(globalThis, { process: undefined, window: {} });
  try {
    return await make({ wasmBinary });
  } finally {
    Object.assign(globalThis, { process });
    delete globalThis.window;
  }
}

// Calls `ask` with the support maps of two bodies and the identity.
const by_support = (ask) => async () => {
  const px = await physx();
  const still = new px.PxTransform(px.PxIDENTITYEnum.PxIdentity);
  const result = new px.PxGjkQueryProximityInfoResult();
  const support = (points) => Object.assign(new px.CustomSupportImpl(), {
    getCustomMargin: () => 0,
    getCustomSupportLocal: (direction, into) => {
      const { x, y, z } = px.wrapPointer(direction, px.PxVec3);
      const along = (p) => p[0] * x + p[1] * y + p[2] * z;
      const best = points.reduce((most, p) => (along(p) > along(most) ? p : most));
      px.wrapPointer(into, px.PxVec3).x = best[0];
      px.wrapPointer(into, px.PxVec3).y = best[1];
      px.wrapPointer(into, px.PxVec3).z = best[2];
    },
  });
  return (a, b) => {
    const supports = [support(a), support(b)];
    const answer = ask(px.PxGjkQuery.prototype, [...supports, still, still], result, size([...a, ...b]));
    supports.forEach((one) => px.destroy(one));
    return answer;
  };
};

function proximity(query, asked, result, largest) {
  const found = timed(() => query.proximityInfo(...asked, 8 * largest, 1, result));
  if (!found) return { error: 'proximityInfo is false' };
  const { separation } = result;
  return {
    intersecting: separation <= 0,
    ...(separation <= 0 ? { depth: -separation } : { distance: separation }),
    witness_a: xyz(result.pointA),
    witness_b: xyz(result.pointB),
    normal: scaled(xyz(result.separatingAxis), -1),
  };
}

const overlap = (query, asked) => ({ intersecting: timed(() => query.overlap(...asked)) });

async function cooked() {
  const px = await physx();
  const top = px.PxTopLevelFunctions.prototype;
  const scale = new px.PxTolerancesScale();
  const [memory, errors] = [new px.PxDefaultAllocator(), new px.PxDefaultErrorCallback()];
  const foundation = top.CreateFoundation(px.PHYSICS_VERSION, memory, errors);
  top.CreatePhysics(px.PHYSICS_VERSION, foundation, scale);
  const parameters = new px.PxCookingParams(scale);
  const still = new px.PxTransform(px.PxIDENTITYEnum.PxIdentity);
  const [description, polygon] = [new px.PxConvexMeshDesc(), new px.PxHullPolygon()];
  description.flags = new px.PxConvexFlags(px.PxConvexFlagEnum.eCOMPUTE_CONVEX);

  function mesh(points) {
    const data = new px.Vector_PxVec3(points.length);
    points.forEach((p, i) => ['x', 'y', 'z'].forEach((axis, k) => { data.at(i)[axis] = p[k]; }));
    description.points.set_count(points.length);
    description.points.set_stride(12);
    description.points.set_data(data.data());
    const made = top.CreateConvexMesh(parameters, description);
    px.destroy(data);
    if (!px.getPointer(made)) throw new Skipped('the engine cooks no mesh of the points');
    return made;
  }
  function require_same(points, made) {
    const corner = (i) => xyz(px.wrapPointer(px.getPointer(made.getVertices()) + 12 * i, px.PxVec3));
    const vertices = Array.from({ length: made.getNbVertices() }, (_, i) => corner(i));
    const planes = Array.from({ length: made.getNbPolygons() }, (_, i) => {
      made.getPolygonData(i, polygon);
      return [0, 1, 2].map((axis) => polygon.get_mPlane(axis));
    });
    require_same_hull(points, vertices, planes);
  }
  return (...bodies) => {
    const made = [];
    try {
      for (const points of bodies) {
        made.push(mesh(points));
        require_same(points, made.at(-1));
      }
      const [a, b] = made.map((one) => new px.PxConvexMeshGeometry(one));
      const intersecting = timed(() => px.PxGeometryQuery.prototype.overlap(a, still, b, still));
      [a, b].forEach((one) => px.destroy(one));
      return { intersecting };
    } finally {
      made.forEach((one) => one.release());
    }
  };
}

const common = { plane: false, answers: [] };
await serve({
  proximity: {
    ...common, answers: ['distance', 'depth', 'witnesses', 'normal'], start: by_support(proximity),
  },
  overlap: { ...common, start: by_support(overlap) },
  cooked: { ...common, start: cooked },
});
