// SPDX-License-Identifier: MIT
import {
  Distance, DistanceInput, DistanceOutput, PolygonShape, SimplexCache, Transform, testOverlap,
} from 'planck';
import { run } from './finding.mjs';

const ask = (shape_of) => (...bodies) => {
  const [a, b] = bodies.map((points) => shape_of(points.map(([x, y]) => ({ x, y }))));
  const [input, output, still] = [new DistanceInput(), new DistanceOutput(), Transform.identity()];
  input.proxyA.set(a, 0);
  input.proxyB.set(b, 0);
  input.useRadii = true;
  Distance(output, new SimplexCache(), input);
  if (testOverlap(a, 0, b, 0, still, still)) return { meets: true };
  const { distance, pointA, pointB } = output;
  return { meets: false, distance, witnesses: [pointA, pointB].map(({ x, y }) => [x, y, 0]) };
};

run('planck', false, {
  distance: ask((points) => ({
    computeDistanceProxy: (proxy) => proxy.setVertices(points, points.length, 0),
  })),
  defaults: ask((points) => new PolygonShape(points)),
});
