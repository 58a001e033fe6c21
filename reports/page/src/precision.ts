// SPDX-License-Identifier: MIT
// Presets for several scalars: the error of each by condition, with u M / d for comparison.
import * as Plot from '@observablehq/plot';

import { height, put, width } from './chart';
import { type Preset, no_answer, no_error } from './data';
import { State, colour, dash, element, in_turn, short } from './state';

interface Point {
  x: number; // log10 of the middle of the decade
  y: number; // log10 of the error
  title: string;
}

function points(state: State, s: number, lowest: number): Point[] {
  const rows = state.data.precision.find((of) => of.s === s)?.rows ?? [];
  return rows.flatMap(([decade, count, , high]) => {
    if (high === no_answer) return [];
    const y = high === no_error ? lowest : Math.max(lowest, high / 10);
    const error = high === no_error ? '0' : short(10 ** (high / 10));
    return [{ x: decade + 0.5, y, title: `${state.data.subjects[s]!.name}: 99 % of ${count} answers have at most ${error}` }];
  });
}

function chart(state: State, preset: Preset): SVGSVGElement | HTMLElement {
  const scalar = (s: number): string => state.data.subjects[s]!.name.split('/')[1]!;
  const us = preset.subjects.map((s) => state.data.subjects[s]!.u).filter((u) => u > 0);
  // Clamp tiny errors, such as those of 100-digit scalars, so that they do not compress the scale.
  const lowest = Math.max(-40, Math.floor(Math.log10(Math.min(...us))) - 1);
  const lines = preset.subjects.map((s, i) => ({ s, i, u: state.data.subjects[s]!.u, of: points(state, s, lowest) }));
  const xs = lines.flatMap(({ of }) => of.map(({ x }) => x));
  const ends = [Math.min(...xs) - 0.5, Math.max(...xs) + 0.5];
  return Plot.plot({
    width,
    height,
    marginLeft: 50,
    marginTop: 40,
    marginRight: 70,
    x: { domain: ends, label: 'log10 of distance / magnitude', grid: true },
    y: { domain: [lowest, 1], label: 'log10 of the relative error that 99 % do not exceed (dashed: u M / d)', grid: true },
    color: { domain: preset.subjects.map(scalar), range: lines.map(({ i }) => colour(i)), legend: true },
    marks: [
      ...lines.filter(({ u }) => u > 0).map(({ i, u }) => Plot.line(ends.map((x) => [x, Math.log10(u) - x] as [number, number]), { stroke: colour(i), strokeDasharray: '3 4', strokeOpacity: 0.7, clip: true })),
      ...lines.map(({ s, i, of }) => Plot.line(of, { x: 'x', y: 'y', stroke: () => scalar(s), strokeDasharray: dash(i), strokeWidth: 2 })),
      ...lines.map(({ s, of }) => Plot.dot(of, { x: 'x', y: 'y', fill: () => scalar(s), r: 3, title: 'title' })),
      ...lines.map(({ s, of }) => Plot.text(of.slice(-1).filter(({ y }) => y > lowest), { x: 'x', y: 'y', text: () => scalar(s), textAnchor: 'start', dx: 6, fill: 'currentColor' })),
    ],
  });
}

export function show_precision(state: State): void {
  const all = state.data.presets;
  if (!document.getElementById('precision-chart') || !all.length) return;
  const draw = (preset: Preset): void => put('precision-chart', chart(state, preset), `Relative error by condition of ${preset.name} at each scalar`);
  const select = element('select');
  const first = all.find(({ name }) => name.endsWith('/robust')) ?? all[0]!;
  for (const preset of all) select.append(new Option(preset.name, preset.name, preset === first, preset === first));
  select.addEventListener('change', () => draw(all[select.selectedIndex]!));
  document.getElementById('precision-controls')?.replaceChildren(element('label', {}, 'Preset ', select));
  in_turn([() => draw(first)])();
}
