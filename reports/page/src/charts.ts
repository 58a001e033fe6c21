// SPDX-License-Identifier: MIT
// The charts of the selected answers: errors, parameters, condition and iterations.
import * as Plot from '@observablehq/plot';

import { height, put, width } from './chart';
import { type Axis, type Heat, no_error } from './data';
import { State, colour, dash, element, in_turn, place, short, words } from './state';
import { show_times } from './times';

// --- the distribution of the errors ---

interface EcdfPoint {
  error: number;
  share: number;
}

function ecdf(state: State, s: number): EcdfPoint[] {
  const bins = state.data.error_bins;
  const counts = new Map<number, number>();
  let total = 0;
  for (const cell of state.cells()) {
    if (cell.s !== s) continue;
    for (let i = 0; i < cell.errors.length; i += 3) {
      if (!state.takes(s, cell.g, cell.errors[i]!)) continue;
      counts.set(cell.errors[i + 1]!, (counts.get(cell.errors[i + 1]!) ?? 0) + cell.errors[i + 2]!);
      total += cell.errors[i + 2]!;
    }
  }
  // Use the upper end of a bin, because the errors are at most that large.
  const upper = (bin: number): number => 10 ** (bins.first_decade + (Math.min(bin, bins.count - 1) + 1) / bins.per_decade);
  let below = 0;
  const points: EcdfPoint[] = [];
  for (const [bin, count] of [...counts].sort(([a], [b]) => a - b)) {
    below += count;
    points.push({ error: upper(bin), share: below / total });
  }
  const [first] = points;
  if (first) points.unshift({ error: 10 ** bins.first_decade, share: counts.has(-1) ? first.share : 0 });
  return points;
}

function show_errors(state: State): void {
  const lines = state.drawn_subjects().map((s) => ({ s, points: ecdf(state, s) }));
  const some = lines.filter(({ points }) => points.length > 0);
  const last = Math.max(1, ...some.flatMap(({ points }) => points.map((p) => p.error)));
  const marks = some.map(({ s, points }) =>
    Plot.line(
      [...points, { error: last, share: points.at(-1)!.share }],
      {
        x: 'error',
        y: 'share',
        curve: 'step-after',
        stroke: colour(s),
        strokeDasharray: dash(s),
        strokeWidth: 2,
        title: () => state.data.subjects[s]!.name,
      },
    ),
  );
  const chart = some.length
    ? Plot.plot({
        width,
        height,
        marginLeft: 50,
        x: { type: 'log', label: 'error in units of u M', grid: true, tickFormat: '.0e', ticks: 8 },
        y: { domain: [0, 100], percent: true, label: 'answers with at most this error, %', grid: true },
        marks,
      })
    : null;
  put('errors', chart, 'Share of the answers with at most a given error, a line for each subject');
}

// --- the heat map of two parameters ---

const chosen_axes = { x: 'size_ratio', y: 'gap', group: -1 };

function axis_value(axis: Axis, bin: number): number {
  const at = axis.first + axis.step * bin;
  return axis.log ? 10 ** at : at;
}

function heat_select(label: string, names: string[], value: string, choose: (name: string) => void): HTMLLabelElement {
  const select = element('select');
  for (const name of names) select.append(new Option(words(name), name, name === value, name === value));
  select.addEventListener('change', () => choose(select.value));
  return element('label', {}, `${label} `, select);
}

// The pair with the chosen names, otherwise the first pair.
function pair_of(heat: Heat): Heat['pairs'][number] | undefined {
  const name = (i: number): string => heat.axes[i]!.name;
  return (
    heat.pairs.find((pair) => name(pair.x) === chosen_axes.x && name(pair.y) === chosen_axes.y) ??
    heat.pairs.find((pair) => name(pair.x) === chosen_axes.y && name(pair.y) === chosen_axes.x) ??
    heat.pairs[0]
  );
}

function heat_controls(state: State, heat: Heat, heats: Heat[], pair: Heat['pairs'][number], draw: () => void): void {
  const name = (i: number): string => heat.axes[i]!.name;
  const pairs = heat.pairs.map((one) => `${name(one.x)} and ${name(one.y)}`);
  const now = pairs[heat.pairs.indexOf(pair)]!;
  const groups = heats.map(({ g }) => state.data.groups[g]!.name);
  place('heat-controls').replaceChildren(
    heat_select('Group', groups, state.data.groups[heat.g]!.name, (chosen) => {
      chosen_axes.group = heats[groups.indexOf(chosen)]!.g;
      draw();
    }),
    heat_select('Parameters', pairs, now, (chosen) => {
      const other = heat.pairs[pairs.indexOf(chosen)]!;
      chosen_axes.x = name(other.x);
      chosen_axes.y = name(other.y);
      draw();
    }),
  );
}

// A colour legend of our own, because Plot's needs a canvas and takes longer than all charts.
function ramp(color: Plot.ScaleOptions, most: number): HTMLElement {
  const { apply } = Plot.scale({ color });
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => String(apply(share * most)));
  const bar = element('span', { class: 'bar', style: `background: linear-gradient(to right, ${stops.join(', ')})` });
  return element('div', { class: 'ramp' }, 'findings, % of the answers: 0 ', bar, ` ${short(most)}`);
}

