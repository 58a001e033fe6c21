// SPDX-License-Identifier: MIT
import rapier from '@dimforge/rapier3d-compat';
import { ask } from './rapier.mjs';

await ask(rapier, { x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0, w: 1 }, (points) => (
  new rapier.ConvexPolyhedron(new Float32Array(points.flat()), null)));
