// SPDX-License-Identifier: MIT
// crashcat, a port of Jolt to JavaScript, in doubles.  `closest_points` gives gjkClosestPoints the
// points themselves, radius 0; it documents that a squaredDistance of 0 means "shapes are colliding".
// `penetration` asks as its own collideConvexVsConvex does: penetrationDepthStepGJK, and EPA where that
// is INDETERMINATE; bodies meet where EPA finds a collision, with depth, points and the axis to move B
// out.  Both have the default tolerance 1e-4: nearer bodies "are considered colliding", and a depth is
// exact to that share of it; `closest_points_tight` and `penetration_tight` have 1e-12 instead.
// `defaults` is the query of a user, all defaults: hulls with points up to hullTolerance 1e-3
// outside, shrunk and rounded by a convex radius of 0.05, with an error of up to 0.05 each.
import {
  Skipped, grouped, length, load, minus, require_same_hull, serve, timed, unit,
} from './engine.mjs';

// Calls `ask` with the support maps of two bodies.
const by_support = (ask, tolerance) => async () => {
  const cat = await load('crashcat/dist/index.js');
  const support = (points) => {
    const made = cat.createSupport();
    cat.setPolygonSupport(made, points.flat(), points.length);
    return made;
  };
  return (a, b) => ask(cat, support(a), support(b), tolerance);
};

function closest_points(cat, a, b, tolerance) {
  const found = cat.createGjkClosestPoints();
  timed(() => cat.gjkClosestPoints(found, a, b, tolerance, [1, 0, 0], Number.MAX_VALUE));
  const { pointA, pointB, squaredDistance } = found;
  if (squaredDistance === 0) return { intersecting: true };
  const distance = Math.sqrt(squaredDistance);
  return { intersecting: false, distance, witness_a: [...pointA], witness_b: [...pointB] };
}

function penetration(cat, a, b, tolerance) {
  const [found, simplex] = [cat.createPenetrationDepth(), cat.createSimplex()];
  const meets = timed(() => {
    cat.penetrationDepthStepGJK(found, simplex, a, b, 0, 0, [1, 0, 0], tolerance);
    return found.status === cat.PenetrationDepthStatus.INDETERMINATE &&
      cat.penetrationDepthStepEPA(found, a, b, tolerance, simplex);
  });
  return meets ? { intersecting: true, ...contact(found) } : { intersecting: false };
}

async function hulls() {
  const cat = await load('crashcat/dist/index.js');
  cat.registerAll();
  const hull = (points) => {
    const shape = made_by(() => cat.convexHull.create({ positions: points.flat() }));
    const corners = grouped(shape.pointPositions, 3);
    require_same_hull(points, corners, shape.planes.map(({ normal }) => [...normal]));
    return shape;
  };
  const collide = (a, b, reach) => {
    const collector = cat.createClosestCollideShapeCollector();
    const settings = { ...cat.createDefaultCollideShapeSettings(), maxSeparationDistance: reach };
    const still = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1];
    timed(() => cat.collideShapeVsShape(collector, settings, a, 0, 0, ...still, b, 0, 0, ...still));
    return collector.hit;
  };
  return (...bodies) => {
    const [a, b] = bodies.map(hull);
    const hit = collide(a, b, 0);
    return hit ? { intersecting: true, ...contact(hit) } : { intersecting: false };
  };
}

function made_by(make) {
  try {
    return make();
  } catch (error) {
    throw new Skipped(error.message);
  }
}

// Depth is the distance of the points; the axis has any length.
function contact({ pointA, pointB, penetrationAxis }) {
  const [witness_a, witness_b] = [[...pointA], [...pointB]];
  const normal = unit([...penetrationAxis]);
  return { depth: length(minus(witness_a, witness_b)), witness_a, witness_b, normal };
}

const method = (answers, promised, start) => ({ plane: false, answers, promised, start });
const closest = (tolerance) => method(
  ['distance', 'witnesses'], { distance: { absolute: tolerance } },
  by_support(closest_points, tolerance));
const deepest = (tolerance) => method(
  ['depth', 'witnesses', 'normal'],
  { distance: { absolute: tolerance }, depth: { absolute: tolerance, relative: tolerance } },
  by_support(penetration, tolerance));
await serve({
  closest_points: closest(1e-4),
  closest_points_tight: closest(1e-12),
  penetration: deepest(1e-4),
  penetration_tight: deepest(1e-12),
  defaults: method(['depth', 'witnesses', 'normal'], { distance: { absolute: 0.1021 } }, hulls),
});