function show_heat(state: State): void {
  const heats = state.data.heat.filter(({ g, pairs }) => pairs.length > 0 && (state.filter.group ?? g) === g);
  const has_default = (one: Heat): boolean => ['size_ratio', 'gap'].every((name) => one.axes.some((axis) => axis.name === name));
  const heat = heats.find(({ g }) => g === chosen_axes.group) ?? heats.find(has_default) ?? heats[0];
  const pair = heat && pair_of(heat);
  if (!heat || !pair) {
    place('heat-controls').replaceChildren();
    put('heat', null, '');
    return;
  }
  heat_controls(state, heat, heats, pair, () => show_heat(state));
  const found = new Map<number, number>();
  for (const one of pair.found) {
    if (!state.takes(one.s, heat.g, one.c)) continue;
    for (let i = 0; i < one.cells.length; i += 2) {
      found.set(one.cells[i]!, (found.get(one.cells[i]!) ?? 0) + one.cells[i + 1]!);
    }
  }
  const asked = state.filter.subject === null ? state.data.subjects.length : 1;
  const [x, y] = [heat.axes[pair.x]!, heat.axes[pair.y]!];
  const cells = pair.totals.flatMap((total, cell) => {
    if (!total) return [];
    const [i, j] = [cell % heat.bins, Math.floor(cell / heat.bins)];
    const count = found.get(cell) ?? 0;
    return [{
      x1: axis_value(x, i), x2: axis_value(x, i + 1), y1: axis_value(y, j), y2: axis_value(y, j + 1),
      share: (100 * count) / (total * asked),
      title: `${count} findings in ${total} cases x ${asked} subject${asked === 1 ? '' : 's'}`,
    }];
  });
  const scale = (axis: Axis): Plot.ScaleOptions => ({
    type: axis.log ? 'log' : 'linear',
    label: words(axis.name),
    ...(axis.log ? { tickFormat: '.0e' as const, ticks: 6 } : {}),
  });
  const most = Math.max(1e-9, ...cells.map((c) => c.share));
  const color = { scheme: 'Cividis' as const, domain: [0, most] };
  const chart = Plot.plot({
    width,
    height,
    marginLeft: 60,
    x: scale(x),
    y: scale(y),
    color,
    marks: [Plot.rect(cells, { x1: 'x1', x2: 'x2', y1: 'y1', y2: 'y2', fill: 'share', title: 'title', inset: 0.5 })],
  });
  put('heat', chart, `Share of findings by ${words(x.name)} and ${words(y.name)}`);
  place('heat').prepend(ramp(color, most));
}

// --- error against condition ---

// The range of the middle 98 % of the values, in whole decades.
function middle(values: number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const low = Math.floor(at(0.01));
  return [low, Math.max(low + 1, Math.ceil(at(0.99)))];
}

const dots_max = 3000; // more of them hide one another, and take time

function show_condition(state: State): void {
  const drawn = state.drawn_subjects();
  const all = [];
  for (const of of state.data.points) {
    if (!drawn.includes(of.s)) continue;
    for (let i = 0; i < of.points.length; i += 4) {
      const [g, c, x, y] = of.points.slice(i, i + 4) as [number, number, number, number];
      if (state.takes(of.s, g, c)) all.push({ s: of.s, c, x: x / 100, y: y === no_error ? null : y / 100 });
    }
  }
  // The sample is in random order, so every n-th point is a sample too.
  const points = all.filter((_, i) => i % Math.ceil(all.length / dots_max) === 0);
  // Move outliers to the edge; otherwise the other points would shrink to a spot.
  const [left, right] = middle(points.map(({ x }) => x));
  const [low, high] = middle(points.flatMap(({ y }) => (y === null ? [] : [y])));
  const least = low - 1; // where errors of zero are drawn
  const within = (x: number, from: number, to: number): number => Math.max(from, Math.min(to, x));
  const units = [...new Set(drawn.map((s) => state.data.subjects[s]!.u))].filter((u) => u > 0);
  // log10 (u M / d) falls as log10 (d / M) grows.
  const bounds = units.map((u) => [left, right].map((x) => ({ x: 10 ** x, y: 10 ** (Math.log10(u) - x), u })));
  const shown = points.map(({ s, c, x, y }) => ({
    s, x: 10 ** within(x, left, right), y: 10 ** (y === null ? least : within(y, low, high)), symbol: state.is_finding(c) ? 'finding' : 'no finding',
    title: `${state.data.subjects[s]!.name}: ${words(state.data.columns[c]!)}, d*/M = ${short(10 ** x)}, relative error ${y === null ? '0' : short(10 ** y)}`,
  }));
  const axis = { type: 'log' as const, grid: true, tickFormat: '.0e', ticks: 6 };
  const chart = shown.length
    ? Plot.plot({
        width,
        height,
        marginLeft: 60,
        marginTop: 40,
        x: { ...axis, domain: [10 ** left, 10 ** right], label: 'distance / magnitude' },
        y: { ...axis, domain: [10 ** least, 10 ** high], label: 'relative error of the distance (lowest row: 0)' },
        symbol: { domain: ['no finding', 'finding'], range: ['circle', 'times'], legend: true },
        marks: [
          Plot.dot(shown, { x: 'x', y: 'y', symbol: 'symbol', stroke: (d: { s: number }) => colour(d.s), strokeOpacity: 0.7, r: 2, title: 'title' }),
          ...bounds.map((line) => Plot.line(line, { x: 'x', y: 'y', stroke: 'currentColor', strokeDasharray: '4 3', clip: true })),
          // Label each line at its right end, where all lines are within the frame.
          ...bounds.map((line) => Plot.text([line[1]!], { x: 'x', y: 'y', text: () => `u M / d, u = ${short(line[1]!.u)}`, textAnchor: 'end', dx: -4, dy: -8, fill: 'currentColor', stroke: 'var(--paper)', paintOrder: 'stroke', clip: true })),
        ],
      })
    : null;
  put('condition', chart, 'Relative error against distance over magnitude');
}

