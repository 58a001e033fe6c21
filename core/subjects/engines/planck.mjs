// SPDX-License-Identifier: MIT
// planck, Box2D 2.4 in JavaScript, in doubles.  `distance` asks Distance about proxies of the points
// themselves with radius 0.  Bodies meet where testOverlap says so, at a distance below 10 EPSILON =
// 1e-8: a shape that fills its proxy with the points lets it answer for any number of them.
// `defaults` asks the same of the PolygonShapes that a user makes: they have a skin of polygonRadius
// = 2 linearSlop = 0.01 each, which Distance and testOverlap count as part of the body, and at most
// 12 vertices, welded where nearer than half of linearSlop; a distance may be off by both skins, and by
// 64 roundings of a coordinate of 50.
// Points of an overlap have no meaning.
import { Skipped, load, of_polygon, require_same_hull, serve, timed } from './engine.mjs';

const start = (shape_of) => async () => {
  const planck = await load('planck/dist/planck.mjs');
  const { Distance, DistanceInput, DistanceOutput, SimplexCache, Transform, testOverlap } = planck;
  const at_origin = Transform.identity();
  return (...bodies) => {
    const shapes = bodies.map((points) => shape_of(planck, points));
    const input = new DistanceInput();
    input.proxyA.set(shapes[0], 0);
    input.proxyB.set(shapes[1], 0);
    input.useRadii = true;
    const output = new DistanceOutput();
    timed(() => Distance(output, new SimplexCache(), input));
    const { distance, iterations, pointA, pointB } = output;
    if (timed(() => testOverlap(shapes[0], 0, shapes[1], 0, at_origin, at_origin))) {
      return { intersecting: true, iterations };
    }
    const [witness_a, witness_b] = [pointA, pointB].map(({ x, y }) => [x, y]);
    return { intersecting: false, distance, witness_a, witness_b, iterations };
  };
};

const bare = (_, points) => ({
  computeDistanceProxy(proxy) {
    proxy.setVertices(points.map(([x, y]) => ({ x, y })), points.length, 0);
  },
});

function polygon({ PolygonShape, Settings }, points) {
  const { maxPolygonVertices: most } = Settings;
  if (points.length < 3) throw new Skipped('a polygon needs 3 points');
  if (points.length > most) throw new Skipped(`more than ${most} points`);
  const shape = new PolygonShape(points.map(([x, y]) => ({ x, y })));
  const corners = shape.m_vertices.map(({ x, y }) => [x, y]);
  require_same_hull(points, corners, of_polygon(corners));
  return shape;
}

const common = { space: false, answers: ['distance', 'witnesses'] };
await serve({
  distance: {
    ...common,
    promised: { distance: { absolute: 1e-8 } },
    start: start(bare),
  },
  defaults: {
    ...common,
    promised: { distance: { absolute: 0.02 + 64 * 50 * 2 ** -53 } },
    start: start(polygon),
  },
});
