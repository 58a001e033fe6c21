// SPDX-License-Identifier: MIT
// The line protocol (../outside/lines/PROTOCOL.md) of all engines from npm.  engines.json lists their
// methods, and `node ENGINE.mjs [METHOD]` answers by one of them, the first by default.
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Thrown by an adapter for a body that the engine refuses or changes.
export class Skipped extends Error {}

const list = new URL('engines.json', import.meta.url);
const place = (path) => new URL(`node_modules/${path}`, import.meta.url);

// A new instance of a module each time, since Node keeps the first of each address.
let instances = 0;
export const load = (path) => import(`${place(path)}?${instances++}`);

// Runs a query of the engine, whose time a reply states as `ns`: several add up.
let spent = 0;
let failed;  // the error of a query
export function timed(query) {
  const begin = performance.now();
  try {
    return query();
  } catch (error) {
    failed = error;
    throw error;
  } finally {
    spent += performance.now() - begin;
  }
}

// A method has the members of `started` but for those that are listed, and `start`, which returns a
// function of two bodies, lists of points, that returns the members of a reply.
// It may throw Skipped.  Any other error is a missing answer if a query threw it, else the engine makes no
// such body, and the case is skipped; after it the engine, which may be damaged, is started anew.
export async function serve(methods, listed = JSON.parse(readFileSync(list))) {
  const file = basename(process.argv[1]);
  const known = listed.filter((one) => one.file === file);
  const [name = known[0].method] = process.argv.slice(2);
  const found = known.find(({ method }) => method === name);
  if (!found) stop(2, `unknown method "${name}": ${known.map(({ method }) => method)}`);
  const { package: packageName, scalar, description } = found;
  const { start, ...said } = methods[name];
  const { version } = await installed(packageName);
  const library = `${packageName.replace(/^@.*\//, '')}-${version}`;
  const started = { protocol: 1, name: `engine/${library}/${scalar}/${name}`, description, ...said };
  if (scalar === 'float') started.format = 'binary32';
  globalThis.console = new Console(process.stderr);  // standard output belongs to the protocol
  let ask = await start();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.stop) process.exit();
    if (message.start) say([{ started }]);
    const replies = [];
    for (const { seq, a, b } of message.run ?? []) {
      spent = 0;
      try {
        const reply = { seq, ...ask(a, b) };
        replies.push(spent > 0 && !reply.error ? { ...reply, ns: 1e6 * spent } : reply);
      } catch (error) {
        const why = String(error?.message ?? error).split('\n')[0] || String(error);
        replies.push(error === failed ? { seq, error: why } : { seq, skipped: why });
        if (!(error instanceof Skipped)) ask = await start();
      }
    }
    say(replies);
    if (instances > 40) process.exit();  // modules stay in memory; another process goes on
  }
}

async function installed(packageName) {
  try {
    return JSON.parse(readFileSync(place(`${packageName}/package.json`)));
  } catch {
    return stop(1, `${packageName} is not installed: npm ci in ${new URL('.', import.meta.url)}`);
  }
}

function stop(code, why) {
  process.stderr.write(`${why}\n`);
  process.exit(code);
}

const plain = (_, x) => (typeof x === 'number' && !Number.isFinite(x) ? String(x) : x);

function say(messages) {
  process.stdout.write(messages.map((one) => `${JSON.stringify(one, plain)}\n`).join(''));
}

// --- vectors, and whether an engine's hull is still that of the points ---

export const xyz = ({ x, y, z }) => [x, y, z];
export const minus = (p, q) => p.map((x, axis) => x - q[axis]);
export const scaled = (p, factor) => p.map((x) => x * factor);
export const dot = (p, q) => p[0] * q[0] + p[1] * q[1] + (p.length > 2 ? p[2] * q[2] : 0);
export const length = (p) => Math.hypot(...p);
export const unit = (p) => scaled(p, 1 / length(p));
export const size = (points) => Math.max(...points.flat().map(Math.abs));
const cross = (p, q) => [0, 1, 2].map((i) => {
  const [j, k] = [(i + 1) % 3, (i + 2) % 3];
  return p[j] * q[k] - p[k] * q[j];
});

const normals = (ways) => ways.filter((way) => length(way) > 0).map(unit);
export const of_triangles = (triangles) => normals(
  triangles.map(([p, q, r]) => cross(minus(q, p), minus(r, p))));
export const of_polygon = (corners) => normals(corners.map((p, i) => {
  const [x, y] = minus(corners[(i + 1) % corners.length], p);
  return [y, -x];
}));
// Lists of `count` numbers each.
export const grouped = (numbers, count) => Array.from(
  { length: numbers.length / count }, (_, i) => [...numbers.slice(count * i, count * (i + 1))]);

// Whether the support value of some direction shows that `point` is more than `tolerance` outside of
// the hull of the vertices.  Moves x to the point of the hull that is nearest, by Gilbert's method.
function is_outside(point, vertices, tolerance) {
  const first = (measure) => vertices.reduce((one, v) => (measure(v) < measure(one) ? v : one));
  let x = first((v) => length(minus(point, v)));
  for (let step = 0; step < 64; step += 1) {
    const way = minus(point, x);
    if (length(way) <= tolerance) return false;
    const ahead = first((v) => -dot(way, v));
    if (dot(way, minus(point, ahead)) > tolerance * length(way)) return true;
    const leg = minus(ahead, x);
    const share = Math.min(1, dot(way, leg) / dot(leg, leg));
    if (!(share > 0)) return false;
    x = x.map((at, axis) => at + share * leg[axis]);
  }
  return false;
}

// Throws Skipped unless the hull of `vertices` reaches as far as that of `points`, but for a share of
// their size, in the directions of axes and normals and of the points that are left out, which
// may be far beyond the tip of a blade and near its faces.  2^-18 is 64 roundings of a float.
export function require_same_hull(points, vertices, face_normals, share = 2 ** -18) {
  const tolerance = share * size(points);
  const axes = points[0].map((_, axis) => points[0].map((__, i) => (i === axis ? 1 : 0)));
  const below = points.map(() => Infinity);  // how far below all support planes of the vertices
  let lost = 0;
  for (const way of [...face_normals, ...axes].flatMap((one) => [one, scaled(one, -1)])) {
    const far = vertices.reduce((most, v) => Math.max(most, dot(v, way)), -Infinity);
    let least = Infinity;
    points.forEach((p, i) => {
      const depth = far - dot(p, way);
      least = Math.min(least, depth);
      below[i] = Math.min(below[i], depth);
    });
    lost = Math.max(lost, Math.abs(least));
  }
  const left_out = points.filter((_, i) => !(below[i] > tolerance));
  if (!(lost <= tolerance) || left_out.some((p) => is_outside(p, vertices, tolerance))) {
    throw new Skipped('the hull that the engine makes of the points differs from theirs');
  }
}
