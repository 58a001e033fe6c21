// SPDX-License-Identifier: MIT
// The charts of the selected answers: errors, parameters, condition and iterations.
import { type Axis, type Mark, type Point, chart, put } from './chart';
import { type Axis as Parameter, type Heat, no_error } from './data';
import { State, before_print, colour, dash, element, grouped, in_turn, lines_max, percent, place, select, short, sum, ten_to, term, words } from './state';
import { show_times } from './times';
import { show_trends } from './trends';

// --- the distribution of the errors ---

// The upper ends of the bins with their counts; errors are at most that large.
export function error_counts(state: State, s: number): [number, number][] {
  const bins = state.data.error_bins;
  const counts = new Map<number, number>();
  for (const cell of state.cells()) {
    if (cell.s !== s) continue;
    for (let i = 0; i < cell.errors.length; i += 3) {
      if (state.takes(s, cell.g, cell.errors[i]!)) counts.set(cell.errors[i + 1]!, (counts.get(cell.errors[i + 1]!) ?? 0) + cell.errors[i + 2]!);
    }
  }
  const upper = (bin: number): number => 10 ** (bins.first_decade + (Math.min(bin, bins.count - 1) + 1) / bins.per_decade);
  return [...counts].sort(([a], [b]) => a - b).map(([bin, count]) => [upper(bin), count]);
}

// Points where the share of larger errors falls, while it is above zero.
function tail(counts: [number, number][], first: number): Point[] {
  const total = sum(counts.map(([, count]) => count));
  const points: Point[] = [];
  let above = total;
  for (const [upper, count] of counts) {
    if (!points.length) points.push([Math.min(first, upper), upper > first ? 1 : (total - count) / total]);
    above -= count;
    if (above > 0) points.push([upper, above / total]);
    else points.push([upper, points.at(-1)![1]]);
  }
  return points.filter(([, share]) => share > 0);
}

function show_errors(state: State): void {
  const first = 10 ** state.data.error_bins.first_decade;
  const lines = state.drawn_subjects().map((s, i) => ({ s, i, counts: error_counts(state, s) })).filter(({ counts }) => counts.length > 0);
  const last = Math.max(1, ...lines.map(({ counts }) => counts.at(-1)![0]));
  const tails = lines.map(({ s, i, counts }): Mark => {
    const name = state.data.subjects[s]!.name;
    return { kind: 'line', points: tail(counts, first), colour: colour(i), dash: dash(i), steps: true, name, label: name };
  });
  const least = Math.min(0.1, ...tails.flatMap(({ points }) => points.map(([, share]) => share)));
  put('errors', tails.some(({ points }) => points.length) ? (width) => chart(width, 'Share of the answers with an error above a given one, a line for each subject',
    { kind: 'log', domain: [first, last], label: 'error of the distance, u M' },
    { kind: 'log', domain: [10 ** Math.floor(Math.log10(least)), 1], label: 'share of the answers with a larger error' }, tails) : null,
  element('p', { class: 'note' }, 'A line ends at its largest error. A subject without errors above the left end has none.'));
}

// --- the heat map of two parameters ---

const chosen_axes = { x: 'size_ratio', y: 'gap', group: -1 };

function axis_value(axis: Parameter, bin: number): number {
  const at = axis.first + axis.step * bin;
  return axis.log ? ten_to(at) : at;
}

// The pair with the chosen names, otherwise the first pair.
function pair_of(heat: Heat): Heat['pairs'][number] | undefined {
  const has = (pair: Heat['pairs'][number]): boolean => [pair.x, pair.y].every((i) => [chosen_axes.x, chosen_axes.y].includes(heat.axes[i]!.name));
  return heat.pairs.find(has) ?? heat.pairs[0];
}

