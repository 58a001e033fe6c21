// SPDX-License-Identifier: MIT
// A GJK in JavaScript that gjkproof judges: gjkproof study --subject 'node mine.js'
'use strict';
const readline = require('readline');

// --- replace this by your GJK ---

const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const minus = (a, b) => a.map((x, i) => x - b[i]);
const combined = (factors, points) =>
  points[0].map((_, axis) => factors.reduce((sum, x, i) => sum + x * points[i][axis], 0));

// The solution of a few linear equations, each a row with its right side; null if there is none.
function solve(rows) {
  for (let i = 0; i < rows.length; ++i) {
    for (let j = i + 1; j < rows.length; ++j) {
      if (Math.abs(rows[j][i]) > Math.abs(rows[i][i])) [rows[i], rows[j]] = [rows[j], rows[i]];
    }
    if (rows[i][i] === 0) return null;
    for (let j = 0; j < rows.length; ++j) {
      const factor = rows[j][i] / rows[i][i];
      if (j !== i) rows[j] = rows[j].map((x, k) => (k > i ? x - factor * rows[i][k] : x));
    }
  }
  return rows.map((row, i) => row[rows.length] / row[i]);
}

// Weights of the point nearest to the origin in the plane, line or space through a few points.
function weights(points) {
  const edges = points.slice(1).map((point) => minus(point, points[0]));
  const found = solve(edges.map((e) => [...edges.map((f) => dot(e, f)), -dot(e, points[0])]));
  return found && [1 - found.reduce((sum, x) => sum + x, 0), ...found];
}

// The nearest point of all faces of a simplex.
function nearest(simplex) {
  let best = { square: Infinity };
  for (let mask = 1; mask < 1 << simplex.length; ++mask) {
    const corners = simplex.filter((_, i) => (mask >> i) & 1);
    const factors = weights(corners.map((corner) => corner.v));
    if (!factors || !factors.every((x) => x > 0)) continue;
    const v = combined(factors, corners.map((corner) => corner.v));
    if (dot(v, v) < best.square) best = { square: dot(v, v), v, corners, factors };
  }
  return best;
}

const furthest = (points, v) =>
  points.reduce((best, point) => (dot(v, point) > dot(v, best) ? point : best));

function gjk(a, b) {
  const unit = [...a, ...b].flat().reduce((most, x) => Math.max(most, Math.abs(x)), 0) || 1;
  [a, b] = [a, b].map((body) => body.map((point) => point.map((x) => x / unit)));
  let best = { square: Infinity };
  let simplex = [{ v: minus(a[0], b[0]), p: a[0], q: b[0] }];
  let iterations = 0;
  for (; iterations < 100; ++iterations) {
    const now = nearest(simplex);
    if (!(now.square < best.square)) break;
    best = now;
    const p = furthest(a, best.v.map((x) => -x));
    const q = furthest(b, best.v);
    simplex = [...best.corners, { v: minus(p, q), p, q }];
  }
  const [p, q] = ['p', 'q'].map((of) => combined(best.factors, best.corners.map((c) => c[of])));
  const length = best.square > 1e-29 ? Math.sqrt(best.square) : 0; // (32 u)^2: zero up to rounding
  return {
    distance: length * unit, iterations, p: p.map((x) => x * unit), q: q.map((x) => x * unit),
  };
}

// --- the adapter ---

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');
const input = readline.createInterface({ input: process.stdin });
input.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.start) {
    say({ started: { protocol: 1, name: 'mine-js-1.0', answers: ['distance', 'witnesses'] } });
  }
  for (const { seq, a, b } of message.run || []) {
    const { distance, p, q, iterations } = gjk(a, b);
    say({ seq, intersecting: distance === 0, distance, witness_a: p, witness_b: q, iterations });
  }
  if (message.stop) input.close();
});
