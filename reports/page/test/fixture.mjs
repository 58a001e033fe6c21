// SPDX-License-Identifier: MIT
// The data of a page without a study: `fixture()` has one of each thing that the page shows,
// `fixture(large)` as many subjects, groups and cases as a page must bear.
export const large = { scalars: 20, algorithms: 15, groups: 300, cases: 3334 };

const columns = ['wrong_interval', 'false_separation', 'false_overlap', 'no_answer', 'wrong_bound', 'inaccurate', 'wrong_depth', 'wrong_witness', 'near_contact', 'correct', 'skipped'];
const scalars = [['float', 2 ** -24], ['double', 2 ** -53], ['digits100', 2.9e-101], ['rational', 0]];
const algorithms = ['original', 'enhanced', 'robust'];
const statuses = ['converged', 'origin_inside', 'iteration_limit'];

// Rows whose names of members are written once.
const table = (rows) => ({ keys: Object.keys(rows[0]), rows: rows.map((row) => Object.values(row)) });

const corner = (bits) => [0, 1, 2].map((i) => (bits & (1 << i) ? '0x1p+0' : '-0x1p+0'));
const unit = [['0x1p+0', '0x0p+0', '0x0p+0'], ['0x0p+0', '0x1p+0', '0x0p+0'], ['0x0p+0', '0x0p+0', '0x1p+0']];
const bodies = {
  oblong: { a: { points: [0, 1, 2, 3, 4, 5, 6, 7].map(corner) }, b: { points: [['0x1.8p+0', '-0x1p-1', '0x0p+0'], ['0x1.8p+0', '0x1p-1', '0x1p-40'], ['0x1.4p+1', '0x0p+0', '0x1p-1']] } },
  curved: {
    a: { cylinder: { radius: '0x1p+0', half_height: '0x1p+1' }, placement: { linear: unit, translation: ['0x0p+0', '0x0p+0', '0x0p+0'] } },
    b: { sphere: { radius: '0x1p-1' }, placement: { linear: unit, translation: ['0x1p+1', '0x0p+0', '0x0p+0'] } },
  },
};
const traces = {
  oblong: [
    [0, [[0, 2]], [1], [7, 0], 3.937, 0, 0.9, [], 0],
    [1, [[7, 0], [4, 0]], [0.5, 0.5], [5, 1], 0.7071, 0.2, 0.5, [], 0],
    [2, [[7, 0], [4, 0], [6, 1]], [0.25, 0.5, 0.25], [5, 1], 0.51, 0.5, 0.001, [], 0],
  ],
  // The indices of curved bodies say nothing.
  curved: [
    [0, [[0, 0]], [1], [0, 0], 2.7, 0, 0.9, [], 0, [[-1, 2, 0, 1.5, 0, 0], [1, 2, 0, 1.5, 0, 0]]],
    [1, [[0, 0], [0, 0]], [0.1, 0.9], [0, 0], 2, 0.2, 0.5, [], 0, [[-1, 2, 0, 1.5, 0, 0], [1, 2, 0, 1.5, 0, 0], [1, -2, 0, 1.5, 0, 0]]],
    [2, [[0, 0], [0, 0]], [0.5, 0.5], [0, 0], 0.5, 0.5, 0.001, [], 0, [[1, 2, 0, 1.5, 0, 0], [1, -2, 0, 1.5, 0, 0], [1, 0, 0, 1.5, 0, 0]]],
  ],
};

function asked(g, name, index, shape) {
  const id = `${name.replace('/', '-')}-s1-${index}`;
  return {
    g, index, id, bits: 53, vertices: [8, 3], parameters: { size_ratio: 1e-6, gap: 0.01 }, magnitude: 2.5, relation: 'separated', distance: '0x1p-1', depth: null,
    replay: `gjkproof gen ${name} --seed 1 --first ${index} | gjkproof replay - --subject `,
    line: shape ? JSON.stringify({ id, dim: 3, bits: 53, flags: [], ...bodies[shape] }) : null,
  };
}

// What an algorithm gets wrong among `size` cases: column, count.
function wrong(algorithm, size) {
  if (size === 1) return algorithm === 0 ? [[1, 1]] : [];
  const part = (share) => Math.max(1, Math.floor(share * size));
  return [[[5, part(0.3)], [2, part(0.01)], [3, part(0.002)]], [[1, part(0.02)]], []][Math.min(2, algorithm)];
}

