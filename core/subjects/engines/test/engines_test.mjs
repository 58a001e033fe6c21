// SPDX-License-Identifier: MIT
// Engines answer cases whose answers are known, and say what they refuse: those that are installed.
// Those that ENGINES names fail if they are absent: ENGINES=all, ENGINES=planck,manifold.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Skipped, dot, length, minus, of_triangles, require_same_hull } from '../engine.mjs';

const folder = new URL('..', import.meta.url);
const path = (file) => fileURLToPath(new URL(file, folder));

function run(file, words, messages) {
  const input = messages.map((one) => `${JSON.stringify(one)}\n`).join('');
  return spawnSync(process.execPath, [path(file), ...words], { input, encoding: 'utf8' });
}

function ask(file, words, bodies) {
  const cases = bodies.map(([a, b], i) => ({ seq: i + 1, dim: a[0].length, a, b }));
  const said = run(file, words, [{ start: { protocol: 1 } }, { run: cases }, { stop: true }]);
  assert.equal(said.status, 0, said.stderr);
  const [{ started }, ...replies] = said.stdout.trim().split('\n').map((line) => JSON.parse(line));
  return { started, replies };
}

// --- cases ---

// The unit square or cube, and one twice as long moved along the first axis, in space half as wide
// otherwise: other boxes are some of what engines get wrong.
const corners = (dim, [low, high], [from, to]) => Array.from({ length: 2 ** dim }, (_, i) => (
  Array.from({ length: dim }, (__, axis) => (
    (axis === 0 ? [low, high] : [from, to])[(i >> axis) & 1]))));
const unit_box = (dim) => corners(dim, [0, 1], [0, 1]);
const square = (low) => corners(2, [low, low + 2], [0, 1]);
const narrow = (dim, low) => corners(dim, [low, low + 2], [0.25, 0.75]);
const point = (dim) => [Array(dim).fill(4)];
const ring = Array.from({ length: 16 }, (_, i) => (
  [4 + Math.cos(i * Math.PI / 8), Math.sin(i * Math.PI / 8)].map(Math.fround)));
const cases = {
  2: [square(3), square(0.75), point(2), ring].map((other) => [unit_box(2), other]),
  3: [[unit_box(3), narrow(3, 3)], [unit_box(3), narrow(3, 0.75)], [unit_box(3), point(3)]],
};

// What becomes of the point and, in the plane, of the 16 points on a circle.
const [fine, skipped] = ['intersecting', 'skipped'];
const expected = {
  'box2d3-wasm': { overlap_shape: [skipped, skipped] },
  crashcat: {
    closest_points: [fine], closest_points_tight: [fine], penetration: [fine], penetration_tight: [fine],
    defaults: [skipped],
  },
  jolt: { collide_shape: [skipped], tight: [skipped], defaults: [skipped] },
  manifold: { min_gap: [skipped] },
  mujoco: { geom_distance: [skipped] },
  'phaser-box2d': { shape_distance: [fine, skipped] },
  physx: { proximity: [fine], overlap: [fine], cooked: [skipped] },
  planck: { distance: [fine, fine], defaults: [skipped, skipped] },
  rapier2d: { contact_shape: [skipped, fine] },
  rapier3d: { contact_shape: [skipped] },
};

// --- their answers ---

// `x` is where the second body begins on the first axis, 1 where the first one ends.
function require_right(reply, { answers = ['distance'], promised }, x) {
  const slack = promised?.distance.absolute ?? 1e-6;
  const near = (said, right) => (
    assert.ok(Math.abs(said - right) <= slack + 1e-6, `${said}, not ${right}`));
  assert.equal(reply.intersecting, x <= 1, JSON.stringify(reply));
  const claims = (claim) => answers.includes(claim) && (x > 1 || answers.includes('depth'));
  if (x > 1 && answers.includes('distance')) near(reply.distance, x - 1);
  if (x <= 1 && claims('depth')) near(reply.depth, 1 - x);
  if (reply.witness_a) near(length(minus(reply.witness_a, reply.witness_b)), Math.abs(x - 1));
  if (reply.normal) near(dot(reply.normal, [1, 0, 0]), 1);
  if (x <= 1 && claims('witnesses')) assert.ok(reply.witness_a, 'no witness points');
  if (x <= 1 && claims('normal')) assert.ok(reply.normal, 'no normal');
}

