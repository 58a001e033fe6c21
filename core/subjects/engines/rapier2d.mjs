// SPDX-License-Identifier: MIT
import { of_polygon } from './engine.mjs';
import { judge_rapier } from './rapier.mjs';

await judge_rapier('@dimforge/rapier2d-compat', 2,
  ({ ConvexPolygon }, points) => new ConvexPolygon(new Float32Array(points.flat()), false),
  of_polygon);
