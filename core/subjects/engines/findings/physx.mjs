// SPDX-License-Identifier: MIT
// physx-js-webidl 2.7.3: PxGjkQuery::proximityInfo finds a depth of 0.8165 for two tetrahedra that
// overlap by 0.8944, sqrt(4 / 5).  The package is for the web, so Node looks like it while it starts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import make from 'physx-js-webidl';

const wasmBinary = readFileSync(
  fileURLToPath(import.meta.resolve('physx-js-webidl')).replace(/\.mjs$/, '.wasm'));
const { process } = globalThis;
Object.assign(globalThis, { process: undefined, window: {} });
const px = await make({ wasmBinary });
Object.assign(globalThis, { process });

const body = (points) => Object.assign(new px.CustomSupportImpl(), {
  getCustomMargin: () => 0,
  getCustomSupportLocal: (direction, into) => {
    const { x, y, z } = px.wrapPointer(direction, px.PxVec3);
    const along = (p) => p[0] * x + p[1] * y + p[2] * z;
    const best = points.reduce((most, p) => (along(p) > along(most) ? p : most));
    ['x', 'y', 'z'].forEach((axis, i) => { px.wrapPointer(into, px.PxVec3)[axis] = best[i]; });
  },
});
const a = body([[0, 0, 0], [-2, 0, 0], [0, 2, 0], [0, 0, 1]]);
const b = body([[-4, 0, -2], [0, 0, -1], [-2, 0, 0], [2, 2, 2]]);
const still = new px.PxTransform(px.PxIDENTITYEnum.PxIdentity);
const result = new px.PxGjkQueryProximityInfoResult();
const found = px.PxGjkQuery.prototype.proximityInfo(a, b, still, still, 100, 1, result);
const wrong = !found || Math.abs(result.separation + Math.sqrt(4 / 5)) > 1e-3;
console.log(`${wrong ? 'wrong' : 'right'}: depth ${-result.separation}, exactly ${Math.sqrt(4 / 5)}`);
process.exit(wrong ? 1 : 0);