test('wrong answers are found', () => {
  const answers = ['distance', 'depth', 'witnesses', 'normal'];
  const right = {
    intersecting: true, depth: 0.25, witness_a: [1, 0.5], witness_b: [0.75, 0.5], normal: [1, 0],
  };
  require_right(right, { answers }, 0.75);
  const wrongs = [
    { intersecting: false }, { depth: 0.3 }, { witness_b: [0.7, 0.5] }, { normal: [-1, 0] }];
  for (const wrong of wrongs) {
    assert.throws(() => require_right({ ...right, ...wrong }, { answers }, 0.75), JSON.stringify(wrong));
  }
  assert.throws(() => require_right({ intersecting: false, distance: 1 }, {}, 3));
});

test('no engine is left out', () => {
  const adapters = readdirSync(folder).filter((file) => (
    file.endsWith('.mjs') && !['about.mjs', 'engine.mjs', 'rapier.mjs'].includes(file)));
  assert.deepEqual(adapters, Object.keys(expected).map((name) => `${name}.mjs`));
  const listed = JSON.parse(readFileSync(new URL('engines.json', folder))).filter(
    ({ file }) => file.endsWith('.mjs'));  // the plug-ins: peers_test.cpp
  assert.deepEqual(
    listed.map(({ file, method }) => [file, method]),
    Object.entries(expected).flatMap(([name, methods]) => (
      Object.keys(methods).map((method) => [`${name}.mjs`, method]))));
});

test('the scoreboard says what the adapters say', () => {
  const record = readFileSync(new URL('../../../reports/records/engines.md', folder), 'utf8');
  const copy = join(mkdtempSync(join(tmpdir(), 'engines-')), 'engines.md');
  writeFileSync(copy, record);
  assert.equal(run('about.mjs', [copy], []).status, 0);
  assert.equal(readFileSync(copy, 'utf8'), record);
  writeFileSync(copy, 'nothing');
  assert.match(run('about.mjs', [copy], []).stderr, /has no lines <!-- engines:begin -->/);
  rmSync(dirname(copy), { recursive: true });
});

test('a point beyond the edge of a blade, near its faces, is seen to be left out', () => {
  const rim = [[5, 0, 0], [0, 5, 0], [-5, 0, 0], [0, -5, 0]];
  const tips = [[0, 0, 1e-9], [0, 0, -1e-9]];
  const ways = of_triangles(rim.flatMap((p, i) => tips.map((tip) => [p, rim[(i + 1) % 4], tip])));
  const with_point = (x) => (
    require_same_hull([...rim, ...tips, [x, x, 0]], [...rim, ...tips], ways, 2 ** -44));
  with_point(0);
  with_point(2.5);
  assert.throws(() => with_point(2.5 + 1e-7), Skipped);
});

// Why an engine is not asked; false if it is.
function why_not(engine) {
  const { ENGINES: named = '' } = process.env;
  if (named === 'all' || named.split(',').includes(engine)) return false;
  return /is not installed/.test(run(`${engine}.mjs`, [], []).stderr) && 'not installed: npm ci';
}

for (const [engine, methods] of Object.entries(expected)) {
  const { stderr } = run(`${engine}.mjs`, ['?'], []);
  const skip = why_not(engine);
  test(`${engine} has the methods that are tried`, () => {
    assert.equal(stderr, `unknown method "?": ${Object.keys(methods)}\n`);
  });
  for (const [method, fate] of Object.entries(methods)) {
    test(`${engine} ${method}`, { skip }, () => {
      const { started } = ask(`${engine}.mjs`, [method], []);
      const dim = started.space === false ? 2 : 3;
      const { replies } = ask(`${engine}.mjs`, [method], [...cases[dim], cases[dim][0]]);
      assert.match(started.name, /^engine\/[\w-]+-\d+\.\d+\.\d+\/(float|double)\/\w+$/);
      assert.ok(started.name.endsWith(`/${method}`));
      [3, 0.75].forEach((x, i) => require_right(replies[i], started, x));
      fate.forEach((member, i) => assert.ok(member in replies[2 + i], JSON.stringify(replies[2 + i])));
      require_right(replies.at(-1), started, 3);  // after what it refused or died of
    });
  }
}

