// SPDX-License-Identifier: MIT
// phaser-box2d, Box2D 3.0 in JavaScript, in doubles, by b2ShapeDistance of proxies with radius 0, the
// default of b2MakePolygon.  Bodies meet where its overlap queries say so, unless the distance is above
// 0; useRadii makes a distance below 1e-10 zero, as in those queries.  The engine takes polygons of at
// most 8 points.  Points of an overlap have no meaning.
import { Skipped, load, serve, timed } from './engine.mjs';

await serve({
  shape_distance: {
    space: false,
    answers: ['distance', 'witnesses'],
    promised: { distance: { absolute: 1e-10 } },
    start: async () => {
      const box2d = await load('phaser-box2d/dist/PhaserBox2D.js');
      const { b2DistanceCache, b2DistanceInput, b2MakeProxy, b2Rot, b2ShapeDistance } = box2d;
      const { B2_MAX_POLYGON_VERTICES: most = 8, b2Transform, b2Vec2 } = box2d;
      const origin = () => new b2Transform(new b2Vec2(0, 0), new b2Rot(1, 0));
      const proxy = (points) => {
        if (points.length > most) throw new Skipped(`more than ${most} points`);
        return b2MakeProxy(points.map(([x, y]) => new b2Vec2(x, y)), points.length, 0);
      };
      return (a, b) => {
        const input = new b2DistanceInput();
        Object.assign(input, {
          proxyA: proxy(a), proxyB: proxy(b), transformA: origin(), transformB: origin(), useRadii: true,
        });
        const cache = new b2DistanceCache();
        const { distance, iterations, pointA, pointB } = timed(
          () => b2ShapeDistance(cache, input, null, 0));
        if (!(distance > 0)) return { intersecting: true, iterations };
        const [witness_a, witness_b] = [pointA, pointB].map(({ x, y }) => [x, y]);
        return { intersecting: false, distance, witness_a, witness_b, iterations };
      };
    },
  },
});
