// SPDX-License-Identifier: MIT
import { grouped, of_triangles } from './engine.mjs';
import { judge_rapier } from './rapier.mjs';

await judge_rapier('@dimforge/rapier3d-compat', 3,
  ({ ConvexPolyhedron }, points) => new ConvexPolyhedron(new Float32Array(points.flat()), null),
  (vertices, indices) => of_triangles(grouped(indices.map((i) => vertices[i]), 3)));
