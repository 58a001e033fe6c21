// SPDX-License-Identifier: MIT
import * as cat from 'crashcat';
import { length, minus, run } from './finding.mjs';

function support(points) {
  const made = cat.createSupport();
  cat.setPolygonSupport(made, points.flat(), points.length);
  return made;
}

const closest_points = (tolerance) => (a, b) => {
  const found = cat.createGjkClosestPoints();
  cat.gjkClosestPoints(found, support(a), support(b), tolerance, [1, 0, 0], Number.MAX_VALUE);
  const { pointA, pointB, squaredDistance } = found;
  if (squaredDistance === 0) return { meets: true };
  return { meets: false, distance: Math.sqrt(squaredDistance), witnesses: [[...pointA], [...pointB]] };
};

const contact = ({ pointA, pointB, penetrationAxis }) => ({
  meets: true, depth: length(minus(pointA, pointB)), witnesses: [[...pointA], [...pointB]],
  normal: [...penetrationAxis],
});

const penetration = (tolerance) => (a, b) => {
  const [found, simplex] = [cat.createPenetrationDepth(), cat.createSimplex()];
  cat.penetrationDepthStepGJK(found, simplex, support(a), support(b), 0, 0, [1, 0, 0], tolerance);
  const meets = found.status === cat.PenetrationDepthStatus.INDETERMINATE &&
    cat.penetrationDepthStepEPA(found, support(a), support(b), tolerance, simplex);
  return meets ? contact(found) : { meets: false };
};

cat.registerAll();
run('crashcat', false, {
  closest_points: closest_points(1e-4),
  closest_points_tight: closest_points(1e-12),
  penetration: penetration(1e-4),
  penetration_tight: penetration(1e-12),
  defaults: (a, b) => {
    const hull = (points) => cat.convexHull.create({ positions: points.flat() });
    const collector = cat.createClosestCollideShapeCollector();
    const settings = { ...cat.createDefaultCollideShapeSettings(), maxSeparationDistance: 0 };
    const still = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1];
    cat.collideShapeVsShape(collector, settings, hull(a), 0, 0, ...still, hull(b), 0, 0, ...still);
    return collector.hit ? contact(collector.hit) : { meets: false };
  },
});
