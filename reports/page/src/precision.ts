// SPDX-License-Identifier: MIT
// Presets for several scalars: the error of each by condition, with u M / d for comparison.
import { type Mark, type Point, chart, put } from './chart';
import { type Preset, no_answer, no_error } from './data';
import { State, before_print, colour, dash, element, in_turn, select, short, ten_to } from './state';

// Below this power of ten the axis is narrower: float and double need the space, but scalars of 50
// and 100 digits have a place too.
const narrow_below = -40;

function show(state: State, preset: Preset): void {
  const rows = preset.subjects.map((s) => state.data.precision.find((of) => of.s === s)?.rows ?? []);
  const finite = rows.flatMap((of) => of.flatMap(([, , , high]) => (high === no_answer || high === no_error ? [] : [high / 10])));
  const us = preset.subjects.map((s) => state.data.subjects[s]!.u);
  const lowest = Math.floor(Math.min(-1, ...finite, ...us.filter((u) => u > 0).map((u) => Math.log10(u)))) - 1;
  const decades = rows.flatMap((of) => of.map(([decade]) => decade));
  const ends = [Math.min(...decades), Math.max(...decades) + 1];
  const is_wide = lowest < narrow_below - 10;
  const marks = preset.subjects.flatMap((s, i): Mark[] => {
    const scalar = state.data.subjects[s]!.name.split('/')[1]!;
    const some = rows[i]!.filter(([, , , high]) => high !== no_answer);
    const points = some.map(([decade, , , high]): Point => [decade + 0.5, Math.min(1, high === no_error ? lowest : high / 10)]);
    const titles = some.map(([, count, , high]) => `${scalar}: 99 % of ${count} answers have at most ${high === no_error ? '0' : short(ten_to(high / 10))}`);
    const u = Math.log10(us[i]!);
    // u M / d within the frame.
    const [from, to] = [Math.max(ends[0]!, u - 1), Math.min(ends[1]!, u - lowest)];
    const bound = us[i]! > 0 && from < to ? [from, ...(from < u - narrow_below && u - narrow_below < to ? [u - narrow_below] : []), to].map((x): Point => [x, u - x]) : [];
    return [
      { kind: 'line', points: bound, colour: colour(i), dash: '2 4', faint: true },
      { kind: 'line', points, colour: colour(i), dash: dash(i), name: scalar, label: scalar },
      { kind: 'dots', points, colour: colour(i), titles },
    ];
  });
  put('precision-chart', (width) => chart(width, `Relative error by condition of ${preset.name} at each scalar`,
    { kind: 'linear', domain: ends, label: 'log10 of d*/M' },
    {
      kind: 'linear', label: 'log10 of the relative error that 99 % do not exceed; dotted: u M/d',
      ...(is_wide ? { domain: [lowest, narrow_below, 1], shares: [0, 0.25, 1], ticks: [...[-100, -70].filter((x) => x > lowest), -40, -30, -20, -10, 0] } : { domain: [lowest, 1] }),
    }, marks),
  element('p', { class: 'note' }, `Lowest row: an error of 0.${is_wide ? ` Below 1e${narrow_below} the axis is narrower.` : ''}`));
}

export function show_precision(state: State): void {
  const all = state.data.presets;
  if (!document.getElementById('precision-chart') || !all.length) return;
  let preset = all.find(({ name }) => name.endsWith('/robust')) ?? all[0]!;
  const draw = in_turn([() => show(state, preset)]);
  document.getElementById('precision-controls')?.replaceChildren(select('Preset', all.map(({ name }) => [name, name]), preset.name, (name) => {
    preset = all.find((one) => one.name === name)!;
    show(state, preset);
  }));
  draw();
  before_print(() => {}, draw);
}
