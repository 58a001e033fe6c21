// SPDX-License-Identifier: MIT
import make from 'manifold-3d';
import { run } from './finding.mjs';

const module = await make();
module.setup();
const { Manifold } = module;

run('Manifold', false, {
  min_gap: (...bodies) => {
    const [a, b] = bodies.map((points) => Manifold.hull(points));
    const size = Math.max(...bodies.flat(2).map(Math.abs));
    const distance = a.minGap(b, 8 * size);
    return { meets: !a.intersect(b).isEmpty(), distance };
  },
});