function heat_controls(state: State, heat: Heat, heats: Heat[], pair: Heat['pairs'][number], draw: () => void): void {
  const names = heat.pairs.map((one) => `${heat.axes[one.x]!.name} and ${heat.axes[one.y]!.name}`);
  place('heat-controls').replaceChildren(
    select('Group', heats.map(({ g }) => [String(g), state.data.groups[g]!.name]), String(heat.g), (chosen) => {
      chosen_axes.group = Number(chosen);
      draw();
    }),
    select('Parameters', names.map((name) => [name, words(name)]), names[heat.pairs.indexOf(pair)]!, (chosen) => {
      const other = heat.pairs[names.indexOf(chosen)]!;
      chosen_axes.x = heat.axes[other.x]!.name;
      chosen_axes.y = heat.axes[other.y]!.name;
      draw();
    }),
  );
}

const shade = (share: number): string => `color-mix(in srgb, var(--found) ${Math.round(100 * share)}%, var(--soft))`;

function show_heat(state: State): void {
  const heats = state.data.heat.filter(({ g, pairs }) => pairs.length > 0 && (state.filter.group ?? g) === g);
  const has_default = (one: Heat): boolean => ['size_ratio', 'gap'].every((name) => one.axes.some((axis) => axis.name === name));
  const heat = heats.find(({ g }) => g === chosen_axes.group) ?? heats.find(has_default) ?? heats[0];
  const pair = heat && pair_of(heat);
  if (!heat || !pair) {
    place('heat-controls').replaceChildren();
    put('heat', null);
    return;
  }
  heat_controls(state, heat, heats, pair, () => show_heat(state));
  const found = new Map<number, number>();
  for (const one of pair.found) {
    if (!state.takes(one.s, heat.g, one.c)) continue;
    for (let i = 0; i < one.cells.length; i += 2) found.set(one.cells[i]!, (found.get(one.cells[i]!) ?? 0) + one.cells[i + 1]!);
  }
  const asked = state.subjects_chosen();
  const [x, y] = [heat.axes[pair.x]!, heat.axes[pair.y]!];
  const cells = [...pair.totals.keys()].filter((cell) => pair.totals[cell]);
  const share = (cell: number): number => (found.get(cell) ?? 0) / (pair.totals[cell]! * asked);
  const most = Math.max(...cells.map(share));
  const rects: Mark = {
    kind: 'rects',
    colour: 'var(--soft)',
    points: cells.flatMap((cell): Point[] => {
      const [i, j] = [cell % heat.bins, Math.floor(cell / heat.bins)];
      return [[axis_value(x, i), axis_value(y, j)], [axis_value(x, i + 1), axis_value(y, j + 1)]];
    }),
    fills: cells.map((cell) => shade(most > 0 ? share(cell) / most : 0)),
    titles: cells.map((cell) => `${found.get(cell) ?? 0} findings in ${pair.totals[cell]} cases × ${asked} subject${asked === 1 ? '' : 's'}`),
  };
  const scale = (axis: Parameter): Axis => ({ kind: axis.log ? 'log' : 'linear', domain: [axis_value(axis, 0), axis_value(axis, heat.bins)], label: words(axis.name) });
  const bar = element('span', { class: 'bar', style: `background: linear-gradient(to right, ${shade(0)}, ${shade(1)})` });
  put('heat', (width) => chart(width, `Share of findings by ${words(x.name)} and ${words(y.name)}`, scale(x), scale(y), [rects]),
    most > 0 ? element('p', { class: 'ramp' }, 'findings, share of the answers: 0 ', bar, ` ${percent(most)}`) : element('p', { class: 'note' }, 'No finding here: every bin is empty.'));
}

// --- error against condition ---

// The range of the middle 98 % of the values, in whole decades.
function middle(values: number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const low = Math.floor(at(0.01));
  return [low, Math.max(low + 1, Math.ceil(at(0.99)))];
}

const dots_max = 1500; // more of them hide one another, and take time

