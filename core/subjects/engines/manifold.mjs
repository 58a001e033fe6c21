// SPDX-License-Identifier: MIT
// Manifold, in doubles: no GJK, but a library of solids whose minGap answers the same question.
// Bodies meet where the intersection of their hulls is not empty, which is how minGap itself decides.
// The distance is minGap with a searchLength beyond all bodies.  The tolerance of a solid is 1e-12 of
// its bounding box: 1e-10 for two of coordinates up to 50.  But the hull leaves out points up to 1e-7 of it
// outside; such bodies are skipped, and those without volume.
import { Skipped, grouped, load, of_triangles, require_same_hull, serve, size, timed } from './engine.mjs';

function exact(points, rounded) {
  const same = points.filter((p) => p.every((x, axis) => Math.fround(x) === rounded[axis]));
  if (new Set(same.map(String)).size === 1) return same[0];
  throw new Skipped('floats do not tell which points are in the hull');
}

await serve({
  min_gap: {
    plane: false,
    promised: { distance: { absolute: 1e-10 } },
    start: async () => {
      const module = await (await load('manifold-3d/manifold.js')).default();
      module.setup();
      const { Manifold } = module;

      function solid(points) {
        const hull = Manifold.hull(points);
        if (!(hull.volume() > 0)) throw new Skipped('the engine makes no solid of the points');
        const { numProp, triVerts, vertProperties } = hull.getMesh();
        const vertices = grouped(vertProperties, numProp).map((p) => exact(points, p.slice(0, 3)));
        const corners = [...triVerts].map((i) => vertices[i]);
        require_same_hull(points, vertices, of_triangles(grouped(corners, 3)), 2 ** -44);
        return hull;
      }

      return (a, b) => {
        const solids = [];
        try {
          for (const points of [a, b]) solids.push(solid(points));
          const reach = 8 * size([...a, ...b]);
          return timed(() => {
            solids.push(solids[0].intersect(solids[1]));
            const distance = solids[0].minGap(solids[1], reach);
            return { intersecting: !solids[2].isEmpty(), distance };
          });
        } finally {
          solids.forEach((one) => one.delete());
        }
      };
    },
  },
});