export function fixture(size = { scalars: scalars.length, algorithms: algorithms.length, groups: 36, cases: 1000 }) {
  const subjects = [];
  for (let a = 0; a < size.algorithms; ++a) {
    for (let n = 0; n < size.scalars; ++n) {
      const [scalar, u] = scalars[n] ?? [`digits${10 * n}`, 10 ** -(10 * n)];
      const name = `core/${scalar}/${algorithms[a] ?? `variant_${a}`}`;
      subjects.push({ name, option: name, description: `${algorithms[a] ?? 'one more'} at ${scalar}`, u, a });
    }
  }
  const groups = [...Array(size.groups).keys()].map((g) => ({ name: ['known/oblong', 'oblong', 'generic', 'nothing', 'curved'][g] ?? `family_${g}`, size: g === 0 ? 1 : size.cases }));
  const cases = groups.map(({ name }, g) => asked(g, name, 17, name === 'curved' ? 'curved' : name === 'generic' ? null : 'oblong'));
  const cells = [];
  const findings = [];
  for (const [s, { a, u }] of subjects.entries()) {
    for (const [g, group] of groups.entries()) {
      const counts = columns.map(() => 0);
      for (const [c, count] of group.name === 'nothing' ? [] : wrong(a, group.size)) {
        counts[c] = count;
        if (findings.length >= 1000) continue;
        findings.push({
          s, c, case: g, says: { relation: 'intersecting', distance: '0x0p+0' }, status: statuses[c === 3 ? 2 : 1], reason: 'it is wrong', gross: c !== 5, size: c === 3 ? null : 0.2 / (s + 1),
          scaled_error: u ? 0.1 / u : null, relative_error: 1, iterations: 12, trace: group.name === 'curved' ? traces.curved : traces.oblong, trace_cut: false,
        });
      }
      const found = counts.reduce((x, y) => x + y);
      counts[9] = group.size - found;
      const errors = [9, -1, counts[9] >> 1, 9, 26 + (s % 3), counts[9] - (counts[9] >> 1), ...counts.flatMap((n, c) => (n && c < 8 ? [c, 100 + s % 12, n] : []))];
      cells.push({ s, g, counts, gross: counts[1] + counts[2] + counts[3], worst: found ? 0.2 : null, errors, iterations: [9, 0, 4, counts[9], ...(counts[3] ? [3, 2, 64, counts[3]] : []), ...(counts[5] ? [5, 1, 12, counts[5]] : [])], times: [30 + s, counts[9], 42 + s, found] });
    }
  }
  findings.sort((x, y) => x.c - y.c || y.size - x.size);
  const axes = [{ name: 'size_ratio', log: true, first: -8, step: 2 }, { name: 'gap', log: true, first: -12, step: 3 }, { name: 'vertices', log: false, first: 4, step: 8 }];
  const totals = [...Array(16).keys()].map((i) => 2 + (i % 3));
  const heat = [[1, [{ s: 0, c: 1, cells: [0, 2, 1, 1] }, { s: 0, c: 5, cells: [0, 1, 4, 2, 5, 2] }]], [3, []]].map(([g, found]) => ({ g, bins: 4, axes, pairs: [{ x: 0, y: 1, totals, found }, { x: 0, y: 2, totals, found }] }));
  const rows = (s) => [0, 1, 2, 3].flatMap((i) => [i, 100, i * s % 7, i ? -1600 + 100 * s % 700 : -32768, -1500 + 200 * i, i < 3 ? -1200 + 300 * i : 32767, 1, 4 + i, 9 + s % 20]);
  const trends = [['oblong', 'size_ratio'], ['oblong', 'epsilon'], ['generic', 'frame']].map(([family, x]) => ({ family, x, at: x === 'frame' ? [0, 1, 2, 3] : [1e-9, 1e-6, 1e-3, 1], lines: subjects.slice(0, 40).map((_, s) => ({ s, rows: rows(s) })) }));
  // Two of each hundred are far beyond the others.
  const points = subjects.slice(0, 40).map((_, s) => ({ s, points: [...Array(100).keys()].flatMap((i) => [1, i % 9 ? 9 : 5, i < 2 ? -1700 : -3 * i, i % 10 ? -1500 - 7 * (i % 31) + 60 * s : -32768]) }));
  const precision = subjects.filter(({ u, a }) => a === 2 && u > 0).map(({ name, u }) => ({ s: subjects.findIndex((one) => one.name === name), rows: [-3, -2, -1].map((decade) => [decade, 12, ...[-5, 0, 5].map((more) => Math.round(10 * Math.log10(u)) - 10 * decade - 10 + more)]) }));
  return {
    format: 'gjkproof-page/4',
    study: { command: 'gjkproof study --cases 40', questions: groups.reduce((all, { size: n }) => all + n, 0) },
    columns, finding_columns: 8, groups, subjects: subjects.map(({ a, ...subject }) => subject), statuses, cells,
    error_bins: { first_decade: -3, per_decade: 10, count: 200 },
    heat, trends, points, precision, presets: [{ name: 'core/*/robust', subjects: precision.map(({ s }) => s) }],
    findings: table(findings), cases: table(cases),
  };
}