function show_condition(state: State): void {
  const drawn = state.drawn_subjects();
  const all: { i: number; c: number; x: number; y: number | null }[] = [];
  for (const of of state.data.points) {
    const i = drawn.indexOf(of.s);
    if (i < 0) continue;
    for (let at = 0; at < of.points.length; at += 4) {
      const [g, c, x, y] = of.points.slice(at, at + 4) as [number, number, number, number];
      if (state.takes(of.s, g, c)) all.push({ i, c, x: x / 100, y: y === no_error ? null : y / 100 });
    }
  }
  // The sample is in random order, so every n-th point is a sample too.
  const points = all.filter((_, n) => n % Math.ceil(all.length / dots_max) === 0);
  const [left, right] = middle(points.map(({ x }) => x));
  const [low, high] = middle(points.flatMap(({ y }) => (y === null ? [] : [y])));
  const least = low - 1; // where errors of zero are drawn
  // Points beyond the frame are at its edge as a triangle that points outwards.
  let beyond = 0;
  const groups = new Map<string, Mark & { titles: string[] }>();
  for (const { i, c, x, y } of points) {
    const outside = x < left ? 'left' : x > right ? 'right' : y !== null && y > high ? 'up' : y !== null && y < low ? 'down' : null;
    if (outside) ++beyond;
    const symbol = outside ?? (state.is_finding(c) ? 'cross' : 'circle');
    const mark = groups.get(`${i} ${symbol}`) ?? { kind: 'dots', points: [], titles: [], colour: colour(i), symbol };
    mark.points.push([ten_to(Math.max(left, Math.min(right, x))), ten_to(y === null ? least : Math.max(low, Math.min(high, y)))]);
    mark.titles.push(`${state.data.subjects[drawn[i]!]!.name}: ${words(state.data.columns[c]!)}, d*/M = ${short(ten_to(x))}, relative error ${y === null ? '0' : short(ten_to(y))}`);
    groups.set(`${i} ${symbol}`, mark);
  }
  const units = [...new Set(drawn.map((s) => state.data.subjects[s]!.u))].filter((u) => u > 0);
  // log10 (u M / d) falls as log10 (d / M) grows; only what is in the frame.
  const bounds = units.flatMap((u): Mark[] => {
    const [from, to] = [Math.max(left, Math.log10(u) - high), Math.min(right, Math.log10(u) - least)];
    if (from >= to) return [];
    const name = `u M/d, u = ${short(u)}`;
    return [{ kind: 'line', points: [from, to].map((x) => [ten_to(x), ten_to(Math.log10(u) - x)]), colour: 'currentColor', dash: '4 3', faint: true, label: name }];
  });
  put('condition', points.length ? (width) => chart(width, 'Relative error against distance over magnitude',
    { kind: 'log', domain: [ten_to(left), ten_to(right)], label: 'd*/M, the distance over the magnitude' },
    { kind: 'log', domain: [ten_to(least), ten_to(high)], label: 'relative error of the distance (lowest row: 0)' }, [...bounds, ...groups.values()]) : null,
  element('p', { class: 'note' }, `Crosses are findings, circles are not. ${beyond ? `${beyond} of ${points.length} answers lie beyond the frame: a triangle at its edge points to each.` : ''}`));
}

// --- iterations ---

const others = 'others';

