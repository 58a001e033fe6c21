// SPDX-License-Identifier: MIT
import {
  b2DistanceCache, b2DistanceInput, b2MakeProxy, b2Rot, b2ShapeDistance, b2Transform, b2Vec2,
} from 'phaser-box2d/dist/PhaserBox2D.js';
import { run } from './finding.mjs';

const still = () => new b2Transform(new b2Vec2(0, 0), new b2Rot(1, 0));
const proxy = (points) => b2MakeProxy(points.map(([x, y]) => new b2Vec2(x, y)), points.length, 0);

run('phaser-box2d', false, {
  shape_distance: (a, b) => {
    const input = Object.assign(new b2DistanceInput(), {
      proxyA: proxy(a), proxyB: proxy(b), transformA: still(), transformB: still(), useRadii: true,
    });
    const { distance, pointA, pointB } = b2ShapeDistance(new b2DistanceCache(), input, null, 0);
    if (!(distance > 0)) return { meets: true };
    return { meets: false, distance, witnesses: [pointA, pointB].map(({ x, y }) => [x, y, 0]) };
  },
});
