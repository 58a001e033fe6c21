// SPDX-License-Identifier: MIT
// Rapier, whose queries are those of parry, in floats; rapier3d.mjs and rapier2d.mjs name the package
// and the shape.  Bodies meet where intersectsShape says so.  contactShape gives distance, points and
// normal, with a prediction of any distance; it is negative, and minus a depth, for an overlap.  The
// two are separate queries, and a case in which they disagree is judged as it is.  Convex hulls have
// no margin unless a user asks for a rounded one.  No tolerance is documented.
import { Skipped, grouped, load, require_same_hull, serve, timed } from './engine.mjs';

export const judge_rapier = (packageName, dim, shape_of, normals_of) => serve({
  contact_shape: {
    plane: dim === 2,
    space: dim === 3,
    answers: ['distance', 'depth', 'witnesses', 'normal'],
    start: async () => {
      const rapier = await load(`${packageName}/dist/rapier.mjs`);
      await rapier.init();
      const world = new rapier.World(dim === 3 ? { x: 0, y: 0, z: 0 } : { x: 0, y: 0 });
      const [zero, turn] = dim === 3 ? [{ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0, w: 1 }]
        : [{ x: 0, y: 0 }, 0];
      const list = (point) => [point.x, point.y, point.z].slice(0, dim);

      function shape(points) {
        const made = shape_of(rapier, points);
        const raw = made.intoRaw();
        if (!raw) throw new Skipped('the engine makes no hull of the points');
        raw.free();
        const collider = world.createCollider(new rapier.ColliderDesc(made));
        const corners = collider.vertices();
        if (!corners) throw new Skipped('the engine gives no corners of its hull');
        const vertices = grouped(corners, dim);
        require_same_hull(points, vertices, normals_of(vertices, [...collider.indices() ?? []]));
        world.removeCollider(collider, false);
        return made;
      }

      return (a, b) => {
        const [of_a, of_b] = [shape(a), shape(b)];
        const intersecting = timed(() => of_a.intersectsShape(zero, turn, of_b, zero, turn));
        const contact = timed(() => of_a.contactShape(zero, turn, of_b, zero, turn, 1e30));
        if (!contact) return { error: 'contactShape gives no contact' };
        const { distance } = contact;
        return {
          intersecting,
          ...(intersecting && distance <= 0 ? { depth: -distance }
            : { distance: Math.max(distance, 0) }),
          status: distance > 0 === intersecting ? 'the queries disagree' : 'answered',
          witness_a: list(contact.point1),
          witness_b: list(contact.point2),
          normal: list(contact.normal1),
        };
      };
    },
  },
});
