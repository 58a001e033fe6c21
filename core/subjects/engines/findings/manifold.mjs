// SPDX-License-Identifier: MIT
// manifold-3d 3.5.4: the intersection of two tetrahedra is empty, though they overlap by 8.4e-8, 84,000
// times the tolerance of 1e-12 that both report.  minGap calls them 0 apart.
import make from 'manifold-3d';

const module = await make();
module.setup();
const { Manifold } = module;
const a = Manifold.hull([[0, 0, 0], [0, 2 ** -26, 0], [0, 0, 1], [1, 0, 0]]);
const b = Manifold.hull([[-1, 0, 0], [-0.5, 0, 0], [1, -1, 0], [0, 2 ** -23, 1]]);
const wrong = a.numVert() === 4 && b.numVert() === 4 && a.intersect(b).isEmpty();
console.log(`${wrong ? 'wrong: the intersection is empty' : 'right'}, gap ${a.minGap(b, 10)}`);
process.exit(wrong ? 1 : 0);