// --- iterations ---

function show_iterations(state: State): void {
  const drawn = new Set(state.drawn_subjects());
  const counts = new Map<string, number>();
  for (const cell of state.cells()) {
    if (!drawn.has(cell.s)) continue;
    for (let i = 0; i < cell.iterations.length; i += 4) {
      const [c, status, k, count] = cell.iterations.slice(i, i + 4) as [number, number, number, number];
      if (!state.takes(cell.s, cell.g, c)) continue;
      counts.set(`${status} ${k}`, (counts.get(`${status} ${k}`) ?? 0) + count);
    }
  }
  const totals = new Map<number, number>();
  for (const [key, count] of counts) totals.set(Number(key.split(' ')[0]), (totals.get(Number(key.split(' ')[0])) ?? 0) + count);
  // The six most frequent statuses and "others" have a colour each.
  const frequent = [...totals].sort((a, b) => b[1] - a[1]).slice(0, 6).map(([status]) => status);
  const name = (status: number): string => (frequent.includes(status) ? words(state.data.statuses[status]!) : 'others');
  const sums = new Map<string, Map<number, number>>();
  for (const [key, count] of counts) {
    const [status, k] = key.split(' ').map(Number) as [number, number];
    const of = sums.get(name(status)) ?? new Map<number, number>();
    sums.set(name(status), of.set(k, (of.get(k) ?? 0) + count));
  }
  const lines = [...sums].flatMap(([status, of]) => [...of].sort((a, b) => a[0] - b[0]).map(([k, count]) => ({ status, k, count })));
  const domain = [...new Set([...frequent.map(name), ...sums.keys()])];
  const chart = lines.length
    ? Plot.plot({
        width,
        height,
        marginLeft: 60,
        // Most counts are small; a square-root scale gives them more room.
        x: { type: 'sqrt', label: 'iterations (256: or more)', ticks: [0, 1, 2, 4, 8, 16, 32, 64, 128, 256] },
        y: { type: 'log', label: 'answers', grid: true, tickFormat: ',d', ticks: 6 },
        color: { domain, range: domain.map((_, i) => colour(i)), legend: true },
        symbol: { domain },
        marks: [
          Plot.line(lines, { x: 'k', y: 'count', stroke: 'status', strokeOpacity: 0.6 }),
          Plot.dot(lines, { x: 'k', y: 'count', stroke: 'status', symbol: 'status', r: 3, title: (d: { status: string; k: number; count: number }) => `${d.count} answers, ${d.k} iterations, ${d.status}` }),
        ],
      })
    : null;
  put('iterations', chart, 'Iterations by status');
}

// --- which subjects are drawn ---

function show_legend(state: State): void {
  const drawn = new Set(state.drawn_subjects());
  const items = state.data.subjects.map(({ name }, s) => {
    const box = element('input', { type: 'checkbox' });
    box.checked = drawn.has(s);
    box.disabled = state.filter.subject !== null;
    box.addEventListener('change', () => {
      if (box.checked) state.shown.add(s);
      else state.shown.delete(s);
      state.changed();
      document.querySelector<HTMLInputElement>(`#legend [data-subject="${s}"]`)?.focus();
    });
    box.dataset.subject = String(s);
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    line.setAttribute('width', '28');
    line.setAttribute('height', '8');
    line.setAttribute('aria-hidden', 'true');
    line.innerHTML = `<path d="M0 4H28" stroke="${colour(s)}" stroke-dasharray="${dash(s)}" stroke-width="2.5"/>`;
    return element('label', {}, box, line, name);
  });
  place('legend').replaceChildren(...items);
}

export function show_charts(state: State): void {
  const charts = [show_errors, show_heat, show_condition, show_iterations, show_times];
  const draw_charts = in_turn(charts.map((show) => () => show(state)));
  const draw = (): void => {
    show_legend(state);
    draw_charts();
  };
  state.on_change(draw);
  draw();
}
