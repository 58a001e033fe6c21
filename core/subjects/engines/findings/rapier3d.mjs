// SPDX-License-Identifier: MIT
// @dimforge/rapier3d-compat 0.21.0: the depth of two overlapping boxes is 0.25, along x, by 1 x 1 faces
// at x = 0.75 and 1; contactShape finds 0.144, along a diagonal.  Moved apart by that, they overlap.
import rapier from '@dimforge/rapier3d-compat';

await rapier.init();
const box = ([low, high]) => new rapier.ConvexPolyhedron(new Float32Array(
  [low, high].flatMap((x) => [0, 1].flatMap((y) => [0, 1].flatMap((z) => [x, y, z])))), null);
const [zero, turn] = [{ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 0, w: 1 }];
const { distance, normal1 } = box([0, 1]).contactShape(zero, turn, box([0.75, 2.75]), zero, turn, 1);
const wrong = Math.abs(distance + 0.25) > 1e-3;
console.log(`${wrong ? 'wrong' : 'right'}: depth ${-distance} along ${Object.values(normal1)}`);
process.exit(wrong ? 1 : 0);
