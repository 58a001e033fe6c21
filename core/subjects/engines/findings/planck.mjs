// SPDX-License-Identifier: MIT
// planck 1.5.0, in doubles: testOverlap says that two squares overlap which are 2^-28, 3.7e-9, apart:
// so it does below 10 EPSILON = 1e-8, which its documentation does not say.
import {
  Distance, DistanceInput, DistanceOutput, SimplexCache, Transform, testOverlap,
} from 'planck';

const square = (x) => ({
  getChildCount: () => 1,
  computeDistanceProxy: (proxy) => proxy.setVertices(
    [[x, 0], [x + 1, 0], [x + 1, 1], [x, 1]].map(([px, py]) => ({ x: px, y: py })), 4, 0),
});
const [a, b, still] = [square(0), square(1 + 2 ** -28), Transform.identity()];
const [input, output] = [new DistanceInput(), new DistanceOutput()];
input.proxyA.set(a, 0);
input.proxyB.set(b, 0);
Distance(output, new SimplexCache(), input);
const wrong = testOverlap(a, 0, b, 0, still, still);
console.log(`${wrong ? 'wrong: they overlap' : 'right'}, at a distance of ${output.distance}`);
process.exit(wrong ? 1 : 0);
