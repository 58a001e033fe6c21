// SPDX-License-Identifier: MIT
// phaser-box2d 1.1.0: b2ShapeDistance of two boxes that are 2 apart is 4.27: b2SolveSimplex2 makes two
// vertices of its simplex one object.
import {
  b2DistanceCache, b2DistanceInput, b2MakeProxy, b2Rot, b2ShapeDistance, b2Transform, b2Vec2,
} from 'phaser-box2d/dist/PhaserBox2D.js';

const still = () => new b2Transform(new b2Vec2(0, 0), new b2Rot(1, 0));
const box = (left, right, low, high) => b2MakeProxy(
  [[left, low], [right, low], [left, high], [right, high]].map(([x, y]) => new b2Vec2(x, y)), 4, 0);
const input = Object.assign(new b2DistanceInput(), {
  proxyA: box(0, 1, 0, 1), proxyB: box(3, 5, 0.25, 0.75), transformA: still(), transformB: still(),
});
const { distance } = b2ShapeDistance(new b2DistanceCache(), input, null, 0);
const wrong = Math.abs(distance - 2) > 1e-6;
console.log(`${wrong ? 'wrong' : 'right'}: distance ${distance}, exactly 2`);
process.exit(wrong ? 1 : 0);
