// SPDX-License-Identifier: MIT
// The cost of accuracy: the time of a query against its error, one mark per subject.
import * as Plot from '@observablehq/plot';

import { height, put, width } from './chart';
import { State, colour, short } from './state';

// The first bin at which the cumulative count reaches `percent`.
function quantile(counts: Map<number, number>, percent: number): number | null {
  const total = [...counts.values()].reduce((a, b) => a + b, 0);
  let below = 0;
  for (const [bin, count] of [...counts].sort(([a], [b]) => a - b)) {
    below += count;
    if (100 * below >= percent * total) return bin;
  }
  return null;
}

interface Place {
  s: number;
  name: string;
  time: number;
  slow: number;
  middle: number;
  high: number;
}

// Uses the filtered answers.  A selected verdict filters only the errors; times are by group.
function place_of(state: State, s: number): Place | null {
  const { first_decade, per_decade, count: bins } = state.data.error_bins;
  const times = new Map<number, number>();
  const errors = new Map<number, number>();
  for (const cell of state.cells()) {
    if (cell.s !== s) continue;
    for (let i = 0; i < cell.times.length; i += 2) times.set(cell.times[i]!, (times.get(cell.times[i]!) ?? 0) + cell.times[i + 1]!);
    for (let i = 0; i < cell.errors.length; i += 3) {
      if (state.takes(s, cell.g, cell.errors[i]!)) errors.set(cell.errors[i + 1]!, (errors.get(cell.errors[i + 1]!) ?? 0) + cell.errors[i + 2]!);
    }
  }
  const [time, slow] = [quantile(times, 50), quantile(times, 90)];
  const [middle, high] = [quantile(errors, 50), quantile(errors, 99)];
  if (time === null || slow === null || middle === null || high === null) return null;
  const ns = (bin: number): number => 2 ** (bin / 4);
  const error = (bin: number): number => 10 ** (first_decade + (Math.min(bin, bins - 1) + 1) / per_decade);
  return { s, name: state.data.subjects[s]!.name, time: ns(time), slow: ns(slow), middle: error(middle), high: error(high) };
}

export function show_times(state: State): void {
  if (!document.getElementById('times-chart')) return;
  const places = state.drawn_subjects().flatMap((s) => place_of(state, s) ?? []);
  const title = (p: Place): string => `${p.name}: half within ${short(p.time)} ns, 90 % within ${short(p.slow)} ns; half of the errors at most ${short(p.middle)} u M, 99 % at most ${short(p.high)} u M`;
  const stroke = (p: Place): string => colour(p.s);
  const sorted = [...places].sort((a, b) => a.time - b.time);
  const ends = places.flatMap(({ time, slow }) => [time, slow]);
  const chart = places.length
    ? Plot.plot({
        width,
        height,
        marginLeft: 60,
        marginTop: 40,
        // Leave room for the names to the right of the dots.
        x: { type: 'log', domain: [Math.min(...ends) / 1.5, Math.max(...ends) * 8], label: 'time of a query, ns: median, and a line to 90 %', grid: true, ticks: 6, tickFormat: '~s' },
        y: { type: 'log', label: 'error in units of u M: circle median, triangle 99 %', grid: true, tickFormat: '.0e', ticks: 6 },
        marks: [
          Plot.ruleX(places, { x: 'time', y1: 'middle', y2: 'high', stroke, strokeOpacity: 0.5 }),
          Plot.ruleY(places, { x1: 'time', x2: 'slow', y: 'high', stroke, strokeOpacity: 0.5 }),
          Plot.dot(places, { x: 'time', y: 'middle', stroke, r: 4, title }),
          Plot.dot(places, { x: 'time', y: 'high', stroke, symbol: 'triangle', r: 5, title }),
          // Alternate the names between two rows, so that neighbours do not overlap.
          ...[0, 1].map((row) => Plot.text(sorted.filter((_, i) => i % 2 === row), { x: 'slow', y: 'high', text: 'name', textAnchor: 'start', dx: 8, dy: row ? 8 : -6, fill: 'currentColor' })),
        ],
      })
    : null;
  put('times-chart', chart, 'Error against time of a query');
}
