// SPDX-License-Identifier: MIT
import rapier from '@dimforge/rapier2d-compat';
import { ask } from './rapier.mjs';

await ask(rapier, { x: 0, y: 0 }, 0, (points) => (
  new rapier.ConvexPolygon(new Float32Array(points.flatMap(([x, y]) => [x, y])), false)));
