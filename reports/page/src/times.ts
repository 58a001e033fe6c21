// SPDX-License-Identifier: MIT
// The cost of accuracy: the time of a query against its error, one mark per subject.
import { type Mark, type Point, chart, put } from './chart';
import { error_counts } from './charts';
import { State, colour, element, short, sum } from './state';

// The first value at which the cumulative count reaches `percent`.
function quantile(counts: [number, number][], percent: number): number | null {
  const total = sum(counts.map(([, count]) => count));
  let below = 0;
  for (const [value, count] of counts) {
    below += count;
    if (100 * below >= percent * total) return value;
  }
  return null;
}

// Uses the filtered answers.  A selected verdict filters only the errors; times are by group.
function marks_of(state: State, s: number, line: number): Mark[] {
  const bins = new Map<number, number>();
  for (const cell of state.cells()) {
    if (cell.s !== s) continue;
    for (let i = 0; i < cell.times.length; i += 2) bins.set(cell.times[i]!, (bins.get(cell.times[i]!) ?? 0) + cell.times[i + 1]!);
  }
  const times = [...bins].sort(([a], [b]) => a - b).map(([bin, count]): [number, number] => [2 ** (bin / 4), count]);
  const errors = error_counts(state, s);
  const [time, slow, middle, high] = [quantile(times, 50), quantile(times, 90), quantile(errors, 50), quantile(errors, 99)];
  if (time === null || slow === null || middle === null || high === null) return [];
  const { name } = state.data.subjects[s]!;
  const titles = [`${name}: half within ${short(time)} ns, 90 % within ${short(slow)} ns; half of the errors at most ${short(middle)} u M, 99 % at most ${short(high)} u M`];
  const line_of = (points: Point[], label?: string): Mark => ({ kind: 'line', points, colour: colour(line), faint: true, ...(label ? { label, name } : {}) });
  return [
    line_of([[time, middle], [time, high]]),
    line_of([[time, high], [slow, high]], name),
    { kind: 'dots', points: [[time, middle]], colour: colour(line), titles },
    { kind: 'dots', points: [[time, high]], colour: colour(line), symbol: 'up', titles },
  ];
}

export function show_times(state: State): void {
  if (!document.getElementById('times-chart')) return;
  const marks = state.drawn_subjects().flatMap((s, i) => marks_of(state, s, i));
  const all = marks.flatMap(({ points }) => points);
  const domain = (values: number[]): number[] => [10 ** Math.floor(Math.log10(Math.min(...values))), 10 ** Math.ceil(Math.log10(Math.max(...values) * 1.01))];
  put('times-chart', all.length ? (width) => chart(width, 'Error against time of a query',
    { kind: 'log', domain: domain(all.map(([x]) => x)), label: 'time of a query, ns: median, and a line to 90 %' },
    { kind: 'log', domain: domain(all.map(([, y]) => y)), label: 'error, u M: circle median, triangle 99 %' }, marks) : null,
  element('p', { class: 'note' }, 'The lines that the legend above names.'));
}
