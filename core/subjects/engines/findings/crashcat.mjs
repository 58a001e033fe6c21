// SPDX-License-Identifier: MIT
// crashcat 0.0.5: gjkClosestPoints finds that two tetrahedra collide which are 0.00416 apart, 41 times
// its tolerance of 1e-4: a plane with normal (512, 8, 507) is between them.
import { createGjkClosestPoints, createSupport, gjkClosestPoints, setPolygonSupport } from 'crashcat';

function body(points) {
  const support = createSupport();
  setPolygonSupport(support, points.flat(), points.length);
  return support;
}

const a = body([[0.015625, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0]]);
const b = body([[0.0078125, 0.125, 0], [0, 0, 0], [1, 0, -1], [-1, 0, 0]]);
const found = createGjkClosestPoints();
gjkClosestPoints(found, a, b, 1e-4, [1, 0, 0], Number.MAX_VALUE);
const distance = Math.sqrt(found.squaredDistance);
const wrong = Math.abs(distance - 0.004163226840234252) > 1e-4;
console.log(`${wrong ? 'wrong' : 'right'}: distance ${distance}, exactly 0.00416`);
process.exit(wrong ? 1 : 0);
