// SPDX-License-Identifier: MIT
// The package is for the web, so Node looks like it while it starts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import make from 'physx-js-webidl';
import { run } from './finding.mjs';

const wasmBinary = readFileSync(
  fileURLToPath(import.meta.resolve('physx-js-webidl')).replace(/\.mjs$/, '.wasm'));
const { process } = globalThis;
Object.assign(globalThis, { process: undefined, window: {} });
const px = await make({ wasmBinary });
Object.assign(globalThis, { process });
const still = new px.PxTransform(px.PxIDENTITYEnum.PxIdentity);

const support = (points) => Object.assign(new px.CustomSupportImpl(), {
  getCustomMargin: () => 0,
  getCustomSupportLocal: (direction, into) => {
    const { x, y, z } = px.wrapPointer(direction, px.PxVec3);
    const along = (p) => p[0] * x + p[1] * y + p[2] * z;
    const best = points.reduce((most, p) => (along(p) > along(most) ? p : most));
    ['x', 'y', 'z'].forEach((axis, i) => { px.wrapPointer(into, px.PxVec3)[axis] = best[i]; });
  },
});

function mesh_maker() {
  const top = px.PxTopLevelFunctions.prototype;
  const scale = new px.PxTolerancesScale();
  const [memory, errors] = [new px.PxDefaultAllocator(), new px.PxDefaultErrorCallback()];
  top.CreatePhysics(
    px.PHYSICS_VERSION, top.CreateFoundation(px.PHYSICS_VERSION, memory, errors), scale);
  const description = new px.PxConvexMeshDesc();
  description.flags = new px.PxConvexFlags(px.PxConvexFlagEnum.eCOMPUTE_CONVEX);
  return (points) => {
    const data = new px.Vector_PxVec3(points.length);
    points.forEach((p, i) => ['x', 'y', 'z'].forEach((axis, k) => { data.at(i)[axis] = p[k]; }));
    description.points.set_count(points.length);
    description.points.set_stride(12);
    description.points.set_data(data.data());
    return new px.PxConvexMeshGeometry(top.CreateConvexMesh(new px.PxCookingParams(scale), description));
  };
}

const list = ({ x, y, z }) => [x, y, z];
run('PhysX', true, {
  proximity: (a, b) => {
    const result = new px.PxGjkQueryProximityInfoResult();
    const reach = 8 * Math.max(...[...a, ...b].flat().map(Math.abs));
    const found = px.PxGjkQuery.prototype.proximityInfo(
      support(a), support(b), still, still, reach, 1, result);
    if (!found) return { failure: 'proximityInfo is false' };
    const { separation } = result;
    return {
      meets: separation <= 0,
      ...(separation <= 0 ? { depth: -separation } : { distance: separation }),
      witnesses: [list(result.pointA), list(result.pointB)],
      normal: list(result.separatingAxis).map((x) => -x),
    };
  },
  overlap: (a, b) => (
    { meets: px.PxGjkQuery.prototype.overlap(support(a), support(b), still, still) }),
  cooked: (...bodies) => {
    const [a, b] = bodies.map(mesh_maker());
    return { meets: px.PxGeometryQuery.prototype.overlap(a, still, b, still) };
  },
});
