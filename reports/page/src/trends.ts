// SPDX-License-Identifier: MIT
// How errors, iterations and findings depend on a swept setting or on a parameter of a family: a chart
// for all subjects that differ in this quantity alone, with the same axes.
import { type Axis, type Mark, type Point, chart } from './chart';
import { type Trend, type TrendRow, no_answer, no_error } from './data';
import { save_buttons } from './save';
import { State, colour, element, grouped, percent, place, select, short, ten_to, words } from './state';

const measures: Record<string, string> = { error: 'relative error', iterations: 'iterations', findings: 'share of findings' };
const chosen = { family: '', x: '', measure: 'error' };

const base = (name: string): string => name.replace(/\?\w+=.*/, '');
// With all settings but this one.
function without(name: string, setting: string): string {
  const others = name.slice(base(name).length + 1).split('&').filter((one) => one && !one.startsWith(`${setting}=`));
  return [base(name), ...(others.length ? [others.join('&')] : [])].join('?');
}

interface Line {
  name: string;
  i: number; // of its colour
  rows: TrendRow[];
}

// 10, 50 and 90 %; of findings the share thrice.
function values(row: TrendRow): [number, number, number] | null {
  const [, answers, findings, ...quantiles] = row;
  if (chosen.measure === 'findings') return [findings / answers, findings / answers, findings / answers];
  if (chosen.measure === 'iterations') return quantiles.slice(3) as [number, number, number];
  if (quantiles[0] === null) return null;
  return quantiles.slice(0, 3).map((q) => (q === no_error ? 0 : q === no_answer ? Infinity : ten_to(q! / 100))) as [number, number, number];
}

function axes(trend: Trend, lines: Line[]): [Axis, Axis] {
  const xs = lines.flatMap(({ rows }) => rows.map(([x]) => x));
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const x: Axis = { kind: low > 0 && high / low >= 100 ? 'log' : 'linear', domain: [low, high > low ? high : low + 1], label: words(trend.x) };
  const ys = lines.flatMap(({ rows }) => rows.flatMap((row) => values(row)!));
  if (chosen.measure === 'iterations') return [x, { kind: 'linear', domain: [0, Math.max(4, ...ys)], label: 'iterations: median, 10 to 90 %' }];
  const finite = ys.filter((y) => y > 0 && y < Infinity).map(Math.log10);
  // A decade each for zero and for infinity.
  const ends = [Math.floor(Math.min(-1, ...finite)) - 1, Math.ceil(Math.max(chosen.measure === 'error' ? -1 : 0, ...finite)) + (ys.includes(Infinity) ? 1 : 0)];
  const label = chosen.measure === 'error' ? `relative error: median, 10 to 90 % (lowest row: 0${ys.includes(Infinity) ? '; highest: no answer' : ''})` : 'share of findings (lowest row: 0)';
  return [x, { kind: 'log', domain: ends.map(ten_to), label }];
}

function marks(line: Line, y: Axis): Mark[] {
  const within = (value: number): number => Math.max(y.domain[0]!, Math.min(y.domain[1]!, value));
  const rows = line.rows.map((row) => ({ row, of: values(row)! }));
  const points = (share: number): Point[] => rows.map(({ row, of }) => [row[0], within(of[share]!)]);
  const text = (value: number): string => (chosen.measure === 'findings' ? percent(value) : value === Infinity ? 'no answer' : short(value));
  const titles = rows.map(({ row, of }) => `${short(row[0])}: ${chosen.measure === 'findings' ? text(of[1]) : `median ${text(of[1])}, 10 % ${text(of[0])}, 90 % ${text(of[2])}`} of ${grouped(row[1])} answers`);
  const middle = points(1);
  return [
    ...(chosen.measure === 'findings' ? [] : [{ kind: 'area' as const, points: [...points(2), ...points(0).reverse()], colour: colour(line.i) }]),
    { kind: 'line', points: middle, colour: colour(line.i), name: line.name },
    { kind: 'dots', points: middle, colour: colour(line.i), titles },
  ];
}

function show_controls(state: State, all: Trend[], trend: Trend): void {
  const choose = (key: keyof typeof chosen) => (value: string): void => {
    Object.assign(chosen, { family: trend.family, x: trend.x, [key]: value });
    show_trends(state);
  };
  const unique = (names: string[]): [string, string][] => [...new Set(names)].map((one) => [one, words(one)]);
  place('trends-controls').replaceChildren(
    select('Family', unique(all.map(({ family }) => family)), trend.family, choose('family')),
    select('Against', unique(all.filter(({ family }) => family === trend.family).map(({ x }) => x)), trend.x, choose('x')),
    select('Show', Object.entries(measures), chosen.measure, choose('measure')),
  );
}

export function show_trends(state: State): void {
  const target = place('trends');
  const { group } = state.filter;
  const all = state.data.trends.filter(({ family }) => group === null || family === base(state.data.groups[group]!.name));
  const lines_of = ({ x, lines }: Trend): Line[] => {
    const name = (s: number): string => without(state.data.subjects[s]!.name, x);
    return [...new Set(state.drawn_subjects().map(name))].flatMap((subject, i): Line[] => {
      const rows = lines.find(({ s }) => name(s) === subject)?.rows.filter(values);
      return rows?.length ? [{ name: subject, i, rows }] : [];
    });
  };
  // The nearest to what is chosen; without a choice the first that has a chart.
  const trend = all.find(({ family, x }) => family === chosen.family && x === chosen.x) ?? all.find(({ family }) => family === chosen.family) ?? all.find(({ x }) => x === chosen.x) ?? all.find((one) => lines_of(one).length) ?? all[0];
  const lines = trend ? lines_of(trend) : [];
  if (!trend) place('trends-controls').replaceChildren();
  else show_controls(state, all, trend);
  if (!trend || !lines.length) {
    target.replaceChildren(element('p', { class: 'none' }, 'Nothing of this kind was recorded here.'));
    return;
  }
  const [x, y] = axes(trend, lines);
  const draw = (width: number): SVGSVGElement[] => lines.map((line) => {
    const made = chart(width, `${measures[chosen.measure]} of ${line.name} against ${words(trend.x)} of ${trend.family}`, x, y, marks(line, y));
    made.dataset.title = line.name;
    return made;
  });
  const room = target.clientWidth || 640;
  const columns = Math.max(1, Math.floor(room / 300));
  const charts = draw(Math.floor((room - 16 * (columns - 1)) / columns));
  target.replaceChildren(
    element('div', { class: 'multiples', style: `grid-template-columns: repeat(${columns}, 1fr)` }, ...charts.map((one, i) => element('div', {}, element('h4', {}, lines[i]!.name), one))),
    element('p', { class: 'note' }, 'The other parameters vary. More than 12 values are shown in 12 bins.'),
    save_buttons(target, () => draw(320)),
  );
}