function show_iterations(state: State): void {
  const drawn = new Set(state.drawn_subjects());
  const counts = new Map<number, Map<number, number>>(); // status, iterations
  for (const cell of state.cells()) {
    if (!drawn.has(cell.s)) continue;
    for (let i = 0; i < cell.iterations.length; i += 4) {
      const [c, status, k, count] = cell.iterations.slice(i, i + 4) as [number, number, number, number];
      if (!state.takes(cell.s, cell.g, c)) continue;
      const of = counts.get(status) ?? new Map<number, number>();
      counts.set(status, of.set(k, (of.get(k) ?? 0) + count));
    }
  }
  // The six most frequent statuses have a line each, all others one.
  const ranked = [...counts].map(([status, of]) => ({ status, of, total: sum([...of.values()]) })).sort((a, b) => b.total - a.total);
  const lines = new Map<string, Map<number, number>>();
  for (const [i, { status, of }] of ranked.entries()) {
    const name = i < 6 ? words(state.data.statuses[status]!) : others;
    const line = lines.get(name) ?? new Map<number, number>();
    for (const [k, count] of of) line.set(k, (line.get(k) ?? 0) + count);
    lines.set(name, line);
  }
  const marks = [...lines].flatMap(([name, of], i): Mark[] => {
    const points = [...of].sort((a, b) => a[0] - b[0]);
    const titles = points.map(([k, count]) => `${grouped(count)} answers, ${k} iterations, ${name}`);
    return [
      { kind: 'line', points, colour: colour(i), dash: dash(i), name, label: name },
      { kind: 'dots', points, colour: colour(i), titles },
    ];
  });
  const all = marks.flatMap(({ points }) => points);
  put('iterations', all.length ? (width) => chart(width, 'Iterations by status',
    // Most counts are small; a square-root scale gives them more room.
    { kind: 'sqrt', domain: [0, Math.max(4, ...all.map(([k]) => k))], label: 'iterations (256: or more)', ticks: [0, 1, 2, 4, 8, 16, 32, 64, 128, 256].filter((k) => k <= Math.max(4, ...all.map(([x]) => x))) },
    { kind: 'log', domain: [1, 10 ** Math.ceil(Math.log10(Math.max(10, ...all.map(([, n]) => n))))], label: 'answers' }, marks) : null);
}

// --- which subjects are drawn ---

function sample(line: number): SVGSVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of [['width', '28'], ['height', '8'], ['aria-hidden', 'true']]) made.setAttribute(name!, value!);
  made.innerHTML = `<path d="M0 4H28" style="stroke: ${colour(line)}" stroke-dasharray="${dash(line)}" stroke-width="2.5"/>`;
  return made;
}

let choosing = false;

function show_legend(state: State): void {
  const drawn = state.drawn_subjects();
  const { subjects } = state.data;
  const keys = drawn.map((s, i) => element('span', { class: 'key-line', 'data-subject': String(s) }, sample(i), subjects[s]!.name));
  const chooser = element('details', { class: 'chooser' }, element('summary', {}, `Choose lines, at most ${lines_max}`));
  chooser.open = choosing;
  const fill = (): void => {
    choosing = chooser.open;
    if (!chooser.open || chooser.children.length > 1) return;
    const boxes = subjects.map(({ name }, s) => {
      const box = element('input', { type: 'checkbox', 'data-line': String(s) });
      box.checked = state.lines.includes(s);
      box.disabled = !box.checked && state.lines.length >= lines_max;
      box.addEventListener('change', () => {
        state.lines = box.checked ? [...state.lines, s] : state.lines.filter((one) => one !== s);
        state.changed();
        document.querySelector<HTMLElement>(`#legend [data-line="${s}"]`)?.focus();
      });
      return element('label', {}, box, name);
    });
    chooser.append(element('div', { class: 'boxes' }, ...boxes));
  };
  chooser.addEventListener('toggle', fill);
  fill();
  const more = state.filter.subject === null ? 0 : state.subjects_chosen() - drawn.length;
  const note = state.filter.subject === null ? [chooser] : [element('span', { class: 'note' }, more > 0 ? `${more} more of ${state.filter.subject} have no line.` : 'The selected subjects.')];
  place('legend').replaceChildren(element('p', {}, 'Errors are in units of ', term('u M'), ', condition is ', term('d*/M'), '.'), element('div', { class: 'keys' }, ...keys), ...note);
}

export function show_charts(state: State): void {
  const draw_charts = in_turn([show_errors, show_heat, show_condition, show_iterations, show_trends, show_times].map((show) => () => show(state)));
  const draw = (): void => {
    show_legend(state);
    draw_charts();
  };
  state.on_change(draw);
  draw();
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    if (width !== window.innerWidth) draw_charts();
    width = window.innerWidth;
  });
  before_print(() => {}, draw_charts);
}
