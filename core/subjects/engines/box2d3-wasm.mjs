// SPDX-License-Identifier: MIT
// Box2D 3.1, in floats, by b2World_OverlapShape, its only such query in this package: A is a proxy of
// its points with radius 0, B a polygon of a static body, with radius 0 too.  It only says whether they
// meet.  The engine takes polygons of at most 8 points, and welds those nearer than linearSlop, 0.005;
// polygons that differ from their points are skipped.  Its overlap begins at a tenth of linearSlop.
import { Skipped, load, of_polygon, require_same_hull, serve, timed } from './engine.mjs';

await serve({
  overlap_shape: {
    space: false,
    answers: [],
    promised: { distance: { absolute: 0.0005 } },
    start: async () => {
      const box2d = await (await load('box2d3-wasm/build/dist/es/entry.mjs')).default();
      const world = box2d.b2CreateWorld(box2d.b2DefaultWorldDef());
      const [at_rest, shape, filter] = [
        box2d.b2DefaultBodyDef(), box2d.b2DefaultShapeDef(), box2d.b2DefaultQueryFilter()];
      const kept = [];  // by the engine, until the next query
      const vector = ([x, y]) => Object.assign(new box2d.b2Vec2(), { x, y });

      // `use` is called with the points as vectors, which are deleted after it.
      function with_vectors(points, use) {
        if (points.length > 8) throw new Skipped('more than 8 points');
        const vectors = points.map(vector);
        try {
          return use(vectors);
        } finally {
          vectors.forEach((one) => one.delete());
        }
      }
      const polygon = (points) => with_vectors(points, (vectors) => {
        const hull = box2d.b2ComputeHull(vectors);
        kept.push(hull);
        const corners = Array.from({ length: hull.count }, (_, i) => hull.getPoint(i))
          .map(({ x, y }) => [x, y]);
        if (corners.length === 0) throw new Skipped('the engine makes no hull of the points');
        require_same_hull(points, corners, of_polygon(corners));
        kept.push(box2d.b2MakePolygon(hull, 0));
        return kept.at(-1);
      });
      const proxy = (points) => with_vectors(points, (vectors) => {
        const made = box2d.b2MakeProxy(vectors[0], 1, 0);
        kept.push(made);
        vectors.forEach((one, i) => made.setPoint(i, one));
        made.count = points.length;
        return made;
      });
      return (a, b) => {
        kept.splice(0).forEach((one) => one.delete());
        const [probe, target] = [proxy(a), polygon(b)];
        const body = box2d.b2CreateBody(world, at_rest);
        box2d.b2CreatePolygonShape(body, shape, target);
        let intersecting = false;
        const see = () => { intersecting = true; return true; };
        timed(() => box2d.b2World_OverlapShape(world, probe, filter, see));
        box2d.b2DestroyBody(body);
        return { intersecting };
      };
    },
  },
});