// What they print is compared with the adapters and the pages by findings_test.cpp.
for (const [engine, methods] of Object.entries(expected)) {
  test(`findings/${engine}.mjs has the calls of the adapter`, { skip: why_not(engine) }, () => {
    const { status, stderr } = run(`findings/${engine}.mjs`, ['?'], []);
    assert.equal(status, 2, stderr);
    const calls = Object.keys(methods).join(', ');
    assert.ok(stderr.endsWith(`usage: node PROGRAM CALL <CASE, CALL of ${calls}\n`), stderr);
  });
}

// Rows of a table below a line that begins with `title`, each a list of cells.
function rows_below(record, title) {
  const [, after] = record.split(`\n${title}`);
  const table = /\n(\|[^]*?)\n(?!\|)/.exec(after)[1];
  return table.split('\n').map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
}

// Columns with a wrong answer, even one.  `columns`: what each may be called as a finding.
function without_finding(record) {
  const columns = {
    relation: ['false_separation', 'false_overlap'], distance: ['inaccurate'], depth: ['wrong_depth'],
    'witness points': ['wrong_witness'], normal: ['wrong_normal'],
    'no answer, crash, hang': ['no_answer'],
  };
  const found = new Set(rows_below(record, '<!-- findings:begin -->').map((row) => row.slice(0, 3).join()));
  const missing = ['engine', 'engine_plane'].flatMap((domain) => {
    const [head, , ...rows] = rows_below(record, `## Domain ${domain}`);
    return rows.flatMap((row) => Object.entries(columns).filter(([column, names]) => (
      Number(row[head.indexOf(column)]) > 0 &&
      !names.some((name) => found.has([row[0].split('/')[1], domain, name].join()))
    )).map(([column]) => `${row[0].split('/')[1]} ${domain}: ${column}`));
  });
  return [...new Set(missing)];
}

test('each column of the scoreboard with a wrong answer has a finding', () => {
  const record = readFileSync(new URL('../../../reports/records/engines.md', folder), 'utf8');
  assert.deepEqual(without_finding(record), []);
  const [, only] = /\n(\| dolfinx-[^|]*\|[^|]*\| wrong_normal [^\n]*)\n/.exec(record);
  assert.match(without_finding(record.replace(only, '| a | b | c |'))[0], /^dolfinx-.* engine: normal$/);
  const [, first] = /\n(\| jolt-physics-[^|]*\|[^|]*\| wrong_depth [^\n]*)\n/.exec(record);
  const [missing] = without_finding(record.replace(first, '| a | b | c |'));
  assert.match(missing, /^jolt-physics-.* engine: depth$/);
});

test('an engine that refuses or dies loses no other case', { skip: why_not('planck') }, () => {
  const bodies = [5, 1, 6, 2, 7, 4, 3].map((x) => [[[x, 0, 0]], [[0, 0, 0]]]);
  const { replies } = ask('test/fake.mjs', ['planck'], bodies);
  assert.deepEqual(replies, [
    { seq: 1, intersecting: false, distance: 5, status: 'start 1' },
    { seq: 2, skipped: 'no ones' },
    { seq: 3, intersecting: false, distance: 6, status: 'start 1' },
    { seq: 4, error: 'unreachable' },
    { seq: 5, intersecting: false, distance: 7, status: 'start 2' },
    { seq: 6, skipped: 'unreachable' },
    { seq: 7, intersecting: false, distance: 'Infinity', status: 'start 3' },
  ]);
});

test('an engine that is not installed says how to install it', () => {
  const said = run('test/fake.mjs', ['absent'], [{ start: { protocol: 1 } }]);
  assert.equal(said.status, 1);
  assert.equal(said.stdout, '');
  assert.match(said.stderr, /^absent is not installed: npm ci in file:/);
});
