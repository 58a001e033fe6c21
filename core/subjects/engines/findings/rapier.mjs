// SPDX-License-Identifier: MIT
// Both packages of Rapier, whose calls are the same.
import { run } from './finding.mjs';

export async function ask(rapier, zero, turn, shape_of) {
  await rapier.init();
  const list = ({ x, y, z = 0 }) => [x, y, z];
  run('Rapier', true, {
    contact_shape: (...bodies) => {
      const [a, b] = bodies.map(shape_of);
      const meets = a.intersectsShape(zero, turn, b, zero, turn);
      const contact = a.contactShape(zero, turn, b, zero, turn, 1e30);
      if (!contact) return { failure: 'contactShape gives no contact' };
      const { distance, point1, point2, normal1 } = contact;
      return {
        meets,
        ...(meets && distance <= 0 ? { depth: -distance } : { distance: Math.max(distance, 0) }),
        witnesses: [list(point1), list(point2)],
        normal: list(normal1),
      };
    },
  });
}
